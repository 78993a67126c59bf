// What the sources tell of the game (R of the ledger): that the tables of ours agree with it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>

#include "formats/rulebook.h"
#include "games/death_roads/rules/terms.h"

namespace death_roads {
namespace {

template <class Table, class Is>
bool has_any(const Table& table, const Is& is) {
    return std::ranges::any_of(table, is);
}

bool has_deed(const Effects& effects, Deed deed) {
    return has_any(effects, [&](const Effect& effect) { return effect.deed == deed; });
}

}  // namespace

TEST_CASE("the book tells whose game it is, and where the race goes",
          "[death_roads][DR-R-01][DR-R-04]") {
    const auto book = formats::Rulebook::from_file(std::string(HIPPODROME_DATA_DIR) +
                                                   "/docs/rules/death-roads-ledger.md");
    CHECK(book.summary("DR-R-01").find("Jasiek Luszczki") != std::string::npos);
    CHECK(book.summary("DR-R-01").find("The Knights of Unity") != std::string::npos);
    CHECK(book.summary("DR-R-04").find("east coast") != std::string::npos);
}

TEST_CASE("two to four players", "[death_roads][DR-R-02]") {
    Terms terms;
    for (int players = 0; players <= 5; ++players) {
        INFO(players);
        terms.players = static_cast<std::uint8_t>(players);
        CHECK(is_legal(terms) == (players >= 2 && players <= 4));
    }
}

TEST_CASE("Vehicles differ in toughness and in handling", "[death_roads][DR-R-08]") {
    std::set<int> conditions;
    std::set<int> handlings;
    std::set<std::array<Status, 3>> overdrafts;
    for (const VehicleText& vehicle : vehicles) {
        conditions.insert(vehicle.condition);
        handlings.insert(vehicle.handling);
        overdrafts.insert(vehicle.overdraft);
    }
    CHECK(conditions.size() > 3);
    CHECK(handlings.size() > 1);
    CHECK(overdrafts.size() > 3);
}

TEST_CASE("missiles and a hydraulic punch to the side are among the weapons",
          "[death_roads][DR-R-09]") {
    CHECK(has_any(weapons, [](const WeaponText& weapon) {
        return weapon.name.starts_with("Rocket Pod") && weapon.code[0] == 'F';
    }));
    CHECK(has_any(weapons, [](const WeaponText& weapon) {
        return weapon.name.starts_with("Hydraulic Fist") && weapon.code[0] == 'M' &&
               (*weapon.lines[0].begin()).rows == 0;
    }));
}

TEST_CASE("cards and Driver Actions cost 1 to 4", "[death_roads][DR-R-12]") {
    std::set<int> costs;
    for (Card card = 0; card < card_kinds; ++card)
        costs.insert(cost_of(card));
    for (const DriverText& driver : drivers)
        costs.insert(driver.cost);
    CHECK(costs == std::set<int>{1, 2, 3, 4});
}

// Shift and Change Lane, which everybody has, are in rulings.json.
TEST_CASE("each Driver can move, and exchange cards or bash", "[death_roads][DR-R-17]") {
    for (const DriverText& driver : drivers) {
        INFO(driver.name);
        CHECK(has_deed(driver.effects, Deed::move));
        CHECK((has_deed(driver.effects, Deed::draw) || has_deed(driver.effects, Deed::bash)));
    }
}

TEST_CASE("movement cards do something else in another Gear, some more in a higher one",
          "[death_roads][DR-R-18]") {
    const auto steps = [](const Effects& effects) {
        int sum = 0;
        for (const Effect& effect : effects)
            if (effect.deed == Deed::move && effect.way == Way::forward) sum += effect.n;
        return sum;
    };
    int changing = 0;
    int stronger = 0;
    for (const VehicleCardText& card : vehicle_cards) {
        INFO(card.name);
        changing += std::ranges::equal(card.rows[0], card.rows[2]) ? 0 : 1;
        stronger += steps(card.rows[2]) > steps(card.rows[0]) ? 1 : 0;
    }
    // A Swerve is a Swerve in any Gear.
    CHECK(changing == static_cast<int>(vehicle_cards.size()) - 1);
    CHECK(stronger > 8);
}

}  // namespace death_roads
