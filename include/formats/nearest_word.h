// What may have been meant by a word nobody knows: in documents and on the command line alike.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace formats {

// The candidate that differs least from a word, if it may be what was meant; else empty. Of equals
// the first. Points into the candidates.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates);
std::string_view nearest_word(std::string_view word, std::span<const std::string> candidates);

}  // namespace formats
