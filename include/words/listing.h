// Several things in a row, as one says them.
#pragma once

#include <span>
#include <string>

namespace words {

// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
std::string listing_of(std::span<const std::string> parts);

}  // namespace words
