// A place in an order, as one says it.
#pragma once

#include <string>

namespace words {

std::string ordinal(int number);  // "1st", "2nd", "11th", "23rd"

}  // namespace words
