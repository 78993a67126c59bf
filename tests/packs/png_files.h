// Pictures for tests: sound ones, and others part by part.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include <zlib.h>

namespace png_files {

inline std::string four_bytes(std::uint32_t number) {
    std::string bytes;
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>(number >> shift & 0xFFU);
    return bytes;
}

inline std::string part(const std::string& name, const std::string& content) {
    const std::string summed = name + content;
    const auto sum =
        crc32(0, reinterpret_cast<const Bytef*>(summed.data()), static_cast<uInt>(summed.size()));
    return four_bytes(static_cast<std::uint32_t>(content.size())) + summed +
           four_bytes(static_cast<std::uint32_t>(sum));
}

inline std::string packed(const std::string& bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string made(size, '\0');
    if (compress(reinterpret_cast<Bytef*>(made.data()), &size,
                 reinterpret_cast<const Bytef*>(bytes.data()),
                 static_cast<uLong>(bytes.size())) != Z_OK)
        throw std::runtime_error("cannot pack");
    made.resize(size);
    return made;
}

inline const std::string signature("\x89PNG\r\n\x1a\n", 8);

inline std::string header(std::uint32_t width, std::uint32_t height, char depth = 8,
                          char colour = 6) {
    return part("IHDR",
                four_bytes(width) + four_bytes(height) + depth + colour + std::string(3, '\0'));
}

// The same with sums that are right, as far as its parts can be told apart.
inline std::string summed(std::string bytes) {
    std::size_t at = signature.size();
    while (at + 12 <= bytes.size()) {
        std::size_t length = 0;
        for (std::size_t i = 0; i < 4; ++i)
            length = length << 8U | static_cast<unsigned char>(bytes[at + i]);
        if (length > bytes.size() - at - 12) break;
        const auto sum = crc32(0, reinterpret_cast<const Bytef*>(bytes.data() + at + 4),
                               static_cast<uInt>(length + 4));
        bytes.replace(at + 8 + length, 4, four_bytes(static_cast<std::uint32_t>(sum)));
        at += length + 12;
    }
    return bytes;
}

// A disc of one colour in a square without any.
inline std::string disc(std::uint32_t side, std::uint32_t rgb) {
    std::string rows;
    for (std::uint32_t y = 0; y < side; ++y) {
        rows += '\0';
        for (std::uint32_t x = 0; x < side; ++x) {
            const auto dx = static_cast<std::int64_t>(2 * x) - side;
            const auto dy = static_cast<std::int64_t>(2 * y) - side;
            const bool is_in = dx * dx + dy * dy < static_cast<std::int64_t>(side) * side;
            for (const unsigned shift : {16U, 8U, 0U})
                rows += static_cast<char>(rgb >> shift & 0xFFU);
            rows += static_cast<char>(is_in ? 0xFF : 0);
        }
    }
    return signature + header(side, side) + part("IDAT", packed(rows)) + part("IEND", "");
}

}  // namespace png_files
