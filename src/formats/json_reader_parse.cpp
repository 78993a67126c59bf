// From bytes to a document: every way in which a text can fail to be one.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>

#include "formats/json_reader.h"

namespace formats {

namespace {

struct TooDeep {};
struct KeyTwice {
    std::string place;
};

// Watches the parser: depth, and keys given twice, which JSON leaves to chance.
class Watch {
public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > max_document_depth) throw TooDeep{};
        switch (event) {
        case Json::parse_event_t::object_start: levels_.emplace_back(); break;
        case Json::parse_event_t::object_end: levels_.pop_back(); break;
        case Json::parse_event_t::key: note(parsed.get<std::string>()); break;
        default: break;
        }
        return true;
    }

private:
    struct Level {
        std::set<std::string> keys;
        std::string latest;
    };

    void note(const std::string& key) {
        Level& level = levels_.back();
        level.latest = key;
        if (level.keys.insert(key).second) return;
        std::string place;
        for (const Level& outer : levels_)
            place += "/" + outer.latest;
        throw KeyTwice{place};
    }

    std::vector<Level> levels_;
};

// Where a byte stands, in lines and letters.
void place_at(std::string_view text, std::size_t byte, Complaint& complaint) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const std::size_t last = before.rfind('\n');
    const std::string_view line = before.substr(last == std::string_view::npos ? 0 : last + 1);
    complaint.line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
    complaint.column = 1 + static_cast<std::size_t>(std::ranges::count_if(
                               line, [](char c) { return (c & 0xC0) != 0x80; }));
}

// The reason within the library's message, without its own position and error number.
std::string reason(std::string message) {
    const std::size_t bracket = message.find("] ");
    if (bracket != std::string::npos) message.erase(0, bracket + 2);
    const std::size_t colon = message.find(": ");
    if (message.starts_with("parse error") && colon != std::string::npos) {
        message.erase(0, colon + 2);
    }
    constexpr std::size_t longest = 160;
    if (message.size() > longest) message = message.substr(0, longest) + "...";
    std::ranges::replace_if(
        message, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return message;
}

// The letters around a byte, or the one sign that it is.
std::string word_at(std::string_view text, std::size_t byte) {
    const auto is_letter = [&](std::size_t at) {
        const char c = at < text.size() ? text[at] : ' ';
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    constexpr std::size_t longest = 20;
    std::size_t begin = std::min(byte, text.size());
    // It stopped at the first sign that did not fit, or behind the word.
    while (begin > 0 && byte - begin < longest && is_letter(begin - 1))
        --begin;
    std::size_t end = std::max(begin, std::min(byte, text.size()));
    while (is_letter(end) && end - begin < longest)
        ++end;
    if (end == begin && end < text.size()) ++end;
    return std::string(text.substr(begin, end - begin));
}

// What stands there and what should, in words for whoever has written it.
Complaint slip_of(std::string_view text, const Json::parse_error& error) {
    Complaint slip;
    std::string told = reason(error.what());
    constexpr std::string_view opening = "syntax error while parsing ";
    const bool is_in_a_list = told.starts_with("syntax error while parsing array");
    const bool is_at_a_key = told.starts_with("syntax error while parsing object key");
    if (told.starts_with(opening)) {
        const std::size_t dash = told.find(" - ");
        if (dash != std::string::npos) told.erase(0, dash + 3);
    }
    constexpr std::string_view before_wanted = "; expected ";
    std::string wanted;
    if (const std::size_t at = told.rfind(before_wanted); at != std::string::npos) {
        wanted = told.substr(at + before_wanted.size());
        told.erase(at);
    }
    if (told.starts_with("unexpected ")) told.erase(0, std::string_view("unexpected ").size());
    // What was read last stands in the file.
    if (const std::size_t at = told.find("; last read: "); at != std::string::npos) told.erase(at);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> words = {
        {{"string literal", "a text in quotes"},
         {"number literal", "a number"},
         {"end of input", "the end of the file"},
         {"invalid string: missing closing quote", "a text without its closing quote"},
         {"invalid string: control character", "a control character within a text"},
         {"invalid string: ill-formed UTF-8 byte", "a byte that is no UTF-8"}}};
    const auto known =
        std::ranges::find_if(words, [&](const auto& pair) { return told.starts_with(pair.first); });
    const std::size_t at = error.byte > 0 ? error.byte - 1 : 0;
    const bool is_word = told.starts_with("invalid literal");
    if (is_word) told = '"' + word_at(text, at) + '"';
    if (known != words.end()) told = known->second;
    slip.found = "malformed JSON: " + told;
    const std::size_t last = text.find_last_not_of(" \t\r\n", at == 0 ? 0 : at - 1);
    const bool follows_comma = last != std::string_view::npos && text[last] == ',';
    if (follows_comma && (told == "']'" || told == "'}'")) {
        slip.expected = "one more entry, or no comma before it";
    } else if (told == words[3].second) {
        slip.expected = "a quote before the end of the line";
    } else if (told == words[4].second) {
        slip.expected = "it written out: a line break as \\n";
    } else if (told == words[5].second) {
        slip.expected = "a JSON document in UTF-8";
    } else if (wanted == "end of input") {
        slip.expected = "the end of the file";
    } else if (is_at_a_key || wanted == "string literal") {
        slip.expected = "a key in quotes";
    } else if (wanted == "','" || wanted == "'}'" || wanted == "']'") {
        slip.expected = std::string("a comma, or ") + (is_in_a_list ? "]" : "}");
    } else if (wanted == "':'") {
        slip.expected = "a colon after the key";
    } else if (is_word || wanted.starts_with("'[")) {
        slip.expected = "a text in quotes, a number, true, false, null, a list or an object";
    } else {
        slip.expected = "a JSON document in UTF-8";
    }
    place_at(text, at, slip);
    return slip;
}

// Calls `number` with the begin and end of each number that stands in no text, and `bracket` with
// the place of each bracket.
template <class Number, class Bracket>
void walk(std::string_view text, const Number& number, const Bracket& bracket) {
    constexpr std::string_view of_numbers = "+-.0123456789Ee";
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                if (text[at] == '\\') ++at;
        } else if (c == '-' || (c >= '0' && c <= '9')) {
            const std::size_t end = std::min(text.find_first_not_of(of_numbers, at), text.size());
            number(at, end);
            at = end - 1;
        } else if (c == '[' || c == ']' || c == '{' || c == '}') {
            bracket(at);
        }
    }
}

// The parser gives up at a number that no machine can hold, without saying where. Written in as
// many signs it is `unreadable_number`, which whoever reads the place refuses with all else.
std::string with_numbers_that_fit(std::string_view text) {
    std::string fitted(text);
    constexpr std::size_t least_signs = 5;  // 1e308
    const auto fit = [&](std::size_t begin, std::size_t end) {
        if (text[begin] == '-') ++begin;
        if (end - begin < least_signs) return;
        const std::string written(text.substr(begin, end - begin));
        char* rest = nullptr;
        const double value = std::strtod(written.c_str(), &rest);
        if (std::isfinite(value) || *rest != '\0') return;
        const std::size_t more = end - begin - least_signs;
        const std::string digits = more == 0   ? "1e308"
                                   : more == 1 ? "1e+308"
                                               : "1." + std::string(more - 1, '0') + "e308";
        fitted.replace(begin, end - begin, digits);
    };
    walk(text, fit, [](std::size_t) {});
    return fitted;
}

// The first bracket that is nested too deep.
std::size_t too_deep_at(std::string_view text) {
    int depth = 0;
    std::size_t found = text.size();
    walk(
        text, [](std::size_t, std::size_t) {},
        [&](std::size_t at) {
            depth += text[at] == '[' || text[at] == '{' ? 1 : -1;
            if (depth > max_document_depth && found == text.size()) found = at;
        });
    return found;
}

// What bytes are instead of a text in UTF-8; empty if they may be one.
std::string_view kind_of_bytes(std::string_view bytes) {
    if (bytes.empty()) return "an empty file";
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return "an empty file, of blanks alone";
    }
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return "a text in UTF-16";
    // Without a mark at its beginning: every other byte of plain letters is zero.
    if (bytes.size() >= 4 && bytes.size() % 2 == 0) {
        const bool high_first = bytes[0] == 0 && bytes[2] == 0 && bytes[1] != 0 && bytes[3] != 0;
        const bool low_first = bytes[1] == 0 && bytes[3] == 0 && bytes[0] != 0 && bytes[2] != 0;
        if (high_first || low_first) return "a text in UTF-16";
    }
    return bytes.find('\0') == std::string_view::npos ? "" : "a binary file";
}

}  // namespace

std::optional<Complaint> fault_of_bytes(std::string_view bytes, const std::string& file) {
    const std::string_view kind = kind_of_bytes(bytes);
    if (kind.empty()) return std::nullopt;
    return Complaint{file, "", std::string(kind), "a JSON document in UTF-8"};
}

std::optional<Json> parse_document(std::string_view text, Reader& reader) {
    if (text.size() > max_document_bytes) {
        reader.complain_at("", std::to_string(text.size()) + " bytes",
                           "at most " + std::to_string(max_document_bytes));
        return std::nullopt;
    }
    if (const std::string_view kind = kind_of_bytes(text); !kind.empty()) {
        reader.complain_at("", std::string(kind), "a JSON document in UTF-8");
        return std::nullopt;
    }
    const std::string fitted = with_numbers_that_fit(text);
    const auto refuse = [&](Complaint slip) { reader.complain_of_text(std::move(slip)); };
    try {
        Watch watch;
        // The parser copies its callback, so it gets a reference.
        const Json::parser_callback_t callback = [&watch](int depth, Json::parse_event_t event,
                                                          Json& parsed) {
            return watch(depth, event, parsed);
        };
        return Json::parse(fitted.begin(), fitted.end(), callback);
    } catch (const Json::parse_error& error) {
        refuse(slip_of(text, error));
    } catch (const Json::exception& error) {
        refuse({{}, {}, "malformed JSON: " + reason(error.what()), "a JSON document"});
    } catch (const TooDeep&) {
        Complaint slip{{},
                       {},
                       "lists and objects nested too deep",
                       "at most " + std::to_string(max_document_depth) + " deep"};
        place_at(text, too_deep_at(text), slip);
        refuse(std::move(slip));
    } catch (const KeyTwice& twice) {
        reader.complain_at(twice.place, "the same key a second time", "each key once");
    }
    return std::nullopt;
}

std::optional<Complaint> fault_of_json(std::string_view text, const std::string& file) {
    Reader reader{file};
    if (parse_document(text, reader)) return std::nullopt;
    std::vector<Complaint> complaints = reader.take_complaints();
    find_lines(text, complaints);
    return complaints.front();
}

std::string schema_of(std::string_view text) {
    Reader reader{std::string()};
    const std::optional<Json> document = parse_document(text, reader);
    if (!document || !document->is_object()) return {};
    const auto schema = document->find("schema");
    if (schema == document->end() || !schema->is_string()) return {};
    return schema->get<std::string>();
}

}  // namespace formats
