// How lucky a Skid card is.
#include <catch2/catch.hpp>

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/core/luck.h"
#include "games/death_roads/view/road_view.h"

namespace {

using namespace death_roads;

std::uint8_t skid_named(std::string_view name) {
    for (std::size_t card = 0; card < skid_cards.size(); ++card)
        if (skid_cards[card].name == name) return static_cast<std::uint8_t>(card);
    FAIL("no Skid card " << name);
    return 0;
}

// The Skid deck as it is shuffled for each Skid.
Race with_skids() {
    Race race = race_of({.players = 2, .is_drafted = false, .builds = first_builds});
    for (std::size_t card = 0; card < skid_cards.size(); ++card)
        race.skids.add(static_cast<Card>(card), skid_cards[card].copies);
    return race;
}

double rank_of(const Race& race, std::string_view name) {
    const std::array<std::uint8_t, 1> faces = {skid_named(name)};
    const auto luck = luck_in(race, Why::skid, faces);
    REQUIRE(luck);
    return luck->rank;
}

}  // namespace

TEST_CASE("The less a Skid card takes, the luckier it is", "[death_roads][luck][DR-SKID-06]") {
    const Race race = with_skids();
    CHECK(rank_of(race, "Lucky Catch") > rank_of(race, "Slide Left"));
    CHECK(rank_of(race, "Slide Left") == rank_of(race, "Slide Right"));
    CHECK(rank_of(race, "Slide Left") > rank_of(race, "Lock-Up"));
    CHECK(rank_of(race, "Lock-Up") == rank_of(race, "Metal Fatigue"));
    CHECK(rank_of(race, "Lock-Up") > rank_of(race, "Fishtail Left"));
    CHECK(rank_of(race, "Fishtail Left") > rank_of(race, "Spin-Out"));
    // Nothing of eighteen is better than the one Lucky Catch.
    CHECK(std::abs(rank_of(race, "Lucky Catch") - (1.0 - 0.5 / 18)) < 1e-9);
}

TEST_CASE("Skid cards are lucky among those that are left, and over all of them as usual",
          "[death_roads][luck]") {
    Race race = with_skids();
    double sum = 0.0;
    for (std::size_t card = 0; card < skid_cards.size(); ++card)
        sum += skid_cards[card].copies * rank_of(race, skid_cards[card].name);
    CHECK(std::abs(sum / 18 - 0.5) < 1e-9);
    race.skids = {};
    race.skids.add(skid_named("Lock-Up"), 1);
    race.skids.add(skid_named("Spin-Out"), 1);
    CHECK(rank_of(race, "Lock-Up") == 0.75);
}

TEST_CASE("What is drawn for all is nobody's luck", "[death_roads][luck]") {
    const std::array<std::uint8_t, 1> faces = {0};
    for (const Why why : {Why::order, Why::draw, Why::event, Why::final_stretch, Why::lane})
        CHECK_FALSE(luck_in(with_skids(), why, faces));
}

TEST_CASE("Cars are told apart on the podium", "[death_roads]") {
    Race race = race_of({.players = 4, .is_drafted = false, .builds = first_builds});
    for (PlayerId id = 0; id < 4; ++id) {
        const ui::PodiumPiece piece = View::podium_of(race, id);
        CHECK(piece.dyed == piece.picture + "-livery");
        CHECK(piece.over == piece.picture + "-over");
        for (PlayerId other = 0; other < id; ++other)
            CHECK(View::podium_of(race, other).picture != piece.picture);
    }
    race[2].build.vehicle = none;  // not taken yet
    CHECK(View::podium_of(race, 2).dyed.empty());
}
