// Wrecks and drivers on the track (CM-R35 to CM-R38, CM-X25, CM-X45).
#include <algorithm>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

// Odd is the left one.
Side random_side(Race& race, Table& table, ChariotId id) {
    return roll(race, table, id, Why::which, "CM-X45", 1) % 2 == 1 ? Side::inward : Side::outward;
}

}  // namespace

void run_over_wreck(Race& race, Table& table, ChariotId id) {
    tell(table, Fact::ran_over_wreck, id, "CM-X25");
    const int most = roll(race, table, id, Why::wreck, "CM-R35", 1);
    const int spent = choose_number(race, table, Ask::haul, {"CM-R35", id},
                                    std::min<int>(most, race[id].endurance));
    lose_endurance(race, table, id, spent, "CM-R35");
    const int total =
        roll(race, table, id, Why::wreck, "CM-R35", 3) - driver_modifier(race[id]) + most - spent;
    tell(table, Fact::summed, id, "CM-R35", total);
    const Mishap mishap = wreck_mishap(total);
    if (mishap == Mishap::wheel) {
        const Side side = random_side(race, table, id);
        const int rolled = roll(race, table, id, Why::wheel, "CM-X45", 2);
        return hurt_wheel(race, table, id, side, harm_to_wheel(rolled));
    }
    carry_out(race, table, id, mishap, "CM-X25");
}

namespace {

void trample_dragged(Race& race, Table& table, ChariotId id, ChariotId victim) {
    const int total = roll(race, table, id, Why::trample, "CM-R38", 3) + driver_modifier(race[id]);
    const Damaged damaged = cars_damaged(total);
    if (damaged != Damaged::both && damaged != Damaged::defender) return;
    Chariot& other = race[victim];
    const int hits = 2 * wheel_damage(roll(race, table, id, Why::wheel, "CM-R38", 2));
    other.hits = static_cast<std::uint8_t>(std::max(0, other.hits - hits));
    tell(table, Fact::wounded, victim, "CM-R38", hits);
    if (other.hits > 0) return;
    other.driver = Driver::dead;
    tell(table, Fact::driver_died, victim, "CM-R38", 0, id);
}

void trample_on_foot(Race& race, Table& table, ChariotId id, ChariotId victim) {
    race[victim].driver = Driver::dead;
    tell(table, Fact::driver_died, victim, "CM-R38", 0, id);
    const int lost = roll(race, table, id, Why::trample, "CM-R38", 1);
    race.move.left = static_cast<std::uint8_t>(std::max(0, race.move.left - lost));
}

}  // namespace

// Once a driver and move (CM-X41).
void trample(Race& race, Table& table, ChariotId id) {
    for (ChariotId victim = 0; victim < chariots && race[id].is_racing(); ++victim) {
        const Chariot& other = race[victim];
        const bool is_dragged = other.driver == Driver::dragged && other.is_on_track();
        if (victim == id || (!is_dragged && other.driver != Driver::on_foot)) continue;
        const Square where = is_dragged ? other.car : other.on_foot;
        const bool is_on_him = where == race[id].car || where == race[id].team_square();
        if (!is_on_him || (race.move.trampled & only(victim)) != 0) continue;
        race.move.trampled |= only(victim);
        tell(table, Fact::trampled, id, "CM-R38", 0, victim);
        is_dragged ? trample_dragged(race, table, id, victim)
                   : trample_on_foot(race, table, id, victim);
    }
}

}  // namespace circus_maximus
