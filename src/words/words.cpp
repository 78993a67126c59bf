#include "words/words.h"

#include <libintl.h>

#include <cstdlib>

#include "words/domain.h"

namespace words {

const char* tr(const char* message) {
    // The empty message is the heading of a catalogue.
    return *message == '\0' ? message : dgettext(domain, message);
}

const char* tr_in(const char* context, const char* message) {
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
    const auto size = static_cast<unsigned long>(std::abs(count));
    return dngettext(domain, one, more, size);
}

const char* by_count(int count, const char* none, const char* one, const char* more) {
    return count == 0 ? tr(none) : by_count(count, one, more);
}

}  // namespace words
