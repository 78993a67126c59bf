// Forced sideslips and the rams they end in (CM-X11, CM-X39).
#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

// The chariot on the car's square first, then the one on the team's.
ChariotId in_the_way(const Race& race, ChariotId id, Square car) {
    for (const Square square : {car, ahead(car)}) {
        const ChariotId other = who_is_on(race, square);
        if (other != no_chariot && other != id) return other;
    }
    return no_chariot;
}

// What meets what as `id` slips onto `car`; `modifier` stands for that of CM-L13.
void ram_sideways(Race& race, Table& table, ChariotId id, ChariotId victim, Square car, Side side,
                  int modifier) {
    const Chariot& other = race[victim];
    if (other.car == car) return ram_car(race, table, id, victim, modifier);
    // Own car on their team: their facing horse; own team on their car: one's own.
    if (other.team_square() == car)
        return ram_horses(race, table, id, race[id].weight(), victim, opposite(side));
    ram_horses(race, table, id, other.weight(), id, side);
}

Choice kind_of_ram(const Race& race, ChariotId victim, Square car) {
    return race[victim].car == car ? Choice::ram_car : Choice::ram_horses;
}

// True when it has slipped; false when it stays, for whatever reason.
bool slip_once(Race& race, Table& table, ChariotId id, Side side, int modifier) {
    while (true) {
        const auto to = sideslip(race[id].car, side);
        if (!to) {
            tell(table, Fact::scraped, id, "CM-X11", static_cast<int>(side));
            const int rolled = roll(race, table, id, Why::wheel, "CM-X11", 2) - 3;
            hurt_wheel(race, table, id, side, harm_to_wheel(rolled));
            return false;
        }
        ChariotSet rammed = 0;
        ChariotId victim = in_the_way(race, id, *to);
        if (victim == no_chariot) {
            race[id].car = *to;
            tell(table, Fact::slipped, id, "CM-X11", static_cast<int>(side));
            cut_written_speed(race, table, id);
            return true;
        }
        bool has_evaded = false;
        for (const Square square : {*to, ahead(*to)}) {
            victim = who_is_on(race, square);
            if (victim == no_chariot || victim == id || (rammed & only(victim)) != 0) continue;
            // It is not made into a runaway (CM-X40).
            if (!race[victim].is_racing()) {
                reduce_next_turn(race, id);
                return false;
            }
            if (!race[id].is_racing()) break;
            if (evades(race, table, victim, id, kind_of_ram(race, victim, *to), modifier)) {
                has_evaded = true;
                break;
            }
            rammed |= only(victim);
            ram_sideways(race, table, id, victim, *to, side, modifier);
        }
        if (rammed == 0 && has_evaded && race[id].is_racing()) continue;
        reduce_next_turn(race, id);
        return false;
    }
}

}  // namespace

void slip(Race& race, Table& table, ChariotId id, Side side, int count) {
    const int modifier = -3 * count;
    for (int i = 0; i < count && race[id].is_racing(); ++i)
        if (!slip_once(race, table, id, side, modifier)) return;
}

}  // namespace circus_maximus
