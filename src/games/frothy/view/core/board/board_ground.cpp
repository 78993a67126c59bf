#include "games/frothy/view/core/board/board_ground.h"

#include "hexgrid/pixel_layout.h"
#include "stage/theme.h"

namespace frothy {

using stage::Vec2;

unsigned speckle(hexgrid::Hex hex) {
    auto h = static_cast<unsigned>(hex.q * 73 + hex.r * 151 + 9000);
    h ^= h >> 3U;
    h *= 2654435761U;
    return h >> 24U;
}

std::size_t shade_of(const Course& course, Cell cell) {
    const unsigned lane = static_cast<unsigned>(course.inside(cell)) & 1U;
    const unsigned grain = speckle(course.hex(cell)) % 5U;
    return lane * 3U + (grain == 0 ? 0U : grain < 4 ? 1U : 2U);
}

std::array<stage::Colour, shade_count> ground_shades() {
    namespace theme = stage::theme;
    return {mix(theme::sand, theme::light_sand, 0.5F),
            theme::sand,
            mix(theme::sand, theme::dark_sand, 0.15F),
            mix(theme::dark_sand, theme::sand, 0.15F),
            theme::dark_sand,
            darker(theme::dark_sand, 0.015F)};
}

std::vector<LineEdge> line_edges(const Course& course, const BoardLayout& layout, Cell cell) {
    std::vector<LineEdge> edges;
    for (int d = 0; d < hexgrid::direction_count; ++d) {
        const auto direction = hexgrid::direction(d);
        const Cell before = course.neighbour(cell, hexgrid::opposite(direction));
        if (before == no_cell || course.crossing(before, direction) != Crossing::forwards) {
            continue;
        }
        const hexgrid::Point unit = hexgrid::unit_vector(hexgrid::facing_along(direction));
        const Vec2 ahead = Vec2{static_cast<float>(unit.x), static_cast<float>(unit.y)};
        edges.push_back({layout.centres[cell] - ahead * 0.8660254F, ahead});
    }
    return edges;
}

std::vector<Vec2> line_ends(const std::vector<LineEdge>& edges) {
    std::vector<Vec2> corners;
    for (const LineEdge& edge : edges) {
        const Vec2 across = Vec2{-edge.ahead.y, edge.ahead.x} * 0.5F;
        corners.push_back(edge.middle - across);
        corners.push_back(edge.middle + across);
    }
    std::vector<Vec2> ends;
    float longest = 0.0F;
    for (const Vec2 one : corners) {
        for (const Vec2 other : corners) {
            if (stage::length(other - one) <= longest) continue;
            longest = stage::length(other - one);
            ends = {one, other};
        }
    }
    return ends;
}

std::optional<std::string> picture_of_look(
    const std::string& look, const std::function<bool(const std::string& name)>& has) {
    // Anybody may have written it: it is a name, and leads to no other folder.
    const bool is_name = !look.empty() && look.find_first_of("/\\.:") == std::string::npos;
    const std::string own = "board/" + look;
    return is_name && has(own) ? std::optional(own) : std::nullopt;
}

std::string picture_of(const Course& course, Cell cell,
                       const std::function<bool(const std::string& name)>& has) {
    const Features& features = course.features(cell);
    const auto& looks = course.plan().looks;
    if (features.look < looks.size()) {
        if (auto own = picture_of_look(looks[features.look], has)) return *own;
    }
    if (features.fragile > 0) return "board/amphora";
    if (features.jumpable) return "board/low-wall";
    if (features.solid) return "board/boulder";
    if (features.hazard) return "board/mud";
    return {};
}

std::vector<std::vector<Vec2>> stretches(const Outline& outline, bool open) {
    const std::size_t n = outline.smooth.size();
    std::vector<std::vector<Vec2>> lines;
    std::size_t start = 0;
    while (start < n && outline.open[start] == open)
        ++start;
    bool inside = false;
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t at = (start + i) % n;
        if (outline.open[at] != open) {
            inside = false;
            continue;
        }
        if (!inside) lines.push_back({outline.smooth[at]});
        inside = true;
        lines.back().push_back(outline.smooth[(at + 1) % n]);
    }
    return lines;
}

}  // namespace frothy
