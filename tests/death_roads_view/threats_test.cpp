// What the weapons of a car reach, as everybody may know it (section 9 of the ledger).
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/core/threats.h"
#include "kernel/view.h"

namespace {

using namespace death_roads;

// Two cars, the first in the middle of the road: Twin Guns, Roof Turret, Mine Rack.
Race two_at(Space first, Space second) {
    Race race = race_of({.players = 2, .is_drafted = false, .builds = first_builds});
    race.stage = Stage::race;
    for (PlayerId id = 0; id < 2; ++id) {
        fit_out(race[id]);
        race[id].is_aside = false;
        race[id].handling = 5;
    }
    race[0].at = first;
    race[1].at = second;
    return race;
}

bool reaches(const std::vector<Threat>& threats, Space space) {
    return std::ranges::any_of(threats, [&](const Threat& threat) {
        return std::ranges::find(threat.cells, space) != threat.cells.end();
    });
}

bool hits(const std::vector<Threat>& threats, PlayerId who) {
    return std::ranges::any_of(
        threats, [&](const Threat& threat) { return kernel::includes(threat.hit, who); });
}

}  // namespace

TEST_CASE("a car threatens what its six weapon cards reach", "[death_roads][DR-WPN-05]") {
    const auto threats = threats_of(two_at({2, 4}, {2, 6}), 0);
    CHECK(threats.size() == 6);
    CHECK(reaches(threats, {2, 7}));  // Burst, three ahead
    CHECK(reaches(threats, {1, 5}));  // Rake, by an alternative
    CHECK(reaches(threats, {4, 6}));  // Right Arc, the same
    CHECK(reaches(threats, {2, 2}));  // Drop
    CHECK_FALSE(reaches(threats, {2, 4}));
    CHECK_FALSE(reaches(threats, {0, 1}));
    CHECK(hits(threats, 1));
    CHECK_FALSE(hits(threats_of(two_at({2, 4}, {0, 1}), 0), 1));
}

TEST_CASE("a line of fire ends at the first car on it", "[death_roads][DR-WPN-07]") {
    Race race = race_of({.players = 3, .is_drafted = false, .builds = first_builds});
    race.stage = Stage::race;
    for (PlayerId id = 0; id < 3; ++id) {
        fit_out(race[id]);
        race[id].is_aside = false;
        race[id].at = {2, static_cast<std::int8_t>(4 + id)};
    }
    const auto threats = threats_of(race, 0);
    CHECK(hits(threats, 1));
    CHECK_FALSE(hits(threats, 2));
}

TEST_CASE("what lies on the Discard or has no turn left threatens nobody",
          "[death_roads][DR-RACE-03]") {
    Race race = two_at({2, 4}, {2, 6});
    const Card burst = weapon_card(0, 0);
    race[0].deck.pool().remove(burst);
    race[0].discard.add(burst);
    const auto threats = threats_of(race, 0);
    CHECK(std::ranges::find(threats, burst, &Threat::card) == threats.end());
    CHECK_FALSE(reaches(threats, {2, 7}));
    race[0].is_aside = true;
    CHECK(threats_of(race, 0).empty());
}

TEST_CASE("a threat tells nothing of a hand", "[death_roads][DR-ACT-07]") {
    Race race = two_at({2, 4}, {2, 6});
    const Card burst = weapon_card(0, 0);
    Race held = race;
    held[0].deck.pool().remove(burst);
    held[0].hand.add(burst);
    for (const Race& truth : {race, held}) {
        const auto threats = threats_of(kernel::view_of<DeathRoads>(truth, 1), 0);
        CHECK(threats.size() == 6);
    }
}
