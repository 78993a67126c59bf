// How fast a game is: the figures of `bench`, all in CPU time of one thread.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string_view>
#include <vector>

#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "play/batch.h"

namespace play {

struct Figure {
    std::string_view key;   // in JSON
    std::string_view what;  // in the table
    double value = 0;
    int digits = 1;
};
void print_figures(std::ostream& out, const std::vector<Figure>& figures);
// The members of a JSON object, each with a comma before it.
void print_figures_json(std::ostream& out, const std::vector<Figure>& figures);

// Calls `work` again and again for so many seconds, and gives back how many a call took.
double seconds_of(double seconds, const std::function<void()>& work);

struct RaceFigures {
    double races_per_s = 0;
    double decisions_per_race = 0;
};
// `run(number)` runs a race to its end and gives back its decisions.
RaceFigures measure_races(double seconds, const std::function<std::uint64_t(std::uint64_t)>& run);

// Nanoseconds to copy a state from one place in the cache to another.
template <class State>
double measure_copy_ns(const State& state, double seconds) {
    std::array<State, 8> states;
    states.fill(state);
    constexpr int copies = 100'000;
    unsigned sum = 0;
    const double taken = seconds_of(seconds, [&] {
        for (std::size_t i = 0; i < copies; ++i) {
            State& to = states[(i + 1) % states.size()];
            to = states[i % states.size()];
            // What is read next depends on what was written, so that no copy can be left out.
            sum += ++reinterpret_cast<unsigned char*>(&to)[sizeof(State) - 1];
        }
    });
    volatile unsigned kept = sum;
    static_cast<void>(kept);
    return taken * 1e9 / copies;
}

// Microseconds from an answer submitted to a session to its next question, journal and all.
template <class G>
double measure_answer_us(const std::function<typename G::State(std::uint64_t number)>& start,
                         double seconds) {
    std::uint64_t number = 0;
    std::uint64_t answers = 0;
    const double taken = seconds_of(seconds, [&] {
        kernel::Session<G> session(start(number), seed_of_race(1, number));
        kernel::RandomPolicy driver(number++);
        while (const auto* decision = session.pending()) {
            const int choice = driver(decision->now, decision->question());
            session.submit(static_cast<std::size_t>(choice));
            session.take_happenings();  // as the window does
            ++answers;
        }
    });
    return taken * 1e6 * static_cast<double>(number) / static_cast<double>(answers);
}

}  // namespace play
