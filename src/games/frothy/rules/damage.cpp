// DMG: damage rolls and what they do.
#include <algorithm>

#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/reroll.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

// FR-EDGE-06: Spiked of the other party (also of a wreck, FR-EDGE-46), then B.S.H. and Failsafes;
// if nothing is left there is no roll; then Jerry Rigged (FR-TRT-44 to 47).
int dice_to_roll(Race& race, Table& table, VehicleId v, const DamageDue& due) {
    int dice = std::max(due.dice, 0);
    if (due.source == DamageSource::collision) {
        if (due.spiked != nullptr) dice += use_edge_on(race, table, due.other, *due.spiked, v);
        dice -= use_edge(race, table, v, trait::bsh, dice);
    }
    const int icons = due.icons - use_edge(race, table, v, trait::failsafes, due.icons);
    const int total = dice + icons;
    return total <= 0 ? 0 : total + number_of_flaw(race, table, v, trait::jerry_rigged);
}

// FR-PDE-09: drawn once, when the level is reached.
Dropped draw_affect(Race& race, Table& table, VehicleId v, std::uint8_t index) {
    const Affect& affect = race.licence(v).affects[index];
    kernel::Faces faces;
    roll_dice(table, v, Why::affect, "FR-PDE-09", std::max<int>(affect.dice, 1), faces);
    int sum = 0;  // FR-EDGE-62
    for (const std::uint8_t face : faces)
        sum += value_of(static_cast<Icon>(face), race.rules().dice_faces);
    for (std::size_t line = 0; line < affect.table.size(); ++line) {
        if (affect.table[line].value != sum) continue;
        if (index < race[v].affects.drawn.size()) {
            race[v].affects.drawn[index] = static_cast<std::uint8_t>(line + 1);
        }
        tell(table, v, "FR-PDE-09", AffectDrawn{index, sum, line});
        return gain_affect(race, table, v, affect.table[line].affect);
    }
    return Dropped::no;
}

Dropped gain_printed_affect(Race& race, Table& table, VehicleId v, std::size_t index) {
    const Affect& affect = race.licence(v).affects[index];
    tell(table, v, "FR-DMG-05", AffectGained{affect.at, index});
    if (affect.kind.rule == Rule("FR-PDE-09")) {
        return draw_affect(race, table, v, static_cast<std::uint8_t>(index));
    }
    return gain_affect(race, table, v, affect.kind);
}

// Whether one of these affects may yet decide which ratings are Safe.
bool is_safety_open(const Licence& licence, std::size_t next, int level) {
    for (; next < licence.affects.size() && licence.affects[next].at <= level; ++next) {
        const Rule rule = licence.affects[next].kind.rule;
        if (rule == Rule("FR-PDE-10") || rule == Rule("FR-PDE-09")) return true;
    }
    return false;
}

// Those from one place up to a level reached, lowest first (FR-EDGE-42); `next` goes along, as an
// affect may itself bring damage and affects. FR-EDGE-51: whom Maximum Speed drops to a Safe rating
// loses its points at once, but not before it is known which are Safe (FR-EDGE-68).
template <class Place>
void gain_affects(Race& race, Table& table, VehicleId v, Place& next, int level) {
    const Licence& licence = race.licence(v);
    bool dropped = false;
    while (race[v].is_running() && next < licence.affects.size() &&
           licence.affects[next].at <= level) {
        const std::size_t index = next++;
        dropped |= gain_printed_affect(race, table, v, index) == Dropped::yes;
        if (!dropped || is_safety_open(licence, next, level) || !race[v].is_running()) continue;
        if (is_safe(race, v)) clear_control_loss(race, table, v, "FR-CLP-06");
        dropped = false;
    }
}

// FR-DMG-02, FR-DMG-06. Returns what was sustained.
int sustain(Race& race, Table& table, VehicleId v, int points, Rule rule) {
    if (points <= 0) return 0;
    Vehicle& vehicle = race[v];
    const int most = race.licence(v).damage_max;
    const int total = std::min(vehicle.damage + points, most);
    const int sustained = total - vehicle.damage;  // FR-EDGE-19: surplus Damage is ignored
    vehicle.damage = static_cast<std::uint8_t>(total);
    tell(table, v, rule, Damaged{sustained, total});
    note_damage(race, table, v, sustained);
    if (total >= most) {
        wipe_out(race, table, v, "FR-WIPE-01");
        return sustained;
    }
    gain_control_loss(race, table, v, sustained, "FR-CLP-02");
    gain_affects(race, table, v, vehicle.affects_applied, vehicle.damage);  // FR-DMG-05
    return sustained;
}

}  // namespace

// FR-DMG-03, FR-COL-25.
int roll_damage(Race& race, Table& table, VehicleId v, const DamageDue& due) {
    const int dice = dice_to_roll(race, table, v, due);
    if (dice <= 0) return 0;  // FR-DMG-04: no roll
    kernel::Faces faces;
    roll_dice(table, v, Why::damage, due.rule, dice, faces);
    const DiceOnTable on_table{v, &faces, Rule::none()};
    offer_rerolls(race, table, Why::damage, {&on_table, 1});
    const int points =
        points_through({faces.begin(), faces.size()}, resilience(race, v), race.rules().dice_faces);
    tell(table, v, "FR-DMG-04", DamageRolled{dice, points});
    return sustain(race, table, v, points, due.rule);
}

void sustain_damage(Race& race, Table& table, VehicleId v, int points, Rule rule) {
    sustain(race, table, v, points, rule);
}

void gain_affects_at(Race& race, Table& table, VehicleId v, int level) {
    const std::vector<Affect>& printed = race.licence(v).affects;
    std::size_t first = 0;
    while (first < printed.size() && printed[first].at < level)
        ++first;
    gain_affects(race, table, v, first, level);
}

}  // namespace frothy
