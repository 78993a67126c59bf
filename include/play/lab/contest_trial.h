// A contest (play/contest.h) on the proving ground: what any game has that says how it is started
// and who drives.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "play/contest.h"
#include "play/lab/batch.h"

namespace play::lab {

// Whether drivers keep their seats, or each has every seat equally often.
enum class Seating : std::uint8_t { kept, turned };

// At race `number`, who of so many sits at a seat.
constexpr std::size_t entrant_at(Seating seating, std::uint64_t number, std::size_t seat,
                                 std::size_t seats) {
    return seating == Seating::kept ? seat : (seat + number) % seats;
}

// Whether all start alike, and who wins from where goes by seats; or from a grid; or all win
// together, and nobody from anywhere.
enum class Starts : std::uint8_t { seats, grid, together };

// What is raced of a contest with these columns; the caller names seats and drivers.
Plan contest_plan(std::string game, std::string title, std::vector<Entrant> seats,
                  const std::vector<ContestColumn>& columns, Starts starts);
// One race of it, with the entrant at each seat. Who all have won together has won alone.
struct ContestEnd {
    ContestResult result;  // of this race, by seat
    std::vector<std::size_t> places;
    std::vector<std::size_t> slots;  // of each seat on the grid; empty where all start alike
    std::vector<std::size_t> entrants;
    std::uint64_t number = 0;
};
void add_contest(const ContestEnd& end, Sums& sums);
// Which kinds of races of the plan it is one of.
void watch_contest(const ContestResult& race, std::uint64_t number, Sums& sums);

// Who of the drivers sits where at race `number`.
template <class G>
std::vector<ContestDriver<G>> seated(const std::vector<ContestDriver<G>>& drivers, Seating seating,
                                     std::uint64_t number) {
    std::vector<ContestDriver<G>> driving;
    for (std::size_t seat = 0; seat < drivers.size(); ++seat)
        driving.push_back(drivers[entrant_at(seating, number, seat, drivers.size())]);
    return driving;
}

// `drivers` are the entrants' of the plan.
template <class G>
Trial contest_trial(Plan plan, const play::Contest<G>& contest,
                    const std::vector<ContestDriver<G>>& drivers, Seating seating) {
    Trial trial;
    trial.plan = std::move(plan);
    trial.run = [contest, drivers, seating](std::uint64_t seed, std::uint64_t number, Sums& sums) {
        ContestEnd end{no_races(contest, drivers.size()), {}, {}, {}, number};
        for (std::size_t seat = 0; seat < drivers.size(); ++seat)
            end.entrants.push_back(entrant_at(seating, number, seat, drivers.size()));
        const auto driving = seated(drivers, seating, number);
        ContestRace<G> race(contest, driving, seed_of_race(seed, number), end.result);
        race.run();
        if (contest.slots) end.slots = contest.slots(race.state());
        if (contest.places) end.places = contest.places(race.state());
        add_contest(end, sums);
    };
    if (contest.record)
        trial.record = [contest, drivers, seating](std::uint64_t seed, std::uint64_t number) {
            return contest.record(seed_of_race(seed, number), seated(drivers, seating, number));
        };
    return trial;
}

// What came of races, and which of them are worth watching.
struct WatchedContest {
    ContestResult result;
    Sums sums;

    void add(const WatchedContest& other) {
        result.add(other.result);
        sums.add(other.sums);
    }
};
template <class G>
WatchedContest watch_contests(const play::Contest<G>& contest,
                              const std::vector<ContestDriver<G>>& drivers, const Plan& plan,
                              const BatchOrder& order) {
    const ContestResult none = no_races(contest, drivers.size());
    return play::run_batch(
        order, WatchedContest{none, Sums(plan)}, [&](std::uint64_t number, WatchedContest& all) {
            ContestResult race = none;
            ContestRace<G>(contest, drivers, seed_of_race(order.seed, number), race).run();
            watch_contest(race, number, all.sums);
            all.result.add(race);
        });
}

}  // namespace play::lab
