// A game between drivers alone, as `simulate` runs it: a few lines a game.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/policy_table.h"
#include "kernel/view.h"
#include "play/batch.h"

namespace play {

// Index of an option. Who drives is shown what the player asked may know, and no more.
template <class G>
using Policy = std::function<int(const typename G::State&, const kernel::Question<G>&)>;

template <class G>
struct ContestDriver {
    std::string_view name;  // "steady"
    std::function<Policy<G>(std::uint64_t seed)> make;
};

template <class G>
struct Contest {
    using State = typename G::State;

    std::vector<std::string> seats;  // their names, by player
    std::function<State(std::uint64_t seed)> start;
    std::function<kernel::PlayerSet(const State&)> winners;  // of a race that is over
    std::function<std::uint64_t(const State&)> rounds;       // played
    std::function<std::uint64_t(const State&)> hash;         // as the codec has it
    std::uint64_t most_steps = 10'000;                       // beyond, a race counts as stalled
};

struct WinTally {
    std::uint64_t wins = 0;  // shared ones count for each winner
    friend bool operator==(const WinTally&, const WinTally&) = default;
};
using ContestResult = BatchResult<WinTally>;

// Races with drivers[seat] on each seat.
template <class G>
ContestResult run_contest(const Contest<G>& contest, const std::vector<ContestDriver<G>>& drivers,
                          const BatchOrder& order) {
    const auto run = [&](std::uint64_t race, ContestResult& result) {
        const std::uint64_t seed = seed_of_race(order.seed, race);
        std::vector<Policy<G>> policies;
        for (const ContestDriver<G>& driver : drivers)
            policies.push_back(driver.make(seed_of_drivers(seed) + policies.size()));
        const auto answer = [&](const auto& state, const kernel::Question<G>& question) {
            return policies[question.player](kernel::view_of<G>(state, question.player), question);
        };
        auto state = contest.start(seed_of_start(seed));
        std::uint64_t steps = 0;
        const auto count =
            kernel::play_out<G>(state, answer, seed, [&] { return ++steps < contest.most_steps; });
        for (std::size_t seat = 0; seat < drivers.size(); ++seat) {
            const bool has_won =
                G::is_over(state) &&
                kernel::includes(contest.winners(state), static_cast<kernel::PlayerId>(seat));
            result.tallies[seat].wins += has_won ? 1 : 0;
        }
        ++result.races;
        result.rounds += contest.rounds(state);
        result.decisions += count.decisions;
        result.rolls += count.rolls;
        result.stalled += G::is_over(state) ? 0 : 1;
        result.signature += kernel::split_mix(contest.hash(state));
    };
    ContestResult empty;
    empty.tallies.resize(drivers.size());
    return run_batch(order, empty, run);
}

}  // namespace play
