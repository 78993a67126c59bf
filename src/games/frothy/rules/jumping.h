// Jumps (JUMP): over one space of the move, with Leap over two.
#pragma once

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

// A jump looked at before it is made.
struct JumpPath {
    std::uint8_t first = no_direction;
    std::uint8_t over = 1;  // spaces passed over
    std::array<hexgrid::Direction, 3> steps{};
    Cell landing = no_cell;
    Side last_side = Side::none;
    int laps = 0;                   // crossings of the line on the way, forwards less backwards
    bool clears_something = false;  // more than open ground
    Rule refused_by;                // none() where it may be jumped

    Option option() const { return {OptionKind::jump, first, over}; }
};

// The rule by which the vehicle may not jump now at all; none() if it may.
Rule may_jump(const Race& race, VehicleId v);
// The most spaces it could pass over in one jump (FR-TRT-18).
int most_jumped(const Race& race, VehicleId v);
// The jump from a hex that begins in a direction.
JumpPath jump_path(const Race& race, VehicleId v, Cell from, hexgrid::Direction first, int over);

// The jump an option stands for, at the head of the move in progress.
JumpPath jump_of(const Race& race, Option option);
// Makes it, with its rolls and all they cause (FR-JUMP-04 to 06).
void make_jump(Race& race, Table& table, VehicleId v, const JumpPath& jump);

}  // namespace frothy
