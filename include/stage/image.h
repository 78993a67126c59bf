// A picture in memory.
#pragma once

#include "stage/core/colour.h"
#include "stage/core/geometry.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace stage {

// Rows from the top, four bytes R, G, B, A for each pixel, straight alpha.
struct Image {
    PixelSize size;
    std::vector<std::uint8_t> rgba;

    // x and y must be inside.
    Colour at(int x, int y) const;
};

// Throws StageError when the file cannot be written.
void save_png(const Image& image, const std::filesystem::path& file);

}  // namespace stage
