#include "ui/core/note_spot.h"

#include <algorithm>

namespace ui {

float covered_by(const stage::Rect& place, std::span<const Seen> seen, float margin) {
    const stage::Rect grown = stage::grown(place, margin);
    float covered = 0.0F;
    for (const Seen& one : seen)
        covered += grown.contains(one.at) ? one.weight : 0.0F;
    return covered;
}

std::size_t least_covering(std::span<const stage::Rect> places, std::size_t near,
                           std::span<const Seen> seen, float margin) {
    constexpr float far_off = 0.5F;  // less than anything that is covered
    std::size_t best = 0;
    float least = 1.0e9F;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const float covered = covered_by(places[i], seen, margin) + (i < near ? 0.0F : far_off);
        if (covered >= least) continue;
        least = covered;
        best = i;
    }
    return best;
}

std::vector<stage::Rect> places_all_over(const stage::Rect& room, stage::Vec2 size) {
    constexpr int columns = 8;
    constexpr int rows = 6;
    const float across = std::max(0.0F, room.width - size.x) / (columns - 1);
    const float down = std::max(0.0F, room.height - size.y) / (rows - 1);
    std::vector<stage::Rect> places;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column)
            places.push_back({room.x + across * static_cast<float>(column),
                              room.y + down * static_cast<float>(row), size.x, size.y});
    }
    return places;
}

}  // namespace ui
