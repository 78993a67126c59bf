#include "formats/flat_json.h"

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

namespace formats {

namespace {

using Json = nlohmann::json;

// Takes what the parser finds until it finds something else than plain members.
class FlatHandler : public nlohmann::json_sax<Json> {
public:
    FlatJson take() { return std::move(values_); }

    bool null() override { return false; }
    bool boolean(bool value) override { return keep(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return keep(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return keep(std::to_string(value)); }
    bool number_float(number_float_t /*value*/, const string_t& text) override {
        return keep(text);
    }
    bool string(string_t& value) override { return keep(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*elements*/) override {
        return !std::exchange(has_begun_, true);
    }
    bool key(string_t& value) override {
        key_ = std::move(value);
        return true;
    }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*elements*/) override { return false; }
    bool end_array() override { return false; }
    bool parse_error(std::size_t /*position*/, const std::string& /*last_token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return false;
    }

private:
    bool keep(std::string value) {
        if (has_begun_) values_[key_] = std::move(value);
        return has_begun_;
    }

    FlatJson values_;
    std::string key_;
    bool has_begun_ = false;
};

bool stands_without_quotes(const std::string& value) {
    using namespace std::string_view_literals;
    const Json read = Json::parse(value, nullptr, false);
    // The parser leaves out blanks, and whatever comes after a zero byte.
    const bool has_more = value.find_first_of(" \t\r\n\0"sv) != std::string::npos;
    return (read.is_number() || read.is_boolean()) && !has_more;
}

}  // namespace

FlatReading read_flat_json(std::string_view text) {
    FlatHandler handler;
    const bool is_whole = Json::sax_parse(text, &handler);
    return {handler.take(), is_whole};
}

std::string write_flat_json(const FlatJson& values) {
    std::string text = "{";
    const char* gap = "\n  ";
    for (const auto& [key, value] : values) {
        text += std::exchange(gap, ",\n  ") + json_text(key) + ": " +
                (stands_without_quotes(value) ? value : json_text(value));
    }
    return text + "\n}\n";
}

const std::string* text_at(const FlatJson& values, const std::string& key) {
    const auto found = values.find(key);
    return found == values.end() ? nullptr : &found->second;
}

int number_at(const FlatJson& values, const std::string& key, int least, int most, int otherwise) {
    const std::string* text = text_at(values, key);
    if (text == nullptr || text->empty()) return otherwise;
    char* end = nullptr;
    const long value = std::strtol(text->c_str(), &end, 10);
    return *end != '\0' || value < least || value > most ? otherwise : static_cast<int>(value);
}

bool flag_at(const FlatJson& values, const std::string& key) {
    const std::string* text = text_at(values, key);
    return text != nullptr && *text == "true";
}

std::string json_text(std::string_view text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace formats
