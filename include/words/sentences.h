#pragma once

#include <string>

namespace words {

// Two sentences, one after the other; either may be empty.
std::string in_a_row(const std::string& one, const std::string& other);

}  // namespace words
