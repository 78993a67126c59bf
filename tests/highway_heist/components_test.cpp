// What is in the box, and what others have told of the game: counted in the tables and on the road.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>

#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/data/names.h"
#include "games/highway_heist/rules/procedures.h"
#include "highway_heist/any_game.h"
#include "kernel/policy_table.h"

namespace highway_heist {
namespace {

Heist begun(Scenario scenario, std::uint8_t members) {
    Terms terms;
    terms.scenario = scenario;
    terms.members = terms.players = members;
    Heist heist = heist_of(terms);
    Busy policy(1);
    kernel::PolicyTable<HighwayHeist, Busy> table(heist, policy, 1);
    HighwayHeist::step(heist, table);
    return heist;
}

const Icons& icons_of(Character character) {
    return character_icons[static_cast<std::size_t>(character)];
}
int icon(const Icons& icons, Skill skill) { return icons[static_cast<std::size_t>(skill)]; }

}  // namespace

TEST_CASE("one Road Board of three panels, six lanes wide and twelve cars long",
          "[highway_heist][HH-CMP-01][HH-R-01][HH-R-02]") {
    CHECK(road_length == 12);
    CHECK(lanes == 6);
    CHECK(Heist{}.stunts.size() == 3);  // a Stunt spot below each panel
}

TEST_CASE("three scenarios, six characters, four vehicles with the Hijacked SUV behind them",
          "[highway_heist][HH-CMP-02][HH-CMP-03][HH-CMP-04]") {
    CHECK(names::scenarios.size() == 3);
    CHECK(enemy_decks.size() == 3);
    CHECK(names::characters.size() == 6);
    CHECK(character_icons.size() == 6);
    CHECK(vehicle_boards.size() == 4 + 1);
    CHECK(static_cast<std::size_t>(Car::hijacked) == 4);
    // All backs are alike, and worse than every front.
    for (std::size_t car = 0; car < 4; ++car)
        CHECK(vehicle_boards[car].strength > vehicle_boards[4].strength);
}

TEST_CASE("four Player Vehicles, eight SUVs, nine Enemy Pegs, and an enemy in each scenario",
          "[highway_heist][HH-CMP-05][HH-CMP-06][HH-CMP-07][HH-CMP-08][HH-R-15]") {
    CHECK(most_members == 4);
    CHECK(first_suv == 4);
    CHECK(vehicle_count - first_suv == 8);
    CHECK(enemy_peg_supply == 9);
    CHECK(is_there(begun(Scenario::tank_assault, 4), tank));
    CHECK(is_there(begun(Scenario::semi_heist, 4), semi_cab));
    const Heist heist = begun(Scenario::chopper_takedown, 4);
    CHECK(has_chopper(heist));
    CHECK(is_there(heist, rival_car));
    // The SUVs are spent one by one, and the ninth is none.
    Heist full = heist;
    Busy policy(1);
    kernel::PolicyTable<HighwayHeist, Busy> table(full, policy, 1);
    int placed = static_cast<int>(all_suvs(full).size());
    while (place_suv(full, table, {1, 6}, 1, 0, "HH-SUV-03"))
        ++placed;
    CHECK(placed == 8);
}

TEST_CASE("twelve Enemy cards a scenario, each its own", "[highway_heist][HH-CMP-11]") {
    std::set<std::string> all;
    for (const auto& deck : enemy_decks) {
        CHECK(deck.size() == 12);
        for (const EnemyCard& card : deck)
            all.insert(std::string(card.rule.text()));
    }
    CHECK(all.size() == 36);
}

TEST_CASE("nine Stunts a scenario: four of Level 1, four of Level 2, one of Level 3",
          "[highway_heist][HH-CMP-12][HH-STN-04]") {
    CHECK(stunt_cards.size() == 27);
    std::set<std::string> all;
    for (std::size_t i = 0; i < stunt_cards.size(); ++i) {
        all.insert(std::string(stunt_cards[i].rule.text()));
        const bool is_last = i % 9 == 8;
        CHECK(is_level_3(static_cast<Stunt>(i)) == is_last);
        CHECK((stunt_cards[i].tokens == 0) == is_last);
        CHECK(stunt_cards[i].tokens <= 2);
    }
    CHECK(all.size() == 27);
    CHECK(stunts_in_deck(Difficulty::easy) == std::array<int, 2>{4, 4});
}

TEST_CASE("three Enemy cubes are enough for the tracks of a scenario",
          "[highway_heist][HH-CMP-10]") {
    const auto tracks = [](const Heist& heist) {
        return (heist.strength > 0 ? 1 : 0) + (heist.rival_strength > 0 ? 1 : 0) +
               (is_playing(heist, Scenario::chopper_takedown) ? 1 : 0) +  // Radar
               (is_playing(heist, Scenario::semi_heist) ? 1 : 0);         // shells
    };
    CHECK(tracks(begun(Scenario::tank_assault, 4)) == 1);
    CHECK(tracks(begun(Scenario::semi_heist, 4)) == 1);
    CHECK(tracks(begun(Scenario::chopper_takedown, 4)) == 3);
}

TEST_CASE("twenty Boost tokens are enough for all limits, eight Cargo for four cars, three Gadgets",
          "[highway_heist][HH-CMP-13]") {
    // Three each, five with the Showman, and two on each of three Stunts.
    CHECK(3 * 3 + 5 + 3 * 2 == 20);
    for (std::uint64_t number = 0; number < 72; ++number) {
        Heist heist = heist_of(terms_of(number));
        Busy policy(number);
        kernel::PolicyTable<HighwayHeist, Busy> table(heist, policy, number);
        while (!heist.is_over()) {
            HighwayHeist::step(heist, table);
            int tokens = 0;
            int cargo = heist.cargo_left;
            for (MemberId member = 0; member < heist.terms.members; ++member) {
                tokens += heist[member].boost;
                cargo += heist[member].cargo;
            }
            for (const StuntSpot& spot : heist.stunts)
                tokens += spot.tokens;
            REQUIRE(tokens <= 20);
            REQUIRE(cargo <= 8);
            REQUIRE(heist.gadgets <= 3);
        }
    }
}

TEST_CASE("the Tank starts with two SUVs on either side", "[highway_heist][HH-R-04]") {
    const Heist heist = begun(Scenario::tank_assault, 2);
    int north = 0;
    int south = 0;
    for (const Perch suv : all_suvs(heist)) {
        CHECK(is_adjacent(heist, suv, tank));
        north += heist.vehicles[suv].at.y < heist.main.y ? 1 : 0;
        south += heist.vehicles[suv].at.y > heist.main.y + 1 ? 1 : 0;
    }
    CHECK(north == 2);
    CHECK(south == 2);
}

TEST_CASE("the icons of character and vehicle add up; the Captain drives faster, the Enforcer has "
          "better Control and Defense",
          "[highway_heist][HH-R-03][HH-R-05][HH-R-06]") {
    const Icons& captain = icons_of(Character::captain);
    const Icons& enforcer = icons_of(Character::enforcer);
    CHECK(icon(captain, Skill::speed) > icon(enforcer, Skill::speed));
    CHECK(icon(captain, Skill::control) < icon(enforcer, Skill::control));
    CHECK(icon(captain, Skill::defense) < icon(enforcer, Skill::defense));
    const Heist heist = begun(Scenario::tank_assault, 2);
    for (const Skill skill : {Skill::speed, Skill::control, Skill::athletics, Skill::defense}) {
        const Icons& character = icons_of(heist.terms.characters[0]);
        const Icons& car = vehicle_boards[static_cast<std::size_t>(heist.terms.cars[0])].icons;
        CHECK(rating(heist, 0, skill) == icon(character, skill) + icon(car, skill));
    }
}

}  // namespace highway_heist
