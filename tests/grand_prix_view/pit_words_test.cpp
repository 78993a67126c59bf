// What is said on the way to the pits, at their entry and at the box.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "kernel/session.h"

namespace grand_prix::pit_words_test {

namespace {

ui::Seating two_seats() {
    ui::Seating seating;
    for (const char* name : {"Red", "White"})
        seating.seats.emplace_back().name = name;
    return seating;
}

Race race_on(int lap, int red, int white, Terms terms = {}) {
    terms.cars = 2;
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.round = 9;
    race.acting = 0;
    race.car(0).place = {false, static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(lap)};
    race.car(1).place = {false, static_cast<std::uint8_t>(white), static_cast<std::uint8_t>(lap)};
    return race;
}

// Red's first question of this kind, with its wheels locked or not.
View::Decision asked_in(const Race& race, Ask ask, bool locks_up) {
    for (std::uint64_t seed = 1; seed < 1'000; ++seed) {
        const kernel::Session<GrandPrix> session(race, seed);
        const auto* pending = session.pending();
        const bool is_it = pending != nullptr && pending->ask == ask && pending->player == 0 &&
                           pending->now.move.locks_up == locks_up;
        if (is_it) return *pending;
    }
    FAIL("it is never asked");
    return {};
}

std::string question_in(const Race& race, Ask ask, bool locks_up) {
    return View::question_words(asked_in(race, ask, locks_up), two_seats()).explanation;
}

std::string option_in(const Race& race, const Option& option) {
    return View::option_words(option, asked_in(race, Ask::box, false), two_seats()).explanation;
}

Race at_box(Terms terms = {}) {
    Race race = race_on(3, 10, 20, terms);
    race.car(0).place = {true, 2, 3};
    race.car(0).entered_on = 3;
    return race;
}

bool says(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("Of a stop that is owed it is said from when on it counts [GP-L40, GP-X18]", "[words]") {
    const Terms three = {.laps = 3};
    CHECK(about_stop(race_on(1, 27, 20, three), 0) ==
          "You owe a stop: it counts on lap 2 alone, not at the next entry yet.");
    CHECK(about_stop(race_on(1, 28, 20, three), 0) ==
          "You owe a stop, and have 1 lap left for it.");
    CHECK(about_stop(race_on(1, 27, 20), 0) ==
          "You owe a stop: it counts from lap 2 to lap 7, not at the next entry yet.");
    CHECK(about_stop(race_on(0, 30, 29), 0) ==
          "You owe a stop: it counts from lap 2 to lap 7, not at the next entry yet.");
    CHECK(about_stop(race_on(2, 27, 20), 0) == "You owe a stop, and have 6 laps left for it.");
}

TEST_CASE("Whose wheels have locked is told so at each question of that move [GP-L12, GP-X58]",
          "[words]") {
    const char* locked = "The wheels have locked: you miss a turn whatever you do here.";
    Race race = race_on(3, 26, 10);
    CHECK(says(question_in(race, Ask::pit_entry, true), locked));
    CHECK_FALSE(says(question_in(race, Ask::pit_entry, false), "wheels"));
    race.car(0).blankets = 1;
    CHECK(says(question_in(race, Ask::pit_entry, true), "Tyre Blankets may save the turn"));
    race = race_on(3, 10, 11);
    CHECK(says(question_in(race, Ask::overtake, true), locked));
    CHECK_FALSE(says(question_in(race, Ask::overtake, false), "wheels"));
}

TEST_CASE("At the box the question tells what each set adds [GP-L11, GP-L13, GP-L14, GP-L15]",
          "[words]") {
    Race race = at_box();
    CHECK(says(question_in(race, Ask::box, false),
               "The track is dry: Keep SOFT +2, HARD 0, WET −2."));
    race.weather = Weather::wet;
    CHECK(says(question_in(race, Ask::box, false),
               "The track is wet: Keep SOFT −2, HARD −2, WET +2."));
    race = at_box({.tyre_wear = true});
    CHECK(says(question_in(race, Ask::box, false), "Keep SOFT 0, Fresh SOFT +2, HARD 0"));
    race = at_box({.mode = Mode::sprint});
    CHECK(says(question_in(race, Ask::box, false), "Keep SOFT +4, HARD 0."));
}

TEST_CASE("A set that is kept is told of as a new one is: it locks up, and adds nothing to a 1 "
          "[GP-L11, GP-L12]",
          "[words]") {
    const Option keep{Choice::keep};
    const std::string kept = option_in(at_box({.dry_race = true}), keep);
    CHECK(says(kept, "+2 on every roll but a 1."));
    CHECK(says(kept, "a 1 locks it up: 3 spaces"));
    CHECK(says(option_in(at_box(), keep), "To every roll but a 1: +2; should it rain, −2 to all."));
    CHECK(says(option_in(at_box({.tyre_wear = true}), keep), "locks it up: a short move"));
    const std::string sprint = option_in(at_box({.mode = Mode::sprint}), keep);
    CHECK(says(sprint, "+4 on every roll."));
    CHECK(says(sprint, "If either die shows a 1"));
    Race hard = at_box();
    hard.car(0).tyre = Tyre::hard;
    CHECK_FALSE(says(option_in(hard, keep), "locks"));
}

}  // namespace grand_prix::pit_words_test
