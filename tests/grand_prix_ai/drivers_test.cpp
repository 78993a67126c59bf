// Who drives: every question answered, whole races of every kind, and who beats whom.
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/data/codec.h"
#include "games/grand_prix/rules/ranking.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "play/contest.h"

namespace grand_prix {
namespace {

using Driver = play::ContestDriver<GrandPrix>;
using Question = kernel::Question<GrandPrix>;

Driver driver_named(std::string_view name) {
    return {name, [name](std::uint64_t) {
                return [name](const Race& race, const Question& question) {
                    const std::size_t answer = answer_of(name, race, question);
                    if (answer >= question.options.size()) throw std::logic_error("no option");
                    return static_cast<int>(answer);
                };
            }};
}

play::Contest<GrandPrix> contest_of(const Terms& terms) {
    play::Contest<GrandPrix> contest;
    contest.seats.resize(terms.cars);
    contest.start = [terms](std::uint64_t) { return race_of(terms); };
    contest.winners = [](const Race& race) { return kernel::only(classification(race)[0]); };
    contest.rounds = Codec::round_of;
    contest.hash = Codec::state_hash;
    return contest;
}

// Of races against three steady drivers, 0 to 1.
play::Share wins_of(std::string_view name, std::uint64_t races) {
    std::vector<Driver> drivers(4, driver_named("steady"));
    drivers[0] = driver_named(name);
    const auto result = run_contest(contest_of({}), drivers, {.races = races, .jobs = 2});
    return play::share_of(result.tallies[0].wins, races);
}

// What a steady driver answers to this.
Choice steadily(const Race& race, Ask ask, std::vector<Option> options,
                std::vector<std::uint8_t> dice = {}) {
    Question question;
    question.player = 0;
    question.ask = ask;
    question.options = options;
    question.dice = dice;
    return options[answer_of("steady", race, question)].choice;
}

Race race_on_lap(int lap) {
    Race race = race_of({});
    race.stage = Stage::race;
    for (CarId id = 0; id < race.terms.cars; ++id)
        race.car(id).place = {false, static_cast<std::uint8_t>(27 - id),
                              static_cast<std::uint8_t>(lap)};
    return race;
}

std::vector<Terms> all_kinds() {
    return {{},
            {.mode = Mode::sprint, .two_compounds = true, .finish_round = true},
            {.grid = GridBy::qualifying, .placing = Placing::race_on, .dynamic_weather = true},
            {.tyre_wear = true, .finish_round = true},
            {.laps = 5, .two_compounds = true, .dry_race = true},
            {.two_compounds = true, .tyre_wear = true, .dry_race = true},
            {.laps = 1},
            {.laps = 2},
            {.laps = 3, .dynamic_weather = true, .tyre_wear = true}};
}

}  // namespace

TEST_CASE("every driver brings every kind of race to its end", "[grand_prix][drivers]") {
    for (const std::string_view name : drivers) {
        for (Terms terms : all_kinds()) {
            for (terms.cars = least_cars; terms.cars <= most_cars; ++terms.cars) {
                REQUIRE(contradiction_in(terms) == Rule{});
                const std::vector<Driver> driving(terms.cars, driver_named(name));
                const auto result = run_contest(contest_of(terms), driving, {.races = 8});
                INFO(name << ", " << int(terms.cars) << " cars");
                CHECK(result.stalled == 0);
            }
        }
    }
}

TEST_CASE("steady and ace drivers do what a race asks of its winner",
          "[grand_prix][drivers][GP-L40][GP-O01][long]") {
    for (const std::string_view name : {"steady", "ace"}) {
        for (const Terms& terms : all_kinds()) {
            auto contest = contest_of(terms);
            std::uint64_t undone = 0;
            contest.winners = [&](const Race& race) {
                const CarId winner = classification(race)[0];
                undone += has_done_duty(race, winner) ? 0 : 1;
                return kernel::only(winner);
            };
            run_contest(contest, std::vector<Driver>(4, driver_named(name)), {.races = 40});
            CHECK(undone == 0);
        }
    }
}

TEST_CASE("a steady driver goes by the advice of the ledger", "[grand_prix][drivers]") {
    Race race = race_on_lap(2);
    CHECK(steadily(race, Ask::starting_tyre, {{Choice::soft}, {Choice::hard}}) == Choice::soft);
    for (const int left : {1, 2, 3, 4, 5}) {
        race.move.left = static_cast<std::uint8_t>(left);
        const Choice wanted = left >= 4 ? Choice::attempt : Choice::safe;
        CHECK(steadily(race, Ask::overtake, {{Choice::attempt}, {Choice::safe}}) == wanted);
        CHECK(steadily(race, Ask::overtake,
                       {{Choice::free_pass}, {Choice::attempt}, {Choice::safe}}) ==
              Choice::free_pass);
    }

    const std::vector<Option> entry = {{Choice::enter}, {Choice::stay_out}};
    for (const int lap : {1, 2, 3, 7, 8}) {
        Race at = race_on_lap(lap);
        CHECK(steadily(at, Ask::pit_entry, entry) ==
              (lap == 3 || lap == 7 ? Choice::enter : Choice::stay_out));
        at.car(0).stop_counts = true;
        CHECK(steadily(at, Ask::pit_entry, entry) == Choice::stay_out);
        at.weather = Weather::wet;
        CHECK(steadily(at, Ask::pit_entry, entry) == (lap < 8 ? Choice::enter : Choice::stay_out));
    }

    const std::vector<Option> box = {{Choice::keep}, {Choice::hard}, {Choice::wet}};
    CHECK(steadily(race, Ask::box, box) == Choice::keep);
    race.weather = Weather::wet;
    CHECK(steadily(race, Ask::box, box) == Choice::wet);

    const std::vector<Option> dice = {{Choice::keep}, {Choice::reroll, 0}};
    for (std::uint8_t face = 0; face < 6; ++face) {
        CHECK(steadily(race, Ask::reroll, dice, {face}) ==
              (face <= 1 ? Choice::reroll : Choice::keep));
    }
    CHECK(steadily(race, Ask::boost, {{Choice::use}, {Choice::keep}}) == Choice::use);
    CHECK(steadily(race, Ask::lock_up, {{Choice::ignore}, {Choice::leave}}) == Choice::ignore);
    const std::vector<Option> warning = {{Choice::discard}, {Choice::advance}};
    CHECK(steadily(race, Ask::warning, warning) == Choice::discard);
    CHECK(steadily(race_on_lap(8), Ask::warning, warning) == Choice::advance);

    Question question;
    question.player = 0;
    question.ask = Ask::rival;
    const std::vector<Option> rivals = {{Choice::rival, 1}, {Choice::rival, 2}, {Choice::rival, 3}};
    question.options = rivals;
    CHECK(answer_of("steady", race, question) == 2);  // the last of them
}

TEST_CASE("a tyre that wears is changed, and the slower compound is kept for the end",
          "[grand_prix][drivers][GP-O01][GP-O02]") {
    const std::vector<Option> entry = {{Choice::enter}, {Choice::stay_out}};
    Race race = race_on_lap(2);
    race.car(0).stop_counts = true;
    CHECK(steadily(race, Ask::pit_entry, entry) == Choice::stay_out);
    race.terms.tyre_wear = true;
    CHECK(steadily(race, Ask::pit_entry, entry) == Choice::enter);

    race = race_on_lap(3);
    race.terms.two_compounds = true;
    CHECK(steadily(race, Ask::pit_entry, entry) == Choice::stay_out);
    race = race_on_lap(7);
    race.terms.two_compounds = true;
    race.car(0).compounds = 1;
    race.car(0).entered_on = 7;
    CHECK(steadily(race, Ask::pit_entry, entry) == Choice::enter);
    CHECK(steadily(race, Ask::box, {{Choice::keep}, {Choice::hard}, {Choice::wet}}) ==
          Choice::hard);
}

TEST_CASE("whoever is advised does what an ace would, and is told of every answer",
          "[grand_prix][drivers]") {
    for (const Terms& terms : all_kinds()) {
        kernel::Session<GrandPrix> session(race_of(terms), 5);
        while (session.pending() != nullptr) {
            const kernel::Decision<GrandPrix> decision = *session.pending();
            const auto outlooks = outlooks_of(decision);
            REQUIRE(outlooks.size() == decision.options.size());
            for (const Outlook& one : outlooks) {
                double all = 0;
                for (const Outlook::End& end : one.ends)
                    all += end.part;
                CHECK(all == Approx(1));
                CHECK(one.worth <= outlooks.front().worth + 1e-6);
            }
            const std::size_t ace = answer_of("ace", decision.now, decision.question());
            if (can_go_on(decision.ask)) {
                const auto its = std::ranges::find(outlooks, ace, &Outlook::option);
                CHECK(its->worth == Approx(outlooks.front().worth).margin(1e-6));
            }
            session.submit(ace);
        }
    }
}

TEST_CASE("of two tyres that come to the same, who is advised takes the one that is owed",
          "[grand_prix][drivers][GP-O01]") {
    // Fresh SOFT now and HARD later is as long a way home as the other way round.
    Race race = race_of({.two_compounds = true, .tyre_wear = true});
    race.stage = Stage::race;
    race.round = 9;
    for (CarId id = 0; id < race.terms.cars; ++id) {
        race.car(id).place = {true, 2, 2};
        race.car(id).entered_on = 2;
        race.car(id).compounds = 1;
    }
    kernel::Session<GrandPrix> session(race, 1);
    while (session.pending()->ask != Ask::box)
        session.submit(0);
    const auto outlooks = outlooks_of(*session.pending());
    const auto choice_of = [&](std::size_t rank) {
        return session.pending()->options[outlooks[rank].option].choice;
    };
    REQUIRE(outlooks[0].worth == Approx(outlooks[1].worth).margin(1e-6));
    CHECK(choice_of(0) == Choice::hard);
    CHECK(choice_of(1) == Choice::soft);
}

TEST_CASE("an ace wins more than his share, a rookie less", "[grand_prix][drivers][long]") {
    CHECK(wins_of("ace", 3000).low > 0.26);
    CHECK(wins_of("rookie", 1000).high < 0.20);
    std::vector<Driver> drivers(4, driver_named("rookie"));
    drivers[2] = {"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }};
    const auto result = run_contest(contest_of({}), drivers, {.races = 500});
    CHECK(play::share_of(result.tallies[2].wins, 500).high < 0.25);
}

}  // namespace grand_prix
