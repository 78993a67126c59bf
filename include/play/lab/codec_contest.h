// What the codec of a game says of a contest: how it starts, and its races as records.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "play/contest.h"
#include "play/lab/watched_race.h"
#include "play/record.h"

namespace play::lab {

// The race with these dice as a record that the game opens.
template <class C>
std::string contest_record(const typename C::Agreement& agreed,
                           const std::vector<ContestDriver<typename C::Game>>& drivers,
                           std::uint64_t seed) {
    Record<C> record;
    static_cast<typename C::Agreement&>(record) = agreed;
    record.seed = seed;
    for (const auto& driver : drivers) {
        const auto look = static_cast<std::uint8_t>(record.seats.size());
        record.seats.push_back({"", look, look, std::string(driver.name)});
    }
    const auto policies = policies_of(drivers, seed);
    return played_record<C>(record, [&](const kernel::Decision<typename C::Game>& decision) {
        return policies[decision.player](decision.now, decision.question());
    });
}

// `agreed` is called with the seed of a race's start. Who wins, and what is counted, is left.
template <class C>
play::Contest<typename C::Game> codec_contest(
    std::function<typename C::Agreement(std::uint64_t seed)> agreed) {
    play::Contest<typename C::Game> contest;
    contest.start = [agreed](std::uint64_t seed) {
        const typename C::Agreement terms = agreed(seed);
        return C::first_state(terms, *C::setting_of(terms));
    };
    contest.rounds = C::round_of;
    contest.hash = C::state_hash;
    contest.ask_name = [](typename C::Ask ask) { return std::string(C::name_of(ask)); };
    contest.record = [agreed = std::move(agreed)](std::uint64_t seed, const auto& drivers) {
        return contest_record<C>(agreed(seed_of_start(seed)), drivers, seed);
    };
    return contest;
}

}  // namespace play::lab
