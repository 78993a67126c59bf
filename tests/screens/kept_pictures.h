// Whether a screen still looks as it did: its picture is made small and compared with one that was
// kept. Small, because letters then come down to shades that no hinting changes much, while a
// vehicle, a card or a panel remains.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "stage/image.h"

namespace kept_pictures {

using stage::Image;

inline constexpr int longest_side = 128;  // of a kept picture, in cells
inline constexpr int shades = 20;         // of a channel

// By how much two machines may differ: in letters, in the last bit of a blend.
struct Tolerance {
    int channel = 28;     // of 255, before a cell counts as another
    double share = 0.05;  // per cent of the cells that may
};

// How many pixels of a picture of this size make the side of a cell.
inline int pixels_of_cell(stage::PixelSize size) {
    return std::max(1, (std::max(size.width, size.height) + longest_side - 1) / longest_side);
}

inline std::uint8_t* cell_at(Image& image, int x, int y) {
    return image.rgba.data() + 4 * (y * image.size.width + x);
}

inline const std::uint8_t* cell_at(const Image& image, int x, int y) {
    return image.rgba.data() + 4 * (y * image.size.width + x);
}

// Each cell the mean of its pixels, fewer at the right and lower edge.
inline Image reduced(const Image& image) {
    const int side = pixels_of_cell(image.size);
    Image small{{(image.size.width + side - 1) / side, (image.size.height + side - 1) / side}, {}};
    small.rgba.resize(4U * static_cast<std::size_t>(small.size.width * small.size.height));
    for (int y = 0; y < small.size.height; ++y) {
        const int low = std::min((y + 1) * side, image.size.height);
        for (int x = 0; x < small.size.width; ++x) {
            const int right = std::min((x + 1) * side, image.size.width);
            int sums[3] = {};
            for (int row = y * side; row < low; ++row) {
                for (int column = x * side; column < right; ++column) {
                    const std::uint8_t* pixel = cell_at(image, column, row);
                    for (int i = 0; i < 3; ++i)
                        sums[i] += pixel[i];
                }
            }
            const int count = (low - y * side) * (right - x * side);
            std::uint8_t* cell = cell_at(small, x, y);
            for (int i = 0; i < 3; ++i)
                cell[i] = static_cast<std::uint8_t>((sums[i] + count / 2) / count);
            cell[3] = 255;
        }
    }
    return small;
}

// As it is kept: so few shades pack into half the room, and are well within the tolerance.
inline Image coarse(Image small) {
    for (std::size_t i = 0; i < small.rgba.size(); ++i) {
        const int shade = (small.rgba[i] * (shades - 1) + 127) / 255;
        small.rgba[i] = static_cast<std::uint8_t>(shade * 255 / (shades - 1));
    }
    return small;
}

struct Difference {
    bool is_other_size = false;
    double share = 0.0;                            // per cent of the cells
    int most = 0;                                  // of 255, in one channel of one cell
    int left = 0, top = 0, right = 0, bottom = 0;  // cells around all that deviate
    Image marked;                                  // the new one, faded, with what deviates in red

    bool is_within(const Tolerance& tolerance) const {
        return !is_other_size && share <= tolerance.share;
    }
};

// Both reduced.
inline Difference compare(const Image& kept, const Image& seen, const Tolerance& tolerance = {}) {
    Difference difference;
    difference.is_other_size = kept.size != seen.size;
    if (difference.is_other_size) return difference;
    difference.marked = seen;
    difference.left = seen.size.width;
    difference.top = seen.size.height;
    int deviating = 0;
    for (int y = 0; y < seen.size.height; ++y) {
        for (int x = 0; x < seen.size.width; ++x) {
            const std::uint8_t* before = cell_at(kept, x, y);
            const std::uint8_t* now = cell_at(seen, x, y);
            std::uint8_t* mark = cell_at(difference.marked, x, y);
            int most = 0;
            for (int i = 0; i < 3; ++i) {
                most = std::max(most, std::abs(before[i] - now[i]));
                mark[i] = static_cast<std::uint8_t>(170 + now[i] / 3);
            }
            difference.most = std::max(difference.most, most);
            if (most <= tolerance.channel) continue;
            ++deviating;
            mark[0] = 220;
            mark[1] = mark[2] = 0;
            difference.left = std::min(difference.left, x);
            difference.top = std::min(difference.top, y);
            difference.right = std::max(difference.right, x + 1);
            difference.bottom = std::max(difference.bottom, y + 1);
        }
    }
    difference.share = 100.0 * deviating / (seen.size.width * seen.size.height);
    return difference;
}

// Empty where it is within the tolerance; the place is given in pixels of the whole picture.
inline std::string complaint(const std::string& name, const Difference& difference, int side,
                             const Tolerance& tolerance = {}) {
    if (difference.is_within(tolerance)) return {};
    std::ostringstream words;
    words << name << ": ";
    if (difference.is_other_size) {
        words << "the kept picture has another size";
        return words.str();
    }
    words << std::round(difference.share * 1000.0) / 1000.0 << " % deviates, by up to "
          << difference.most << " of 255, between " << difference.left * side << ','
          << difference.top * side << " and " << difference.right * side << ','
          << difference.bottom * side;
    return words.str();
}

}  // namespace kept_pictures
