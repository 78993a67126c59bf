#include "words/words.h"

#include <libintl.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <string_view>

#include "words/domain.h"
#include "words/own_words.h"

namespace words {

namespace {

// Like the language, of the whole program. Pictures that are painted beside the frames speak, too.
std::atomic<const OwnWords*>& spoken_of() {
    static std::atomic<const OwnWords*> own = nullptr;
    return own;
}

// Null where it is said as usual.
const OwnWord* own_word(const char* message) {
    const OwnWords* own = spoken_of();
    if (own == nullptr) return nullptr;
    const auto found = std::ranges::find(*own, std::string_view(message),
                                         [](const OwnWord& one) { return one.usual; });
    return found == own->end() ? nullptr : &*found;
}

}  // namespace

void speak_of(const OwnWords* own) { spoken_of() = own; }

const char* tr(const char* message) {
    if (const OwnWord* own = own_word(message)) message = own->own;
    // The empty message is the heading of a catalogue.
    return *message == '\0' ? message : dgettext(domain, message);
}

const char* tr_in(const char* context, const char* message) {
    if (const OwnWord* own = own_word(message)) return dgettext(domain, own->own);
    const std::string key = std::string(context) + '\004' + message;
    const char* found = dgettext(domain, key.c_str());
    return found == key.c_str() ? message : found;
}

std::string say(const char* pattern, std::initializer_list<Said> values) {
    const std::string_view words = tr(pattern);
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_place = words[i] == '{' && i + 2 < words.size() && words[i + 2] == '}';
        if (!is_place) {
            result.push_back(words[i]);
            continue;
        }
        const auto index = static_cast<std::size_t>(words[i + 1] - '0');
        if (index < values.size()) result += values.begin()[index].text;
        i += 2;
    }
    return result;
}

const char* by_count(int count, const char* one, const char* more) {
    const OwnWord* own = own_word(one);
    if (own != nullptr && own->counted != nullptr) return own->counted(count);
    const auto size = static_cast<unsigned long>(std::abs(count));
    return dngettext(domain, one, more, size);
}

const char* by_count(int count, const char* none, const char* one, const char* more) {
    return count == 0 ? tr(none) : by_count(count, one, more);
}

}  // namespace words
