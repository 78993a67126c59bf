// The tables of Death Roads: that they hold as many of each as the ledger's list of components.
#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>
#include <set>
#include <string_view>

#include "games/death_roads/rules/tables.h"

namespace death_roads {
namespace {

template <class Table>
bool has_keys_of_its_own(const Table& table) {
    std::set<std::string_view> keys;
    for (const auto& row : table)
        keys.insert(row.key);
    return keys.size() == table.size();
}

}  // namespace

TEST_CASE("as many cards of each kind as the ledger lists", "[death_roads][DR-O-60][DR-R-05]") {
    CHECK(vehicles.size() == 6);
    CHECK(drivers.size() == 6);
    CHECK(weapons.size() == 2 * pairs);
    CHECK(road_events.size() == 20);
    CHECK(final_stretches.size() == 4);
    const int skids =
        std::accumulate(skid_cards.begin(), skid_cards.end(), 0,
                        [](int sum, const SkidText& skid) { return sum + skid.copies; });
    CHECK(skids == 18);
    CHECK(has_keys_of_its_own(vehicle_cards));
    CHECK(has_keys_of_its_own(vehicles));
    CHECK(has_keys_of_its_own(drivers));
    CHECK(has_keys_of_its_own(skid_cards));
    CHECK(has_keys_of_its_own(road_events));
}

TEST_CASE("the number of a pair code stands on two cards", "[death_roads][DR-WPN-02]") {
    for (const WeaponText& weapon : weapons)
        CHECK(std::ranges::count(weapons, weapon.code, &WeaponText::code) == 2);
    for (std::size_t pair = 0; pair < pairs; ++pair)
        CHECK(weapon_of(weapon_card(pair, 0)).code == weapon_of(weapon_card(pair, 1)).code);
}

TEST_CASE("the colour of a card hints at its content", "[death_roads][DR-CARD-03]") {
    for (const VehicleCardText& card : vehicle_cards) {
        INFO(card.name);
        const bool goes_sideways = std::ranges::any_of(card.rows, &Effects::has_side);
        CHECK(goes_sideways == (card.colour == Colour::blue));
    }
}

TEST_CASE("only an event without a lane may point at the next one",
          "[death_roads][DR-EVT-02][DR-EVT-06][DR-EVT-08][DR-O-72]") {
    for (const RoadEventText& event : road_events) {
        INFO(event.name);
        CHECK(event.has_lane == (event.colour != Light::none));
        CHECK_FALSE((event.has_lane && event.has_relay));
    }
    CHECK(std::ranges::count_if(road_events, &RoadEventText::has_relay) == 2);
}

// Only one may be used in place of a default line, and cards with several lines have none, so that
// which line it stands for is never a question.
TEST_CASE("cards with alternatives have one default line", "[death_roads][DR-WPN-08][DR-O-52]") {
    for (const WeaponText& weapon : weapons) {
        INFO(weapon.name);
        CHECK(weapon.lines.size() >= 1);
        CHECK((weapon.alternatives.size() == 0 || weapon.lines.size() == 1));
    }
}

}  // namespace death_roads
