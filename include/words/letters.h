// Texts of UTF-8 by their letters.
#pragma once

#include <cstddef>
#include <string_view>

namespace words {

// How many bytes of a text, `most` at most, end with a whole letter.
constexpr std::size_t whole_letters(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text.size();
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    return most;
}

}  // namespace words
