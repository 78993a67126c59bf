// A game between drivers alone, as `simulate` runs it: a few lines a game.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/decision.h"
#include "kernel/journal_table.h"
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

// What a game counts of each seat besides.
struct ContestColumn {
    std::string_view heading;  // of the table
    std::string_view key;      // in JSON, and said of a whole race: "collisions"
};
inline constexpr std::size_t most_columns = 6;

// What seats race with, by which wins are told besides: "vehicle", and the names of all there are.
struct ContestKinds {
    std::string noun;
    std::vector<std::string> names;
};

struct KindTally {
    std::uint64_t raced = 0;  // a seat a race
    std::uint64_t wins = 0;
    friend bool operator==(const KindTally&, const KindTally&) = default;
};

struct SeatTally {
    std::uint64_t wins = 0;  // shared ones count for each winner
    std::uint64_t choices = 0;
    std::array<std::uint64_t, most_columns> counts{};  // by column
    friend bool operator==(const SeatTally&, const SeatTally&) = default;
};

template <class G>
struct Contest {
    using State = typename G::State;

    std::vector<std::string> seats;  // their names, by player
    std::function<State(std::uint64_t seed)> start;
    std::function<kernel::PlayerSet(const State&)> winners;  // of a race that is over
    std::function<std::uint64_t(const State&)> rounds;       // played
    std::string_view rounds_noun = "rounds";                 // "turns", where the book says so
    std::function<std::uint64_t(const State&)> hash;         // as the codec has it
    std::function<std::string(typename G::Ask)> ask_name;    // as the codec has it
    // Whether somebody is home while others race on. Empty where that cannot be.
    std::function<bool(const State&)> is_won{};
    // Of each player, 1 for the first. Empty where nobody is told but who wins.
    std::function<std::vector<std::size_t>(const State&)> places{};
    bool wins_together = false;         // nobody from another
    std::uint64_t most_steps = 10'000;  // beyond, a race counts as stalled

    std::vector<ContestColumn> columns{};  // at most most_columns
    // Adds to the columns what a step has come to; called where there are any.
    std::function<void(const State& before, const State& after,
                       std::span<const typename G::Event> told, std::span<SeatTally> seats)>
        count{};
    // From where each seat has started, by player: its place on the grid, 0 the first. Empty where
    // all are alike.
    std::function<std::vector<std::size_t>(const State&)> slots{};

    // Of which kind a seat was in a race that is over, as a place among the names.
    std::vector<ContestKinds> kinds{};
    std::function<std::size_t(const State&, std::size_t kinds, kernel::PlayerId seat)> kind_of{};

    // For the pace of a race (play/pace.h): how many of the answers planned one confirmation on the
    // screen gives, from 1; empty where it is always one. And on how many seats, from the first on,
    // people sit; 0 for all.
    std::function<std::size_t(const kernel::Decision<G>&, std::span<const typename G::Option>)>
        at_once{};
    std::size_t people = 0;
    // Dice that a person throws by a key of its own, as the screen has it; empty: none. And from
    // whose hand they fall; empty: a person's.
    std::function<bool(typename G::Why)> is_thrown{};
    std::function<kernel::PlayerId(const State&)> thrower{};
    // How long the screen shows at the usual speed, in seconds, what comes after `before`, with the
    // dice that fall in it; and how long a computer seems to think about an answer. Empty: what is
    // watched is not reckoned.
    std::function<float(const State& before, const kernel::Happening<G>& seen, bool is_thrown)>
        seconds_seen{};
    float seconds_of_thought = 0.0F;

    // The race with this seed as a document that the game opens (play/lab/codec_contest.h); empty
    // where it has none.
    std::function<std::string(std::uint64_t seed, const std::vector<ContestDriver<G>>&)> record{};
};

// By seat, of the race with this seed.
template <class G>
std::vector<Policy<G>> policies_of(const std::vector<ContestDriver<G>>& drivers,
                                   std::uint64_t seed) {
    std::vector<Policy<G>> policies;
    for (const ContestDriver<G>& driver : drivers)
        policies.push_back(driver.make(seed_of_drivers(seed) + policies.size()));
    return policies;
}

struct ContestResult : BatchResult<SeatTally> {
    std::vector<SeatTally> slots;  // wins alone, by place on the grid
    std::vector<std::vector<KindTally>> kinds;

    void add(const ContestResult& other) {
        BatchResult<SeatTally>::add(other);
        add_up(slots, other.slots);
        for (std::size_t i = 0; i < kinds.size(); ++i)
            add_up(kinds[i], other.kinds[i]);
    }
    friend bool operator==(const ContestResult&, const ContestResult&) = default;
};

// One race, step by step, with what is counted of it.
template <class G>
class ContestRace {
public:
    ContestRace(const Contest<G>& contest, const std::vector<ContestDriver<G>>& drivers,
                std::uint64_t seed, ContestResult& result)
        : contest_(contest),
          result_(result),
          seed_(seed),
          state_(contest.start(seed_of_start(seed))),
          policies_(policies_of(drivers, seed)) {}

    void run() {
        const auto answer = [&](const auto& state, const kernel::Question<G>& question) {
            ++result_.tallies[question.player].choices;
            return policies_[question.player](kernel::view_of<G>(state, question.player), question);
        };
        kernel::PolicyTable<G, decltype(answer)> table(state_, answer, seed_);
        for (std::uint64_t steps = 0; !G::is_over(state_) && steps < contest_.most_steps; ++steps)
            contest_.count ? step_counted(table) : G::step(state_, table);
        add_end();
        result_.decisions += table.decisions();
        result_.rolls += table.rolls();
    }
    // As it stands, or has ended.
    const typename G::State& state() const { return state_; }

private:
    template <class PolicyTable>
    void step_counted(PolicyTable& table) {
        const auto before = state_;
        const std::uint64_t from = table.events().total();
        G::step(state_, table);
        std::vector<typename G::Event> told;
        for (std::uint64_t number = from; number < table.events().total(); ++number)
            told.push_back(table.events().at(number));
        contest_.count(before, state_, told, result_.tallies);
    }
    void add_end() {
        const kernel::PlayerSet winners = G::is_over(state_) ? contest_.winners(state_) : 0;
        const auto slots = contest_.slots ? contest_.slots(state_) : std::vector<std::size_t>{};
        for (std::size_t seat = 0; seat < policies_.size(); ++seat) {
            const bool has_won = kernel::includes(winners, static_cast<kernel::PlayerId>(seat));
            add_kinds(seat, has_won);
            if (!has_won) continue;
            ++result_.tallies[seat].wins;
            if (contest_.slots) ++result_.slots[slots[seat]].wins;
        }
        ++result_.races;
        result_.rounds += contest_.rounds(state_);
        result_.stalled += G::is_over(state_) ? 0 : 1;
        result_.signature += kernel::split_mix(contest_.hash(state_));
    }
    void add_kinds(std::size_t seat, bool has_won) {
        for (std::size_t i = 0; i < contest_.kinds.size(); ++i) {
            const auto id = static_cast<kernel::PlayerId>(seat);
            KindTally& tally = result_.kinds[i][contest_.kind_of(state_, i, id)];
            ++tally.raced;
            tally.wins += has_won ? 1 : 0;
        }
    }

    const Contest<G>& contest_;
    ContestResult& result_;
    std::uint64_t seed_;
    typename G::State state_;
    std::vector<Policy<G>> policies_;
};

// Of no race, to be added to.
template <class G>
ContestResult no_races(const Contest<G>& contest, std::size_t seats) {
    ContestResult empty;
    empty.tallies.resize(seats);
    if (contest.slots) empty.slots.resize(seats);
    for (const ContestKinds& kinds : contest.kinds)
        empty.kinds.emplace_back(kinds.names.size());
    return empty;
}

// Races with drivers[seat] on each seat.
template <class G>
ContestResult run_contest(const Contest<G>& contest, const std::vector<ContestDriver<G>>& drivers,
                          const BatchOrder& order) {
    const ContestResult empty = no_races(contest, drivers.size());
    return run_batch(order, empty, [&](std::uint64_t race, ContestResult& result) {
        ContestRace<G>(contest, drivers, seed_of_race(order.seed, race), result).run();
    });
}

}  // namespace play
