#include "formats/tiled_cells.h"

#include <zlib.h>

#include <array>

namespace formats::tiled {

namespace {

constexpr std::string_view base64_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view white_space = " \t\r\n";

}  // namespace

std::optional<std::string> bytes_of_base64(std::string_view text) {
    const std::size_t first = text.find_first_not_of(white_space);
    if (first == std::string_view::npos) return std::nullopt;
    text = text.substr(first, text.find_last_not_of(white_space) - first + 1);
    if (text.size() % 4 != 0) return std::nullopt;
    std::size_t padding = 0;
    while (padding < 2 && text.ends_with('=')) {
        text.remove_suffix(1);
        ++padding;
    }
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 3);
    std::uint32_t bits = 0;
    int count = 0;
    for (const char letter : text) {
        const std::size_t digit = base64_digits.find(letter);
        if (digit == std::string_view::npos) return std::nullopt;
        bits = bits << 6U | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 0xFFU);
    }
    return bytes;
}

std::optional<std::string> unpacked(std::string_view packed, std::size_t bytes) {
    constexpr int zlib_or_gzip = 32 + MAX_WBITS;
    z_stream stream{};
    if (inflateInit2(&stream, zlib_or_gzip) != Z_OK) return std::nullopt;
    std::string source(packed);
    // One byte more than wanted, so that what is too long is noticed, and no more of it unpacked.
    std::string result(bytes + 1, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(source.data());
    stream.avail_in = static_cast<uInt>(source.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    const int end = inflate(&stream, Z_FINISH);
    const bool is_whole = end == Z_STREAM_END && stream.total_out == bytes;
    inflateEnd(&stream);
    if (!is_whole) return std::nullopt;
    result.resize(bytes);
    return result;
}

std::vector<std::uint32_t> numbers_of(std::string_view bytes) {
    std::vector<std::uint32_t> numbers;
    numbers.reserve(bytes.size() / 4);
    for (std::size_t at = 0; at + 4 <= bytes.size(); at += 4) {
        std::uint32_t number = 0;
        for (std::size_t i = 4; i-- > 0;)
            number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
        numbers.push_back(number);
    }
    return numbers;
}

}  // namespace formats::tiled
