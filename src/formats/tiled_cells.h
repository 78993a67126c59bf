// The cells of a layer as Tiled packs them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace formats::tiled {

// The bytes of a base64 text, white space around it aside; nothing if it is none.
std::optional<std::string> bytes_of_base64(std::string_view text);

// What zlib or gzip packed, if it is exactly so many bytes.
std::optional<std::string> unpacked(std::string_view packed, std::size_t bytes);

// Numbers of 32 bits, the least byte first.
std::vector<std::uint32_t> numbers_of(std::string_view bytes);

}  // namespace formats::tiled
