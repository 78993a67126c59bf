// Licences and house rules drawn at random: whatever a table could put on one.
#pragma once

#include <cstdint>

#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/licence/licence.h"
#include "kernel/dice.h"

namespace frothy::conformance {

// Draws by counter from a seed of its own.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : seed_(kernel::split_mix(seed)) {}

    // 0 to count - 1, each as likely.
    int below(int count) {
        const std::uint64_t draw = kernel::split_mix(seed_ + drawn_++) >> 32;
        return static_cast<int>((draw * static_cast<std::uint64_t>(count)) >> 32);
    }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool one_in(int count) { return below(count) == 0; }

private:
    std::uint64_t seed_;
    std::uint64_t drawn_ = 0;
};

// A licence without errors (FR-VEH): any boxes, spaces and dice; up to eight traits, up to twelve
// special cards and any damage affects, their numbers fixed or rolled. Prepared.
Licence random_licence(Chance& chance);

// Every key of the register at any of its values.
HouseRules random_house_rules(Chance& chance);

}  // namespace frothy::conformance
