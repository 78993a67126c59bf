// From bytes to a document: every way in which a text can fail to be one.
#include <algorithm>
#include <set>

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

std::string position(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t start = before.rfind('\n');
    const std::size_t column =
        start == std::string_view::npos ? before.size() + 1 : before.size() - start;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
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
    try {
        Watch watch;
        // The parser copies its callback, so it gets a reference.
        const Json::parser_callback_t callback = [&watch](int depth, Json::parse_event_t event,
                                                          Json& parsed) {
            return watch(depth, event, parsed);
        };
        return Json::parse(text.begin(), text.end(), callback);
    } catch (const Json::parse_error& error) {
        const std::size_t byte = error.byte > 0 ? error.byte - 1 : 0;
        reader.complain_at(position(text, byte), "malformed JSON: " + reason(error.what()),
                           "a JSON document in UTF-8");
    } catch (const Json::exception& error) {
        reader.complain_at("", "malformed JSON: " + reason(error.what()), "a JSON document");
    } catch (const TooDeep&) {
        reader.complain_at("", "lists and objects nested too deep",
                           "at most " + std::to_string(max_document_depth) + " deep");
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
