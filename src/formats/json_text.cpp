// JSON as people like to read it: what fits on a line stays on a line.
#include "formats/json_reader.h"

namespace formats {

namespace {

constexpr std::size_t columns = 100;
constexpr std::size_t indent_step = 2;

std::string on_one_line(const OrderedJson& value) {
    if (!value.is_structured()) return value.dump();
    std::string text(1, value.is_array() ? '[' : '{');
    bool first = true;
    for (const auto& [key, member] : value.items()) {
        if (!first) text += ", ";
        first = false;
        if (value.is_object()) text += OrderedJson(key).dump() + ": ";
        text += on_one_line(member);
    }
    return text + (value.is_array() ? ']' : '}');
}

// A drawing is one row a line, however short.
bool is_drawing(const OrderedJson& value) {
    if (!value.is_array() || value.size() < 2) return false;
    for (const OrderedJson& element : value)
        if (!element.is_string()) return false;
    return true;
}

void write(const OrderedJson& value, std::size_t indent, std::size_t used, std::string& text) {
    const bool broken = value.is_structured() && !value.empty();
    if (!broken || (!is_drawing(value) && indent > 0)) {
        const std::string line = on_one_line(value);
        if (!broken || used + line.size() < columns) {
            text += line;
            return;
        }
    }
    text += value.is_array() ? "[\n" : "{\n";
    bool first = true;
    for (const auto& [key, member] : value.items()) {
        if (!first) text += ",\n";
        first = false;
        text.append(indent + indent_step, ' ');
        std::string label;
        if (value.is_object()) label = OrderedJson(key).dump() + ": ";
        text += label;
        write(member, indent + indent_step, indent + indent_step + label.size(), text);
    }
    text += '\n';
    text.append(indent, ' ');
    text += value.is_array() ? ']' : '}';
}

}  // namespace

std::string pretty(const OrderedJson& value) {
    std::string text;
    write(value, 0, 0, text);
    return text + "\n";
}

}  // namespace formats
