// Who drives: every question answered in every game there is, and with sense.
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/rules/ratings.h"
#include "kernel/session.h"
#include "play/contest.h"

namespace circus_maximus {
namespace {

using Seat = play::ContestDriver<CircusMaximus>;
using Question = kernel::Question<CircusMaximus>;

Seat driver_named(std::string_view name) {
    return {name, [name](std::uint64_t) {
                return [name](const Race& race, const Question& question) {
                    const std::size_t answer = answer_of(name, race, question);
                    if (answer >= question.options.size()) throw std::logic_error("no option");
                    return static_cast<int>(answer);
                };
            }};
}

play::Contest<CircusMaximus> contest_of(const Terms& terms) {
    play::Contest<CircusMaximus> contest;
    contest.seats.resize(seats_of(terms));
    contest.start = [terms](std::uint64_t) { return race_of(terms); };
    contest.winners = [](const Race& race) {
        const Chariots placed = classification(race);
        return placed.empty() ? kernel::PlayerSet{} : kernel::only(owner_of(race.terms, placed[0]));
    };
    contest.rounds = Codec::round_of;
    contest.hash = Codec::state_hash;
    return contest;
}

// One chariot alone on the track, of 18 team speed and driver 0.
Race alone_on(Square square) {
    Race race = race_of({.players = 8});
    race.stage = Stage::notation;
    race.turn = 5;
    for (Chariot& chariot : race.all) {
        chariot.standing = Standing::out;
        chariot.team = team_of(1, 4);
        chariot.hits = chariot.full_hits = 7;
        chariot.endurance = 30;
        chariot.crossings = 1;
    }
    race[0].standing = Standing::racing;
    race[0].car = square;
    return race;
}

// What is written by a driver.
int speed_written(std::string_view driver, const Race& race) {
    kernel::Session<CircusMaximus> session(race, 1);
    const auto* decision = session.pending();
    REQUIRE(decision->ask == Ask::speed);
    return decision->options[answer_of(driver, decision->now, decision->question())].value;
}

}  // namespace

TEST_CASE("every driver drives every kind of race to its end", "[circus_maximus][drivers]") {
    std::size_t first = 0;
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{8}}) {
        for (const bool advanced : {false, true}) {
            const auto contest = contest_of({players, advanced});
            std::vector<Seat> seats;
            for (std::size_t seat = 0; seat < contest.seats.size(); ++seat)
                seats.push_back(driver_named(drivers[(first + seat) % drivers.size()]));
            ++first;
            const auto result = run_contest(contest, seats, {.races = 2, .jobs = 2});
            INFO("players " << int(players) << ", advanced " << advanced);
            CHECK(result.races == 2);
            CHECK(result.stalled == 0);
            std::uint64_t wins = 0;
            for (const auto& tally : result.tallies)
                wins += tally.wins;
            CHECK(wins == 2);
        }
    }
}

TEST_CASE("steady beats rookie", "[circus_maximus][drivers][long]") {
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < chariots; ++seat)
        seats.push_back(driver_named(seat % 2 == 0 ? "steady" : "rookie"));
    const auto result = run_contest(contest_of({.players = 8}), seats, {.races = 32, .jobs = 2});
    std::uint64_t steady = 0;
    for (std::size_t seat = 0; seat < chariots; seat += 2)
        steady += result.tallies[seat].wins;
    CHECK(steady > 16);
}

TEST_CASE("speeds suit the corner", "[circus_maximus][drivers]") {
    for (const std::string_view driver : {"steady", "ace", "bolter", "stayer"}) {
        INFO(driver);
        // At the lip of lane I, safe at 8.
        const int at_lip = speed_written(driver, alone_on(square_of(0, Section::home, 36)));
        CHECK(at_lip >= 8);
        CHECK(at_lip <= 11);
        // Half a straight before it: to the lip.
        CHECK(speed_written(driver, alone_on(square_of(0, Section::home, 18))) == 18);
        CHECK(speed_written(driver, alone_on(square_of(0, Section::home, 24))) == 12);
        CHECK(speed_written(driver, alone_on(square_of(7, Section::home, 24))) == 18);
    }
}

TEST_CASE("nobody who writes a speed can see one that is written already",
          "[circus_maximus][drivers][CM-R13]") {
    Race race = race_of({.players = 8});
    race.stage = Stage::notation;
    race.turn = 5;
    for (ChariotId id = 0; id < chariots; ++id) {
        race[id].team = team_of(1, 4);
        race[id].hits = race[id].full_hits = 7;
        race[id].endurance = 30;
        race[id].car = square_of(id, Section::back, 10);
    }
    kernel::Session<CircusMaximus> slow(race, 1);
    kernel::Session<CircusMaximus> fast(race, 1);
    slow.submit(2);
    fast.submit(18);
    REQUIRE(slow.pending()->about.who == 1);
    CHECK(slow.pending()->now == fast.pending()->now);
}

TEST_CASE("who is rammed gets out of the way of a heavy car", "[circus_maximus][drivers]") {
    Race race = alone_on(square_of(3, Section::back, 10));
    race[1].standing = Standing::racing;
    race[1].car = square_of(2, Section::back, 11);
    race.stage = Stage::draw;
    const std::vector<Option> options = {{Choice::hold}, {Choice::back}, {Choice::outward}};
    Question question;
    question.player = 0;
    question.ask = Ask::defence;
    question.options = options;
    question.about = {"CM-X15", 0, 1, Choice::ram_horses};
    race[1].points.chariot = 2;
    CHECK(options[answer_of("steady", race, question)].choice == Choice::outward);
    CHECK(options[answer_of("rookie", race, question)].choice == Choice::hold);
}

}  // namespace circus_maximus
