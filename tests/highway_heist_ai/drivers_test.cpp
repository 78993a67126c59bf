// Who plays: every question answered in every game there is, and with sense.
#include <catch2/catch.hpp>

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/rules/highway_heist.h"
#include "games/highway_heist/rules/roll_odds.h"
#include "highway_heist/any_game.h"
#include "kernel/policy_table.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"

namespace highway_heist {
namespace {

using Question = kernel::Question<HighwayHeist>;
using Session = kernel::Session<HighwayHeist>;

class Driver {
public:
    explicit Driver(std::string_view name) : name_(name) {}
    int operator()(const Heist& heist, const Question& question) const {
        const std::size_t answer = answer_of(name_, heist, question);
        if (answer >= question.options.size()) throw std::logic_error("no option");
        return static_cast<int>(answer);
    }

private:
    std::string_view name_;
};

template <class Policy>
Heist played(const Terms& terms, Policy policy, std::uint64_t seed) {
    Heist heist = heist_of(terms);
    kernel::play_out<HighwayHeist>(heist, policy, seed);
    return heist;
}
int wins_of(std::string_view driver, Terms terms, int games) {
    int wins = 0;
    for (int game = 0; game < games; ++game) {
        const Terms dealt = terms_of(static_cast<std::uint64_t>(game));
        terms.characters = dealt.characters;
        terms.cars = dealt.cars;
        const Heist heist = played(terms, Driver(driver), static_cast<std::uint64_t>(game));
        if (heist.result == Result::won) ++wins;
    }
    return wins;
}

Heist in_turn(const Terms& terms) {
    Heist heist = heist_of(terms);
    Driver steady("steady");
    kernel::PolicyTable<HighwayHeist, Driver> table(heist, steady, 1);
    HighwayHeist::step(heist, table);
    heist.stage = Stage::turn;
    heist.active = 0;
    heist.actions_left = 2;
    return heist;
}
Option action_in(std::string_view driver, const Heist& heist) {
    Session session(heist, 1);
    const auto* decision = session.pending();
    return decision->options[answer_of(driver, decision->now, decision->question())];
}

}  // namespace

TEST_CASE("every driver answers whatever is asked, in every game there is", "[highway_heist_ai]") {
    for (const std::string_view driver : drivers) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            INFO(driver << ", seed " << seed);
            CHECK(played(terms_of(37 * seed), Driver(driver), seed).is_over());
        }
    }
}

TEST_CASE("the same game is answered the same", "[highway_heist_ai]") {
    for (const std::string_view driver : drivers) {
        const Terms terms = terms_of(2);
        CHECK(played(terms, Driver(driver), 5) == played(terms, Driver(driver), 5));
    }
}

TEST_CASE("steady wins where chance does not, and more often than a rookie",
          "[highway_heist_ai][long]") {
    Terms terms;
    terms.difficulty = Difficulty::easy;
    for (const Scenario scenario :
         {Scenario::tank_assault, Scenario::semi_heist, Scenario::chopper_takedown}) {
        terms.scenario = scenario;
        INFO("scenario " << int(scenario));
        int by_chance = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            if (played(terms, kernel::RandomPolicy(seed), seed).result == Result::won) ++by_chance;
        const int steady = wins_of("steady", terms, 12);
        CHECK(by_chance <= 1);
        CHECK(steady >= 4);
        CHECK(steady > wins_of("rookie", terms, 12));
    }
}

TEST_CASE("what is there to be done is done", "[highway_heist_ai]") {
    Terms terms;
    SECTION("a Wreck that finishes the Tank") {
        Heist heist = in_turn(terms);
        heist.strength = 2;
        heist.vehicles[0].at = {11, 3};
        heist.vehicles[first_suv] = {true, false, {10, 3}};
        for (const std::string_view driver : drivers)
            CHECK(action_in(driver, heist) == Option{Choice::ram, first_suv, {}});
    }
    SECTION("Cargo to who waits for it") {
        terms.scenario = Scenario::semi_heist;
        Heist heist = in_turn(terms);
        heist.shells = 0;
        heist.door = Door::open;
        heist[0].peg = semi_rear;
        heist.vehicles[1].at = {5, 5};
        for (const std::string_view driver : drivers)
            CHECK(action_in(driver, heist) == Option{Choice::throw_cargo, 1, {}});
    }
    SECTION("the last shot at the Chopper") {
        terms.scenario = Scenario::chopper_takedown;
        Heist heist = in_turn(terms);
        heist.rival_strength = 0;
        heist.strength = 1;
        heist.vehicles[0].at = heist.main;
        heist[0].peg = 0;
        for (const std::string_view driver : drivers)
            CHECK(action_in(driver, heist) == Option{Choice::take_the_shot});
    }
}

TEST_CASE("what is told of answers before is what the usual driver would take, over all dice",
          "[highway_heist_ai]") {
    int told = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Session session(heist_of(terms_of(37 * seed)), seed);
        for (int questions = 0; questions < 60 && session.pending(); ++questions) {
            const auto& decision = *session.pending();
            const std::size_t answer = answer_of(drivers[0], decision.now, decision.question());
            const auto outlooks = outlooks_of(decision);
            for (const Outlook& outlook : outlooks) {
                double parts = 0;
                for (const TurnEnd& end : outlook.ends) {
                    parts += end.part;
                    CHECK(end.heist.stage != Stage::turn);
                }
                CHECK(parts == Approx(1));
            }
            if (!outlooks.empty()) {
                CHECK(outlooks.front().option == answer);
                ++told;
            }
            session.submit(answer);
        }
    }
    CHECK(told > 100);
}

TEST_CASE("what they are up to is told", "[highway_heist_ai]") {
    Heist heist = in_turn({});
    heist.strength = 2;
    heist.vehicles[0].at = {12, 6};
    heist.vehicles[first_suv] = {true, false, {11, 6}};
    const auto telling = [&](Fact fact, MemberId who) {
        Event event;
        event.fact = fact;
        event.who = who;
        return event;
    };
    const auto doing = [&](Choice choice) {
        Event event = telling(Fact::action_taken, 0);
        event.value = static_cast<std::int16_t>(choice);
        return purpose_of(heist, event);
    };
    const auto driven = [&] {
        Event event = telling(Fact::moved, 0);
        event.rule = "HH-ACT-01";
        return purpose_of(heist, event);
    };
    const auto leapt_to = [&](Perch perch) {
        Event event = telling(Fact::leapt, 0);
        event.what = perch;
        return purpose_of(heist, event);
    };
    CHECK(doing(Choice::ram) == Purpose::make_wreck);
    CHECK(doing(Choice::take_boost) == Purpose::save_up);
    CHECK(driven() == Purpose::close_in);
    heist.vehicles[first_suv].at = {4, 6};
    CHECK(driven() == Purpose::keep_clear);
    heist.vehicles[0].at = beyond(heist.main, 2, 0);
    CHECK(driven() == Purpose::stalk);
    CHECK(purpose_of(heist, telling(Fact::moved, 0)) == Purpose::none);  // not by a Drive
    CHECK(leapt_to(at_wheel) == Purpose::get_back);
    CHECK(leapt_to(tank) == Purpose::board);
    CHECK(purpose_of(heist, telling(Fact::assisted, 1)) == Purpose::help);
    CHECK(purpose_of(heist, telling(Fact::damaged, 1)) == Purpose::none);
}

TEST_CASE("the odds of a roll are those of the ledger", "[highway_heist_ai][HH-O-10]") {
    Terms terms;
    terms.cars[0] = Car::muscle;
    const Heist heist = heist_of(terms);
    const About about{"HH-ACT-03", 0, no_perch, Skill::speed, 3};
    // The table of HH-O-11: plain and with a Boost, in per cent, of 1 to 5 dice for 1 to 4.
    constexpr std::array<std::array<int, 8>, 5> shares = {{{50, 83, 0, 0, 0, 0, 0, 0},
                                                           {75, 97, 25, 69, 0, 0, 0, 0},
                                                           {88, 100, 50, 93, 13, 58, 0, 0},
                                                           {94, 100, 69, 98, 31, 87, 6, 48},
                                                           {97, 100, 81, 100, 50, 96, 19, 80}}};
    for (int dice = 1; dice <= 5; ++dice) {
        for (int need = 1; need <= 4; ++need) {
            for (const bool is_boosted : {false, true}) {
                const RollOdds odds = odds_of_roll(heist, about, dice, is_boosted);
                const auto share = (100.0 * odds.at_least(need)) / odds.of;
                const auto column = static_cast<std::size_t>(2 * (need - 1) + (is_boosted ? 1 : 0));
                INFO(dice << " dice, need " << need << ", boosted " << is_boosted);
                CHECK(share ==
                      Approx(shares[static_cast<std::size_t>(dice - 1)][column]).margin(0.51));
            }
        }
    }
}

}  // namespace highway_heist
