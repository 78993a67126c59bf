// The move of a chariot that is drawn (CM-X05, CM-X42, CM-X47).
#include <algorithm>
#include <cassert>
#include <utility>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

constexpr int price_of_slip = 3;  // CM-L10
constexpr int fast = 14;          // MF from which a damaged wheel is in doubt (CM-L35)

// --- Before it moves ---------------------------------------------------------------------------

void add_speed(Race& race, int by) {
    race.move.left = race.move.speed = static_cast<std::uint8_t>(race.move.speed + by);
}

// CM-L15, CM-L16, CM-X34: whether it is free; what that costs comes off the speed.
bool cuts_free(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    if (!chariot.is_held) return true;
    const int live = horses - chariot.dead_horses;
    const int cost = std::max(0, roll(race, table, id, Why::cut_free, "CM-L15", live) -
                                     driver_modifier(chariot));
    if (cost > race.move.speed) {
        tell(table, Fact::still_held, id, "CM-L16", race.move.speed - cost);
        return false;
    }
    add_speed(race, -cost);
    chariot.is_held = false;
    tell(table, Fact::cut_free, id, "CM-L15", race.move.speed);
    return true;
}

// CM-L06, CM-L07, CM-R27, CM-X07
void whip_for_speed(Race& race, Table& table, ChariotId id) {
    const bool may_whip = may_use_whip(race[id]) && race[id].endurance > 0;
    constexpr std::array<Option, 2> options = {{{Choice::spare}, {Choice::whip}}};
    const Option chosen =
        choose(race, table, Ask::whip, {"CM-L06", id}, std::span(options).first(may_whip ? 2 : 1));
    if (chosen.choice == Choice::spare) return;
    const int gained = lose_endurance(
        race, table, id,
        std::min<int>(roll(race, table, id, Why::whip, "CM-L07", 1), race[id].endurance), "CM-L07");
    add_speed(race, gained);
    tell(table, Fact::whipped, id, "CM-L07", gained);
}

void brake(Race& race, Table& table, ChariotId id, int by) {
    if (by == 0) return;
    lose_endurance(race, table, id, by, "CM-L08");
    race.move.left = static_cast<std::uint8_t>(race.move.left - by);
    // Before the check of a corner it is slower there (CM-R21, CM-X44).
    if (race.move.checked == 0) race.move.speed = static_cast<std::uint8_t>(race.move.speed - by);
    race[id].turn_speed = race.move.speed;
    tell(table, Fact::braked, id, "CM-L08", by);
}

std::uint8_t corner_bit(Square square) {
    return static_cast<std::uint8_t>(1U << static_cast<int>(section_of(square)));
}

// The check at the corner it starts in, or first comes to (CM-X09).
void check_here(Race& race, Table& table, ChariotId id) {
    race.move.checked |= corner_bit(race[id].car);
    check_corner(race, table, id, race.move.speed);
}

void set_off(Race& race, Table& table, ChariotId id) {
    brake(race, table, id,
          choose_number(race, table, Ask::brake, {"CM-L08", id},
                        std::min<int>(race.move.speed, race[id].endurance)));
    if (race.move.left >= fast) roll_for_wheels(race, table, id, "CM-L35");
    race[id].turn_speed = race.move.speed;
    if (race[id].is_racing() && is_corner(race[id].car)) check_here(race, table, id);
}

// False if it cannot move at all.
bool prepare(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    const int due = std::exchange(chariot.lash_due, std::uint8_t{0});
    const int offered = std::exchange(chariot.lash_offered, std::uint8_t{0});
    add_speed(race, std::max(0, chariot.written - chariot.start_die));
    chariot.start_die = 0;
    const bool was_held = chariot.is_held;
    if (!cuts_free(race, table, id)) {
        race.move = {};
        return false;
    }
    add_speed(race, due);
    add_speed(race, choose_number(race, table, Ask::lash, {"CM-L22", id}, offered));
    if (!was_held) whip_for_speed(race, table, id);
    return true;
}

// --- Square by square --------------------------------------------------------------------------

struct Step {
    Choice choice;
    Square to;
    int price = 1;
};

// Those it can pay; a wreck costs one more (CM-X25).
class Steps : public kernel::FixedVector<Step, 3> {
public:
    Steps(const Race& race, ChariotId id) : race_(race), id_(id) {
        const Chariot& chariot = race[id];
        is_blocked_ = !is_free(race, ahead(chariot.team_square()));
        if (is_blocked_) {
            offer(Choice::slip_inward, sideslip(chariot.car, Side::inward), price_of_slip);
            offer(Choice::slip_outward, sideslip(chariot.car, Side::outward), price_of_slip);
        } else {
            offer(Choice::ahead, ahead(chariot.car), 1);
            offer(Choice::inward, lane_change(chariot.car, Side::inward), 2);  // CM-L02
            offer(Choice::outward, lane_change(chariot.car, Side::outward), 1);
        }
    }
    bool is_blocked() const { return is_blocked_; }  // CM-L09, CM-R28

private:
    void offer(Choice choice, std::optional<Square> to, int price) {
        if (!to || !has_room(race_, *to, id_)) return;
        price += is_wreck(race_, *to) ? 1 : 0;
        if (price <= race_.move.left) push_back({choice, *to, price});
    }

    const Race& race_;
    ChariotId id_;
    bool is_blocked_ = false;
};

// All MF must be used (CM-R16, CM-R30, CM-X42).
Options offers(const Race& race, ChariotId id, const Steps& steps) {
    Options options;
    const int endurance = race[id].endurance;
    if (steps.empty() && steps.is_blocked() && endurance < race.move.left) {
        options.push_back({Choice::ram});
        return options;
    }
    for (const Step& step : steps)
        options.push_back({step.choice});
    if (endurance > 0) options.push_back({Choice::brake});
    if (options.empty()) options.push_back({Choice::lapse});
    offer_attacks(race, id, options);
    return options;
}

// It is judged where it ends (CM-X32).
void take(Race& race, Table& table, ChariotId id, const Step& step) {
    Chariot& chariot = race[id];
    const int lane_before = chariot.car.lane;
    race.move.left = static_cast<std::uint8_t>(race.move.left - step.price);
    race.move.has_attacked = false;
    if (step.choice == Choice::slip_inward || step.choice == Choice::slip_outward) {
        chariot.car = step.to;
    } else {
        advance(race, table, id, step.to);
    }
    tell(table, Fact::moved, id, "CM-R18", race.move.left, no_chariot, step.choice);
    if (!chariot.is_racing()) return;
    // Once a turn, and again in a lower lane (CM-X09, CM-R26).
    const bool is_lower = chariot.car.lane < lane_before;
    const bool is_unchecked = (race.move.checked & corner_bit(chariot.car)) == 0;
    if (is_corner(chariot.car) && (is_unchecked || is_lower)) check_here(race, table, id);
    // Who slipped off the square stands on nothing there.
    const auto is_there = [&] { return chariot.is_racing() && chariot.car == step.to; };
    if (is_there() && is_wreck(race, step.to)) run_over_wreck(race, table, id);
    if (is_there()) trample(race, table, id);
}

void act(Race& race, Table& table, ChariotId id) {
    const Steps steps(race, id);
    const Options options = offers(race, id, steps);
    const Option chosen =
        choose(race, table, Ask::move, {"CM-X42", id}, {options.begin(), options.end()});
    switch (chosen.choice) {
    case Choice::brake: return brake(race, table, id, 1);
    case Choice::ram:
        return ram_ahead(race, table, id, who_is_on(race, ahead(race[id].team_square())));
    case Choice::lapse:
        tell(table, Fact::lapsed, id, "CM-X42", race.move.left);
        race.move.left = 0;
        return;
    case Choice::whip_horses:
    case Choice::whip_driver:
    case Choice::ram_horses:
    case Choice::ram_car: return attack(race, table, id, chosen);
    default: break;
    }
    for (const Step& step : steps)
        if (step.choice == chosen.choice) return take(race, table, id, step);
}

void move_on(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    while (race.move.left > 0 && chariot.is_racing() && !chariot.is_held)
        act(race, table, id);
    chariot.turn_speed = race.move.speed;
    race.move = {};
}

}  // namespace

void drive(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    race.move = {};
    chariot.has_moved = true;
    chariot.reduction = 0;  // it lapses with this draw (CM-X30)
    if (prepare(race, table, id)) set_off(race, table, id);
    move_on(race, table, id);
}

bool can_go_on(Ask ask) { return ask == Ask::whip || ask == Ask::brake || ask == Ask::move; }

void go_on(Race& race, const kernel::Question<CircusMaximus>& question, Table& table) {
    assert(can_go_on(question.ask));
    const ChariotId id = question.about.who;
    if (question.ask == Ask::whip) whip_for_speed(race, table, id);
    if (question.ask != Ask::move) set_off(race, table, id);
    move_on(race, table, id);
}

}  // namespace circus_maximus
