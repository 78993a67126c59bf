// Who plays: every question answered in every game there is, and with sense.
#include <catch2/catch.hpp>

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

namespace {

// Round 10 of 11: the Tank has 2 Strength left, the Enforcer stands on its roof without a car, all
// hold tokens.
Heist on_the_tank() {
    Terms terms;
    terms.difficulty = Difficulty::easy;
    terms.members = 4;
    terms.characters = {Character::captain, Character::undercover, Character::enforcer,
                        Character::showman};
    terms.cars = {Car::muscle, Car::racer, Car::drifter, Car::supercar};
    Heist heist = heist_of(terms);
    heist.stage = Stage::turn;
    heist.round = 10;
    heist.active = 2;
    heist.actions_left = 1;
    heist.main = {7, 1};
    heist.strength = 2;
    heist.full_strength = 24;
    heist.enemy_deck = 0x0FF;
    heist.enemy_spots = {8, 9, 10};
    heist.stunts = {{{Stunt::hatch_job, 1}, {Stunt::track_breaker, 0}, {}}};
    for (MemberId member = 0; member < 4; ++member) {
        heist[member].boost = 3;
        if (member == 2) continue;
        heist[member].pv = member;
        heist[member].board = terms.cars[member];
    }
    heist.vehicles[0] = {true, false, {12, 3}};
    heist.vehicles[1] = {true, false, {12, 4}};
    heist.vehicles[3] = {true, false, {12, 2}};
    heist[2].peg = tank;
    heist.vehicles[first_suv] = {true, false, {10, 3}};
    heist.vehicles[first_suv + 1] = {true, false, {8, 3}};
    heist.enemy_pegs[first_suv] = true;
    return heist;
}

// Plays on with that driver, and hears of every Skill Roll with the dice in hand.
class Rolling final : public Table {
public:
    Rolling(std::string_view driver, const Heist& heist, std::uint64_t seed)
        : driver_(driver), heist_(heist), chance_(seed) {}
    struct Roll {
        About about;
        int dice = 0;
        double chance = 0;  // with a Boost, where there is one
    };
    const std::vector<Roll>& rolls() const { return rolls_; }

protected:
    int answer(const Question& question) override {
        return static_cast<int>(answer_of(driver_, heist_, question));
    }
    void cast(const kernel::Roll<HighwayHeist>& roll, kernel::Faces& faces) override {
        // What a Gadget casts again is a part of a roll.
        const bool is_again = std::exchange(is_again_, false);
        if (roll.why == Why::effort && roll.about.skill != Skill::defense && !is_again) {
            const bool has_boost = heist_[roll.about.who].boost > 0;
            const RollOdds odds = odds_of_roll(heist_, roll.about, roll.count, has_boost);
            rolls_.push_back({roll.about, roll.count,
                              static_cast<double>(odds.at_least(roll.about.need)) / odds.of});
        }
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = roll.weights.empty()
                           ? static_cast<std::uint8_t>(chance_.number(roll.sides))
                           : kernel::weighted_face(
                                 roll.weights, chance_.number(kernel::total_weight(roll.weights)));
    }
    void announce(const Event& event) override { is_again_ = event.fact == Fact::gadget_used; }

private:
    std::string_view driver_;
    const Heist& heist_;
    bool is_again_ = false;
    kernel::Chance chance_;
    std::vector<Roll> rolls_;
};

}  // namespace

TEST_CASE("a roll that needs Assists to win the game is proposed, and gets them [HH-BST-02]",
          "[highway_heist_ai]") {
    const Option hatch_job{Choice::stunt, static_cast<std::uint8_t>(Stunt::hatch_job), {}};
    for (const std::string_view driver : {drivers[0], drivers[2]}) {
        Heist heist = on_the_tank();
        CHECK(action_in(driver, heist) == hatch_job);
        // After a Brawl before it, too.
        heist.actions_left = 2;
        heist.enemy_pegs[tank] = true;
        CHECK(action_in(driver, heist) == Option{Choice::brawl});
        Heist rolled = on_the_tank();
        Rolling table(driver, rolled, 1);
        HighwayHeist::step(rolled, table);
        REQUIRE(table.rolls().size() == 1);
        CHECK(table.rolls()[0].dice == 5);
    }
}

TEST_CASE("tokens of several helpers are given where none has enough alone [HH-BST-03]",
          "[highway_heist_ai]") {
    Heist heist = on_the_tank();
    for (Member& who : heist.team)
        who.boost = 1;
    Rolling table(drivers[0], heist, 1);
    HighwayHeist::step(heist, table);
    REQUIRE(table.rolls().size() == 1);
    CHECK(table.rolls()[0].dice == 5);
}

TEST_CASE("nobody proposes a roll and then leaves it without a chance [HH-ROLL-01]",
          "[highway_heist_ai]") {
    int rolls = 0;
    for (const std::string_view driver : {drivers[0], drivers[2]}) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            INFO(driver << ", seed " << seed);
            Heist heist = heist_of(terms_of(29 * seed));
            Rolling table(driver, heist, seed);
            while (!HighwayHeist::is_over(heist))
                HighwayHeist::step(heist, table);
            for (const auto& roll : table.rolls()) {
                // All who are on the Semi duck, each as well as it can (HH-STM-06).
                if (roll.about.rule != Rule("HH-STM-06")) CHECK(roll.chance > 0);
                ++rolls;
            }
        }
    }
    CHECK(rolls > 300);
}

TEST_CASE("nobody forces a companion who is still to drive, to no end [HH-ACT-04]",
          "[highway_heist_ai]") {
    Heist heist = on_the_tank();
    heist.round = 9;
    heist.main = {7, 2};
    heist.active = 0;
    heist[0].pv = first_suv + 1;
    heist[0].board = Car::hijacked;
    heist.vehicles[0] = {};
    heist.vehicles[first_suv + 1].at = {12, 2};
    heist.vehicles[3].at = {12, 3};
    heist[1].is_exhausted = true;
    heist[2].peg = first_suv;
    heist.enemy_pegs[tank] = true;
    heist.stunts = {{{Stunt::drag_line, 1}, {Stunt::hatch_job, 1}, {Stunt::track_breaker, 0}}};
    for (const std::string_view driver : {drivers[0], drivers[2]})
        CHECK(action_in(driver, heist).choice != Choice::force);
}

TEST_CASE("nobody climbs onto the own roof to be rid of a car that is nearly gone [HH-DEF-03]",
          "[highway_heist_ai]") {
    Heist heist = on_the_tank();
    heist.round = 4;
    heist.main = {7, 4};
    heist.strength = 12;
    heist.active = 0;
    heist.vehicles[0].at = {10, 5};
    heist.vehicles[3].at = {12, 5};
    heist.vehicles[first_suv].at = {8, 6};
    heist.vehicles[first_suv + 1].at = {9, 4};
    heist.enemy_pegs[first_suv] = false;
    heist.enemy_pegs[0] = true;
    heist[0].damage = 6;
    heist[0].boost = 0;
    heist[2].is_exhausted = true;
    heist.stunts = {{{Stunt::roof_rider, 1}, {Stunt::side_scrape, 0}, {Stunt::chain_reaction, 2}}};
    for (const std::string_view driver : {drivers[0], drivers[2]})
        CHECK(action_in(driver, heist) != Option{Choice::leap, 0, {}});
}

TEST_CASE("what a roll was proposed for is what a Boost is weighed by [HH-BST-01]",
          "[highway_heist_ai]") {
    // The Showman's last action: a companion's empty car, nearly gone, between SUVs.
    Terms terms;
    terms.scenario = Scenario::semi_heist;
    terms.members = 4;
    terms.characters = {Character::undercover, Character::captain, Character::enforcer,
                        Character::showman};
    terms.cars = {Car::muscle, Car::racer, Car::drifter, Car::supercar};
    Heist heist = heist_of(terms);
    heist.stage = Stage::turn;
    heist.active = 3;
    heist.actions_left = 1;
    heist.main = {6, 2};
    heist.cargo_left = 8;
    heist.enemy_deck = 0x1BF;
    heist.enemy_spots = {6, 9, no_card};
    heist.stunts = {{{}, {}, {Stunt::getaway_catch, 2}}};
    constexpr std::array<Space, 4> cars = {{{5, 3}, {8, 4}, {5, 6}, {4, 3}}};
    constexpr std::array<Space, 4> suvs = {{{5, 2}, {5, 4}, {9, 3}, {6, 3}}};
    for (MemberId member = 0; member < 4; ++member) {
        heist[member].pv = member;
        heist[member].board = terms.cars[member];
        heist[member].is_exhausted = member != 3;
        heist.vehicles[member] = {true, false, cars[member]};
        heist.vehicles[first_suv + member] = {true, false, suvs[member]};
        heist.enemy_pegs[first_suv + member] = true;
    }
    heist[0].damage = 6;
    heist[0].peg = semi_rear;
    CHECK(action_in(drivers[0], heist) == Option{Choice::force, 0, {}});
    // Dice that fail without one, and do not with one.
    const About about{"HH-ACT-04", 3, 0, Skill::control, 3};
    const std::array<Option, 2> options = {{{Choice::no}, {Choice::yes}}};
    constexpr std::array<std::uint8_t, 3> dice = {3, 3, 5};
    Question question;
    question.ask = Ask::boost;
    question.about = about;
    question.options = options;
    question.dice = dice;
    heist.actions_left = 0;
    CHECK(answer_of(drivers[0], heist, question) == 1);
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
                for (const Outlook::End& end : outlook.ends) {
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
