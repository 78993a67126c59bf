// What a race looks like at rest.
#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/core/board/race_view.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

ShownVehicle vehicle_at_rest(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    ShownVehicle shown;
    shown.status = vehicle.status;
    shown.rating = static_cast<std::uint8_t>(rating(race, v));
    shown.damage = vehicle.damage;
    shown.control_loss = vehicle.control_loss;
    shown.angle = static_cast<float>(hexgrid::radians(vehicle.facing));
    if (vehicle.cell != no_cell) {
        shown.at = world_of(race.course().hex(vehicle.cell));
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
