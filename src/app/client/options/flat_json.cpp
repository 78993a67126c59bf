#include "app/client/options/flat_json.h"

#include <cctype>
#include <optional>

namespace app {

namespace {

class Cursor {
public:
    explicit Cursor(std::string_view text) : text_(text) {}

    void skip_space() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0)
            ++at_;
    }
    bool take(char wanted) {
        skip_space();
        if (at_ >= text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }
    bool is_at_end() {
        skip_space();
        return at_ == text_.size();
    }
    std::optional<std::string> quoted() {
        if (!take('"')) return std::nullopt;
        std::string words;
        while (at_ < text_.size() && text_[at_] != '"') {
            char c = text_[at_++];
            if (c == '\\' && at_ < text_.size()) {
                c = text_[at_++];
                if (c == 'n') c = '\n';
                if (c == 't') c = '\t';
                if (c == 'u') return std::nullopt;  // never written by us
            }
            words += c;
        }
        if (at_ >= text_.size()) return std::nullopt;
        ++at_;
        return words;
    }
    std::optional<std::string> plain() {
        skip_space();
        if (at_ < text_.size() && text_[at_] == '"') return quoted();
        std::string word;
        while (at_ < text_.size() &&
               (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '.' ||
                text_[at_] == '-' || text_[at_] == '+')) {
            word += text_[at_++];
        }
        if (word.empty()) return std::nullopt;
        return word;
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

bool is_bare(const std::string& value) {
    if (value == "true" || value == "false") return true;
    if (value.empty() || value.size() > 15 || value == "-") return false;
    bool has_point = false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (c == '-' && i == 0) continue;
        if (c == '.' && !has_point && i > 0 && i + 1 < value.size()) {
            has_point = true;
            continue;
        }
        if (c < '0' || c > '9') return false;
    }
    const bool leads_with_zero = value.size() > 1 && value[0] == '0' && value[1] != '.';
    return !leads_with_zero;
}

std::string in_quotes(const std::string& words) {
    std::string text = "\"";
    for (const char c : words) {
        if (c == '"' || c == '\\') text += '\\';
        if (c == '\n') {
            text += "\\n";
        } else if (static_cast<unsigned char>(c) >= 0x20) {
            text += c;
        }
    }
    return text + '"';
}

}  // namespace

FlatReading read_flat_json(std::string_view text) {
    FlatReading reading;
    Cursor cursor(text);
    if (!cursor.take('{')) return reading;
    if (cursor.take('}')) return {{}, cursor.is_at_end()};
    do {
        const auto key = cursor.quoted();
        if (!key || !cursor.take(':')) return reading;
        const auto value = cursor.plain();
        if (!value) return reading;
        reading.values[*key] = *value;
    } while (cursor.take(','));
    reading.is_whole = cursor.take('}') && cursor.is_at_end();
    return reading;
}

std::string write_flat_json(const FlatJson& values) {
    std::string text = "{";
    bool is_first = true;
    for (const auto& [key, value] : values) {
        text += is_first ? "\n  " : ",\n  ";
        text += in_quotes(key) + ": " + (is_bare(value) ? value : in_quotes(value));
        is_first = false;
    }
    return text + "\n}\n";
}

}  // namespace app
