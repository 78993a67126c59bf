// How much a race asks of the people who play it: races with drivers sitting in for them, counted
// by what they would confirm on the screen.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kernel/journal_table.h"
#include "kernel/session.h"
#include "kernel/sheet.h"
#include "kernel/view.h"
#include "play/batch.h"
#include "play/contest.h"

namespace play {

// One confirmation is one decision, however many answers it gives; what nobody is asked is none.
struct PaceSums {
    static constexpr int seconds_a_decision = 8;
    static constexpr int seconds_a_throw = 3;

    std::uint64_t races = 0;
    std::uint64_t rounds = 0;
    std::uint64_t after_winner = 0;  // decisions while somebody was home already
    std::uint64_t throws = 0;        // of dice by people, where they are counted
    std::uint64_t watched = 0;  // milliseconds of what is shown meanwhile, where it is reckoned
    std::vector<std::uint64_t> seats;
    std::map<std::string, std::uint64_t, std::less<>> kinds;  // by what is answered first

    void add(const PaceSums& other);
    std::uint64_t decisions() const;
    // At a table where people take turns, in the mean: with what is watched, and that alone.
    double minutes_a_race() const;
    double minutes_watched() const;

    friend bool operator==(const PaceSums&, const PaceSums&) = default;
};

template <class G>
struct PlannedAnswer {
    typename G::Ask ask{};
    typename G::Option option;
};
template <class G>
using Plan = std::vector<PlannedAnswer<G>>;

// What of a game's screen counts.
template <class G>
struct PacedTable {
    using Decision = kernel::Decision<G>;

    std::function<std::string(const PlannedAnswer<G>&)> kind;  // "drive"
    std::function<std::uint64_t(const typename G::State&)> rounds;
    // As in Contest.
    std::function<bool(const typename G::State&)> is_won{};
    // Whether the screen answers this by itself, as the plan does. Empty: it never does.
    std::function<bool(const Decision&, const Plan<G>&)> is_unasked{};
    // How many of the answers planned one confirmation gives, from 1. Empty: always one.
    std::function<std::size_t(const Decision&, const Plan<G>&)> at_once{};
    // As in Contest.
    std::function<bool(typename G::Why)> is_thrown{};
    std::function<bool(const typename G::State&)> throws_itself{};  // a computer; empty: none
    std::function<float(const typename G::State&, const kernel::Happening<G>&, bool is_thrown)>
        seconds_seen{};
    float seconds_of_thought = 0.0F;
};

// What `person` answers here and to all that is asked next, before a die falls and somebody else is
// asked.
template <class G>
Plan<G> plan_of(const kernel::Decision<G>& decision, const Policy<G>& person) {
    const auto chosen = [&](const auto& question, const typename G::State& now) {
        const auto index = static_cast<std::size_t>(person(now, question.question()));
        return PlannedAnswer<G>{question.ask, question.options[index]};
    };
    Plan<G> plan = {chosen(decision, decision.now)};
    std::vector<typename G::Option> answers = {plan.front().option};
    while (true) {
        const kernel::Consequence<G> then = kernel::consequence_of(decision, answers);
        if (!then.asked || then.asked->player != decision.player) return plan;
        plan.push_back(chosen(*then.asked, then.now));
        answers.push_back(plan.back().option);
    }
}

// Throws by people and what else is watched, as it happens.
template <class G>
class PaceWatch {
public:
    PaceWatch(const PacedTable<G>& table, const typename G::State& start, PaceSums& sums)
        : table_(table), shown_(start), sums_(sums) {}

    void see(kernel::Session<G>& session) {
        for (const kernel::Happening<G>& seen : session.take_happenings()) {
            const bool is_thrown = seen.kind == kernel::HappeningKind::cast && table_.is_thrown &&
                                   table_.is_thrown(session.journal()[seen.entry].why);
            if (is_thrown && !(table_.throws_itself && table_.throws_itself(seen.state)))
                ++sums_.throws;
            else if (table_.seconds_seen)
                watch(table_.seconds_seen(shown_, seen, is_thrown));
            shown_ = seen.state;
        }
    }
    void think() { watch(table_.seconds_of_thought); }

private:
    void watch(float seconds) {
        sums_.watched += static_cast<std::uint64_t>(std::lround(1000.0F * seconds));
    }

    const PacedTable<G>& table_;
    typename G::State shown_;
    PaceSums& sums_;
};

// One race with these people on its seats, added to `sums`.
template <class G>
void count_race(const PacedTable<G>& table, const typename G::State& start,
                const std::vector<Policy<G>>& people, std::uint64_t seed, PaceSums& sums) {
    kernel::Session<G> session(start, seed);
    sums.seats.resize(people.size());
    PaceWatch<G> watch(table, start, sums);
    watch.see(session);
    while (session.pending() != nullptr) {
        const auto decision = kernel::view_of<G>(*session.pending(), session.pending()->player);
        const Plan<G> plan = plan_of<G>(decision, people[decision.player]);
        const bool is_asked = !table.is_unasked || !table.is_unasked(decision, plan);
        const std::size_t answers = is_asked && table.at_once ? table.at_once(decision, plan) : 1;
        if (is_asked) {
            ++sums.kinds[table.kind(plan.front())];
            ++sums.seats[decision.player];
            sums.after_winner += table.is_won && table.is_won(session.now()) ? 1 : 0;
        } else {
            watch.think();
        }
        for (std::size_t i = 0; i < answers; ++i) {
            const auto& options = session.pending()->options;
            const auto found = std::ranges::find(options, plan[i].option);
            session.submit(static_cast<std::size_t>(found - options.begin()));
            watch.see(session);
        }
    }
    ++sums.races;
    sums.rounds += table.rounds(session.now());
}

// Of a game whose contest says what its screen asks.
template <class G>
PaceSums pace_of(const Contest<G>& contest, const std::vector<ContestDriver<G>>& drivers,
                 const BatchOrder& order) {
    PacedTable<G> table;
    table.kind = [&](const PlannedAnswer<G>& answer) { return contest.ask_name(answer.ask); };
    table.is_won = contest.is_won;
    table.rounds = contest.rounds;
    table.is_thrown = contest.is_thrown;
    table.seconds_seen = contest.seconds_seen;
    table.seconds_of_thought = contest.seconds_of_thought;
    if (contest.people > 0) {
        if (contest.thrower) {
            table.throws_itself = [&](const typename G::State& state) {
                return contest.thrower(state) >= contest.people;
            };
        }
        table.is_unasked = [&](const kernel::Decision<G>& decision, const Plan<G>&) {
            return decision.player >= contest.people;
        };
    }
    if (contest.at_once) {
        table.at_once = [&](const kernel::Decision<G>& decision, const Plan<G>& plan) {
            std::vector<typename G::Option> answers;
            for (const PlannedAnswer<G>& answer : plan)
                answers.push_back(answer.option);
            return contest.at_once(decision, answers);
        };
    }
    return run_batch(order, PaceSums{}, [&](std::uint64_t race, PaceSums& sums) {
        const std::uint64_t seed = seed_of_race(order.seed, race);
        std::vector<Policy<G>> people;
        for (const ContestDriver<G>& driver : drivers)
            people.push_back(driver.make(seed_of_drivers(seed) + people.size()));
        count_race(table, contest.start(seed_of_start(seed)), people, seed, sums);
    });
}

}  // namespace play
