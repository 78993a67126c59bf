#include "games/frothy/data/wording/wording.h"

#include "games/frothy/data/wording/wording_support.h"
#include "hexgrid/facing.h"

namespace frothy {

std::string Names::of(VehicleId vehicle) const {
    if (vehicle >= vehicles.size()) return tr("nobody");
    if (vehicles[vehicle].empty()) return say("Vehicle {0}", {vehicle + 1});
    return vehicles[vehicle];
}

std::string listing_of(const Names& names, std::span<const VehicleId> vehicles) {
    std::vector<std::string> who;
    for (const VehicleId v : vehicles)
        who.push_back(names.of(v));
    return listing_of(who);
}

Hand hand_of(const Race& race, VehicleId v, int direction) {
    if (v >= race.vehicle_count || direction < 0 || direction >= hexgrid::direction_count) {
        return Hand::ahead;
    }
    const int turn = hexgrid::Facing(2 * direction - race[v].facing.number()).number();
    if (turn == 0 || turn == 6) return Hand::ahead;
    return turn < 6 ? Hand::right : Hand::left;
}

std::string icon_name(Icon icon) {
    switch (icon) {
    case Icon::slide: return tr("Slide");
    case Icon::haste: return tr("Haste");
    case Icon::slow: return tr("Slow");
    case Icon::left_spin: return tr("Left Spin");
    case Icon::right_spin: return tr("Right Spin");
    case Icon::damage: return tr("Damage");
    }
    return tr("unknown icon");
}

std::string icon_explanation(Icon icon) {
    switch (icon) {
    case Icon::slide:
        return tr("if it is the most common icon left, the vehicle slides one space further before "
                  "it turns.");
    case Icon::haste:
        return tr("if it is the most common icon left, each one moves the marker one box to the "
                  "right. A Slow cancels it.");
    case Icon::slow:
        return tr("if it is the most common icon left, each one moves the marker one box to the "
                  "left. A Haste cancels it.");
    case Icon::left_spin:
        return tr("if it is the most common icon left, the vehicle turns 30 degrees more to the "
                  "left. A Right Spin cancels it.");
    case Icon::right_spin:
        return tr("if it is the most common icon left, the vehicle turns 30 degrees more to the "
                  "right. A Left Spin cancels it.");
    case Icon::damage:
        return tr("if it is the most common icon left, each one brings a damage die.");
    }
    return {};
}

Rule icon_rule(Icon icon) {
    switch (icon) {
    case Icon::slide: return "FR-CTRL-14";
    case Icon::haste: return "FR-CTRL-15";
    case Icon::slow: return "FR-CTRL-16";
    case Icon::left_spin: return "FR-CTRL-17";
    case Icon::right_spin: return "FR-CTRL-18";
    case Icon::damage: return "FR-CTRL-19";
    }
    return Rule::none();
}

std::string icon_count_text(Icon icon, int count) {
    switch (icon) {
    case Icon::slide: return say(by_count(count, "{0} Slide", "{0} Slides"), {count});
    case Icon::left_spin: return say(by_count(count, "{0} Left Spin", "{0} Left Spins"), {count});
    case Icon::right_spin:
        return say(by_count(count, "{0} Right Spin", "{0} Right Spins"), {count});
    case Icon::haste: return say(by_count(count, "{0} Haste", "{0} Haste"), {count});
    case Icon::slow: return say(by_count(count, "{0} Slow", "{0} Slow"), {count});
    case Icon::damage: return say(by_count(count, "{0} Damage", "{0} Damage"), {count});
    }
    return say("{0} {1}", {count, icon_name(icon)});
}

std::string card_name(CardType type) {
    switch (type) {
    case CardType::whip: return tr("Whip");
    case CardType::reins: return tr("Reins");
    case CardType::dual: return tr("dual card");
    }
    return tr("card");
}

std::string card_count_text(CardType type, int count) {
    switch (type) {
    case CardType::whip:
        return say(by_count(count, mark("no Whips"), "1 Whip", "{0} Whips"), {count});
    case CardType::reins:
        return say(by_count(count, mark("no Reins"), "1 Reins card", "{0} Reins"), {count});
    case CardType::dual: break;
    }
    return say(by_count(count, mark("no dual cards"), "1 dual card", "{0} dual cards"), {count});
}

std::string a_card(CardType type) {
    switch (type) {
    case CardType::whip: return tr("a Whip");
    case CardType::reins: return tr("a Reins card");
    case CardType::dual: return tr("a dual card");
    }
    return tr("a card");
}

std::string from_pile(Pile pile) {
    switch (pile) {
    case Pile::hand: return tr("from hand");
    case Pile::spent: return tr("from Spent");
    case Pile::recovery: return tr("from Recovery");
    }
    return tr("from a pile");
}

std::string pile_name(Pile pile) {
    switch (pile) {
    case Pile::hand: return tr("hand");
    case Pile::spent: return tr("Spent");
    case Pile::recovery: return tr("Recovery");
    }
    return tr("pile");
}

std::string ask_name(Ask ask) {
    switch (ask) {
    case Ask::race_on: return tr("Race on or give up");
    case Ask::speed_cards: return tr("Cards for the Speed Check");
    case Ask::speed_direction: return tr("Faster or slower");
    case Ask::keep_dice: return tr("Dice to keep");
    case Ask::drive: return tr("Driving");
    case Ask::control_cards: return tr("Cards for the Control roll");
    case Ask::discard_die: return tr("Dice to discard");
    case Ask::attack_cards: return tr("Cards for the attack");
    case Ask::slide_side: return tr("Side of the slide");
    case Ask::unblock: return tr("Getting past");
    case Ask::face: return tr("A new facing");
    case Ask::lose_card: return tr("A card lost");
    case Ask::straight_phase: return tr("A straight phase");
    case Ask::wreck_side: return tr("Path of the wreck");
    case Ask::use_trait: return tr("How much of a trait");
    case Ask::reroll: return tr("Dice to roll again");
    case Ask::after_roll: return tr("Special cards after a Control roll");
    case Ask::cool_icon: return tr("Icon to cool off");
    case Ask::use_card: return tr("The number of a card");
    case Ask::adjust: return tr("What cards add or take away");
    case Ask::move_boxes: return tr("Boxes without a roll");
    case Ask::swap_cards: return tr("Cards to swap");
    case Ask::take_back: return tr("Cards to take back");
    case Ask::end_of_round: return tr("Special cards at the end of a round");
    case Ask::name_rival: return tr("Naming a rival");
    case Ask::call_time: return tr("The time agreed");
    case Ask::jump_card: return tr("A card for a jump");
    case Ask::sneak: return tr("A sneaky attack");
    case Ask::stop_short: return tr("An emergency stop");
    case Ask::starting_speed: return tr("A rolling start");
    }
    return tr("Question");
}

std::string direction_word(hexgrid::Direction direction) {
    switch (direction) {
    case hexgrid::Direction::east: return tr("east");
    case hexgrid::Direction::south_east: return tr("south-east");
    case hexgrid::Direction::south_west: return tr("south-west");
    case hexgrid::Direction::west: return tr("west");
    case hexgrid::Direction::north_west: return tr("north-west");
    case hexgrid::Direction::north_east: return tr("north-east");
    }
    return tr("nowhere");
}

std::string facing_word(hexgrid::Facing facing) {
    if (facing.is_side()) return direction_word(facing.ahead());
    return say("between {0} and {1}",
               {direction_word(facing.front_left()), direction_word(facing.front_right())});
}

std::string facing_in_short(hexgrid::Facing facing) {
    constexpr std::array corners = {mark("east-south-east"), mark("south"),
                                    mark("west-south-west"), mark("west-north-west"),
                                    mark("north"),           mark("east-north-east")};
    if (facing.is_side()) return direction_word(facing.ahead());
    return tr(corners.at(static_cast<std::size_t>(facing.number()) / 2));
}

std::string status_name(VehicleStatus status) {
    switch (status) {
    case VehicleStatus::running: return tr("racing");
    case VehicleStatus::rolling_wreck: return tr("rolling wreck");
    case VehicleStatus::resting_wreck: return tr("wreck");
    case VehicleStatus::finished: return tr("home");
    case VehicleStatus::gone: return tr("out of the race");
    }
    return tr("unknown");
}

std::string moment_name(const Race& race) {
    switch (race.moment) {
    case Moment::start_of_round: return say("Round {0}, start", {race.round});
    case Moment::speed_check: return say("Round {0}, Speed Check", {race.round});
    case Moment::wrecks: return say("Round {0}, wrecks roll", {race.round});
    case Moment::movement: return say("Round {0}, phase {1}", {race.round, race.phase});
    case Moment::maintenance: return say("Round {0}, maintenance", {race.round});
    case Moment::over: return tr("The race is over");
    case Moment::line_up: return tr("Lining up");
    }
    return say("Round {0}", {race.round});
}

std::string end_reason_text(EndReason reason) {
    switch (reason) {
    case EndReason::not_over: return tr("The race is still on.");
    case EndReason::all_home: return tr("Everybody is home or out, and the places are settled.");
    case EndReason::first_home: return tr("The first across the line has won.");
    case EndReason::nobody_running: return tr("Nobody is left in the race.");
    case EndReason::last_running: return tr("Only one vehicle is left in the race.");
    case EndReason::stalled: return tr("Nobody has made any progress for too long.");
    case EndReason::rounds_over: return tr("The agreed rounds are over.");
    case EndReason::time_over: return tr("The agreed time is up.");
    case EndReason::caught: return tr("The chase is over: the quarry is taken.");
    case EndReason::hounds_out: return tr("All the Hounds are out, and the Fox gets away.");
    }
    return tr("The race is over.");
}

std::string affect_text(const AffectKind& affect) {
    std::string result = affect.name.empty() ? affect.rule.text() : shown_name(affect.name);
    const auto replace = [&result](std::string_view what, const std::string& with) {
        const std::size_t at = result.find(what);
        if (at == std::string::npos) return false;
        result.replace(at, what.size(), with);
        return true;
    };
    const int n = affect.n;
    const std::string size =
        affect.n_is_rolled ? std::string(tr("(by a die)")) : std::to_string(n < 0 ? -n : n);
    const std::string with_sign = affect.n_is_rolled ? "+/- " + size : (n < 0 ? "-" : "+") + size;
    const bool has_sign = replace("+/- #", with_sign) || replace("+/-#", with_sign);
    if (!has_sign) replace("#", size);
    if (!affect.trait.empty()) replace("\"Named\"", say("\"{0}\"", {shown_name(affect.trait)}));
    if (result.starts_with('-')) result.replace(0, 1, "−");
    return result.empty() ? tr("A damage affect") : result;
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
    return tr("tire");
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
