// The circuit as it is drawn: a ring of 32 spaces, the lane beside it, cars that do not cover one
// another.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/grand_prix/view/circuit_cars.h"
#include "games/grand_prix/view/circuit_road.h"

namespace grand_prix {

namespace {

using stage::Vec2;

constexpr float half_height = 0.3F;  // of a car's picture at most

float apart(const RoadSpot& one, const RoadSpot& other) { return stage::length(one.at - other.at); }

// Six cars under way, all on main spaces of their own.
Race six_cars() {
    Terms terms;
    terms.cars = most_cars;
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.round = 3;
    for (CarId id = 0; id < most_cars; ++id)
        race.car(id).place = {false, static_cast<std::uint8_t>(10 + id), 2};
    return race;
}

// How far apart the pictures of two cars are; below 0 they overlap.
float gap_between(const ui::BoardPiece& one, const ui::BoardPiece& other) {
    constexpr int parts = 8;
    float least = 1.0e6F;
    const auto spine = [](const ui::BoardPiece& piece, int part) {
        const float half = piece.size * (car_length - car_width) / 2.0F;
        const float along = half * (2.0F * static_cast<float>(part) / parts - 1.0F);
        return piece.at + Vec2{std::cos(piece.heading), std::sin(piece.heading)} * along;
    };
    for (int a = 0; a <= parts; ++a)
        for (int b = 0; b <= parts; ++b)
            least = std::min(least, stage::length(spine(one, a) - spine(other, b)));
    return least - (one.size + other.size) * half_height;
}

void check_that_none_overlap(const std::vector<ui::BoardPiece>& pieces) {
    for (std::size_t a = 0; a < pieces.size(); ++a)
        for (std::size_t b = a + 1; b < pieces.size(); ++b) {
            INFO("cars " << a << " and " << b);
            CHECK(gap_between(pieces[a], pieces[b]) > -0.06F);
        }
}

}  // namespace

TEST_CASE("The road is a ring of 32 spaces, each beside the next [GP-X01]", "[circuit]") {
    const Circuit& circuit = Circuit::get();
    CHECK(apart(circuit.on_road(0.5F), circuit.on_road(32.5F)) < 0.01F);
    for (int space = 1; space <= lap_length; ++space) {
        INFO("space " << space);
        const auto here = static_cast<float>(space);
        const RoadSpot spot = circuit.on_road(here);
        CHECK(Circuit::frame.contains(spot.at));
        CHECK(apart(spot, circuit.on_road(here + 1.0F)) > 0.8F * circuit.space_length());
        for (int other = space + 2; other <= space + 30; ++other)
            CHECK(apart(spot, circuit.on_road(static_cast<float>(other))) >
                  2.0F * Circuit::half_road);
        const RoadSpot before = circuit.on_road(here - 0.01F);
        const Vec2 way = stage::normalised(spot.at - before.at);
        CHECK(way.x * spot.ahead.x + way.y * spot.ahead.y > 0.98F);
    }
}

TEST_CASE("The line is crossed on the long straight by road and lane [GP-X02]", "[circuit]") {
    const Circuit& circuit = Circuit::get();
    const RoadSpot road = circuit.on_road(0.5F);
    const RoadSpot lane = circuit.on_lane(static_cast<float>(lane_before_line) + 0.5F);
    CHECK(road.at.x == Approx(lane.at.x).margin(0.02));
    CHECK(circuit.on_road(29.0F).ahead.x > 0.999F);
    CHECK(circuit.on_road(4.0F).ahead.x > 0.999F);
    CHECK(road.aside(1.0F).y < lane.at.y);  // the lane lies inside
}

TEST_CASE("The lane leaves 27, goes on without a gap and meets 5 [GP-X01, GP-X02]", "[circuit]") {
    const Circuit& circuit = Circuit::get();
    CHECK(apart(circuit.on_lane(-1.0F), circuit.on_road(pit_branch)) < 0.05F);
    CHECK(apart(circuit.on_lane(lane_length + 1.0F), circuit.on_road(pit_joins)) < 0.05F);
    for (int space = entry_space; space <= lane_length; ++space) {
        INFO("P" << space);
        const auto here = static_cast<float>(space);
        const float next = apart(circuit.on_lane(here - 0.5F), circuit.on_lane(here + 0.5F));
        CHECK(next > 0.7F);
        CHECK(next < 0.9F);
        for (int main = 1; main <= lap_length; ++main)
            CHECK(apart(circuit.on_lane(here), circuit.on_road(static_cast<float>(main))) > 0.7F);
    }
}

TEST_CASE("Cars on neighbouring spaces do not cover each other", "[circuit]") {
    Race race = six_cars();
    for (std::uint8_t first = 1; first <= lap_length; ++first) {
        INFO("from space " << int(first));
        for (CarId id = 0; id < most_cars; ++id)
            race.car(id).place.space = static_cast<std::uint8_t>((first + id - 1) % lap_length + 1);
        check_that_none_overlap(circuit_pieces(race));
    }
}

TEST_CASE("Cars off the track stand beside its space, and beside each other [GP-X12]",
          "[circuit]") {
    for (std::size_t off = 1; off < most_cars; ++off) {
        for (std::uint8_t space = 1; space <= lap_length; ++space) {
            INFO(off << " cars off on " << int(space));
            Race race = six_cars();
            for (CarId id = 0; id <= off; ++id)
                race.car(id).place.space = space;
            for (CarId id = 1; id <= off; ++id)
                race.car(id).standing = id % 2 == 1 ? Standing::missing : Standing::waiting;
            auto pieces = circuit_pieces(race);
            pieces.resize(off + 1);
            check_that_none_overlap(pieces);
            CHECK(stage::length(pieces[1].at -
                                Circuit::get().on_road(static_cast<float>(space)).at) < 1.2F);
        }
    }
}

TEST_CASE("Any number of cars share a lane space side by side [GP-L43]", "[circuit]") {
    for (std::size_t count = 1; count <= most_cars; ++count) {
        for (std::uint8_t space = 0; space <= lane_length; ++space) {
            INFO(count << " cars on P" << int(space));
            Race race = six_cars();
            for (CarId id = 0; id < count; ++id)
                race.car(id).place = {true, space, 2};
            auto pieces = circuit_pieces(race);
            pieces.resize(count);
            check_that_none_overlap(pieces);
        }
    }
}

TEST_CASE("Those at home stand in the order in which they came [GP-X70]", "[circuit]") {
    Race race = six_cars();
    for (const CarId id : {CarId{4}, CarId{1}}) {
        race.car(id).standing = Standing::home;
        race.home.at(race.homes++) = id;
    }
    const auto pieces = circuit_pieces(race);
    CHECK(pieces[4].at.x < pieces[1].at.x);
    CHECK(gap_between(pieces[4], pieces[1]) > 0.0F);
}

TEST_CASE("A car glides along the road, into the lane and out of it", "[circuit]") {
    const Circuit& circuit = Circuit::get();
    const auto standing_on = [](const Place& place) {
        Race race = six_cars();
        race.car(0).place = place;
        return circuit_pieces(race)[0];
    };
    const auto nearest = [&](Vec2 at) {
        float least = 1.0e6F;
        for (float space = 0.5F; space < 32.5F; space += 0.05F)
            least = std::min(least, stage::length(circuit.on_road(space).at - at));
        for (float space = -1.0F; space <= 13.0F; space += 0.05F)
            least = std::min(least, stage::length(circuit.on_lane(space).at - at));
        return least;
    };
    const std::vector<std::pair<Place, Place>> moves = {
        {{false, 3, 1}, {false, 11, 1}}, {{false, 30, 1}, {false, 4, 2}},
        {{false, 24, 3}, {true, 0, 3}},  {{true, 4, 3}, {true, 9, 4}},
        {{true, 10, 4}, {false, 8, 4}},  {{false, 1, 2}, {false, 32, 1}}};
    for (const auto& [from, to] : moves) {
        const ui::BoardPiece begin = standing_on(from);
        const ui::BoardPiece end = standing_on(to);
        CHECK(car_between(begin, end, 0.0F).at == begin.at);
        CHECK(car_between(begin, end, 1.0F) == end);
        Vec2 before = begin.at;
        for (float share = 0.02F; share <= 1.0F; share += 0.02F) {
            INFO(int(from.space) << " to " << int(to.space) << " at " << share);
            const Vec2 at = car_between(begin, end, share).at;
            CHECK(nearest(at) < 0.15F);
            CHECK(stage::length(at - before) < 0.6F);
            before = at;
        }
    }
    // One dropped back by a space does not go round the lap.
    CHECK(car_seconds(standing_on({false, 1, 2}), standing_on({false, 32, 1})) < 0.4F);
}

}  // namespace grand_prix
