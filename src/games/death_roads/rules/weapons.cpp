// Weapon cards (2.13) and the damage chart (DR-O-50).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

// The nearest on the line: there the attack ends (DR-WPN-06, DR-WPN-07). What lies off the board
// is ignored (DR-O-51).
PlayerId target_on(const Race& race, PlayerId shooter, const Line& line) {
    for (const Offset& offset : line) {
        Space cell = race[shooter].at;
        cell.lane = static_cast<std::int8_t>(cell.lane + offset.lanes);
        cell.row = static_cast<std::int8_t>(cell.row + offset.rows);
        if (const PlayerId id = who_is_on(race, cell); id != nobody) return id;
    }
    return nobody;
}

// Sideways is away from the shooter's lane (DR-O-98).
Side away_from(const Race& race, PlayerId shooter, PlayerId target) {
    return race[target].at.lane < race[shooter].at.lane ? Side::left : Side::right;
}

}  // namespace

// By position alone (DR-R-19). All are found before the first is dealt with, each once (DR-O-97).
// One alternative may stand in for a default line (DR-WPN-08, DR-WPN-09, DR-O-52); cards with
// alternatives have but one line.
kernel::PlayerSet targets_of(const Race& race, PlayerId shooter, Card card, int line) {
    const WeaponText& weapon = weapon_of(card);
    if (line > 0)
        return kernel::only(
            target_on(race, shooter, weapon.alternatives[static_cast<std::size_t>(line - 1)]));
    kernel::PlayerSet targets = 0;
    for (const Line& each : weapon.lines)
        targets |= kernel::only(target_on(race, shooter, each));
    return targets;
}

void fire(Race& race, Table& table, PlayerId id, Card card, int line) {
    const WeaponText& weapon = weapon_of(card);
    const kernel::PlayerSet targets = targets_of(race, id, card, line);
    // With nobody in range both boxes are unused (DR-O-89).
    if (targets == 0) return tell(table, Fact::missed, id, "DR-O-51", card);
    // The target boxes of a card are one moment (DR-WPN-03, DR-O-77).
    in_one_moment(race, table, [&] {
        for (const PlayerId target : racing(race)) {
            if ((targets & kernel::only(target)) == 0 || !goes_on(race, target)) continue;
            tell(table, Fact::hit, target, "DR-WPN-03", card, id);
            carry_out(race, table, target, weapon.target, away_from(race, id, target), id);
        }
    });
    // Once, whoever was hit (DR-WPN-04); it is an own move (DR-O-99).
    if (goes_on(race, id)) carry_out(race, table, id, weapon.if_hit);
}

}  // namespace death_roads
