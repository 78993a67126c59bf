// Why the gold choice is proposed, in words.
#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/door/reasons.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "kernel/session.h"

namespace grand_prix::reasons_test {

namespace {

// On a lap, cars on these main spaces in the order of their turns, all on SOFT.
Race race_on(int lap, const std::vector<int>& spaces, Terms terms = {}) {
    terms.cars = static_cast<std::uint8_t>(spaces.size());
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.round = 9;
    for (CarId id = 0; id < spaces.size(); ++id)
        race.car(id).place = {false, static_cast<std::uint8_t>(spaces[id]),
                              static_cast<std::uint8_t>(lap)};
    return race;
}

ui::Seating seating_for(const Race& race) {
    ui::Seating seating;
    for (CarId id = 0; id < race.terms.cars; ++id)
        seating.seats.emplace_back().name = "Car " + std::to_string(id + 1);
    return seating;
}

// The first car's question of this kind, by dice for which it `holds`, asked in its turn.
template <class Holds>
View::Decision asked_in(const Race& race, Ask ask, const Holds& holds) {
    for (std::uint64_t seed = 1; seed < 1'000; ++seed) {
        kernel::Session<GrandPrix> session(race, seed);
        while (session.pending() != nullptr && session.now().round == race.round) {
            const View::Decision decision = *session.pending();
            if (decision.player != 0) break;
            if (decision.ask == ask && holds(decision)) return decision;
            session.submit(0);
        }
    }
    FAIL("it is never asked");
    return {};
}
View::Decision asked_in(const Race& race, Ask ask) {
    return asked_in(race, ask, [](const View::Decision&) { return true; });
}

std::string why_of(const View::Decision& decision, const std::vector<Outlook>& outlooks) {
    std::string text;
    for (const std::string& reason : reasons_for(decision, outlooks, seating_for(decision.now)))
        text += reason + ' ';
    return text;
}

struct Advice {
    Option option;
    std::string why;
};
Advice advice_in(const View::Decision& decision) {
    const std::vector<Outlook> outlooks = outlooks_of(decision);
    return {decision.options[outlooks[0].option], why_of(decision, outlooks)};
}

std::size_t index_of(const View::Decision& decision, Choice choice) {
    const auto found = std::ranges::find(decision.options, choice, &Option::choice);
    REQUIRE(found != decision.options.end());
    return static_cast<std::size_t>(found - decision.options.begin());
}

bool says(const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
}

constexpr Terms both_tyres = {.two_compounds = true, .dry_race = true};

}  // namespace

TEST_CASE("An attack: who is passed how often, and how often a turn is lost", "[grand_prix][why]") {
    const auto left_of = [](int left) {
        return [left](const View::Decision& decision) { return decision.now.move.left == left; };
    };
    SECTION("much of the move is left") {
        const Advice advice =
            advice_in(asked_in(race_on(2, {2, 3, 30}), Ask::overtake, left_of(8)));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::attempt);
        CHECK(advice.why ==
              "Chance to get past Car 2: 50 %; to miss a turn: 33 % instead of 0 %. ");
    }
    SECTION("a space is left, and an Explosion would send everybody else forward") {
        Race race = race_on(6, {1, 3, 28, 30});
        race.car(0).tyre = Tyre::hard;
        const Advice advice = advice_in(asked_in(race, Ask::overtake, left_of(2)));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::safe);
        CHECK(says(advice.why, "Chance to miss a turn: 0 %, with \"Attack\" 33 %."));
        CHECK(says(advice.why, "You get past Car 2 less often, though: 0 % instead of 50 %."));
    }
    SECTION("who is waved through needs no die") {
        Race race = race_on(2, {2, 3, 30});
        race.car(0).may_pass = kernel::only(1);
        const Advice advice = advice_in(asked_in(race, Ask::overtake, left_of(8)));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::free_pass);
        CHECK_FALSE(says(advice.why, "more often, though"));
    }
    SECTION("the Boost gets past after a Fail, and is gone then") {
        Race race = race_on(2, {2, 3, 30});
        race.car(0).boosts = 1;
        const Advice advice = advice_in(asked_in(race, Ask::boost, left_of(8)));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::use);
        CHECK(says(advice.why, "It is sure to get you past Car 2."));
        CHECK(says(advice.why, "It uses up a card that you could keep, though."));
    }
}

TEST_CASE("At the pit entry: the stop that is owed, the tyre for the weather, the way home",
          "[grand_prix][why]") {
    SECTION("on the last lap on which a stop counts") {
        const Advice advice = advice_in(asked_in(race_on(7, {26, 10}), Ask::pit_entry));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::enter);
        CHECK(says(advice.why, "With \"Stay out\" it is too late for the stop that you owe"));
    }
    SECTION("on SOFT in the rain") {
        Race race = race_on(4, {26, 10});
        race.car(0).stop_counts = true;
        race.car(0).tyre = Tyre::hard;
        race.weather = Weather::wet;
        race.was_wet = true;
        const auto goes_far = [](const View::Decision& decision) { return decision.now.move.left; };
        const Advice advice = advice_in(asked_in(race, Ask::pit_entry, goes_far));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::enter);
        // Five faces and a 0; WET adds 2 to the mean of 3.5.
        CHECK(says(advice.why, "On WET out of the pits you go about 5.5 spaces a turn, on the "
                               "tyre that you have about 1.7."));
    }
    SECTION("with nothing to stop for") {
        Race race = race_on(4, {26, 10});
        race.car(0).stop_counts = true;
        const Advice advice = advice_in(asked_in(race, Ask::pit_entry));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::stay_out);
        CHECK(says(advice.why, "Turns to the line on an empty road"));
        CHECK_FALSE(says(advice.why, "owe a stop"));
    }
    SECTION("who stays out knows that a stop is still owed") {
        const auto loses_most = [](const View::Decision& decision) {
            return decision.now.move.left >= 6;
        };
        const Advice advice = advice_in(asked_in(race_on(3, {26, 10}), Ask::pit_entry, loses_most));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::stay_out);
        CHECK(says(advice.why, "You still owe a stop, though."));
    }
}

TEST_CASE("A tyre: how far it goes in a turn, and what is owed", "[grand_prix][why]") {
    SECTION("for the start") {
        kernel::Session<GrandPrix> session(race_of({}), 1);
        const Advice advice = advice_in(*session.pending());
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::soft);
        // SOFT: 33 spaces in six turns and one that is missed.
        CHECK(says(advice.why, "On SOFT you go about 4.7 spaces a turn, with \"HARD\" about 3.5."));
    }
    SECTION("the slower one, since without it the race does not count") {
        Race race = race_on(7, {10, 10}, both_tyres);
        race.car(0).place = {true, 1, 7};
        race.car(0).entered_on = 7;
        race.car(0).compounds = 1;
        const Advice advice = advice_in(asked_in(race, Ask::box));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::hard);
        CHECK(says(advice.why, "it is too late to use both tyres"));
        CHECK(says(advice.why, "though: about 3.5 instead of about 4.7."));
    }
}

TEST_CASE("Cards: what is kept, what a new throw may bring, and who is helped",
          "[grand_prix][why]") {
    SECTION("a 1 on SOFT is thrown again") {
        Race race = race_on(2, {10, 30});
        race.car(0).rerolls = 1;
        const auto locks_up = [](const View::Decision& decision) { return decision.dice[0] == 0; };
        const Advice advice = advice_in(asked_in(race, Ask::reroll, locks_up));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::reroll);
        CHECK(says(advice.why, "with \"Keep the roll\" 100 %."));
        CHECK(says(advice.why, "It uses up a card that you could keep, though."));
    }
    SECTION("a 6 is not") {
        Race race = race_on(2, {12, 30});
        race.car(0).rerolls = 1;
        const auto is_best = [](const View::Decision& decision) { return decision.dice[0] == 5; };
        const Advice advice = advice_in(asked_in(race, Ask::reroll, is_best));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::keep);
        CHECK_FALSE(advice.why.empty());
    }
    SECTION("Blankets against a lock-up") {
        Race race = race_on(2, {10, 30});
        race.car(0).blankets = 1;
        const Advice advice = advice_in(asked_in(race, Ask::lock_up));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::ignore);
        CHECK(says(advice.why, "Chance to miss a turn: 0 %, with \"Leave the track\" 100 %."));
    }
    SECTION("a rival that is far behind is taken along") {
        const Advice advice = advice_in(asked_in(race_on(5, {14, 12, 3}), Ask::rival));
        INFO(advice.why);
        CHECK(advice.option == Option{Choice::rival, 2});
        CHECK(says(advice.why, "It helps whoever is in place 3; \"Car 2\" is in place 2."));
    }
    SECTION("two spaces are worth more than a warning") {
        Race race = race_on(7, {10, 30});
        race.car(0).is_warned = true;
        const Advice advice = advice_in(asked_in(race, Ask::warning));
        INFO(advice.why);
        CHECK(advice.option.choice == Choice::advance);
        CHECK(says(advice.why, "2 spaces on, \"Lose the warning\" 0."));
        CHECK(says(advice.why, "The warning stays, though"));
    }
}

TEST_CASE("What comes to the same gives no reason, and what speaks for the other one is none",
          "[grand_prix][why]") {
    Race race = race_on(2, {10, 30});
    race.car(0).rerolls = 1;
    const View::Decision decision = asked_in(race, Ask::reroll);
    const auto sure = [](std::size_t option, const Race& end, double worth) {
        Outlook outlook;
        outlook.option = option;
        outlook.worth = worth;
        outlook.ends.push_back({1, end});
        return outlook;
    };
    const std::size_t keep = index_of(decision, Choice::keep);
    const std::size_t again = index_of(decision, Choice::reroll);
    CHECK(why_of(decision, {}).empty());
    CHECK(why_of(decision, {sure(keep, race, 0.5)}).empty());
    CHECK(why_of(decision, {sure(keep, race, 0.6), sure(again, race, 0.5)}).empty());
    Race further = race;
    further.car(0).place.space = 20;
    CHECK(says(why_of(decision, {sure(keep, further, 0.6), sure(again, race, 0.5)}),
               "it takes you 10 spaces on"));
    const std::string guess = why_of(decision, {sure(keep, race, 0.6), sure(again, further, 0.5)});
    INFO(guess);
    CHECK(says(guess, "as a driver reckons: 60 %"));
    CHECK_FALSE(says(guess, "spaces"));
    // Nor is a guess that is told as the same.
    CHECK(why_of(decision, {sure(keep, race, 0.602), sure(again, further, 0.601)}).empty());
}

}  // namespace grand_prix::reasons_test
