#include "frothy/wording.h"

#include "frothy/data/wording_support.h"

namespace frothy {

std::string listed(std::initializer_list<std::string> parts) { return listed_range(parts); }

std::string Names::of(VehicleId vehicle) const {
    if (vehicle >= vehicles.size()) return "nobody";
    if (vehicles[vehicle].empty()) return "Vehicle " + std::to_string(vehicle + 1);
    return vehicles[vehicle];
}

std::string icon_name(Icon icon) {
    switch (icon) {
    case Icon::slide: return "Slide";
    case Icon::haste: return "Haste";
    case Icon::slow: return "Slow";
    case Icon::left_spin: return "Left Spin";
    case Icon::right_spin: return "Right Spin";
    case Icon::damage: return "Damage";
    }
    return "unknown icon";
}

std::string icon_count_text(Icon icon, int count) {
    switch (icon) {
    case Icon::slide: return say(by_count(count, "{0} Slide", "{0} Slides"), {count});
    case Icon::left_spin: return say(by_count(count, "{0} Left Spin", "{0} Left Spins"), {count});
    case Icon::right_spin:
        return say(by_count(count, "{0} Right Spin", "{0} Right Spins"), {count});
    case Icon::haste:
    case Icon::slow:
    case Icon::damage: break;
    }
    return say("{0} {1}", {count, icon_name(icon)});
}

std::string card_name(CardType type) {
    switch (type) {
    case CardType::whip: return "Whip";
    case CardType::reins: return "Reins";
    case CardType::dual: return "dual card";
    }
    return "card";
}

std::string card_count_text(CardType type, int count) {
    switch (type) {
    case CardType::whip: return say(by_count(count, "no Whips", "1 Whip", "{0} Whips"), {count});
    case CardType::reins: return say(by_count(count, "no Reins", "1 Reins", "{0} Reins"), {count});
    case CardType::dual: break;
    }
    return say(by_count(count, "no dual cards", "1 dual card", "{0} dual cards"), {count});
}

std::string pile_name(Pile pile) {
    switch (pile) {
    case Pile::hand: return "hand";
    case Pile::spent: return "Spent";
    case Pile::recovery: return "Recovery";
    }
    return "pile";
}

std::string why_name(Why why) {
    switch (why) {
    case Why::speed_check: return "Speed Check";
    case Why::control: return "Control roll";
    case Why::attack: return "attack";
    case Why::damage: return "damage roll";
    case Why::number: return "roll for a number";
    case Why::affect: return "roll for an affect";
    case Why::runner: return "runner";
    }
    return "roll";
}

std::string ask_name(Ask ask) {
    switch (ask) {
    case Ask::race_on: return "Race on or give up";
    case Ask::speed_cards: return "Cards for the Speed Check";
    case Ask::speed_direction: return "Faster or slower";
    case Ask::keep_dice: return "Dice to keep";
    case Ask::drive: return "Driving";
    case Ask::control_cards: return "Cards for the Control roll";
    case Ask::discard_die: return "Dice to discard";
    case Ask::attack_cards: return "Cards for the attack";
    case Ask::slide_side: return "Side of the slide";
    case Ask::unblock: return "Getting past";
    case Ask::face: return "A new facing";
    case Ask::lose_card: return "A card lost";
    case Ask::straight_phase: return "A straight phase";
    case Ask::wreck_side: return "Path of the wreck";
    case Ask::use_trait: return "How much of a trait";
    case Ask::reroll: return "Dice to roll again";
    case Ask::after_roll: return "Special cards after a Control roll";
    case Ask::cool_icon: return "Icon to cool off";
    case Ask::use_card: return "The number of a card";
    case Ask::adjust: return "What cards add or take";
    case Ask::move_boxes: return "Boxes without a roll";
    case Ask::swap_cards: return "Cards to swap";
    case Ask::take_back: return "Cards to take back";
    case Ask::end_of_round: return "Special cards at the end of a round";
    case Ask::name_rival: return "Naming a rival";
    case Ask::call_time: return "The time agreed";
    case Ask::jump_card: return "A card for a jump";
    case Ask::sneak: return "A sneaky attack";
    case Ask::stop_short: return "An emergency stop";
    case Ask::starting_speed: return "A rolling start";
    }
    return "Question";
}

std::string ordinal(int number) {
    const int tens = number % 100;
    if (tens >= 11 && tens <= 13) return std::to_string(number) + "th";
    switch (number % 10) {
    case 1: return std::to_string(number) + "st";
    case 2: return std::to_string(number) + "nd";
    case 3: return std::to_string(number) + "rd";
    default: return std::to_string(number) + "th";
    }
}

std::string direction_word(hexgrid::Direction direction) {
    switch (direction) {
    case hexgrid::Direction::east: return "east";
    case hexgrid::Direction::south_east: return "south-east";
    case hexgrid::Direction::south_west: return "south-west";
    case hexgrid::Direction::west: return "west";
    case hexgrid::Direction::north_west: return "north-west";
    case hexgrid::Direction::north_east: return "north-east";
    }
    return "nowhere";
}

std::string facing_word(hexgrid::Facing facing) {
    if (facing.is_side()) return direction_word(facing.ahead());
    return say("between {0} and {1}",
               {direction_word(facing.front_left()), direction_word(facing.front_right())});
}

std::string status_name(VehicleStatus status) {
    switch (status) {
    case VehicleStatus::running: return "racing";
    case VehicleStatus::rolling_wreck: return "rolling wreck";
    case VehicleStatus::resting_wreck: return "wreck";
    case VehicleStatus::finished: return "home";
    case VehicleStatus::gone: return "out of the race";
    }
    return "unknown";
}

std::string moment_name(const Race& race) {
    switch (race.moment) {
    case Moment::start_of_round: return say("Round {0}, start", {race.round});
    case Moment::speed_check: return say("Round {0}, Speed Check", {race.round});
    case Moment::wrecks: return say("Round {0}, wrecks roll", {race.round});
    case Moment::movement: return say("Round {0}, phase {1}", {race.round, race.phase});
    case Moment::maintenance: return say("Round {0}, maintenance", {race.round});
    case Moment::over: return "The race is over";
    case Moment::line_up: return "Lining up";
    }
    return say("Round {0}", {race.round});
}

std::string end_reason_text(EndReason reason) {
    switch (reason) {
    case EndReason::not_over: return "The race is still on.";
    case EndReason::all_home: return "Everybody is home or out, and the places are settled.";
    case EndReason::first_home: return "The first across the line has won.";
    case EndReason::nobody_running: return "Nobody is left in the race.";
    case EndReason::last_running: return "Only one vehicle is left in the race.";
    case EndReason::stalled: return "Nobody has got any further for too long.";
    case EndReason::rounds_over: return "The agreed rounds are over.";
    case EndReason::time_over: return "The agreed time is over.";
    case EndReason::caught: return "The chase is over: the quarry is taken.";
    case EndReason::hounds_out: return "All the Hounds are out, and the Fox gets away.";
    }
    return "The race is over.";
}

std::string affect_text(const AffectKind& affect) {
    std::string result = affect.name.empty() ? affect.rule.text() : affect.name;
    const auto replace = [&result](std::string_view what, const std::string& with) {
        const std::size_t at = result.find(what);
        if (at == std::string::npos) return false;
        result.replace(at, what.size(), with);
        return true;
    };
    const int n = affect.n;
    const std::string size = affect.n_is_rolled ? "(by a die)" : std::to_string(n < 0 ? -n : n);
    const std::string with_sign = affect.n_is_rolled ? "+/- " + size : (n < 0 ? "-" : "+") + size;
    const bool has_sign = replace("+/- #", with_sign) || replace("+/-#", with_sign);
    if (!has_sign) replace("#", size);
    if (!affect.trait.empty()) replace("\"Named\"", "\"" + affect.trait + "\"");
    return result.empty() ? "A damage affect" : result;
}

std::string stamina_effect_text(StaminaEffectKind kind, int n) {
    switch (kind) {
    case StaminaEffectKind::virtual_reins:
        return say(by_count(n, "the next Speed Check counts 1 extra Reins",
                            "the next Speed Check counts {0} extra Reins"),
                   {n});
    case StaminaEffectKind::speed_loss: return say("lose {0} Speed", {n});
    case StaminaEffectKind::damage_dice:
        return say(by_count(n, "roll 1 damage die", "roll {0} damage dice"), {n});
    }
    return "tire";
}

std::string ask_title(const Decision& decision, const Names& names) {
    return ask_title(decision.question(), decision.now, names);
}
std::string ask_explanation(const Decision& decision, const Names& names) {
    return ask_explanation(decision.question(), decision.now, names);
}
std::string option_label(Option option, const Decision& decision, const Names& names) {
    return option_label(option, decision.question(), decision.now, names);
}
std::string option_explanation(Option option, const Decision& decision, const Names& names) {
    return option_explanation(option, decision.question(), decision.now, names);
}
std::string refusal_reason(const Refusal& refusal, const Decision& decision, const Names& names) {
    return refusal_reason(refusal, decision.question(), decision.now, names);
}

}  // namespace frothy
