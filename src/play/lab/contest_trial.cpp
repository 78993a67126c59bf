#include "play/lab/contest_trial.h"

#include <algorithm>
#include <utility>

#include "words/words.h"

namespace play::lab {

namespace {

using words::mark;
using words::say;
using words::tr;

// More than a race has decisions, or anything else that is counted of it.
constexpr std::uint64_t beyond_all = 1'000'000;

enum Watching : std::size_t { by_most_decisions, by_fewest, by_column };

}  // namespace

Plan contest_plan(std::string game, std::string title, std::vector<Entrant> seats,
                  const std::vector<ContestColumn>& columns, Starts starts) {
    Plan plan;
    plan.game = std::move(game);
    plan.title = std::move(title);
    plan.seats = std::move(seats);
    const char* place = starts == Starts::seats ? tr("Seat {0}") : tr("Place {0} on the grid");
    const auto places = starts == Starts::together ? 0 : static_cast<int>(plan.seats.size());
    for (int number = 1; number <= places; ++number)
        plan.places.push_back(say(place, {number}));
    Group group{mark("How it goes"), Group::Told::a_race, {}};
    for (const ContestColumn& column : columns)
        group.counters.push_back({std::string(column.key), std::string(column.heading)});
    if (!group.counters.empty()) plan.groups.push_back(std::move(group));
    plan.watched_kinds = {mark("longest"), mark("shortest")};
    for (const ContestColumn& column : columns)
        plan.watched_kinds.push_back("most " + std::string(column.heading));
    return plan;
}

void add_contest(const ContestEnd& end, Sums& sums) {
    const ContestResult& race = end.result;
    std::uint64_t winners = 0;
    for (const SeatTally& seat : race.tallies)
        winners += seat.wins;
    const bool is_together = winners == race.tallies.size();
    for (std::size_t seat = 0; seat < race.tallies.size(); ++seat) {
        const SeatTally& tally = race.tallies[seat];
        SeatSums& its = sums.seats[end.entrants[seat]];
        const std::uint64_t won = tally.wins == 0 ? 0 : whole_win / (is_together ? 1 : winners);
        its.wins.add(won);
        if (!sums.places_on_grid.empty())
            sums.places_on_grid[end.slots.empty() ? seat : end.slots[seat]].add(won);
        if (!end.places.empty()) its.places.add(end.places[seat]);
        its.decisions += tally.choices;
        for (std::size_t column = 0; column < its.counts.size(); ++column)
            its.counts[column] += tally.counts[column];
    }
    sums.races.races += race.races;
    sums.races.rounds += race.rounds;
    sums.races.decisions += race.decisions;
    sums.races.rolls += race.rolls;
    sums.races.stalled += race.stalled;
    sums.races.signature += race.signature;
    watch_contest(race, end.number, sums);
}

// Length goes by decisions: rounds may be the same in all of them.
void watch_contest(const ContestResult& race, std::uint64_t number, Sums& sums) {
    if (race.stalled > 0) return;
    const auto rank_of_most = [](std::uint64_t count) {
        return beyond_all - std::min(beyond_all, count);
    };
    watch(sums, by_most_decisions, {rank_of_most(race.decisions), number});
    watch(sums, by_fewest, {race.decisions, number});
    for (std::size_t kind = by_column; kind < sums.watched.size(); ++kind) {
        std::uint64_t count = 0;
        for (const SeatTally& seat : race.tallies)
            count += seat.counts[kind - by_column];
        if (count > 0) watch(sums, kind, {rank_of_most(count), number});
    }
}

}  // namespace play::lab
