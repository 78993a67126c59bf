// Fox and Hounds in turns: everybody is the Fox once, and how long each Fox lasts is compared
// (FR-RACE-06). Outside the rules of a race: each turn is one of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/frothy/rules/race.h"
#include "kernel/fixed_vector.h"

namespace frothy {

enum class FoxFate : std::uint8_t { taken, survived };

// How one Fox fared.
struct FoxTurn {
    VehicleId fox = no_vehicle;
    FoxFate fate = FoxFate::taken;
    std::uint16_t rounds = 0;  // that it lasted in full
    std::uint8_t phases = 0;   // of the round after them, 0 to 4, the last one included

    friend bool operator==(const FoxTurn&, const FoxTurn&) = default;
};

// Of a race of Fox and Hounds that is over.
FoxTurn fox_turn_of(const Race& race);

// Negative if the first Fox lasted longer, 0 if both lasted as long. Survivors are level.
int compare_fox_turns(const FoxTurn& first, const FoxTurn& second);

// The turns of one match so far, in the order in which they were raced.
struct FoxMatch {
    kernel::FixedVector<FoxTurn, max_vehicles> turns;

    // The Fox of the next turn: vehicles in order of their numbers.
    VehicleId next_fox() const { return static_cast<VehicleId>(turns.size()); }
    bool is_over(int vehicles) const { return static_cast<int>(turns.size()) >= vehicles; }
    // The terms of the next turn.
    RaceTerms next_terms(RaceTerms terms) const {
        terms.fox = next_fox();
        return terms;
    }
    // The place of each turn's Fox, beside the turns; level ones share.
    kernel::FixedVector<std::uint8_t, max_vehicles> places() const;

    friend bool operator==(const FoxMatch& a, const FoxMatch& b) {
        return std::equal(a.turns.begin(), a.turns.end(), b.turns.begin(), b.turns.end());
    }
};

}  // namespace frothy
