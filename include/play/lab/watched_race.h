// A race of drivers alone that somebody listens to, at full speed; and the same as a record.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

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
    WatchedTable(const typename G::State& state, std::uint64_t seed, Answer& answer, Hear& hear)
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
    Answer& answer_;
    Hear& hear_;
    std::uint64_t decisions_ = 0;
    std::uint64_t rolls_ = 0;
};

// The record of a race that `answer` drives from the start its agreement says.
template <class C, class Answer>
std::string played_record(Record<C> record, Answer&& answer) {
    using G = typename C::Game;
    const auto setting = C::setting_of(record);
    kernel::Session<G> session(C::first_state(record, *setting), record.seed);
    while (const auto* decision = session.pending()) {
        const auto index =
            answer(kernel::view_of<G>(decision->now, decision->player), decision->question());
        session.submit(static_cast<std::size_t>(index));
        session.take_happenings();
    }
    update(record, session);
    return write_record(record);
}

}  // namespace play::lab
