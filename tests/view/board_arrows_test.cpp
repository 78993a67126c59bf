// The arrows of a turn leave vehicles in sight: they may be attacked.
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

#include "games/frothy/view/board/board_lit.h"

using namespace frothy;
using stage::Vec2;

TEST_CASE("No turn arrow stands on a vehicle near by", "[board]") {
    constexpr float zoom = 20.0F;
    const Vec2 own{400.0F, 300.0F};
    for (int facing = 0; facing < hexgrid::facing_count; ++facing) {
        const auto arrows = turn_arrows(hexgrid::Facing(facing));
        const auto alone = place_arrows(arrows, own, zoom, ArrowPlace::vehicle, {});
        // One other, in any of the two rings of hexes around.
        for (int q = -2; q <= 2; ++q) {
            for (int r = -2; r <= 2; ++r) {
                const bool is_near = std::abs(q + r) <= 2 && (q != 0 || r != 0);
                if (!is_near) continue;
                const Vec2 other =
                    own + Vec2{1.7320508F * (static_cast<float>(q) + static_cast<float>(r) / 2.0F),
                               1.5F * static_cast<float>(r)} *
                              zoom;
                const std::vector<Vec2> others = {other};
                const auto placed = place_arrows(arrows, own, zoom, ArrowPlace::vehicle, others);
                REQUIRE(placed.size() == alone.size());
                for (std::size_t i = 0; i < placed.size(); ++i) {
                    CAPTURE(facing, q, r, i);
                    CHECK(stage::length(placed[i].at - other) >=
                          placed[i].radius + vehicle_radius * zoom - 0.1F);
                    // On its own side, and where it usually is unless somebody stands there.
                    const auto off = [&](const PlacedArrow& usual) {
                        return stage::length(placed[i].at - usual.at);
                    };
                    const auto nearest = std::ranges::min_element(alone, {}, off);
                    CHECK(nearest - alone.begin() == static_cast<std::ptrdiff_t>(i));
                    const bool was_free = stage::length(alone[i].at - other) >
                                          alone[i].radius + vehicle_radius * zoom;
                    if (was_free) CHECK(placed[i].at == alone[i].at);
                }
            }
        }
    }
}
