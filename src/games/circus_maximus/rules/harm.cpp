// What chariots, horses and drivers suffer (CM-X16 to CM-X20).
#include <algorithm>
#include <array>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

int lose_endurance(Race& race, Table& table, ChariotId id, int endurance, Rule rule) {
    Chariot& chariot = race[id];
    const int paid = std::min<int>(endurance, chariot.endurance);
    chariot.endurance = static_cast<std::int16_t>(chariot.endurance - paid);
    if (paid > 0) tell(table, Fact::spent, id, rule, paid);
    chariot.later_reduction = static_cast<std::uint8_t>(chariot.later_reduction + endurance - paid);
    return paid;
}

void cut_written_speed(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    if (race.stage != Stage::draw || chariot.has_moved || !chariot.is_racing()) return;
    const int most = maximum(chariot);
    if (chariot.written <= most) return;
    chariot.written = static_cast<std::uint8_t>(most);
    tell(table, Fact::speed_cut, id, "CM-X30", most);
}

void reduce(Race& race, Table& table, ChariotId id, int by, Rule rule) {
    race[id].reduction = static_cast<std::uint8_t>(race[id].reduction + by);
    tell(table, Fact::slowed, id, rule, by);
    cut_written_speed(race, table, id);
}

void reduce_next_turn(Race& race, ChariotId id) { ++race[id].later_reduction; }

// CM-X12, CM-X38
void jostle(Race& race, Table& table, ChariotId id) {
    race[id].jostle = -3;
    tell(table, Fact::jostled, id, "CM-X12");
    cut_written_speed(race, table, id);
}

void lose_driver(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    chariot.driver = Driver::dead;
    tell(table, Fact::driver_died, id, "CM-X17");
    if (!race.terms.advanced) return put_out(race, table, id, "CM-X40");
    chariot.standing = Standing::runaway;
    chariot.is_upright = true;
}

void wound(Race& race, Table& table, ChariotId id, int hits) {
    Chariot& chariot = race[id];
    const int lost = std::min<int>(hits, chariot.hits);
    if (lost == 0) return;
    chariot.hits = static_cast<std::uint8_t>(chariot.hits - lost);
    tell(table, Fact::wounded, id, "CM-R25", lost);
    if (chariot.hits == 0) return lose_driver(race, table, id);
    cut_written_speed(race, table, id);
}

int outer_horse(const Chariot& chariot, Side side) {
    for (int i = 0; i < horses; ++i) {
        const int horse = side == Side::inward ? i : horses - 1 - i;
        if (chariot.team[static_cast<std::size_t>(horse)] > 0) return horse;
    }
    return 0;
}

void put_out(Race& race, Table& table, ChariotId id, Rule rule) {
    race[id].standing = Standing::out;
    tell(table, Fact::out, id, rule);
}

namespace {

// CM-L28 to CM-L30, CM-X19
void lose_horse(Race& race, Table& table, ChariotId id, int horse) {
    Chariot& chariot = race[id];
    ++chariot.dead_horses;
    chariot.is_held = true;
    tell(table, Fact::horse_died, id, "CM-L28", horse);
    const Rule rule = chariot.dead_horses == 1 ? Rule("CM-L29") : Rule("CM-L30");
    const int parts = 5 - chariot.dead_horses;  // a quarter, a third, a half, all
    lose_endurance(race, table, id, chariot.endurance / parts, rule);
    if (chariot.dead_horses == horses) put_out(race, table, id, "CM-X19");
}

}  // namespace

// CM-L26: what is more than a horse has is lost.
void injure(Race& race, Table& table, ChariotId id, int horse, Harm harm) {
    std::uint8_t& left = race[id].team[static_cast<std::size_t>(horse)];
    const int lost = std::min<int>(harm.boxes, left);
    tell_harm(table, Fact::injured, id, "CM-L26", {lost, harm.total});
    if (lost == 0) return;
    left = static_cast<std::uint8_t>(left - lost);
    if (left == 0) lose_horse(race, table, id, horse);
    cut_written_speed(race, table, id);
}

namespace {

void hurt_horse_on(Race& race, Table& table, ChariotId id, Side side, Rule rule) {
    const int horse = outer_horse(race[id], side);
    const int rolled = roll(race, table, id, Why::injury, rule, 2);
    injure(race, table, id, horse, harm_to_horse(rolled));
}

}  // namespace

// CM-R24
void carry_out(Race& race, Table& table, ChariotId id, Mishap mishap, Rule rule) {
    switch (mishap) {
    case Mishap::slip: return slip(race, table, id, Side::outward, 1);
    case Mishap::slip_twice: return slip(race, table, id, Side::outward, 2);
    case Mishap::jostle: return jostle(race, table, id);
    case Mishap::left_horse: return hurt_horse_on(race, table, id, Side::inward, rule);
    case Mishap::right_horse: return hurt_horse_on(race, table, id, Side::outward, rule);
    case Mishap::flip: return flip(race, table, id, rule);
    case Mishap::none: return tell(table, Fact::unharmed, id, rule);
    default: return;
    }
}

}  // namespace circus_maximus
