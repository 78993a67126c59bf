// What lies where on a course, whoever paints it: shades, line, looks, and where the walls run.
// World units.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/view/core/board/board_layout.h"
#include "stage/core/colour.h"

namespace frothy {

inline constexpr float apron_width = 0.56F;  // from the smooth outline outwards
inline constexpr float wall_width = 0.50F;

// Small and steady, so that the sand looks raked by hand.
unsigned speckle(hexgrid::Hex hex);

// Two lanes in turn, three grains each: lane * 3 + grain.
inline constexpr std::size_t shade_count = 6;
std::size_t shade_of(const Course& course, Cell cell);
std::array<stage::Colour, shade_count> ground_shades();

// An edge over which the line is crossed: its middle, and the way ahead.
struct LineEdge {
    stage::Vec2 middle;
    stage::Vec2 ahead;
};
std::vector<LineEdge> line_edges(const Course& course, const BoardLayout& layout, Cell cell);

// The two ends of the line, furthest apart; empty where it has none.
std::vector<stage::Vec2> line_ends(const std::vector<LineEdge>& edges);

// That of a look; nothing where there is none.
std::optional<std::string> picture_of_look(const std::string& look,
                                           const std::function<bool(const std::string& name)>& has);
// The picture of a hex's feature: its look if there is such a picture, else the usual one. Empty
// without a feature.
std::string picture_of(const Course& course, Cell cell,
                       const std::function<bool(const std::string& name)>& has);

// The closed or the open stretches of an outline, as lines.
std::vector<std::vector<stage::Vec2>> stretches(const Outline& outline, bool open);

// Where something stands along the wall: at the edge of the track, and the way out of it.
template <class Visit>
void along_wall(const Outline& outline, float first, float apart, const Visit& visit) {
    const std::size_t n = outline.smooth.size();
    float along = first;
    for (std::size_t i = 0; i < n; ++i) {
        const stage::Vec2 a = outline.smooth[i];
        const stage::Vec2 b = outline.smooth[(i + 1) % n];
        const stage::Vec2 way = stage::normalised(b - a);
        const float length = stage::length(b - a);
        for (; along < length; along += apart) {
            if (!outline.open[i]) visit(a + way * along, stage::Vec2{way.y, -way.x});
        }
        along -= length;
    }
}

}  // namespace frothy
