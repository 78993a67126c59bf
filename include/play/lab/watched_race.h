// A race of drivers alone that somebody listens to, at full speed; and the same as a record.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "kernel/policy_table.h"
#include "kernel/session.h"
#include "kernel/table.h"
#include "kernel/view.h"
#include "play/record.h"

namespace play::lab {

// `answer(state, question)` gives the index of an option; `hear(state, event)` is called for each
// event, with the state right after it.
template <class G, class Answer, class Hear>
class WatchedTable final : public kernel::Table<G> {
public:
    WatchedTable(const typename G::State& state, std::uint64_t seed, const Answer& answer,
                 const Hear& hear)
        : state_(state), seed_(seed), answer_(answer), hear_(hear) {}

    std::uint64_t decisions() const { return decisions_; }
    std::uint64_t rolls() const { return rolls_; }

protected:
    int answer(const kernel::Question<G>& question) override {
        ++decisions_;
        return answer_(state_, question);
    }
    void cast(const kernel::Roll<G>& roll, kernel::Faces& faces) override {
        kernel::cast_roll(seed_, rolls_++, roll, faces);
    }
    void announce(const typename G::Event& event) override { hear_(state_, event); }

private:
    const typename G::State& state_;
    std::uint64_t seed_;
    const Answer& answer_;
    const Hear& hear_;
    std::uint64_t decisions_ = 0;
    std::uint64_t rolls_ = 0;
};

// The same where somebody thinks ahead: `answer(decision)` is given the decision as its player
// knows it. `state` is the race as it ends.
template <class G, class Answer, class Hear>
kernel::PlayCount watch_thinkers(typename G::State& state, std::uint64_t seed, const Answer& answer,
                                 const Hear& hear) {
    kernel::Session<G> session(state, seed);
    kernel::PlayCount count;
    const auto listen = [&] {
        for (const kernel::Happening<G>& happening : session.take_happenings())
            if (happening.kind == kernel::HappeningKind::event)
                hear(happening.state, happening.event);
    };
    listen();
    while (const auto* decision = session.pending()) {
        const int index = answer(kernel::view_of(*decision, decision->player));
        session.submit(static_cast<std::size_t>(index));
        listen();
        ++count.decisions;
    }
    state = session.now();
    count.steps = session.boundaries().size() - 1;
    count.rolls = session.journal().rolls();
    return count;
}

// The record of a race that `answer(decision)` drives from the start its agreement says.
template <class C, class Answer>
std::string played_record(Record<C> record, Answer&& answer) {
    using G = typename C::Game;
    const auto setting = C::setting_of(record);
    kernel::Session<G> session(C::first_state(record, *setting), record.seed);
    while (const auto* decision = session.pending()) {
        const int index = answer(kernel::view_of(*decision, decision->player));
        session.submit(static_cast<std::size_t>(index));
        session.take_happenings();
    }
    update(record, session);
    return write_record(record);
}

}  // namespace play::lab
