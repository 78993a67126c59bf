// Why a space that is clicked does not answer the question.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/highway_heist/rules/reach.h"
#include "games/highway_heist/view/heist_view.h"
#include "highway_heist_view/positions.h"
#include "kernel/session.h"

namespace highway_heist {
namespace {

stage::Vec2 middle(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

}  // namespace

TEST_CASE("A space beyond a Drive says how far it is and how far the Drive goes [HH-ACT-01] "
          "[HH-T-12]",
          "[refused]") {
    kernel::Session<HighwayHeist> session(on_the_road(), 3);
    const auto& decision = *session.pending();
    REQUIRE(decision.ask == Ask::action);
    // From row 4 with Speed 4.
    CHECK_FALSE(View::refused_at(decision, middle(8, 1)));
    const auto beyond = View::refused_at(decision, middle(9, 1));
    REQUIRE(beyond);
    CHECK(beyond->title == "Row 9, lane 1");
    CHECK(beyond->why.text == "A drive of 5 spaces; 4 are the most.");
    CHECK(beyond->why.rule.text() == "HH-ACT-01");
    CHECK_FALSE(View::refused_at(decision, middle(-3, 1)));  // beside the road
}

TEST_CASE("An occupied space names what is there, a vehicle out of reach how far a Leap goes "
          "[HH-ACT-01] [HH-ACT-02]",
          "[refused]") {
    Heist heist = on_the_road();
    heist.vehicles[first_suv] = {true, true, {6, 1}};  // a Wreck: nothing to leap to
    heist.vehicles[first_suv + 1] = {true, false, {9, 6}};
    kernel::Session<HighwayHeist> session(heist, 3);
    const auto& decision = *session.pending();
    const auto wreck = View::refused_at(decision, middle(6, 1));
    REQUIRE(wreck);
    CHECK(wreck->why.text.find("nobody drives onto an occupied space") != std::string::npos);
    const auto far_off = View::refused_at(decision, middle(9, 6));
    REQUIRE(far_off);
    CHECK(far_off->why.text.find("5 spaces away; a Leap reaches 2 spaces") != std::string::npos);
    CHECK(far_off->why.rule.text() == "HH-ACT-02");
}

TEST_CASE("A space is refused just where the rules do not offer it [HH-ACT-01] [HH-CH-05]",
          "[refused]") {
    Heist heist = on_the_road();
    for (int lane = 1; lane <= lanes; ++lane)
        heist.vehicles[static_cast<std::size_t>(first_suv + lane - 1) % vehicle_count] = {
            true, false, {6, static_cast<std::int8_t>(std::min(lane, 4))}};
    for (const Character character : {Character::showman, Character::ghost}) {
        heist.terms.characters[0] = character;
        const int most = drive_range(heist, 0);
        const Spaces offered = drive_spaces(heist, 0, most);
        for (int x = 1; x <= road_length; ++x) {
            for (int y = 1; y <= lanes; ++y) {
                const Space at{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
                const bool is_offered =
                    std::find(offered.begin(), offered.end(), at) != offered.end();
                const Reach reach = reach_of_drive(heist, 0, at, most, "HH-ACT-01");
                CHECK((reach.barrier == Barrier::none) == is_offered);
            }
        }
    }
}

TEST_CASE("Whoever is on foot is told that only a driver drives [HH-ACT-01]", "[refused]") {
    Heist heist = on_the_road();
    heist.vehicles[first_suv] = {true, false, {5, 1}};
    heist[0].peg = first_suv;
    kernel::Session<HighwayHeist> session(heist, 3);
    const auto empty = View::refused_at(*session.pending(), middle(8, 3));
    // The Tank takes row 7 to 8 and lane 3: a Leap would have to reach it.
    REQUIRE(empty);
    const auto road = View::refused_at(*session.pending(), middle(2, 3));
    REQUIRE(road);
    CHECK(road->why.text == "Only who is behind a wheel drives.");
}

}  // namespace highway_heist
