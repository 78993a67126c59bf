#include "games/frothy/rules/fault.h"

#include <algorithm>

namespace frothy {

bool is_playable(const std::vector<Fault>& faults) {
    return std::ranges::none_of(
        faults, [](const Fault& fault) { return fault.severity == Severity::error; });
}

bool is_file_name(std::string_view id) {
    const bool is_plain = std::ranges::none_of(id, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < ' ' || byte == 0x7FU || c == '/' || c == '\\' || c == ':';
    });
    return is_plain && !id.starts_with('.');
}

std::string text_of(const Fault& fault) {
    std::string text;
    if (!fault.place.empty()) text = fault.place + ": ";
    text += "found " + fault.found + ", expected " + fault.expected;
    if (!fault.rule.is_none()) text += " (" + fault.rule.text() + ")";
    return text;
}

}  // namespace frothy
