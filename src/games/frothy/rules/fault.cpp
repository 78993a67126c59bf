#include "games/frothy/rules/fault.h"

#include <algorithm>

namespace frothy {

bool is_playable(const std::vector<Fault>& faults) {
    return std::ranges::none_of(
        faults, [](const Fault& fault) { return fault.severity == Severity::error; });
}

std::string text_of(const Fault& fault) {
    std::string text;
    if (!fault.place.empty()) text = fault.place + ": ";
    text += "found " + fault.found + ", expected " + fault.expected;
    if (!fault.rule.is_none()) text += " (" + fault.rule.text() + ")";
    return text;
}

}  // namespace frothy
