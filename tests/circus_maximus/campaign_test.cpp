// The campaign: bets, purses, losses and marks.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/circus_maximus.h"
#include "games/circus_maximus/rules/ratings.h"
#include "kernel/session.h"

namespace circus_maximus {
namespace {

// Of four players with two chariots each, at the end of a race: red, white and green came home.
Race ended() {
    Terms terms;
    terms.is_campaign = true;
    Race race = race_of(terms);
    race.stage = Stage::over;
    for (ChariotId id = 0; id < chariots; ++id) {
        race[id].standing = Standing::out;
        race[id].hits = race[id].full_hits = 7;
        race[id].team = team_of(1, 4);
    }
    for (ChariotId id = 0; id < 3; ++id) {
        race[id].standing = Standing::finished;
        race.home[race.homes++] = id;
    }
    return race;
}

}  // namespace

TEST_CASE("CM-X26: purses go to the first four chariots, finished or placed behind",
          "[circus_maximus][CM-X26]") {
    Race race = ended();
    race[5].standing = Standing::racing;  // blue's owner is 3; purple is player 1's second chariot
    CHECK(account_of(race, 0).purse == 10'000);
    CHECK(account_of(race, 1).purse == 5'000 + 1'000);
    CHECK(account_of(race, 2).purse == 2'500);
    CHECK(account_of(race, 3).purse == 0);
}

TEST_CASE("CM-X26: what is lost is paid for", "[circus_maximus][CM-X26]") {
    Race race = ended();
    race[0].dead_horses = 2;
    race[0].wheels = {3, 0};
    CHECK(account_of(race, 0).repairs == 2 * 500 + 200);
    race[0].wheels = {3, 10};
    CHECK(account_of(race, 0).repairs == 2 * 500 + 2 * 200);
    race[0].has_flipped = true;
    race[0].driver = Driver::dead;
    CHECK(account_of(race, 0).repairs == 2 * 500 + 1'500 + 1'000);
    race[4].has_flipped = true;  // the second one of the same player
    CHECK(account_of(race, 0).repairs == 2 * 500 + 2 * 1'500 + 1'000);
    CHECK(account_of(race, 0).total() == 10'000 - 5'000);
}

TEST_CASE("CM-X43: backers of the winner share nine tenths of all stakes, rounded down",
          "[circus_maximus][CM-X26][CM-X43]") {
    Race race = ended();
    race.bets = {{{0, 10}, {0, 3}, {1, 10}, {7, 4}}};
    // 2 700 in all: 2 430 for stakes of 1 000 and 300.
    CHECK(account_of(race, 0).winnings == 1'869);
    CHECK(account_of(race, 1).winnings == 560);
    CHECK(account_of(race, 2).winnings == 0);
    CHECK(account_of(race, 2).stake == 1'000);
    CHECK(account_of(race, 3).total() == -400);
    race.bets = {{{3, 10}, {}, {1, 10}, {7, 4}}};
    for (kernel::PlayerId player = 0; player < 4; ++player)
        CHECK(account_of(race, player).winnings == 0);
}

TEST_CASE("CM-X26: a driver earns marks, and rises by one at six of them",
          "[circus_maximus][CM-X26][CM-R43]") {
    Race race = ended();
    race.terms.merits = {4, 5, 0, 2, 0, 0, 0, 9};
    race[2].driver = Driver::dragged;  // home all the same
    race[3].driver = Driver::dead;
    const auto marks = marks_after(race);
    CHECK(marks == std::array<std::uint8_t, chariots>{7, 6, 1, 0, 0, 0, 0, 9});
    CHECK(modifier_of(2, 5) == 2);
    CHECK(modifier_of(2, 6) == 3);
    CHECK(modifier_of(0, 18) == 1);
}

TEST_CASE("CM-X26: bets are placed openly once the lanes are drawn, up to 1 000 each",
          "[circus_maximus][CM-X26]") {
    Terms terms;
    terms.players = 3;
    terms.is_campaign = true;
    terms.merits[0] = 6;
    kernel::Session<CircusMaximus> session(race_of(terms), 3);
    while (session.pending()->ask == Ask::preparation)
        session.submit(0);
    const Race& now = session.pending()->now;
    CHECK(now.stage == Stage::betting);
    CHECK(now[0].points.driver == now[1].points.driver + 1);
    for (std::uint8_t player = 0; player < 3; ++player) {
        const auto* decision = session.pending();
        REQUIRE(decision->ask == Ask::bet);
        CHECK(decision->player == player);
        CHECK(decision->options.size() == 1 + chariots);
        CHECK(decision->seen_by == kernel::everybody);
        if (player == 1) {
            session.submit(0);  // none
            continue;
        }
        session.submit(1 + 7);
        REQUIRE(session.pending()->ask == Ask::stake);
        CHECK(session.pending()->options.back() == Option{Choice::number, 10});
        session.submit(session.pending()->options.size() - 1);
    }
    REQUIRE(session.pending()->ask == Ask::speed);
    const Race& race = session.now();
    CHECK(race.bets[0] == Bet{7, 10});
    CHECK(race.bets[1] == Bet{});
    CHECK(race.bets[2] == Bet{7, 10});
}

TEST_CASE("CM-R02: a race of one lap is won at the second crossing", "[circus_maximus][CM-R02]") {
    Terms terms;
    terms.players = 8;
    terms.laps = 1;
    Race race = race_of(terms);
    race.stage = Stage::draw;
    race.turn = 5;
    for (ChariotId id = 1; id < chariots; ++id)
        race[id].standing = Standing::out;
    race[0].team = team_of(1, 4);
    race[0].hits = race[0].full_hits = 7;
    race[0].car = square_of(3, Section::home, 5);
    race[0].crossings = 1;
    race[0].written = 4;
    race.cup = only(0);
    kernel::Session<CircusMaximus> session(race, 1);
    while (session.pending() != nullptr) {
        const auto& options = session.pending()->options;
        const auto on = std::ranges::find(options, Option{Choice::ahead});
        session.submit(on == options.end() ? 0 : static_cast<std::size_t>(on - options.begin()));
    }
    CHECK(session.now().homes == 1);
    CHECK(session.is_over());
}

}  // namespace circus_maximus
