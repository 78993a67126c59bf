// CHG: moving the Speed marker along the rows of boxes, and by whole ratings.
#include <algorithm>

#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

// Where the marker was before a change.
struct MarkerBefore {
    int rating;
    std::uint8_t accel_box;
    std::uint8_t decel_box;
};

MarkerBefore marker_of(const Race& race, VehicleId v) {
    return {rating(race, v), race[v].accel_box, race[v].decel_box};
}

void tell_change(const Race& race, Table& table, VehicleId v, const MarkerBefore& before,
                 Rule rule) {
    const int now = rating(race, v);
    if (before.accel_box != race[v].accel_box || before.decel_box != race[v].decel_box) {
        tell(table, v, rule,
             BoxesMoved{accel_box_in_rating(race, v), decel_box_in_rating(race, v), now});
    }
    if (now != before.rating) {
        tell(table, v, rule, SpeedChanged{before.rating, now});
    }
}

// The right-hand end of the Acceleration row under the present top rating (FR-EDGE-07).
int last_box(const Race& race, VehicleId v) {
    return race.licence(v).rows.last_accel[static_cast<std::size_t>(top_rating(race, v))];
}

void move_right_to(Race& race, VehicleId v, int accel_box) {
    Vehicle& vehicle = race[v];
    vehicle.accel_box = static_cast<std::uint8_t>(accel_box);
    vehicle.decel_box = race.licence(v).rows.decel_of_accel[vehicle.accel_box];  // FR-CHG-03
}

// FR-CHG-02, FR-CHG-06; a change of no box leaves both positions alone (FR-EDGE-37).
void move_left(Race& race, VehicleId v, int boxes) {
    Vehicle& vehicle = race[v];
    const int box = std::max(0, vehicle.decel_box - boxes);
    if (box == vehicle.decel_box) return;
    vehicle.decel_box = static_cast<std::uint8_t>(box);
    vehicle.accel_box = race.licence(v).rows.accel_of_decel[vehicle.decel_box];  // FR-CHG-04
}

void accelerate(Race& race, Table& table, VehicleId v, int boxes) {
    if (boxes <= 0) return;
    const int end = last_box(race, v);
    const int reached = race[v].accel_box + boxes;
    if (reached <= end) {
        move_right_to(race, v, reached);
        return;
    }
    // FR-CHG-05, FR-EDGE-36: from the right-most matching Deceleration box at the maximum.
    const int left_over = reached - end;
    tell(table, v, "FR-CHG-05", OverWhipped{left_over});
    move_right_to(race, v, end);
    move_left(race, v, left_over);
}

}  // namespace

void set_marker(Race& race, VehicleId v, int accel_box, int decel_box) {
    race[v].accel_box = static_cast<std::uint8_t>(accel_box);
    race[v].decel_box = static_cast<std::uint8_t>(decel_box);
}

void change_speed(Race& race, Table& table, VehicleId v, SpeedDirection direction, int boxes) {
    const MarkerBefore before = marker_of(race, v);
    if (direction == SpeedDirection::accelerate) {
        accelerate(race, table, v, boxes);
        tell_change(race, table, v, before, "FR-CHG-01");
    } else {
        move_left(race, v, boxes);
        tell_change(race, table, v, before, "FR-CHG-02");
    }
}

// FR-CTRL-15: boxes beyond the top are lost, unless pde.max_speed turns those beyond a lowered
// top into deceleration (FR-PDE-08).
void apply_haste(Race& race, Table& table, VehicleId v, int boxes) {
    const MarkerBefore before = marker_of(race, v);
    const int end = last_box(race, v);
    const bool lowered = top_rating(race, v) < rating_count - 1;
    if (lowered && race.rules().pde_max_speed == MaxSpeed::all_boxes) {
        accelerate(race, table, v, boxes);
    } else {
        const int reached = std::min(race[v].accel_box + boxes, end);
        if (reached > race[v].accel_box) move_right_to(race, v, reached);
    }
    tell_change(race, table, v, before, "FR-CTRL-15");
}

void apply_slow(Race& race, Table& table, VehicleId v, int boxes) {
    const MarkerBefore before = marker_of(race, v);
    move_left(race, v, boxes);
    tell_change(race, table, v, before, "FR-CTRL-16");
}

void gain_ratings(Race& race, Table& table, VehicleId v, int ratings, Rule rule) {
    const MarkerBefore before = marker_of(race, v);
    const int after = std::min(before.rating + ratings, top_rating(race, v));
    if (after <= before.rating) return;  // FR-EDGE-38
    const BoxRows& rows = race.licence(v).rows;
    const auto index = static_cast<std::size_t>(after);
    set_marker(race, v, rows.first_accel[index], rows.first_decel[index]);  // FR-CHG-08
    tell_change(race, table, v, before, rule);
}

void lose_ratings(Race& race, Table& table, VehicleId v, int ratings, Rule rule) {
    const MarkerBefore before = marker_of(race, v);
    const int after = std::max(before.rating - ratings, 0);
    if (after >= before.rating) return;  // FR-EDGE-38
    const BoxRows& rows = race.licence(v).rows;
    const auto index = static_cast<std::size_t>(after);
    set_marker(race, v, rows.last_accel[index], rows.last_decel[index]);  // FR-CHG-07
    tell_change(race, table, v, before, rule);
}

}  // namespace frothy
