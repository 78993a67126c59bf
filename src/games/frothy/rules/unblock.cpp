// FR-COL-22: getting past what a vehicle has run into.
#include "games/frothy/rules/unblock.h"

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/turning.h"

namespace frothy {

namespace {

using hexgrid::Direction;
using hexgrid::Facing;

// A hex that closes the way for good: off the track, solid, or the other party (C-60).
bool is_open(const Race& race, Cell to, const SameObstacle& hit) {
    if (to == no_cell || is_solid(race, to)) return false;
    const VehicleId there = vehicle_at(race, to);
    if (there == no_vehicle) return true;
    return race.rules().col_held_up == HeldUp::lasting_blocks && there != hit.vehicle;
}

// Whether a hex is what was hit; any hex beyond a closed edge counts as the same edge
// (FR-EDGE-47).
bool is_hit(const Race& race, Cell from, Direction direction, const SameObstacle& hit) {
    const Cell to = race.course().neighbour(from, direction);
    if (hit.vehicle != no_vehicle) return to != no_cell && race[hit.vehicle].cell == to;
    if (!hit.hex) return false;
    if (race.course().cell_at(*hit.hex) == no_cell) {
        return to == no_cell && !race.course().is_open_edge(from, direction);
    }
    return hexgrid::neighbour(race.course().hex(from), direction) == *hit.hex;
}

std::span<const LegalStep> first_steps(const Race& race, Facing facing) {
    return steps_from(facing, Side::none, true, race.rules().alt_corner_drift);
}

// Legal first steps of a coming phase, drift included.
bool has_open_first_step(const Race& race, VehicleId v, Facing facing, const SameObstacle& hit) {
    for (const LegalStep& step : first_steps(race, facing)) {
        if (is_open(race, race.course().neighbour(race[v].cell, step.direction), hit)) return true;
    }
    return false;
}

bool leads_forward(const Race& race, VehicleId v, Facing facing, const SameObstacle& hit) {
    const Course& course = race.course();
    const Cell here = race[v].cell;
    for (const LegalStep& step : first_steps(race, facing)) {
        const Cell to = course.neighbour(here, step.direction);
        if (!is_open(race, to, hit)) continue;
        const Crossing crossing = course.crossing(here, step.direction);
        if (crossing == Crossing::forwards) return true;
        if (crossing == Crossing::none && course.place(to) > course.place(here)) return true;
    }
    return false;
}

bool is_held_up(const Race& race, VehicleId v, const SameObstacle& hit) {
    const Facing facing = race[v].facing;
    bool blocked_by_hit = false;
    for (const LegalStep& step : first_steps(race, facing)) {
        blocked_by_hit = blocked_by_hit || is_hit(race, race[v].cell, step.direction, hit);
    }
    return blocked_by_hit && !has_open_first_step(race, v, facing, hit);
}

About about_unblocking(const Race& race, VehicleId v, const SameObstacle& hit, Rule rule) {
    About about;
    about.vehicle = v;
    about.other = hit.vehicle;
    about.rule = rule;
    about.cell = race[v].cell;
    return about;
}

// FR-TURN-08: neither the chosen turn of the phase nor one that needs a Control roll.
template <class Turn>
void turn_to(Race& race, Table& table, VehicleId v, Facing facing, Rule rule) {
    const Facing before = race[v].facing;
    face(race, v, facing);
    race[v].not_straight = 1;
    tell(table, v, rule, Turn{before, facing});
}

}  // namespace

void face_onwards(Race& race, Table& table, VehicleId v, const SameObstacle& hit, Rule rule) {
    bool any_open = false;
    bool any_forward = false;
    for (int number = 0; number < hexgrid::facing_count; ++number) {
        any_open = any_open || has_open_first_step(race, v, Facing(number), hit);
        any_forward = any_forward || leads_forward(race, v, Facing(number), hit);
    }
    Offer offer;
    for (int number = 0; number < hexgrid::facing_count; ++number) {
        const Option option{OptionKind::face, number};
        const bool fits = any_forward ? leads_forward(race, v, Facing(number), hit)
                          : any_open  ? has_open_first_step(race, v, Facing(number), hit)
                                      : true;  // FR-EDGE-22
        if (fits) {
            offer.add(option);
        } else {
            offer.refuse(option, rule);
        }
    }
    const Option chosen = offer.ask(table, v, Ask::face, about_unblocking(race, v, hit, rule));
    turn_to<StoppedToFace>(race, table, v, Facing(chosen.a), rule);
}

void unblock(Race& race, Table& table, VehicleId v, const SameObstacle& hit) {
    if (!is_held_up(race, v, hit)) return;
    const Facing facing = race[v].facing;
    const bool left = has_open_first_step(race, v, facing.turned(-1), hit);
    const bool right = has_open_first_step(race, v, facing.turned(1), hit);
    if (left || right) {  // FR-EDGE-48
        Offer offer;
        if (left) {
            offer.add(OptionKind::turn_left);
        } else {
            offer.refuse(OptionKind::turn_left, "FR-COL-22");
        }
        if (right) {
            offer.add(OptionKind::turn_right);
        } else {
            offer.refuse(OptionKind::turn_right, "FR-COL-22");
        }
        offer.add(OptionKind::stay);
        const Option chosen =
            offer.ask(table, v, Ask::unblock, about_unblocking(race, v, hit, "FR-COL-22"));
        if (chosen.kind == OptionKind::stay) return;
        const int turn = chosen.kind == OptionKind::turn_left ? -1 : 1;
        turn_to<TurnedToUnblock>(race, table, v, facing.turned(turn), "FR-COL-22");
        return;
    }
    const int before = race[v].accel_box;
    lose_ratings(race, table, v, rating(race, v), "FR-COL-22");
    if (race[v].accel_box != before && is_safe(race, v)) {
        clear_control_loss(race, table, v, "FR-CLP-06");
    }
    face_onwards(race, table, v, hit, "FR-COL-22");
}

}  // namespace frothy
