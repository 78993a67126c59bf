// Lines and columns of the places of a JSON text, for editors that jump there.
#include <algorithm>
#include <map>
#include <string>

#include "formats/complaint.h"

namespace formats {

namespace {

using Offsets = std::map<std::string, std::size_t, std::less<>>;

// Walks over a text that has been parsed before. Of anything else it finds less, and nothing worse.
class Walker {
public:
    Walker(std::string_view text, Offsets& wanted) : text_(text), wanted_(wanted) {}

    void value(const std::string& place, int depth) {
        skip_blanks();
        if (at_ >= text_.size() || depth > max_document_depth) {
            at_ = text_.size();
            return;
        }
        if (const auto found = wanted_.find(place); found != wanted_.end()) found->second = at_;
        switch (text_[at_]) {
        case '{': members(place, depth); break;
        case '[': elements(place, depth); break;
        case '"': string(); break;
        default: at_ = std::min(text_.find_first_of(",]} \t\r\n", at_), text_.size());
        }
    }

private:
    void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
    bool takes(char c) {
        skip_blanks();
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    // As it is written: keys with escapes are rare, and then the place around them will do.
    std::string_view string() {
        const std::size_t begin = ++at_;
        while (at_ < text_.size() && text_[at_] != '"')
            at_ += text_[at_] == '\\' ? 2 : 1;
        at_ = std::min(at_ + 1, text_.size());
        return text_.substr(std::min(begin, text_.size()), at_ - std::min(begin + 1, at_));
    }
    void members(const std::string& place, int depth) {
        ++at_;
        while (!takes('}')) {
            skip_blanks();
            if (at_ >= text_.size() || text_[at_] != '"') return leave();
            std::string key;
            for (const char c : string())
                key += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string{c};
            if (!takes(':')) return leave();
            value(place + "/" + key, depth + 1);
            takes(',');
        }
    }
    void elements(const std::string& place, int depth) {
        ++at_;
        for (std::size_t index = 0; !takes(']'); ++index) {
            if (at_ >= text_.size()) return;
            value(place + "/" + std::to_string(index), depth + 1);
            if (!takes(',') && at_ < text_.size() && text_[at_] != ']') return leave();
        }
    }
    void leave() { at_ = text_.size(); }

    std::string_view text_;
    Offsets& wanted_;
    std::size_t at_ = 0;
};

bool is_path(const Complaint& complaint) {
    return complaint.line == 0 && complaint.place.starts_with('/');
}

std::string parent_of(const std::string& place) { return place.substr(0, place.rfind('/')); }

bool begins_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

// Where the letter of that number begins, of a text whose quote stands there.
std::size_t letter_after(std::string_view text, std::size_t quote, std::size_t letter) {
    std::size_t at = quote;
    for (std::size_t i = 0; i < letter && at < text.size(); ++i)
        do
            ++at;
        while (at < text.size() && !begins_letter(text[at]));
    return at;
}

constexpr std::size_t nowhere = std::string_view::npos;

}  // namespace

void find_lines(std::string_view text, std::vector<Complaint>& complaints) {
    Offsets offsets;
    for (const Complaint& complaint : complaints) {
        if (!is_path(complaint)) continue;
        std::string place = complaint.place == "/" ? std::string() : complaint.place;
        for (; !place.empty(); place = parent_of(place))
            offsets[place] = nowhere;
        offsets[place] = nowhere;
    }
    if (offsets.empty()) return;
    Walker(text, offsets).value({}, 0);
    for (Complaint& complaint : complaints) {
        if (!is_path(complaint)) continue;
        std::string place = complaint.place == "/" ? std::string() : complaint.place;
        bool is_there = true;
        for (; !place.empty() && offsets[place] == nowhere; place = parent_of(place))
            is_there = false;
        std::size_t at = offsets[place];
        if (at == nowhere) continue;
        if (is_there && complaint.letter > 0) at = letter_after(text, at, complaint.letter);
        const std::string_view before = text.substr(0, at);
        const std::size_t last = before.rfind('\n');
        const std::size_t begin = last == nowhere ? 0 : last + 1;
        complaint.line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
        complaint.column = 1 + static_cast<std::size_t>(
                                   std::ranges::count_if(before.substr(begin), begins_letter));
    }
}

}  // namespace formats
