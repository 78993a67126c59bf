// JUMP: jumps, where the table has agreed on them.
#include "games/frothy/rules/jumping.h"

#include <utility>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/entering.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/rules/turning.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using hexgrid::Facing;

// FR-JUMP-02, FR-JUMP-07: open ground, hazards and low obstacles.
bool may_be_jumped(const Race& race, Cell cell) {
    if (cell == no_cell) return false;
    const VehicleId there = vehicle_at(race, cell);
    if (there != no_vehicle) return race[there].status == VehicleStatus::resting_wreck;
    return !race.course().is_solid(cell) || race.course().features(cell).jumpable;
}

bool is_open(const Race& race, Cell cell) {
    return cell != no_cell && !race.course().is_solid(cell) && vehicle_at(race, cell) == no_vehicle;
}

bool is_open_ground(const Race& race, Cell cell) {
    return is_open(race, cell) && !has_features(race, cell);
}

// FR-JUMP-02: alternation counts as straight, for a jump over two spaces as well (FR-TRT-18).
Direction other_side(Facing facing, Direction direction) {
    if (facing.is_side()) return direction;
    return direction == facing.front_left() ? facing.front_right() : facing.front_left();
}

// FR-JUMP-05.
int jump_damage_dice(const Race& race, VehicleId v) { return half_rounded_up(rating(race, v)); }

}  // namespace

Rule may_jump(const Race& race, VehicleId v) {
    if (race.rules().opt_jumps == Jumps::off) return "FR-JUMP-01";
    if (has_trait(race, v, trait::whitey)) return trait::whitey;
    if (race.move.jumped != 0) return "FR-JUMP-02";
    const bool has_card = has_playable(race, v, CardType::whip) || has_reins(race, v);
    return has_card ? Rule::none() : Rule("FR-JUMP-02");
}

int most_jumped(const Race& race, VehicleId v) { return has_trait(race, v, trait::leap) ? 2 : 1; }

JumpPath jump_path(const Race& race, VehicleId v, Cell from, Direction first, int over) {
    const Course& course = race.course();
    const Facing facing = race[v].facing;
    JumpPath jump;
    jump.first = static_cast<std::uint8_t>(hexgrid::index_of(first));
    jump.over = static_cast<std::uint8_t>(over);
    Cell here = from;
    Direction direction = first;
    for (int i = 0; i <= over; ++i) {
        const Crossing crossing = course.crossing(here, direction);
        jump.laps += crossing == Crossing::forwards ? 1 : crossing == Crossing::backwards ? -1 : 0;
        here = course.neighbour(here, direction);
        jump.steps[static_cast<std::size_t>(i)] = direction;
        if (i == over) break;
        if (!may_be_jumped(race, here)) {
            jump.clears_something = true;
            jump.refused_by = "FR-JUMP-07";
            return jump;
        }
        jump.clears_something = jump.clears_something || !is_open_ground(race, here);
        direction = other_side(facing, direction);
    }
    jump.landing = here;
    jump.last_side = side_of_step(facing, direction);
    if (!is_open(race, here)) jump.refused_by = "FR-MOV-12";
    return jump;
}

JumpPath jump_of(const Race& race, Option option) {
    const VehicleId v = race.move.vehicle;
    return jump_path(race, v, race[v].cell, hexgrid::direction(option.a), option.b);
}

// FR-JUMP-03: the spaces passed over are spaces of the move.
void make_jump(Race& race, Table& table, VehicleId v, const JumpPath& jump) {
    Vehicle& vehicle = race[v];
    ++race.event_number;
    race.move.jumped = 1;
    race.move.spaces_left = static_cast<std::uint8_t>(race.move.spaces_left - jump.over - 1);
    vehicle.not_straight = 1;  // FR-JUMP-09
    vehicle.drifted_last = 0;
    vehicle.spaces_moved = static_cast<std::uint8_t>(vehicle.spaces_moved + jump.over + 1);
    vehicle.last_side = jump.last_side;
    // Told as it lands; then the spaces of it count one by one.
    const Cell from = std::exchange(vehicle.cell, jump.landing);
    tell(table, v, "FR-JUMP-02",
         Jumped{hexgrid::direction(jump.first), jump.over, from, jump.landing});
    vehicle.cell = from;
    const Direction last = jump.steps[jump.over];
    for (std::size_t i = 0; i <= jump.over && vehicle.is_running(); ++i) {
        vehicle.last_step = static_cast<std::uint8_t>(hexgrid::index_of(jump.steps[i]));
        const Crossing crossing = go_on(race, v, jump.steps[i]);
        note_space(race, table, v, crossing);
    }
    if (!vehicle.is_running()) return;  // FR-EDGE-26

    ControlRoll roll;  // FR-JUMP-04; along its own heading (FR-EDGE-10)
    roll.vehicle = v;
    roll.cause = ControlCause::jump;
    roll.damage_beside = jump_damage_dice(race, v);  // FR-JUMP-06
    const ControlOutcome outcome = make_control_roll(race, table, roll);
    if (!outcome.damage_rolled && vehicle.is_running()) {
        roll_damage(race, table, v, {.dice = jump_damage_dice(race, v), .rule = "FR-JUMP-05"});
    }
    settle_roll_on_landing(race, table, {v, outcome, jump.landing, last});
}

}  // namespace frothy
