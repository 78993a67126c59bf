// One race, played in more than one way.
#pragma once

#include <catch2/catch.hpp>

#include <cstdint>

#include "kernel/policy_table.h"
#include "kernel/session.h"

namespace support {

// What full speed plays from `start`, a session plays too, with undo and redo after every answer;
// and its journal leads there again.
template <class Rules, class Policy, class State>
void check_session_plays_the_same(const State& start, std::uint64_t seed) {
    State fast = start;
    Policy policy(seed);
    kernel::play_out<Rules>(fast, policy, seed);

    using Session = kernel::Session<Rules>;
    Policy same_policy(seed);
    Session session(start, seed);
    bool is_same = true;
    while (const auto* decision = session.pending()) {
        const State before = session.now();
        session.submit(static_cast<std::size_t>(same_policy(decision->now, decision->question())));
        const State after = session.now();
        session.undo();
        is_same = is_same && session.now() == before;
        session.redo();
        is_same = is_same && session.now() == after;
    }
    CHECK(is_same);
    CHECK(session.now() == fast);
    CHECK(Session(start, seed, session.journal()).now() == fast);
}

}  // namespace support
