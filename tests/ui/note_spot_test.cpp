// A lesson does not lie on the chariot of whoever reads it.
#include "ui/core/note_spot.h"

#include <catch2/catch.hpp>

#include <vector>

using namespace ui;
using stage::Rect;

TEST_CASE("A note goes to the far side where every place near by covers the own vehicle",
          "[board]") {
    // Right of the board, high and low; then its left side.
    const std::vector<Rect> places = {{600.0F, 0.0F, 200.0F, 200.0F},
                                      {600.0F, 120.0F, 200.0F, 200.0F},
                                      {0.0F, 60.0F, 200.0F, 200.0F}};
    const Seen own{{650.0F, 150.0F}, weight_of_own};
    const Seen hex{{690.0F, 150.0F}};
    CHECK(least_covering(places, 2, std::vector<Seen>{own, hex}, 10.0F) == 2);
    // Nor does it lie on a hex that may be clicked where it may lie elsewhere; nearness decides
    // among places that cover as much.
    CHECK(least_covering(places, 2, std::vector<Seen>{hex}, 10.0F) == 2);
    CHECK(least_covering(places, 2, std::vector<Seen>{hex, {{100.0F, 100.0F}}}, 10.0F) == 0);
    CHECK(least_covering(places, 2, std::vector<Seen>{}, 10.0F) == 0);
    // Where it is in the way at one height it takes the other.
    const Seen high{{650.0F, 20.0F}, weight_of_own};
    CHECK(least_covering(places, 2, std::vector<Seen>{high}, 10.0F) == 1);
    // Just beside it is on it: a vehicle is more than its middle.
    const Seen beside{{590.0F, 100.0F}, weight_of_own};
    CHECK(least_covering(places, 2, std::vector<Seen>{beside}, 20.0F) == 2);
}

TEST_CASE("A note finds the one gap among hexes that may be clicked", "[board]") {
    const Rect room{100.0F, 50.0F, 800.0F, 400.0F};
    const stage::Vec2 size{200.0F, 100.0F};
    std::vector<Seen> hexes;
    for (float x = 100.0F; x <= 900.0F; x += 40.0F) {
        for (float y = 50.0F; y <= 450.0F; y += 40.0F) {
            const bool is_gap = x > 560.0F && x < 860.0F && y > 180.0F && y < 360.0F;
            if (!is_gap) hexes.push_back({{x, y}});
        }
    }
    const std::vector<Rect> places = places_all_over(room, size);
    for (const Rect& place : places) {
        CHECK(place.x >= room.x);
        CHECK(place.y >= room.y);
        CHECK(place.right() <= room.right() + 0.01F);
        CHECK(place.bottom() <= room.bottom() + 0.01F);
    }
    const Rect best = places[least_covering(places, 0, hexes, 0.0F)];
    CHECK(covered_by(best, hexes, 0.0F) == 0.0F);
}
