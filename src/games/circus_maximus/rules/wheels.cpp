// Wheels, flips and what is left of a chariot (CM-L32 to CM-L37).
#include <algorithm>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

std::uint8_t& wheel_of(Chariot& chariot, Side side) {
    return chariot.wheels[static_cast<std::size_t>(side)];
}

// CM-L37
void roll_for_wheel(Race& race, Table& table, ChariotId id, Side side, Rule rule) {
    std::uint8_t& damage = wheel_of(race[id], side);
    const int rolled = roll(race, table, id, Why::flip, rule, 2);
    if (rolled < damage) return flip(race, table, id, "CM-L37");
    if (rolled > damage) return tell(table, Fact::wheel_held, id, "CM-L37", rolled);
    ++damage;
    tell_harm(table, Fact::wheel_hurt, id, "CM-L37", {1, rolled});
    if (damage >= wheel_boxes) flip(race, table, id, "CM-X37");
}

}  // namespace

// CM-L33, CM-L34
void hurt_wheel(Race& race, Table& table, ChariotId id, Side side, Harm harm) {
    tell_harm(table, Fact::wheel_hurt, id, "CM-L32", harm);
    std::uint8_t& damage = wheel_of(race[id], side);
    damage = static_cast<std::uint8_t>(std::min(damage + harm.boxes, wheel_boxes));
    if (damage >= wheel_boxes) return flip(race, table, id, "CM-L33");
    if (harm.boxes >= 2) roll_for_wheel(race, table, id, side, "CM-L34");
}

void roll_for_wheels(Race& race, Table& table, ChariotId id, Rule rule) {
    for (const Side side : {Side::inward, Side::outward}) {
        if (!race[id].is_racing() || wheel_of(race[id], side) == 0) continue;
        roll_for_wheel(race, table, id, side, rule);
    }
}

// CM-R39: in the advanced game a wreck is left, and the team runs on with its driver (CM-X22).
void flip(Race& race, Table& table, ChariotId id, Rule rule) {
    Chariot& chariot = race[id];
    chariot.has_flipped = true;
    tell(table, Fact::flipped, id, rule);
    if (!race.terms.advanced) return put_out(race, table, id, "CM-R39");
    race.wrecks[race.wreck_count++] = chariot.car;
    chariot.standing = Standing::runaway;
    chariot.driver = Driver::dragged;
}

}  // namespace circus_maximus
