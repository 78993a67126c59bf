#include "games/frothy/data/documents.h"

namespace frothy {

Complaint complaint_of(const Fault& fault, const std::string& file) {
    std::string expected = fault.expected;
    if (!fault.rule.is_none()) expected += " (" + fault.rule.text() + ")";
    return {file, "/" + fault.place, fault.found, expected};
}

}  // namespace frothy
