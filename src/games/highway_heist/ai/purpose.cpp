#include "games/highway_heist/ai/drivers.h"

namespace highway_heist {

namespace {

Purpose purpose_of_drive(const Heist& heist, MemberId member) {
    const bool is_loaded = is_playing(heist, Scenario::semi_heist) && heist[member].cargo == 2;
    if (is_loaded) return Purpose::bring_home;
    return adjacent_suvs(heist, heist[member].pv).empty() ? Purpose::close_in : Purpose::keep_clear;
}

Purpose purpose_of_leap(const Heist& heist, MemberId member, Perch to) {
    if (to == at_wheel) return Purpose::get_back;
    if (is_suv(heist, to)) return heist[member].has_pv() ? Purpose::close_in : Purpose::get_car;
    return is_vehicle(to) ? Purpose::close_in : Purpose::board;
}

Purpose purpose_of_action(const Heist& heist, MemberId member, const Option& action) {
    switch (action.choice) {
    case Choice::drive: return purpose_of_drive(heist, member);
    case Choice::leap: return purpose_of_leap(heist, member, action.value);
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
    case Fact::action_taken:
        return purpose_of_action(heist, event.who,
                                 {static_cast<Choice>(event.value), event.what, {}});
    case Fact::assisted:
    case Fact::gadget_used: return Purpose::help;
    default: return Purpose::none;
    }
}

}  // namespace highway_heist
