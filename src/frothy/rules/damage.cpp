// DMG: damage rolls and what they do.
#include <algorithm>

#include "frothy/rules.h"
#include "race_kinds.h"
#include "rolling.h"
#include "telling.h"

namespace frothy {

// FR-DMG-03, FR-COL-25.
int roll_damage(Race& race, Table& table, VehicleId v, int dice, Rule rule) {
    if (dice <= 0) return 0;  // FR-DMG-04: no roll
    kernel::Faces faces;
    roll_dice(table, v, Why::damage, rule, dice, faces);
    const int resists = resilience(race, v);
    int points = 0;
    for (const std::uint8_t face : faces) {
        points += value_of(static_cast<Icon>(face), race.rules().dice_faces) > resists ? 1 : 0;
    }
    tell(table, EventKind::damage_rolled, v, "FR-DMG-04", {.a = dice, .b = points});
    sustain_damage(race, table, v, points, rule);
    return points;
}

// FR-DMG-02.
void sustain_damage(Race& race, Table& table, VehicleId v, int points, Rule rule) {
    if (points <= 0) return;
    Vehicle& vehicle = race[v];
    const Licence& licence = race.licence(v);
    const int total = std::min<int>(vehicle.damage + points, licence.damage_max);
    const int sustained = total - vehicle.damage;  // FR-EDGE-19: surplus Damage is ignored
    vehicle.damage = static_cast<std::uint8_t>(total);
    tell(table, EventKind::damaged, v, rule, {.a = sustained, .b = total});
    note_damage(race, table, v, sustained);
    if (total >= licence.damage_max) {
        wipe_out(race, table, v, "FR-WIPE-01");
        return;
    }
    gain_control_loss(race, table, v, sustained, "FR-CLP-02");
    // FR-DMG-05, FR-EDGE-42: lowest level first. An affect may itself bring damage and affects.
    while (vehicle.is_running() && vehicle.affects_applied < licence.affects.size() &&
           licence.affects[vehicle.affects_applied].at <= vehicle.damage) {
        const std::uint8_t index = vehicle.affects_applied++;
        const Affect& affect = licence.affects[index];
        tell(table, EventKind::affect_gained, v, "FR-DMG-05", {.a = affect.at, .b = index});
        gain_affect(race, table, v, affect.kind);
    }
}

}  // namespace frothy
