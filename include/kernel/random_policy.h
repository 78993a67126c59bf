// A policy that takes any option, each as likely as the others: the driver every game has.
#pragma once

#include <cstdint>

#include "kernel/dice.h"

namespace kernel {

// Draws from a seed of its own, never from the dice of the race.
class RandomPolicy {
public:
    explicit RandomPolicy(std::uint64_t seed) : chance_(seed) {}

    // The index of an option; called for questions with at least one.
    int operator()(const auto&, const auto& question) {
        return static_cast<int>(chance_.number(question.options.size()));
    }

private:
    Chance chance_;
};

}  // namespace kernel
