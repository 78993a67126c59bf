#include <catch2/catch.hpp>

#include "hexgrid/facing.h"
#include "hexgrid/hex.h"
#include "hexgrid/pixel_layout.h"

using namespace hexgrid;

TEST_CASE("The six steps go round and come back", "[hexgrid]") {
    Hex hex{3, -4};
    for (int d = 0; d < direction_count; ++d) {
        CHECK(neighbour(neighbour(hex, direction(d)), opposite(direction(d))) == hex);
        CHECK(distance(hex, neighbour(hex, direction(d))) == 1);
    }
    Hex walker = hex;
    for (int d = 0; d < direction_count; ++d)
        walker = neighbour(walker, direction(d));
    CHECK(walker == hex);
    CHECK(direction(-1) == Direction::north_east);
    CHECK(direction(6) == Direction::east);
}

TEST_CASE("Distance counts steps", "[hexgrid]") {
    CHECK(distance({0, 0}, {3, -1}) == 3);
    CHECK(distance({0, 0}, {-2, -2}) == 4);
    CHECK(distance({1000, -1000}, {-1000, 1000}) == 2000);
}

TEST_CASE("Neighbours are one step apart", "[hexgrid]") {
    const Hex here{5, -2};
    for (std::int16_t q = 2; q <= 8; ++q) {
        for (std::int16_t r = -5; r <= 1; ++r)
            CHECK(are_adjacent(here, {q, r}) == (distance(here, {q, r}) == 1));
    }
}

TEST_CASE("FR-MOV-03 twelve facings, even ones at a side, odd ones at a corner",
          "[hexgrid][FR-MOV-03]") {
    for (int number = 0; number < facing_count; ++number) {
        const Facing facing(number);
        CHECK(facing.is_side() == (number % 2 == 0));
        CHECK(facing.turned(12) == facing);
        CHECK(facing.turned(1).turned(-1) == facing);
        const Point ahead = unit_vector(facing);
        const Point left = centre_of(neighbour({}, facing.front_left()));
        const Point right = centre_of(neighbour({}, facing.front_right()));
        // Right is clockwise on the screen, where y grows downwards.
        CHECK(ahead.x * left.y - ahead.y * left.x < 0);
        CHECK(ahead.x * right.y - ahead.y * right.x > 0);
        CHECK(off_the_nose(facing, facing.front_left()) == (facing.is_side() ? 2 : 1));
        CHECK(off_the_nose(facing, facing.front_right()) == (facing.is_side() ? 2 : 1));
        if (!facing.is_side()) continue;
        const Point front = centre_of(neighbour({}, facing.ahead()));
        CHECK(front.x == Approx(hex_width * ahead.x).margin(1e-9));
        CHECK(front.y == Approx(hex_width * ahead.y).margin(1e-9));
    }
    CHECK(Facing(-1).number() == 11);
}

TEST_CASE("How far a bearing lies off the nose", "[hexgrid]") {
    CHECK(off_the_nose(Facing(0), Direction::east) == 0);
    CHECK(off_the_nose(Facing(0), Direction::west) == 6);
    CHECK(off_the_nose(Facing(1), Direction::east) == 1);
    CHECK(off_the_nose(Facing(11), Direction::south_east) == 3);
    CHECK(off_the_nose(Facing(3), Direction::north_west) == 5);
}

TEST_CASE("A hex's centre lies in the hex", "[hexgrid]") {
    for (int q = -9; q <= 9; ++q) {
        for (int r = -9; r <= 9; ++r) {
            const Hex hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
            const Point centre = centre_of(hex);
            CHECK(hex_at(centre) == hex);
            for (const Point corner : corners_of(hex)) {
                const Point inwards{centre.x + 0.95 * (corner.x - centre.x),
                                    centre.y + 0.95 * (corner.y - centre.y)};
                CHECK(hex_at(inwards) == hex);
            }
        }
    }
}
