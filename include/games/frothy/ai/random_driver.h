// A driver that takes any option, each as likely as the others.
#pragma once

#include <cstdint>

#include "games/frothy/rules/frothy.h"
#include "kernel/dice.h"

namespace frothy {

// Draws by counter from a seed of its own, never from the dice of the race.
class RandomDriver {
public:
    explicit RandomDriver(std::uint64_t seed) : seed_(kernel::split_mix(seed)) {}

    // The index of an option; called for questions with at least one.
    int operator()(const Race&, const Question& question) {
        const std::uint64_t draw = kernel::split_mix(seed_ + drawn_++) >> 32;
        return static_cast<int>((draw * question.options.size()) >> 32);
    }

private:
    std::uint64_t seed_;
    std::uint64_t drawn_ = 0;
};

}  // namespace frothy
