// Where cars go, and the line (CM-X03, CM-X32, CM-X33).
#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

bool lies_before_line(Square square) {
    return section_of(square) == Section::home && number_of(square) == start_area;
}

// After the last lap (CM-R02).
void finish(Race& race, Table& table, ChariotId id) {
    race[id].standing = Standing::finished;
    race.home[race.homes++] = id;
    if (race.won_on == 0) race.won_on = race.turn;
    tell(table, Fact::finished, id, "CM-X33", race.homes);
}

}  // namespace

void advance(Race& race, Table& table, ChariotId id, Square to) {
    Chariot& chariot = race[id];
    const bool crosses = lies_before_line(chariot.car);
    chariot.car = to;
    if (!crosses) return;
    ++chariot.crossings;
    tell(table, Fact::crossed, id, "CM-X04", chariot.crossings);
    if (chariot.crossings == last_crossing(race.terms) && chariot.is_racing())
        finish(race, table, id);
}

bool can_drop_back(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    return !chariot.is_held && is_free(race, behind(chariot.car));
}

void drop_back(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    chariot.car = behind(chariot.car);
    if (lies_before_line(chariot.car) && chariot.crossings > 0) {
        --chariot.crossings;
        tell(table, Fact::crossed_back, id, "CM-X33", chariot.crossings);
    }
}

}  // namespace circus_maximus
