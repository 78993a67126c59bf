// Taking turns as the Fox (FR-RACE-06).
#include <catch2/catch.hpp>

#include "games/frothy/rules/races/fox_match.h"

using namespace frothy;

namespace {

FoxTurn turn(VehicleId fox, FoxFate fate, int rounds, int phases) {
    return {fox, fate, static_cast<std::uint16_t>(rounds), static_cast<std::uint8_t>(phases)};
}

Race over(Setting& setting, VehicleId catcher, int round, int phase) {
    setting.terms.type = RaceType::fox_and_hounds;
    setting.terms.fox = 1;
    Race race;
    race.setting = &setting;
    race.moment = Moment::over;
    race.catcher = catcher;
    race.round = static_cast<std::uint16_t>(round);
    race.phase = static_cast<std::uint8_t>(phase);
    return race;
}

}  // namespace

TEST_CASE("How long a Fox lasts: whole rounds, then phases", "[FR-RACE-06]") {
    Setting setting;
    CHECK(fox_turn_of(over(setting, 0, 5, 3)) == turn(1, FoxFate::taken, 4, 3));
    CHECK(fox_turn_of(over(setting, 0, 1, 1)) == turn(1, FoxFate::taken, 0, 1));
    CHECK(fox_turn_of(over(setting, no_vehicle, 20, 0)) == turn(1, FoxFate::survived, 20, 0));
}

TEST_CASE("The Fox that lasts longest is placed first", "[FR-RACE-06]") {
    FoxMatch match;
    match.turns.push_back(turn(0, FoxFate::taken, 7, 2));
    match.turns.push_back(turn(1, FoxFate::taken, 7, 3));
    match.turns.push_back(turn(2, FoxFate::taken, 9, 0));
    match.turns.push_back(turn(3, FoxFate::taken, 7, 2));
    const auto places = match.places();
    CHECK(places[0] == 3);
    CHECK(places[1] == 2);
    CHECK(places[2] == 1);
    CHECK(places[3] == 3);  // level with the first
}

TEST_CASE("Foxes that survive are level, and before all that were taken", "[FR-RACE-06]") {
    FoxMatch match;
    match.turns.push_back(turn(0, FoxFate::survived, 20, 0));
    match.turns.push_back(turn(1, FoxFate::taken, 19, 4));
    match.turns.push_back(turn(2, FoxFate::survived, 12, 0));  // all Hounds out
    const auto places = match.places();
    CHECK(places[0] == 1);
    CHECK(places[1] == 3);
    CHECK(places[2] == 1);
}

TEST_CASE("Everybody is the Fox once", "[FR-RACE-06]") {
    FoxMatch match;
    RaceTerms terms;
    terms.type = RaceType::fox_and_hounds;
    for (VehicleId fox = 0; fox < 3; ++fox) {
        CHECK_FALSE(match.is_over(3));
        CHECK(match.next_terms(terms).fox == fox);
        match.turns.push_back(turn(fox, FoxFate::taken, 1, 1));
    }
    CHECK(match.is_over(3));
}
