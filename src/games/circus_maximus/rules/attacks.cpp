// Attacks and how they are evaded (CM-L17 to CM-L32, CM-X13 to CM-X18).
#include <algorithm>
#include <array>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

// Of the attacking car, on which side ever (CM-L19, CM-R33).
bool is_beside(Square attacker, Square target) {
    return lie_side_by_side(attacker, target) && !front_lies_behind(attacker, target);
}

// No attacks on the first turn from the start area (CM-R32).
bool may_attack_from(const Race& race, Square square) {
    return race.turn > 1 || section_of(square) != Section::home || number_of(square) > start_area;
}

}  // namespace

void offer_attacks(const Race& race, ChariotId attacker, Options& options) {
    const Chariot& own = race[attacker];
    if (race.move.has_attacked || race.move.left == 0 || !may_attack_from(race, own.car)) return;
    for (ChariotId id = 0; id < chariots; ++id) {
        const Chariot& other = race[id];
        if (id == attacker || !other.is_racing()) continue;
        const auto offer = [&](Choice with_whip, Choice with_car) {
            if (may_use_whip(own)) options.push_back({with_whip, id});
            options.push_back({with_car, id});
        };
        if (is_beside(own.car, other.team_square())) offer(Choice::whip_horses, Choice::ram_horses);
        if (is_beside(own.car, other.car)) offer(Choice::whip_driver, Choice::ram_car);
    }
}

// --- Evading -----------------------------------------------------------------------------------

namespace {

bool may_evade_by_lane(const Race& race, ChariotId id, Side side) {
    const Chariot& chariot = race[id];
    const auto to = lane_change(chariot.car, side);
    return to && is_free(race, ahead(chariot.team_square())) && has_room(race, *to, id);
}

// MF less in the next move.
int price_of_lane(Side side) { return side == Side::inward ? 2 : 1; }

// CM-X35: the turn speed of who has moved, or what it will be as far as it is known.
int speed_of_evader(const Chariot& chariot) {
    if (chariot.has_moved) return chariot.turn_speed;
    return std::max(0, chariot.written - chariot.start_die) + chariot.lash_due;
}

void evade_by_lane(Race& race, Table& table, ChariotId id, Side side) {
    const Chariot& chariot = race[id];
    const bool was_in_corner = is_corner(chariot.car);
    advance(race, table, id, *lane_change(chariot.car, side));
    cut_written_speed(race, table, id);
    if (!chariot.is_racing() || !is_corner(chariot.car)) return;
    if (side == Side::inward || !was_in_corner)
        check_corner(race, table, id, speed_of_evader(chariot));
}

// The defence is chosen and paid before the dice (CM-X35).
void pay_for(Race& race, Table& table, ChariotId id, Choice defence) {
    if (defence == Choice::back) {
        lose_endurance(race, table, id, 2, "CM-R34");
    } else {
        const Side side = defence == Choice::inward ? Side::inward : Side::outward;
        reduce(race, table, id, price_of_lane(side), "CM-R34");
    }
}

// As a first race answers for everybody: out of the way of a hub that hurts, else hold.
Choice usual_defence(const Options& options, Choice attack, Weight weight) {
    const Option outward{Choice::outward};
    const bool is_grave = attack == Choice::ram_horses && weight != Weight::light;
    const bool can_leave = std::find(options.begin(), options.end(), outward) != options.end();
    return is_grave && can_leave ? Choice::outward : Choice::hold;
}

}  // namespace

bool evades(Race& race, Table& table, ChariotId victim, ChariotId attacker, Choice attack,
            int modifier, From from) {
    const Chariot& chariot = race[victim];
    Options options;
    options.push_back({Choice::hold});
    if (!chariot.is_held) {
        if (from == From::side && chariot.endurance >= 2 && can_drop_back(race, victim))
            options.push_back({Choice::back});
        if (may_evade_by_lane(race, victim, Side::inward)) options.push_back({Choice::inward});
        if (may_evade_by_lane(race, victim, Side::outward)) options.push_back({Choice::outward});
    }
    const Choice defence =
        race.terms.defends_by_itself
            ? usual_defence(options, attack, race[attacker].weight())
            : choose(race, table, Ask::defence, {"CM-X15", victim, attacker, attack},
                     {options.begin(), options.end()})
                  .choice;
    if (defence == Choice::hold) return false;
    pay_for(race, table, victim, defence);
    const int own = roll(race, table, victim, Why::evasion, "CM-R34", 2);
    const int theirs = roll(race, table, attacker, Why::evasion, "CM-R34", 2);
    const bool is_evaded =
        own + driver_modifier(race[victim]) >= theirs + driver_modifier(race[attacker]) + modifier;
    tell(table, is_evaded ? Fact::evaded : Fact::not_evaded, victim, "CM-R34", 0, attacker,
         defence);
    if (!is_evaded) return false;
    if (defence == Choice::back) {
        drop_back(race, table, victim);
    } else {
        evade_by_lane(race, table, victim,
                      defence == Choice::inward ? Side::inward : Side::outward);
    }
    return true;
}

// --- Whips -------------------------------------------------------------------------------------

namespace {

// By how much the attacker's dice and modifier are above the defender's.
int contest(Race& race, Table& table, ChariotId attacker, ChariotId target, Rule rule, int dice) {
    const int own = roll(race, table, attacker, Why::contest, rule, dice);
    const int theirs = roll(race, table, target, Why::contest, rule, dice);
    return own + driver_modifier(race[attacker]) - theirs - driver_modifier(race[target]);
}

// CM-L20 to CM-L22, CM-X08
void whip_horses(Race& race, Table& table, ChariotId attacker, ChariotId target) {
    const int difference = contest(race, table, attacker, target, "CM-L20", 1);
    Chariot& other = race[target];
    if (difference > 0) {
        tell(table, Fact::lashed, target, "CM-L21", difference, attacker);
        lose_endurance(race, table, target, difference, "CM-L21");
        other.lash_due = static_cast<std::uint8_t>(other.lash_due + difference);
    } else {
        tell(table, Fact::lashed, target, "CM-L22", 0, attacker);
        lose_endurance(race, table, target, 1, "CM-L22");
        ++other.lash_offered;
    }
}

// CM-X17
void grab_whip(Race& race, Table& table, ChariotId attacker, ChariotId target) {
    race[attacker].has_whip = false;
    tell(table, Fact::whip_lost, attacker, "CM-X17", 0, target);
    if (race[target].has_whip) return;
    race[target].has_whip = true;
    tell(table, Fact::whip_taken, target, "CM-X17", 0, attacker);
}

// W, 2W and 3W: a hit and a die each, rolled together; none by who is dead (CM-R24, CM-X47).
void wound_and_slow(Race& race, Table& table, ChariotId id, int wounds) {
    wound(race, table, id, wounds);
    if (race[id].is_racing())
        reduce(race, table, id, roll(race, table, id, Why::slow, "CM-R24", wounds), "CM-R24");
}

// CM-X18, CM-X47
void give_way(Race& race, Table& table, ChariotId target, ChariotId attacker) {
    constexpr std::array<Option, 2> options = {{{Choice::back}, {Choice::wound}}};
    const bool has_choice = can_drop_back(race, target);
    const Option chosen = choose(race, table, Ask::give_way, {"CM-X18", target, attacker},
                                 std::span(options).subspan(has_choice ? 0 : 1));
    if (chosen.choice == Choice::wound) return wound_and_slow(race, table, target, 1);
    drop_back(race, table, target);
    tell(table, Fact::dropped_back, target, "CM-X18", 0, attacker);
}

// CM-L23, CM-L24
void whip_driver(Race& race, Table& table, ChariotId attacker, ChariotId target) {
    const int factor = contest(race, table, attacker, target, "CM-L23", 2);
    tell(table, Fact::summed, attacker, "CM-L23", factor);
    const Mishap mishap = lash(factor, roll(race, table, attacker, Why::lash, "CM-L24", 2));
    switch (mishap) {
    case Mishap::grab: return grab_whip(race, table, attacker, target);
    case Mishap::brake: return give_way(race, table, target, attacker);
    case Mishap::slow:
        return reduce(race, table, target, roll(race, table, target, Why::slow, "CM-R24", 1),
                      "CM-R24");
    case Mishap::wound: return wound_and_slow(race, table, target, 1);
    case Mishap::two_wounds: return wound_and_slow(race, table, target, 2);
    case Mishap::three_wounds: return wound_and_slow(race, table, target, 3);
    case Mishap::slip:
        return slip(race, table, target, side_of(race[attacker].car, race[target].car), 1);
    default: return carry_out(race, table, target, mishap, "CM-L24");
    }
}

}  // namespace

// --- Rams --------------------------------------------------------------------------------------

// CM-L25, CM-X14: `weight` is that of the car which does it.
void ram_horses(Race& race, Table& table, ChariotId who, Weight weight, ChariotId victim,
                Side facing) {
    tell(table, Fact::rammed, who, "CM-L25", 0, victim, Choice::ram_horses);
    const int rolled = roll(race, table, who, Why::injury, "CM-L25", 2) + by_weight(weight);
    injure(race, table, victim, outer_horse(race[victim], facing), harm_to_horse(rolled));
}

namespace {

// CM-L32: the wheel that faces the other chariot.
void hurt_facing_wheel(Race& race, Table& table, ChariotId id, Side facing, Weight other) {
    const int rolled = roll(race, table, id, Why::wheel, "CM-L32", 2) + by_weight(other);
    hurt_wheel(race, table, id, facing, harm_to_wheel(rolled));
}

}  // namespace

// CM-L31, CM-X36
void ram_car(Race& race, Table& table, ChariotId attacker, ChariotId victim, int modifier) {
    tell(table, Fact::rammed, attacker, "CM-L31", 0, victim, Choice::ram_car);
    const Side facing = side_of(race[attacker].car, race[victim].car);
    const int rolled = roll(race, table, attacker, Why::ram_car, "CM-L31", 3);
    const int total =
        rolled + driver_modifier(race[attacker]) + modifier - driver_modifier(race[victim]);
    tell(table, Fact::summed, attacker, "CM-L31", total);
    const Damaged damaged = cars_damaged(total);
    if (damaged == Damaged::neither) tell(table, Fact::unharmed, victim, "CM-L31");
    const Weight own = race[attacker].weight();
    const Weight theirs = race[victim].weight();
    if (damaged == Damaged::defender || damaged == Damaged::both)
        hurt_facing_wheel(race, table, victim, opposite(facing), own);
    if (damaged == Damaged::attacker || damaged == Damaged::both)
        hurt_facing_wheel(race, table, attacker, facing, theirs);
}

void attack(Race& race, Table& table, ChariotId attacker, Option what) {
    const ChariotId target = what.value;
    --race.move.left;
    race.move.has_attacked = true;
    tell(table, Fact::attacked, attacker, "CM-L17", 0, target, what.choice);
    if (evades(race, table, target, attacker, what.choice, 0)) return;
    switch (what.choice) {
    case Choice::whip_horses: return whip_horses(race, table, attacker, target);
    case Choice::whip_driver: return whip_driver(race, table, attacker, target);
    case Choice::ram_horses: {
        const Side facing = side_of(race[target].car, race[attacker].car);
        return ram_horses(race, table, attacker, race[attacker].weight(), target, facing);
    }
    default: return ram_car(race, table, attacker, target, 0);
    }
}

// CM-L11, CM-L14, CM-X16, CM-X46
void ram_ahead(Race& race, Table& table, ChariotId id, ChariotId victim) {
    const Chariot& other = race[victim];
    if (other.is_racing() && evades(race, table, victim, id, Choice::ram, 0, From::rear)) {
        return;
    }
    tell(table, Fact::rammed, id, "CM-L11", 0, victim, Choice::ram);
    const int weight = other.has_car() ? by_weight(other.weight()) : 0;
    const Harm harm = harm_to_horse(roll(race, table, id, Why::injury, "CM-L12", 2) + weight);
    Options options;
    for (int horse = 0; horse < horses; ++horse)
        if (race[id].team[static_cast<std::size_t>(horse)] > 0)
            options.push_back({Choice::horse, static_cast<std::uint8_t>(horse)});
    race.move.left = 0;
    reduce_next_turn(race, id);
    if (harm.boxes == 0) return;
    const Option hurt = choose(race, table, Ask::hurt_horse, {"CM-L12", id, victim},
                               {options.begin(), options.end()});
    injure(race, table, id, hurt.value, harm);
}

}  // namespace circus_maximus
