// Contests on the proving ground: who sits where, and who has won what.
#include <catch2/catch.hpp>
#include <set>

#include "play/lab/batch_figures.h"
#include "play/lab/contest_trial.h"

namespace play::lab {
namespace {

ContestEnd end_of(std::vector<std::uint64_t> wins) {
    ContestEnd end;
    for (std::size_t seat = 0; seat < wins.size(); ++seat) {
        end.result.tallies.push_back({.wins = wins[seat], .choices = seat + 1, .counts = {7}});
        end.entrants.push_back(seat);
    }
    end.result.races = 1;
    end.result.rounds = 12;
    return end;
}

Sums added(const ContestEnd& end) {
    const std::size_t seats = end.entrants.size();
    Sums sums(contest_plan("snails", "Snails", std::vector<Entrant>(seats), {{"meals", "meals"}},
                           Starts::seats));
    add_contest(end, sums);
    return sums;
}

TEST_CASE("entrants whose seats are turned sit everywhere equally often, each on one seat") {
    constexpr std::size_t seats = 3;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        CHECK(entrant_at(Seating::kept, 17, seat, seats) == seat);
        std::set<std::size_t> sat;
        for (std::uint64_t number = 0; number < seats; ++number)
            sat.insert(entrant_at(Seating::turned, number, seat, seats));
        CHECK(sat.size() == seats);
    }
    for (std::uint64_t number = 0; number < seats; ++number) {
        std::set<std::size_t> seated;
        for (std::size_t seat = 0; seat < seats; ++seat)
            seated.insert(entrant_at(Seating::turned, number, seat, seats));
        CHECK(seated.size() == seats);
    }
}

TEST_CASE("a shared win is shared, and what all have won together each has won") {
    const Sums alone = added(end_of({0, 1, 0}));
    CHECK(alone.seats[1].wins.sum == whole_win);
    CHECK(alone.seats[0].wins.sum == 0);
    CHECK(alone.seats[0].wins.count == 1);
    const Sums shared = added(end_of({1, 1, 0}));
    CHECK(shared.seats[0].wins.sum == whole_win / 2);
    const Sums together = added(end_of({1, 1, 1}));
    CHECK(together.seats[2].wins.sum == whole_win);
    const Sums lost = added(end_of({0, 0, 0}));
    CHECK(lost.seats[2].wins.sum == 0);
    CHECK(lost.races.rounds == 12);
}

TEST_CASE("where all win together nobody wins from anywhere, and no share would be even") {
    const auto wins_of = [](Starts starts) {
        Batch batch;
        batch.plan = contest_plan("heist", "Heist", std::vector<Entrant>(2), {}, starts);
        batch.sums = Sums(batch.plan);
        batch.races = 1;
        add_contest(end_of({1, 1}), batch.sums);
        CHECK(batch.sums.seats[1].wins.sum == whole_win);
        return figures_of(batch);
    };
    const auto apart = wins_of(Starts::seats);
    REQUIRE(apart.size() >= 2);
    CHECK(apart[0].tables[0].reference.value_or(0.0) == Approx(0.5));
    const auto together = wins_of(Starts::together);
    CHECK(together.size() == apart.size() - 1);
    CHECK_FALSE(together[0].tables[0].reference.has_value());
}

TEST_CASE("what is counted goes to who sat there, and wins to the place on the grid") {
    ContestEnd end = end_of({0, 1, 0});
    end.entrants = {2, 0, 1};
    end.slots = {1, 2, 0};
    end.places = {3, 1, 2};
    end.number = 5;
    const Sums sums = added(end);
    CHECK(sums.seats[0].wins.sum == whole_win);
    CHECK(sums.seats[0].places.sum == 1);
    CHECK(sums.seats[0].decisions == 2);
    CHECK(sums.seats[2].counts[0] == 7);
    CHECK(sums.places_on_grid[2].sum == whole_win);
    CHECK(sums.watched[0].front().race == 5);
}

TEST_CASE(
    "a race is watched for its length and for most of what is counted, if it came to its end") {
    ContestResult race = end_of({0, 1}).result;
    race.decisions = 30;
    Sums sums = added(end_of({1, 0}));
    sums.watched.assign(3, {});
    watch_contest(race, 1, sums);
    race.tallies[1].counts = {9};
    race.decisions = 40;
    watch_contest(race, 2, sums);
    race.tallies[0].counts = race.tallies[1].counts = {};
    race.decisions = 35;
    watch_contest(race, 3, sums);
    race.stalled = 1;
    race.decisions = 1000;
    watch_contest(race, 4, sums);
    const auto races = [&](std::size_t kind) {
        std::vector<std::uint64_t> numbers;
        for (const Watched& watched : sums.watched[kind])
            numbers.push_back(watched.race);
        return numbers;
    };
    using Numbers = std::vector<std::uint64_t>;
    CHECK(races(0) == Numbers{2, 3, 1});  // the longest
    CHECK(races(1) == Numbers{1, 3, 2});
    CHECK(races(2) == Numbers{2, 1});  // most meals; a race without any is none for them
}

}  // namespace
}  // namespace play::lab
