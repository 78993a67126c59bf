// What is wrong with a course or a vehicle, in the reader's language. The checks say it in English,
// as the command line does.
#pragma once

#include <string>
#include <string_view>

namespace frothy {

// Half a finding: what was found, or what was expected. What is in no list stays as it is.
std::string finding_in_words(std::string_view english);

// "at most 6 (FR-VEH-06)" as what it says and the rule that says it, which may be none.
struct ExpectedWords {
    std::string words;
    std::string rule;  // its ID
};
ExpectedWords expected_in_words(std::string_view english);

}  // namespace frothy
