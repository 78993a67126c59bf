#include "games/highway_heist/ai/drivers.h"

namespace highway_heist {

namespace {

// By where it has led.
Purpose purpose_of_drive(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    if (!who.has_pv()) return Purpose::none;
    const bool is_next_to_suv = !adjacent_suvs(heist, who.pv).empty();
    switch (heist.terms.scenario) {
    case Scenario::tank_assault:
        if (is_adjacent(heist, who.pv, tank)) return Purpose::stalk;
        break;
    case Scenario::semi_heist: {
        if (who.cargo == 2) return Purpose::bring_home;
        const int reach = throw_reach(heist.terms.difficulty, heist.terms.members);
        if (distance(heist, who.pv, semi_rear) <= reach) return Purpose::wait_for_cargo;
        break;
    }
    case Scenario::chopper_takedown:
        if (has_rival(heist) && is_adjacent(heist, who.pv, rival_car)) return Purpose::face_rival;
        if (heist.hacker == member && !is_next_to_suv) return Purpose::hide_hacker;
        break;
    }
    return is_next_to_suv ? Purpose::close_in : Purpose::keep_clear;
}

Purpose purpose_of_leap(const Heist& heist, MemberId member, Perch to) {
    if (to == at_wheel) return Purpose::get_back;
    if (is_suv(heist, to)) return heist[member].has_pv() ? Purpose::close_in : Purpose::get_car;
    return is_vehicle(to) ? Purpose::close_in : Purpose::board;
}

Purpose purpose_of_action(Choice action) {
    switch (action) {
    case Choice::ram: return Purpose::make_wreck;
    case Choice::force: return Purpose::push;
    case Choice::shake: return Purpose::shake_off;
    case Choice::brawl: return Purpose::fight;
    case Choice::hijack: return Purpose::get_car;
    case Choice::stunt: return Purpose::stunt;
    case Choice::take_boost: return Purpose::save_up;
    case Choice::open_door: return Purpose::open_door;
    case Choice::throw_cargo: return Purpose::throw_cargo;
    case Choice::take_the_shot: return Purpose::shoot;
    case Choice::trade_paint: return Purpose::rub;
    case Choice::jam_radar: return Purpose::hide;
    case Choice::relocate_hacker: return Purpose::hand_over;
    default: return Purpose::none;
    }
}

}  // namespace

Purpose purpose_of(const Heist& heist, const Event& event) {
    switch (event.fact) {
    case Fact::action_taken: return purpose_of_action(static_cast<Choice>(event.value));
    case Fact::moved:
        return event.rule == Rule("HH-ACT-01") ? purpose_of_drive(heist, event.who) : Purpose::none;
    case Fact::leapt: return purpose_of_leap(heist, event.who, event.what);
    case Fact::assisted:
    case Fact::gadget_used: return Purpose::help;
    default: return Purpose::none;
    }
}

}  // namespace highway_heist
