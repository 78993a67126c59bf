// Entering hexes: steps, slides, hazards and fragile obstacles (MOV, COL, FR-CTRL-14).
#include <algorithm>

#include "games/frothy/rules/entering.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/rules/turning.h"

namespace frothy {

namespace {

using hexgrid::Direction;

void remove_markers(Race& race, Table& table, VehicleId v, Cell cell, int count) {
    const int before = fragile_markers(race, cell);
    int left = std::min(count, before);
    left -= run_over(race, table, v, cell, left);
    const int index = race.course().fragile_index(cell);
    if (index >= 0) {
        std::uint8_t& markers = race.fragile[static_cast<std::size_t>(index)];
        const int taken = std::min<int>(left, markers);
        markers = static_cast<std::uint8_t>(markers - taken);
        left -= taken;
        score_obstacle(race, table, v, cell, taken);
    }
    for (int i = 0; i < race.debris_count && left > 0; ++i) {
        Debris& debris = race.debris[static_cast<std::size_t>(i)];
        if (debris.cell != cell) continue;
        const int taken = std::min<int>(left, debris.markers);
        debris.markers = static_cast<std::uint16_t>(debris.markers - taken);
        left -= taken;
    }
    tell(table, v, "FR-COL-12", MarkersLeft{fragile_markers(race, cell), cell});
}

void note_progress(Race& race, VehicleId v) {
    Vehicle& vehicle = race[v];
    const std::int32_t now = progress(race, v);
    if (now <= vehicle.best_progress) return;
    vehicle.best_progress = now;
    note_new_best(race);
}

// FR-COL-05: only on entry. FR-COL-10: a hazard stays. FR-TRT-17: a Flyer ignores both.
void act_on_entry(Race& race, Table& table, VehicleId v, Cell cell, Direction direction) {
    Vehicle& vehicle = race[v];
    const Features& features = race.course().features(cell);
    const int markers = fragile_markers(race, cell);
    if ((!features.hazard && markers == 0) || has_trait(race, v, trait::flyer)) return;
    ++race.event_number;
    vehicle.involved = 1;  // FR-MOV-07: counts as a collision

    bool needs_roll = false;
    if (features.hazard) {
        const int points = hazard_points(race, cell, rating(race, v));
        tell(table, v, "FR-COL-08", EnteredHazard{points, cell});
        gain_control_loss(race, table, v, points, "FR-CLP-04");
        needs_roll = points > 0;  // FR-COL-09
    }
    if (markers > 0) {
        const int dice = fragile_dice(race, cell, rating(race, v));
        tell(table, v, "FR-COL-11", EnteredFragile{dice, cell});
        const int sustained = roll_damage(  // FR-EDGE-43: a collision
            race, table, v, {.dice = dice, .source = DamageSource::collision, .rule = "FR-COL-11"});
        const bool per_damage = race.rules().col_fragile_removal == FragileRemoval::one_per_damage;
        remove_markers(race, table, v, cell, per_damage ? sustained : 1);
        needs_roll = needs_roll || sustained > 0;
    }
    if (!needs_roll || !vehicle.is_running()) return;

    ControlRoll roll;  // FR-COL-07: one Control roll for both
    roll.vehicle = v;
    roll.cause = features.hazard ? ControlCause::hazard : ControlCause::fragile;
    roll.slide_direction = direction;  // FR-DMG-13
    const ControlOutcome outcome = make_control_roll(race, table, roll);
    if (outcome.failed && race.rules().move_fail_midway == FailMidway::end &&
        vehicle.is_running()) {
        end_own_move(race, table, v, "FR-MOV-17");
    }
    resolve_deferred(race, table, outcome.deferred);
}

Rule rule_of_drift(hexgrid::Facing facing, bool rolls) {
    if (rolls) return "FR-ALT-08";
    return facing.is_corner() ? Rule("FR-ALT-07") : Rule("FR-DRIFT-01");
}

// FR-ALT-08: made in the hex it drifted into; FR-EDGE-10: a slide goes the way of the drift.
void roll_for_drift(Race& race, Table& table, VehicleId v, Direction direction) {
    const Cell cell = race[v].cell;
    ++race.event_number;
    ControlRoll roll;
    roll.vehicle = v;
    roll.cause = ControlCause::extra_drift;
    roll.slide_direction = direction;
    const ControlOutcome outcome = make_control_roll(race, table, roll);
    settle_roll_on_landing(race, table, {v, outcome, cell, direction});
}

// FR-EDGE-10: the direction is repeated, but alternates along a corner-facing vehicle's heading,
// which is the one before any turn (FR-EDGE-64).
Deferred next_space(Deferred slide) {
    slide.kind = Deferred::Kind::slide;
    --slide.further;
    if (slide.heading == no_facing) return slide;
    const hexgrid::Facing heading(slide.heading);
    if (heading.is_corner()) {
        slide.direction =
            slide.direction == heading.front_left() ? heading.front_right() : heading.front_left();
    }
    return slide;
}

// FR-EDGE-11: a step of the alternation on its own heading; what a turn has ended goes on for a
// wreck alone (FR-WIPE-03).
void note_side(Vehicle& vehicle, const Deferred& slide) {
    if (slide.heading == no_facing) return;
    const Side side = side_of_step(hexgrid::Facing(slide.heading), slide.direction);
    if (side == Side::none) return;
    if (slide.heading == vehicle.facing.number()) {
        vehicle.last_side = side;
    } else if (slide.heading == vehicle.heading_before_turn) {
        vehicle.side_before_turn = side;
    }
}

bool is_taken(const Race& race, Cell cell) {
    return race.course().is_solid(cell) || vehicle_at(race, cell) != no_vehicle;
}

}  // namespace

// FR-COL-08: half the Speed, rounded up, plus the rating.
int hazard_points(const Race& race, Cell cell, int rating) {
    const Features& features = race.course().features(cell);
    if (!features.hazard) return 0;
    return std::max(0, half_rounded_up(rating) + feature_rating(race, features.hazard_rating));
}

// FR-COL-11, FR-COL-13, FR-EDGE-06, FR-EDGE-52: the floor of 0 comes before the further markers.
int fragile_dice(const Race& race, Cell cell, int rating) {
    const int markers = fragile_markers(race, cell);
    if (markers == 0) return 0;
    const int agreed = feature_rating(race, race.course().features(cell).fragile_rating);
    return std::max(0, half_rounded_up(rating) + agreed) + markers - 1;
}

// FR-COL-15: the Speed plus the rating.
int solid_dice(const Race& race, Cell cell, int rating) {
    const Features& features = race.course().features(cell);
    if (!features.solid) return 0;
    return std::max(0, rating + feature_rating(race, features.solid_rating));
}

Ahead what_is_ahead(const Race& race, VehicleId v, Direction direction) {
    const Course& course = race.course();
    const Cell here = race[v].cell;
    const Cell to = course.neighbour(here, direction);
    if (to == no_cell) {
        return course.is_open_edge(here, direction) ? Ahead::open_edge : Ahead::edge;
    }
    const VehicleId there = vehicle_at(race, to);
    if (there != no_vehicle && race[there].is_running()) return Ahead::vehicle;
    return is_solid(race, to) ? Ahead::solid : Ahead::open;
}

bool has_features(const Race& race, Cell cell) {
    return race.course().features(cell).hazard || fragile_markers(race, cell) > 0;
}

Crossing go_on(Race& race, VehicleId v, Direction direction) {
    Vehicle& vehicle = race[v];
    const Crossing crossing = race.course().crossing(vehicle.cell, direction);
    vehicle.cell = race.course().neighbour(vehicle.cell, direction);
    return crossing;
}

void note_space(Race& race, Table& table, VehicleId v, Crossing crossing) {
    if (crossing != Crossing::none) {
        cross_line(race, table, v, crossing);
    } else {
        note_progress(race, v);
    }
    note_carried(race, table, v);
}

void run_into(Race& race, Table& table, VehicleId v, Direction direction, Ahead ahead) {
    const Cell to = race.course().neighbour(race[v].cell, direction);
    switch (ahead) {
    case Ahead::open: break;
    case Ahead::vehicle:
        note_run_into(race, table, v, vehicle_at(race, to));
        resolve_vehicle_collision(race, table, v, vehicle_at(race, to), direction);
        break;
    case Ahead::solid:
    case Ahead::edge: resolve_solid_collision(race, table, v, direction); break;
    case Ahead::open_edge: run_off_open_edge(race, table, v); break;
    }
}

// FR-COL-01: what stands in the way is run into at once, unless it is flown over (FR-TRT-17).
void take_step(Race& race, Table& table, VehicleId v, Direction direction, StepKind kind) {
    Vehicle& vehicle = race[v];
    const Ahead ahead = what_is_ahead(race, v, direction);
    const bool drifts = kind == StepKind::drift;
    const bool over = ahead == Ahead::solid &&
                      flies_over(race, v, {vehicle.cell, vehicle.last_side, drifts_left(race, v)},
                                 {direction, kind}, race.move.spaces_left);
    vehicle.last_step = static_cast<std::uint8_t>(hexgrid::index_of(direction));
    if (drifts) vehicle.not_straight = 1;  // FR-DRIFT-04
    if (ahead != Ahead::open && !over) {
        run_into(race, table, v, direction, ahead);
        return;
    }
    const bool drift_rolls = drifts && drift_needs_roll(race, v);
    if (drifts) race.move.drifted = 1;
    const Cell from = vehicle.cell;
    const Cell to = race.course().neighbour(from, direction);
    ++vehicle.spaces_moved;
    vehicle.drifted_last = drifts ? 1 : 0;
    const bool first = vehicle.last_side == Side::none;
    vehicle.last_side = side_of_step(vehicle.facing, direction);
    const Crossing crossing = go_on(race, v, direction);
    tell(table, v,
         drifts                        ? rule_of_drift(vehicle.facing, drift_rolls)
         : !vehicle.facing.is_corner() ? Rule("FR-MOV-04")
         : first                       ? Rule("FR-MOV-05")
                                       : Rule("FR-MOV-06"),
         Stepped{direction, kind, from, to});
    note_space(race, table, v, crossing);
    if (!vehicle.is_running()) return;
    if (drift_rolls) {
        roll_for_drift(race, table, v, direction);
    } else if (has_features(race, to)) {
        enter_features(race, table, v, direction);
    }
}

// What lies in the hex acts after the roll made in it, also if that has carried the vehicle on
// (FR-JUMP-04, FR-EDGE-55); what a slide ran into comes after both (FR-EDGE-18).
void settle_roll_on_landing(Race& race, Table& table, const Landing& landing) {
    const VehicleId v = landing.vehicle;
    if (landing.outcome.failed && race.rules().move_fail_midway == FailMidway::end &&
        race[v].is_running()) {
        end_own_move(race, table, v, "FR-MOV-17");
    }
    if (race[v].is_running() && has_features(race, landing.cell)) {
        act_on_entry(race, table, v, landing.cell, landing.direction);
    }
    resolve_deferred(race, table, landing.outcome.deferred);
}

void enter_features(Race& race, Table& table, VehicleId v, Direction direction) {
    act_on_entry(race, table, v, race[v].cell, direction);
}

void slide_into_open(Race& race, Table& table, const Deferred& slide) {
    const VehicleId v = slide.vehicle;
    Vehicle& vehicle = race[v];
    const Cell from = vehicle.cell;
    note_side(vehicle, slide);
    const Crossing crossing = go_on(race, v, slide.direction);
    tell(table, v, "FR-CTRL-14", Slid{slide.direction, from, vehicle.cell});
    note_space(race, table, v, crossing);
}

void slide(Race& race, Table& table, VehicleId v, Direction direction) {
    Deferred deferred;
    deferred.kind = Deferred::Kind::slide;
    deferred.vehicle = v;
    deferred.direction = direction;
    resolve_deferred(race, table, deferred);
}

// FR-TRT-17, FR-TRT-24: not over one it would come to rest on.
bool slides_over(const Race& race, const Deferred& slide) {
    const Vehicle& vehicle = race[slide.vehicle];
    if (!has_trait(race, slide.vehicle, trait::flyer)) return false;
    const Course& course = race.course();
    Deferred next = slide;
    for (Cell here = vehicle.cell;;) {
        const Cell to = course.neighbour(here, next.direction);
        if (to == no_cell) return false;
        const bool flown_over = is_low_obstacle(race, to);
        if (!flown_over) return here != vehicle.cell && !is_taken(race, to);
        const bool crosses = course.crossing(here, next.direction) == Crossing::forwards;
        if (crosses && race.setting->is_home(vehicle.laps + 1)) return true;
        if (next.further == 0) return false;
        next = next_space(next);
        here = to;
    }
}

bool runs_into_same(const Race& race, const Deferred& slide) {
    const Cell here = race[slide.vehicle].cell;
    if (slide.same.hex) {
        return hexgrid::neighbour(race.course().hex(here), slide.direction) == *slide.same.hex;
    }
    if (slide.same.vehicle == no_vehicle) return false;
    const Cell to = race.course().neighbour(here, slide.direction);
    return to != no_cell && race[slide.same.vehicle].cell == to;
}

Deferred slide_on(Race& race, Table& table, Deferred slide) {
    const VehicleId v = slide.vehicle;
    const bool flies = has_trait(race, v, trait::flyer);
    while (what_is_ahead(race, v, slide.direction) == Ahead::open || slides_over(race, slide)) {
        slide_into_open(race, table, slide);
        if (!race[v].is_running()) return {};
        const bool acts = !flies && has_features(race, race[v].cell);
        slide.kind = acts ? Deferred::Kind::enter : Deferred::Kind::slide;
        slide.entered = race[v].cell;
        if (acts || slide.further == 0) return acts ? slide : Deferred{};
        slide = next_space(slide);
    }
    if (runs_into_same(race, slide)) slide.kind = Deferred::Kind::same_again;
    return slide;
}

// FR-COL-02; FR-EDGE-18: what stands in the hex is judged now; FR-EDGE-55: from where the vehicle
// is now. FR-EDGE-66: what it has slid into acts before its next space.
void resolve_deferred(Race& race, Table& table, const Deferred& deferred) {
    Deferred now = deferred;
    while (now.kind != Deferred::Kind::nothing && race[now.vehicle].is_running()) {
        const VehicleId v = now.vehicle;
        if (now.kind == Deferred::Kind::enter) {
            act_on_entry(race, table, v, now.entered, now.direction);
            if (now.further == 0 || !race[v].is_running()) return;
            now = next_space(now);
            continue;
        }
        if (now.kind == Deferred::Kind::same_again) {
            slide_into_same(race, table, now);
            return;
        }
        race[v].not_straight = 1;
        const Ahead ahead = what_is_ahead(race, v, now.direction);
        const bool stopped = ahead != Ahead::open && !slides_over(race, now);
        if (stopped && !runs_into_same(race, now)) {
            run_into(race, table, v, now.direction, ahead);
            return;
        }
        now = slide_on(race, table, now);
    }
}

}  // namespace frothy
