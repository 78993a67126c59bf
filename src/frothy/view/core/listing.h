// Names in a row, as a sentence tells them.
#pragma once

#include <span>
#include <string>

namespace frothy {

// "a", "a and b", "a, b and c".
std::string listing_of(std::span<const std::string> parts);

}  // namespace frothy
