// What a pending decision offers on the board: hexes to drive to, vehicles to attack, arrows.
#pragma once

#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "stage/core/geometry.h"

namespace frothy {

struct LitCell {
    Cell cell = no_cell;
    int steps = 0;          // the fewest that lead there, from 1
    bool is_end = false;    // a path may end here
    bool is_crash = false;  // by running into what stands there
    std::size_t path = 0;   // into BoardChoices::paths: the first that comes here so
};

struct RefusedCell {
    Cell cell = no_cell;
    Refusal refusal;
};

struct ChoiceArrow {
    Option option;
    float angle = 0.0F;   // where it points, radians
    float stands = 0.0F;  // on which side it stands
};

struct BoardChoices {
    VehicleId vehicle = no_vehicle;
    std::vector<DrivenPath> paths;
    std::vector<LitCell> lit;    // nearest first
    std::vector<Crash> crashes;  // that steps offered lead into, or the way straight on
    std::vector<RefusedCell> refused;
    std::vector<Option> attacks;
    std::vector<Refusal> refused_attacks;
    std::vector<ChoiceArrow> arrows;  // at the vehicle, answering the question itself
    bool may_turn_at_end = false;     // the move goes on to a turn where a path ends
    int spaces = 0;                   // of the whole move

    // Null when nothing is lit there.
    const LitCell* lit_at(Cell cell) const;
    // The answers and cells up to a lit cell.
    DrivenPath path_to(const LitCell& lit) const;
    // Cut short by an obstacle or by the finish line, a path leaves nothing to turn for.
    bool is_whole(const LitCell& one) const {
        return may_turn_at_end && one.is_end && one.steps == spaces;
    }
};

BoardChoices choices_of(const Decision& decision);

// Arrows for a turn where a path ends, or none.
std::vector<ChoiceArrow> turn_arrows(hexgrid::Facing facing);

}  // namespace frothy
