// A table for full speed: policies answer inline, dice fall by index, no journal, no exception.
#pragma once

#include <array>

#include "kernel/table.h"

namespace kernel {

// The last events of a race, oldest overwritten first.
template <class G>
class EventRecord {
public:
    static constexpr std::size_t capacity = 256;

    void add(const typename G::Event& event) { events_[total_++ % capacity] = event; }
    std::uint64_t total() const { return total_; }
    const typename G::Event& at(std::uint64_t number) const { return events_[number % capacity]; }

private:
    std::array<typename G::Event, capacity> events_;
    std::uint64_t total_ = 0;
};

enum class Watched : std::uint8_t { no, yes };

// Policy: `int operator()(const State&, const Question<G>&)`. Watches `state`, which must be the
// one given to the rules. Unwatched, it keeps no record, and its policy reads no refusals.
template <class G, class Policy>
class PolicyTable final : public Table<G> {
public:
    PolicyTable(const typename G::State& state, Policy& policy, std::uint64_t seed,
                Watched watched = Watched::yes)
        : state_(state), policy_(policy), seed_(seed) {
        this->be_watched(watched == Watched::yes);
        this->hear_standing(false);
    }

    // Questions with two or more options answered so far; standing ones are not counted.
    std::uint64_t decisions() const { return decisions_; }
    std::uint64_t rolls() const { return rolls_; }
    const EventRecord<G>& events() const { return events_; }

protected:
    int answer(const Question<G>& question) override {
        ++decisions_;
        return policy_(state_, question);
    }
    void cast(const Roll<G>& roll, Faces& faces) override {
        cast_roll(seed_, rolls_++, roll, faces);
    }
    void announce(const typename G::Event& event) override {
        if (this->is_watched()) events_.add(event);
    }

private:
    const typename G::State& state_;
    Policy& policy_;
    std::uint64_t seed_;
    std::uint64_t rolls_ = 0;
    std::uint64_t decisions_ = 0;
    EventRecord<G> events_;
};

// What it took to play a race.
struct PlayCount {
    std::uint64_t steps = 0;
    std::uint64_t decisions = 0;
    std::uint64_t rolls = 0;
};

// Plays a race on to its end, unwatched. After each step `goes_on()` may look at it, and break it
// off.
template <class G, class Policy, class GoesOn>
PlayCount play_out(typename G::State& state, Policy& policy, std::uint64_t seed,
                   const GoesOn& goes_on) {
    PolicyTable<G, Policy> table(state, policy, seed, Watched::no);
    std::uint64_t steps = 0;
    while (!G::is_over(state)) {
        G::step(state, table);
        ++steps;
        if (!goes_on()) break;
    }
    return {steps, table.decisions(), table.rolls()};
}

template <class G, class Policy>
PlayCount play_out(typename G::State& state, Policy& policy, std::uint64_t seed) {
    return play_out<G>(state, policy, seed, [] { return true; });
}

}  // namespace kernel
