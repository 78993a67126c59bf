// Who drives: every question answered in every race there is, with sense, and from what a seat may
// know.
#include <catch2/catch.hpp>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "games/death_roads/ai/drivers.h"
#include "games/death_roads/ai/prospects.h"
#include "games/death_roads/ai/trial.h"
#include "games/death_roads/data/codec.h"
#include "games/death_roads/rules/procedures.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "kernel/view.h"
#include "play/contest.h"

namespace death_roads {
namespace {

using Seat = play::ContestDriver<DeathRoads>;
using Question = kernel::Question<DeathRoads>;

Seat seat_of(std::string_view name) {
    if (name == "random")
        return {name, [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }};
    return {name, [name](std::uint64_t) {
                return [name](const Race& race, const Question& question) {
                    const std::size_t answer = answer_of(name, race, question);
                    if (answer >= question.options.size()) throw std::logic_error("no option");
                    return static_cast<int>(answer);
                };
            }};
}

play::Contest<DeathRoads> contest_of(const Terms& terms) {
    play::Contest<DeathRoads> contest;
    contest.seats.resize(terms.players);
    contest.start = [terms](std::uint64_t) { return race_of(terms); };
    contest.winners = [](const Race& race) { return kernel::only(placing(race)[0]); };
    contest.rounds = Codec::round_of;
    contest.hash = Codec::state_hash;
    return contest;
}

// Of so many races of two, the first wins so many.
std::uint64_t wins_of(std::string_view first, std::string_view second, std::uint64_t races) {
    const auto contest = contest_of({.players = 2});
    const auto result =
        run_contest(contest, {seat_of(first), seat_of(second)}, {.races = races, .jobs = 2});
    return result.tallies[0].wins;
}

// What the viewer must hold as possible as the truth.
Race dealt_anew(const Race& race, PlayerId viewer, kernel::Chance& chance) {
    const Race view = kernel::view_of<DeathRoads>(race, viewer);
    Race dealt = view;
    DeathRoads::redeal(dealt, view, viewer, chance);
    return dealt;
}

// The last round of two, nothing left but one turn: player 0 with these cards, both in Gear 2.
Race last_turn(const std::vector<Card>& hand, Space own, Space rival) {
    Race race = race_of({.players = 2, .is_drafted = false, .builds = first_builds});
    race.round = race.terms.rounds;
    race.stage = Stage::race;
    race.event = static_cast<std::uint8_t>(RoadEvent::supply_drop);
    for (PlayerId id = 0; id < 2; ++id) {
        fit_out(race[id]);
        race[id].gear = 2;
        race[id].at = id == 0 ? own : rival;
    }
    race[0].is_aside = false;
    race[0].handling = 2;
    for (const Card card : hand) {
        race[0].deck.pool().remove(card);
        race[0].hand.add(card);
    }
    return race;
}

Option answer_to(std::string_view computer, const Race& race) {
    kernel::Session<DeathRoads> session(race, 1);
    const auto* decision = session.pending();
    REQUIRE(decision != nullptr);
    REQUIRE(decision->ask == Ask::step);
    return decision->options[answer_of(computer, decision->now, decision->question())];
}

}  // namespace

TEST_CASE("every driver drives every kind of race to its end", "[death_roads][drivers]") {
    std::size_t first = 0;
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}}) {
        for (const int rounds : {short_race, usual_race, long_race}) {
            const auto contest = contest_of({players, static_cast<std::uint8_t>(rounds)});
            std::vector<Seat> seats;
            for (std::size_t seat = 0; seat < players; ++seat)
                seats.push_back(seat_of(computers[(first + seat) % computers.size()]));
            ++first;
            const auto result = run_contest(contest, seats, {.races = 2, .jobs = 2});
            INFO("players " << int(players) << ", rounds " << rounds);
            CHECK(result.stalled == 0);
            std::uint64_t wins = 0;
            for (const auto& tally : result.tallies)
                wins += tally.wins;
            CHECK(wins == 2);
        }
    }
}

TEST_CASE("nobody pays for what changes nothing", "[death_roads][drivers]") {
    const auto contest = contest_of({.players = 3, .rounds = short_race});
    for (const std::string_view name : computers) {
        int actions = 0;
        const Seat seat{name, [name, &actions](std::uint64_t) {
                            return [name, &actions](const Race& race, const Question& question) {
                                const std::size_t answer = answer_of(name, race, question);
                                const Option& option = question.options[answer];
                                if (is_action(option.choice)) {
                                    ++actions;
                                    CHECK_FALSE(comes_to_nothing(race, question.about.who, option));
                                }
                                return static_cast<int>(answer);
                            };
                        }};
        INFO(name);
        (void)run_contest(contest, {seat, seat, seat}, {.races = 6, .jobs = 1});
        CHECK(actions > 50);
    }
}

TEST_CASE("in the highest Gear nobody shifts up, however much there is to wait for",
          "[death_roads][drivers][DR-O-24]") {
    const Card guns = weapon_card(0, 0);
    Race race = last_turn({guns}, {2, 4}, {4, 7});
    race[0].gear = top_gear;
    for (const std::string_view name : computers) {
        INFO(name);
        CHECK(comes_to_nothing(race, 0, {Choice::shift, guns, 0}));
        CHECK_FALSE(comes_to_nothing(race, 0, {Choice::shift, guns, 1}));
        CHECK_FALSE(answer_to(name, race) == Option{Choice::shift, guns, 0});
    }
}

TEST_CASE("steady beats random and rookie, ace beats steady", "[death_roads][drivers][long]") {
    CHECK(wins_of("steady", "random", 40) >= 38);
    CHECK(wins_of("steady", "rookie", 80) >= 48);
    CHECK(wins_of("ace", "steady", 80) >= 44);
}

TEST_CASE("what a seat must not know does not change what it answers",
          "[death_roads][drivers][hidden][DR-ACT-07]") {
    int other = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        kernel::Chance chance(seed);
        kernel::Session<DeathRoads> session(
            race_of({static_cast<std::uint8_t>(least_players + seed), short_race}), seed);
        for (std::size_t number = 0; session.pending() != nullptr; ++number) {
            const auto& decision = *session.pending();
            const Question question = decision.question();
            const PlayerId id = decision.player;
            const Race dealt = dealt_anew(decision.now, id, chance);
            other += dealt == decision.now ? 0 : 1;
            const std::string_view computer = computers[number % computers.size()];
            INFO(computer << ", seed " << seed << ", question " << number);
            const std::size_t answer =
                answer_of(computer, kernel::view_of<DeathRoads>(decision.now, id), question);
            REQUIRE(answer_of(computer, decision.now, question) == answer);
            REQUIRE(answer_of(computer, dealt, question) == answer);
            session.submit(answer);
        }
    }
    CHECK(other > 100);
}

TEST_CASE("a car keeps less where the event strikes, and beside who may yet act",
          "[death_roads][drivers]") {
    const Space own{2, 4};
    Race race = last_turn({}, own, {4, 4});
    race[0].condition = 9;
    race[1].is_aside = false;
    CHECK(condition_to_keep(race, 0, 1) == 9);
    race.event = static_cast<std::uint8_t>(RoadEvent::rockfall);
    race.event_lane = own.lane;
    CHECK(condition_to_keep(race, 0, 1) == 6);
    race.event_lane = 3;
    CHECK(condition_to_keep(race, 0, 1) == 9);
    race[1].at = neighbour(own, Way::right);
    CHECK(condition_to_keep(race, 0, 1) < 9);
    race[1].is_aside = true;
    CHECK(condition_to_keep(race, 0, 1) == 9);
    race[0].condition = 3;
    race.event_lane = own.lane;
    CHECK(condition_to_keep(race, 0, 1) == 0);
}

TEST_CASE("the last turn is driven for the win", "[death_roads][drivers]") {
    const Card burst = weapon_card(0, 0);
    const Card throttle = card_of(VehicleCard::throttle);
    const Card floor_it = card_of(VehicleCard::floor_it);
    for (const std::string_view computer : {"steady", "ace", "racer", "shooter", "survivor"}) {
        INFO(computer);
        // The rival is two rows ahead: a shot that wrecks it wins, a row does not.
        Race race = last_turn({burst, throttle}, {1, 3}, {1, 5});
        race[1].condition = 3;
        Option answer = answer_to(computer, race);
        CHECK(answer.choice == Choice::play);
        CHECK(answer.card == burst);
        // Two rows win; what else a card can pay for does not.
        race = last_turn({floor_it}, {1, 4}, {3, 5});
        race[0].handling = 4;
        answer = answer_to(computer, race);
        CHECK(answer.choice == Choice::play);
        CHECK(answer.card == floor_it);
        // Who leads risks nothing, but for the joy of it.
        if (computer == "racer") continue;
        race = last_turn({throttle}, {1, 6}, {3, 3});
        race[0].handling = 1;
        race[0].gear = 3;
        answer = answer_to(computer, race);
        CHECK((answer.choice == Choice::pass || answer.choice == Choice::focus));
    }
}

}  // namespace death_roads
