#include "games/frothy/view/board/board_lit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "games/frothy/rules/queries.h"
#include "hexgrid/pixel_layout.h"
#include "stage/core/path.h"

namespace frothy {

namespace {

std::vector<Vec2> hex_around(Vec2 centre, float radius) {
    return stage::regular_polygon_points(centre, radius, 6, 0.5235988F);
}

// From the vehicle along these hexes; the last one is rimmed.
void paint_path(stage::Canvas& canvas, const LitLook& look, const Race& race,
                std::span<const Cell> cells, stage::Colour rim) {
    std::vector<Vec2> points = {look.to(look.layout.centres[race[look.choices.vehicle].cell])};
    for (const Cell cell : cells)
        points.push_back(look.to(look.layout.centres[cell]));
    canvas.polyline(points, theme::ink, look.to.zoom * 0.26F);
    canvas.polyline(points, theme::ivory, look.to.zoom * 0.15F);
    const auto around = hex_around(points.back(), look.to.zoom * 0.92F);
    canvas.outline_polygon(around, rim, std::max(2.0F, look.to.zoom * 0.13F));
}

}  // namespace

std::vector<PlacedArrow> place_arrows(std::span<const ChoiceArrow> arrows, Vec2 centre, float zoom,
                                      ArrowPlace place, std::span<const Vec2> others) {
    // Where else an arrow may stand: off the other arrows by so many radians, or further out.
    struct Aside {
        float turn;
        float out;  // times its radius
    };
    constexpr std::array asides = {Aside{0.0F, 0.0F}, Aside{0.3F, 0.0F}, Aside{0.5F, 0.0F},
                                   Aside{0.0F, 1.2F}, Aside{0.0F, 2.4F}, Aside{0.3F, 2.4F},
                                   Aside{0.0F, 3.6F}};
    std::vector<PlacedArrow> placed;
    const bool at_vehicle = place == ArrowPlace::vehicle;
    const float radius = std::max(9.0F, zoom * (at_vehicle ? 0.48F : 0.38F));
    // At the vehicle they stand beyond the hexes around it, where others may be.
    // Three of them stand round the end of a path.
    const float away = std::max(zoom * (at_vehicle ? 2.05F : 1.02F), radius * 2.3F);
    const auto way_of = [](float angle) { return Vec2{std::cos(angle), std::sin(angle)}; };
    Vec2 middle;
    for (const ChoiceArrow& arrow : arrows)
        middle = middle + way_of(arrow.stands);
    for (const ChoiceArrow& arrow : arrows) {
        const Vec2 way = way_of(arrow.stands);
        const float outwards = middle.x * way.y - middle.y * way.x < 0.0F ? -1.0F : 1.0F;
        const auto spot_of = [&](const Aside& aside) {
            return centre +
                   way_of(arrow.stands + outwards * aside.turn) * (away + radius * aside.out);
        };
        const auto is_free = [&](const Aside& aside) {
            return std::ranges::none_of(others, [&](Vec2 other) {
                return stage::length(other - spot_of(aside)) < radius + vehicle_radius * zoom;
            });
        };
        const auto free = std::ranges::find_if(asides, is_free);
        placed.push_back({arrow, spot_of(free == asides.end() ? asides.front() : *free), radius});
    }
    return placed;
}

void paint_lit(stage::Canvas& canvas, const LitLook& look, const Race& race) {
    const float zoom = look.to.zoom;
    // Where a way is proposed its end stands out of all that may be clicked.
    const bool has_goal = !look.proposed.empty() && look.choices.lit_at(look.under) == nullptr;
    for (const LitCell& lit : look.choices.lit) {
        const Vec2 centre = look.to(look.layout.centres[lit.cell]);
        const bool is_goal = has_goal && lit.cell == look.proposed.back();
        const float strength = is_goal ? 1.0F : !lit.is_end || has_goal ? 0.42F : 0.80F;
        canvas.fill_polygon(hex_around(centre, zoom * 0.93F),
                            faded(lit.is_crash ? theme::red : theme::gold, strength));
        canvas.outline_polygon(hex_around(centre, zoom * 0.90F),
                               lit.is_end ? theme::umber : faded(theme::umber, 0.5F),
                               std::max(1.0F, zoom * (lit.is_end ? 0.09F : 0.05F)));
    }
    if (look.choices.vehicle < race.vehicle_count && race[look.choices.vehicle].cell != no_cell) {
        if (const LitCell* target = look.choices.lit_at(look.under)) {
            paint_path(canvas, look, race, look.choices.path_to(*target).cells, theme::ivory);
        } else if (!look.proposed.empty()) {
            paint_path(canvas, look, race, look.proposed, theme::ink);
        }
    }
}

void paint_lit_numbers(stage::Canvas& canvas, const LitLook& look, const Race& race) {
    const float zoom = look.to.zoom;
    for (const LitCell& lit : look.choices.lit) {
        if (vehicle_at(race, lit.cell) != no_vehicle) continue;
        const Vec2 centre = look.to(look.layout.centres[lit.cell]);
        const float size = std::max(13.0F, zoom * 1.05F);
        if (lit.cell == look.under) canvas.disc(centre, size * 0.46F, theme::ivory);
        stage::TextLook text{stage::Face::label_bold, size, theme::ink};
        canvas.text_centred(centre, std::to_string(lit.steps), text);
    }
    for (const RefusedCell& refused : look.choices.refused) {
        if (look.choices.lit_at(refused.cell) != nullptr) continue;
        const Vec2 centre = look.to(look.layout.centres[refused.cell]);
        const float r = zoom * 0.30F;
        const float width = std::max(2.0F, zoom * 0.11F);
        canvas.outline_polygon(hex_around(centre, zoom * 0.86F), faded(theme::umber, 0.55F),
                               std::max(1.0F, zoom * 0.06F));
        canvas.circle(centre, r, faded(theme::umber, 0.75F), width);
        canvas.line(centre + Vec2{-0.7F, 0.7F} * r, centre + Vec2{0.7F, -0.7F} * r,
                    faded(theme::umber, 0.75F), width);
    }
}

void paint_targets(stage::Canvas& canvas, const LitLook& look, const RaceView& view) {
    const float zoom = look.to.zoom;
    for (const Option& attack : look.choices.attacks) {
        if (attack.a >= view.race().vehicle_count) continue;
        const Vec2 centre = look.to(view.vehicles()[attack.a].at);
        const float r = zoom * 0.95F;
        const float arm = zoom * 0.42F;
        // Brackets, so that nobody takes it for the ring of whoever decides.
        for (const Vec2 corner :
             {Vec2{-1.0F, -1.0F}, Vec2{1.0F, -1.0F}, Vec2{1.0F, 1.0F}, Vec2{-1.0F, 1.0F}}) {
            const Vec2 at = centre + corner * r;
            const Vec2 across = at - Vec2{corner.x * arm, 0.0F};
            const Vec2 down = at - Vec2{0.0F, corner.y * arm};
            for (const auto& [colour, width] :
                 {std::pair{theme::ink, std::max(4.0F, zoom * 0.26F)},
                  std::pair{theme::gold, std::max(2.5F, zoom * 0.15F)}}) {
                canvas.line(at, across, colour, width);
                canvas.line(at, down, colour, width);
            }
        }
    }
}

void paint_crashes(stage::Canvas& canvas, const LitLook& look) {
    const float zoom = look.to.zoom;
    constexpr float to_edge = 0.866F;  // of a hex, from its centre
    for (const Crash& crash : look.choices.crashes) {
        const auto angle = static_cast<float>(hexgrid::radians(hexgrid::facing_along(crash.way)));
        const Vec2 way{std::cos(angle), std::sin(angle)};
        const Vec2 along{-way.y, way.x};
        const Vec2 middle = look.to(look.layout.centres[crash.from]) + way * (zoom * to_edge);
        const Vec2 half = along * (zoom * 0.56F);
        const float width = std::max(4.0F, zoom * 0.26F);
        canvas.line(middle - half, middle + half, theme::ivory, width * 1.5F);
        canvas.line(middle - half, middle + half, theme::red, width);
        // A cross, so that it is told by its form as well.
        const float r = std::max(6.0F, zoom * 0.32F);
        const Vec2 cross = middle + way * (r * 0.9F);
        canvas.disc(cross, r * 1.2F, theme::ivory);
        canvas.disc(cross, r, theme::red);
        const Vec2 one = (way + along) * (r * 0.42F);
        const Vec2 other = (way - along) * (r * 0.42F);
        canvas.line(cross - one, cross + one, theme::ivory, std::max(2.0F, r * 0.26F));
        canvas.line(cross - other, cross + other, theme::ivory, std::max(2.0F, r * 0.26F));
    }
}

void paint_ring(stage::Canvas& canvas, Vec2 at, float zoom) {
    const float r = zoom * 1.25F;
    canvas.circle(at, r, faded(theme::ink, 0.55F), std::max(4.0F, zoom * 0.24F));
    canvas.circle(at, r, theme::gold, std::max(2.5F, zoom * 0.15F));
}

void paint_arrows(stage::Canvas& canvas, std::span<const PlacedArrow> arrows, int hovered) {
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        const PlacedArrow& placed = arrows[i];
        const bool is_hovered = static_cast<int>(i) == hovered;
        const float r = placed.radius;
        canvas.disc(placed.at, r * 1.14F, theme::ink);
        const stage::Colour quiet = placed.is_quiet ? theme::parchment : theme::gold;
        canvas.disc(placed.at, r, is_hovered ? lighter(theme::gold, 0.35F) : quiet);
        const float angle = placed.arrow.angle;
        const auto point = [&](float along, float across) {
            return placed.at + Vec2{along * std::cos(angle) - across * std::sin(angle),
                                    along * std::sin(angle) + across * std::cos(angle)} *
                                   r;
        };
        const std::array<Vec2, 7> head = {
            point(0.72F, 0.0F),    point(0.08F, 0.58F),  point(0.08F, 0.20F), point(-0.62F, 0.20F),
            point(-0.62F, -0.20F), point(0.08F, -0.20F), point(0.08F, -0.58F)};
        canvas.fill_polygon(head, theme::ink);
    }
}

}  // namespace frothy
