// What a spectator knows of a race after each event, and what it looks like at rest.
#include <algorithm>

#include "frothy/queries.h"
#include "frothy/view/race_view.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

namespace {

void set_rating(Race& seen, VehicleId v, int rating) {
    const BoxRows& rows = seen.licence(v).rows;
    const auto column = static_cast<std::size_t>(std::clamp(rating, 0, rating_count - 1));
    seen[v].accel_box = rows.first_accel[column];
    seen[v].decel_box = rows.first_decel[column];
}

void set_boxes(Race& seen, const Event& event) {
    const BoxRows& rows = seen.licence(event.who).rows;
    const auto column = static_cast<std::size_t>(std::clamp<int>(event.c, 0, rating_count - 1));
    seen[event.who].accel_box = static_cast<std::uint8_t>(rows.first_accel[column] + event.a - 1);
    seen[event.who].decel_box = static_cast<std::uint8_t>(rows.first_decel[column] + event.b - 1);
}

// Markers go from those of the course first, then from debris (FR-COL-12).
void keep_markers(Race& seen, Cell cell, int count) {
    int surplus = fragile_markers(seen, cell) - count;
    const int index = seen.course().fragile_index(cell);
    if (index >= 0 && surplus > 0) {
        std::uint8_t& markers = seen.fragile[static_cast<std::size_t>(index)];
        const int taken = std::min<int>(surplus, markers);
        markers = static_cast<std::uint8_t>(markers - taken);
        surplus -= taken;
    }
    for (std::size_t i = 0; i < seen.debris_count && surplus > 0; ++i) {
        Debris& debris = seen.debris[i];
        if (debris.cell != cell) continue;
        const int taken = std::min<int>(surplus, debris.markers);
        debris.markers = static_cast<std::uint16_t>(debris.markers - taken);
        surplus -= taken;
    }
}

void heap_debris(Race& seen, Cell cell, int count) {
    const int more = count - fragile_markers(seen, cell);
    if (more <= 0) return;
    std::size_t heap = 0;
    while (heap < seen.debris_count && seen.debris[heap].cell != cell)
        ++heap;
    if (heap == seen.debris.size()) return;
    if (heap == seen.debris_count) {
        ++seen.debris_count;
        seen.debris[heap] = {cell, 0};
    }
    seen.debris[heap].markers = static_cast<std::uint16_t>(seen.debris[heap].markers + more);
}

// Runners are alike: the first that fits is the one.
void follow_runner(Race& seen, const Event& event) {
    const bool sets_out = event.kind == EventKind::runner_set_out;
    if (!sets_out && event.kind != EventKind::runner_moved &&
        event.kind != EventKind::runner_gone) {
        return;
    }
    const Cell here = sets_out ? no_cell : event.from;
    for (Runner& runner : seen.runners) {
        if (runner.cell != here) continue;
        runner.cell = event.kind == EventKind::runner_gone ? no_cell : event.to;
        if (sets_out) runner.direction = static_cast<std::uint8_t>(event.a);
        return;
    }
}

void leave_track(Vehicle& vehicle, VehicleStatus status) {
    vehicle.status = status;
    vehicle.cell = no_cell;
}

}  // namespace

void follow(Race& seen, const Event& event) {
    if (event.kind == EventKind::round_began) {
        seen.round = static_cast<std::uint16_t>(event.a);
        seen.phase = 0;
        seen.moment = Moment::speed_check;
    }
    if (event.kind == EventKind::wreck_rolled) seen.moment = Moment::wrecks;
    if (event.kind == EventKind::phase_began) {
        seen.phase = static_cast<std::uint8_t>(event.a);
        seen.moment = Moment::movement;
    }
    follow_runner(seen, event);
    if (event.who >= seen.vehicle_count) return;
    Vehicle& vehicle = seen[event.who];
    switch (event.kind) {
    case EventKind::stepped:
    case EventKind::jumped:
    case EventKind::slid: vehicle.cell = event.to; break;
    case EventKind::wreck_rolled:
        vehicle.cell = event.to;
        if (event.to == no_cell) vehicle.status = VehicleStatus::gone;
        break;
    case EventKind::turned:
    case EventKind::turn_to_unblock:
    case EventKind::stopped_to_face: vehicle.facing = hexgrid::Facing(event.b); break;
    case EventKind::speed_changed: set_rating(seen, event.who, event.b); break;
    case EventKind::started_rolling: set_rating(seen, event.who, event.a); break;
    case EventKind::boxes_moved: set_boxes(seen, event); break;
    case EventKind::control_gained:
    case EventKind::control_removed:
        vehicle.control_loss = static_cast<std::uint16_t>(event.b);
        break;
    case EventKind::control_cleared:
        vehicle.control_loss = static_cast<std::uint16_t>(vehicle.control_loss - event.a);
        break;
    case EventKind::scored: vehicle.points = static_cast<std::uint16_t>(event.b); break;
    case EventKind::damaged: vehicle.damage = static_cast<std::uint8_t>(event.b); break;
    case EventKind::stamina_changed: vehicle.stamina = static_cast<std::int8_t>(event.b); break;
    case EventKind::stamina_effect:
        if (static_cast<StaminaEffectKind>(event.b) == StaminaEffectKind::virtual_reins) {
            vehicle.virtual_reins = static_cast<std::uint8_t>(vehicle.virtual_reins + event.c);
        }
        break;
    case EventKind::speed_checked: vehicle.virtual_reins = 0; break;
    case EventKind::markers_left: keep_markers(seen, event.to, event.a); break;
    case EventKind::debris_left: heap_debris(seen, event.to, event.a); break;
    case EventKind::wiped_out: vehicle.status = VehicleStatus::rolling_wreck; break;
    case EventKind::wreck_rested: vehicle.status = VehicleStatus::resting_wreck; break;
    case EventKind::finished: leave_track(vehicle, VehicleStatus::finished); break;
    case EventKind::wreck_cleared:
    case EventKind::retired: leave_track(vehicle, VehicleStatus::gone); break;
    case EventKind::ran_off:
        if (event.a == 1) leave_track(vehicle, VehicleStatus::gone);
        break;
    default: break;  // nothing that is drawn on the board
    }
}

ShownVehicle vehicle_at_rest(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    ShownVehicle shown;
    shown.status = vehicle.status;
    shown.rating = static_cast<std::uint8_t>(rating(race, v));
    shown.damage = vehicle.damage;
    shown.control_loss = vehicle.control_loss;
    shown.angle = static_cast<float>(hexgrid::radians(vehicle.facing));
    if (vehicle.cell != no_cell) {
        const hexgrid::Point centre = hexgrid::centre_of(race.course().hex(vehicle.cell));
        shown.at = {static_cast<float>(centre.x), static_cast<float>(centre.y)};
        shown.opacity = 1.0F;
    }
    return shown;
}

std::vector<ShownMarkers> markers_at_rest(const Race& race) {
    std::vector<ShownMarkers> shown;
    for (int i = 0; i < race.course().fragile_count(); ++i) {
        const int count = race.fragile[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        shown.push_back({race.course().fragile_cell(i), static_cast<std::uint16_t>(count), false});
    }
    for (std::size_t i = 0; i < race.debris_count; ++i) {
        const Debris& debris = race.debris[i];
        if (debris.markers == 0) continue;
        const auto same = std::ranges::find(shown, debris.cell, &ShownMarkers::cell);
        if (same == shown.end()) {
            shown.push_back({debris.cell, debris.markers, true});
        } else {
            same->count = static_cast<std::uint16_t>(same->count + debris.markers);
            same->is_debris = true;
        }
    }
    for (const Runner& runner : race.runners) {
        if (runner.cell == no_cell) continue;
        const auto same = std::ranges::find(shown, runner.cell, &ShownMarkers::cell);
        if (same == shown.end()) {
            shown.push_back({runner.cell, 0, false, 1});
        } else {
            ++same->runners;
        }
    }
    std::ranges::sort(shown, {}, &ShownMarkers::cell);
    return shown;
}

}  // namespace frothy
