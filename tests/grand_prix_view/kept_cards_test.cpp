// What a person reads where a card that was kept can be used, and of tyres that wear.
#include <catch2/catch.hpp>

#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/grand_prix/view/grand_prix_view.h"
#include "kernel/session.h"

namespace grand_prix {
namespace {

using Session = kernel::Session<GrandPrix>;
using Decision = kernel::Decision<GrandPrix>;

ui::Seating three_seats() {
    ui::Seating seating;
    for (const char* name : {"Ada", "Ben", "Cleo"})
        seating.seats.push_back({name, static_cast<std::uint8_t>(seating.seats.size()), true});
    return seating;
}

// On lap 3, two cars on these main spaces; the first is on turn.
Race race_on(int first, int second) {
    Terms terms;
    terms.cars = 2;
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.round = 9;
    race.order = {0, 1};
    race.car(0).place = {false, static_cast<std::uint8_t>(first), 3};
    race.car(1).place = {false, static_cast<std::uint8_t>(second), 3};
    return race;
}

// The first car's question, whatever dice it takes; attacks on the way are made.
template <class Fits>
Decision asked(const Race& race, Ask ask, const Fits& fits) {
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Session session(race, seed);
        while (const Decision* decision = session.pending()) {
            if (decision->player != 0 || decision->now.round != race.round) break;
            if (decision->ask == ask && fits(*decision)) return *decision;
            if (decision->ask != Ask::overtake) break;
            session.submit(0);  // attempt
        }
    }
    FAIL("the question never comes up");
    throw std::logic_error("unreachable");
}

std::string about(const Decision& decision, Choice choice) {
    for (const Option& option : decision.options)
        if (option.choice == choice)
            return View::option_words(option, decision, three_seats()).explanation;
    FAIL("it is not offered");
    return {};
}

double part_that(const ui::PlainOdds& odds, const std::string& begins) {
    double part = 0.0;
    for (const play::OddsWord& word : odds)
        if (word.text.starts_with(begins)) part += word.part;
    return part;
}

}  // namespace

TEST_CASE("Engineer's Call: whoever keeps the roll reads where it leads [GP-X49, GP-X58]",
          "[words][GP-X49]") {
    Race race = race_on(1, 20);
    race.car(0).rerolls = 1;
    const auto with_die = [&](std::uint8_t face) {
        return asked(race, Ask::reroll,
                     [&](const Decision& decision) { return decision.dice[0] == face; });
    };
    // SOFT on a dry track: a 3 comes to 5, a 4 to 6 and so to 7, a 1 locks up.
    CHECK(about(with_die(2), Choice::keep) ==
          "Stands on 6, a green flag: a card. The card is kept for later.");
    CHECK(about(with_die(3), Choice::keep) == "Stands on 7. The card is kept for later.");
    CHECK(about(with_die(0), Choice::keep) ==
          "Off the track on 4, for a turn. The card is kept for later.");
    // The other die's chances stand beside it.
    const auto odds = View::odds_of(with_die(0), three_seats());
    REQUIRE(odds.size() == 2);
    CHECK(odds[0].empty());
    CHECK(std::abs(part_that(odds[1], "locks up") - 1.0 / 6) < 1e-9);
    race.car(1).place.space = 5;
    CHECK(about(with_die(3), Choice::keep) ==
          "Comes up behind Ben, on 4. The card is kept for later.");
}

TEST_CASE("Overtake Boost: the odds of an attack count it, and a Fail tells where it leads "
          "[GP-X58]",
          "[words][GP-X58]") {
    Race race = race_on(10, 13);
    const auto at_defender = [&] {
        return asked(race, Ask::overtake,
                     [](const Decision& decision) { return decision.now.move.left == 3; });
    };
    const auto attack_of = [&] { return View::odds_of(at_defender(), three_seats())[0]; };
    CHECK(std::abs(part_that(attack_of(), "past") - 1.0 / 2) < 1e-9);
    CHECK(std::abs(part_that(attack_of(), "stopped here") - 1.0 / 6) < 1e-9);
    CHECK(about(at_defender(), Choice::attempt).empty());

    race.car(0).boosts = 1;
    CHECK(std::abs(part_that(attack_of(), "past") - 2.0 / 3) < 1e-9);
    CHECK(part_that(attack_of(), "stopped here") == 0.0);
    CHECK(std::abs(part_that(attack_of(), "both crash") - 1.0 / 3) < 1e-9);
    CHECK_FALSE(about(at_defender(), Choice::attempt).empty());

    const Decision failed = asked(
        race, Ask::boost, [](const Decision& decision) { return decision.now.move.left == 3; });
    CHECK(about(failed, Choice::use) == "Past Ben after all. Stands on 15.");
    CHECK(about(failed, Choice::keep) == "Stops behind Ben.");
}

TEST_CASE("Engineer's Call in blue: of each rival one reads where both come to [GP-X56]",
          "[words][GP-X56]") {
    Race race = race_on(6, 24);  // a roll of 3 leads to the blue flag on 11
    race.terms.cars = 3;         // one rival alone is not asked for
    race.order = {0, 1, 2};
    race.car(2).place = {false, 16, 3};
    const Decision decision = asked(race, Ask::rival, [](const Decision&) { return true; });
    CHECK(decision.now.car(0).place.space == 11);
    REQUIRE(decision.options.size() == 2);
    CHECK(about(decision, Choice::rival) == "It moves up to 26, you to 13.");
}

TEST_CASE("A tyre that wears does not promise the same on every roll [GP-O02]", "[words][GP-O02]") {
    Race race = race_on(10, 20);
    race.stage = Stage::tyres;
    const auto about_soft = [&] {
        const Session session(race, 1);
        return about(*session.pending(), Choice::soft);
    };
    CHECK(about_soft().starts_with("To every roll but a 1: +2; should it rain, −2 to all."));
    race.terms.tyre_wear = true;
    CHECK(about_soft().starts_with("+2 on this lap, 1 less with each lap; −2 should it rain."));
    const Session session(race, 1);
    CHECK(about(*session.pending(), Choice::hard).find("To every roll: ") != std::string::npos);
}

}  // namespace grand_prix
