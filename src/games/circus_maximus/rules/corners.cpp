// Corner strain (CM-L04, CM-L05, CM-X09, CM-X10).
#include <algorithm>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

// What was paid already, this turn and in this corner, is credited (CM-X44).
void pay_strain(Race& race, Table& table, ChariotId id, int excess) {
    Chariot& chariot = race[id];
    const Section corner = section_of(chariot.car);
    if (chariot.strained_in != corner) chariot.strain_paid = 0;
    chariot.strained_in = corner;
    const int due = std::max(0, excess - chariot.strain_paid);
    const int paid = lose_endurance(race, table, id, due, "CM-L04");
    chariot.strain_paid = static_cast<std::uint8_t>(chariot.strain_paid + paid);
}

}  // namespace

void check_corner(Race& race, Table& table, ChariotId id, int turn_speed) {
    const int excess = turn_speed - safe_speed(race[id].car.lane);
    if (excess <= 0) return;
    tell(table, Fact::strained, id, "CM-L04", excess);
    // No straining any more: one goes over (CM-R31). Judged before anything is paid (CM-X44).
    if (race[id].endurance == 0) return flip(race, table, id, "CM-X10");
    pay_strain(race, table, id, excess);
    const int rolled = roll(race, table, id, Why::strain, "CM-L05", 3);
    const int total = rolled - driver_modifier(race[id]) + excess;
    tell(table, Fact::summed, id, "CM-L05", total);
    carry_out(race, table, id, strain(total), "CM-L05");
    roll_for_wheels(race, table, id, "CM-L36");
}

}  // namespace circus_maximus
