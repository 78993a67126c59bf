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
    // Hexes to drive to alone do not drive it from what it speaks of.
    CHECK(least_covering(places, 2, std::vector<Seen>{hex}, 10.0F) == 0);
    // Where it is in the way at one height it takes the other.
    const Seen high{{650.0F, 20.0F}, weight_of_own};
    CHECK(least_covering(places, 2, std::vector<Seen>{high}, 10.0F) == 1);
    // Just beside it is on it: a vehicle is more than its middle.
    const Seen beside{{590.0F, 100.0F}, weight_of_own};
    CHECK(least_covering(places, 2, std::vector<Seen>{beside}, 20.0F) == 2);
}
