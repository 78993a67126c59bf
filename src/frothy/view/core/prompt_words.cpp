// The few words of the prompt that wording.h does not have: confirmations and outcomes.
#include <algorithm>
#include <cstdlib>

#include "frothy/queries.h"
#include "frothy/rules.h"
#include "frothy/view/core/prompt_support.h"

namespace frothy::prompting {

namespace {

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
        text += parts[i];
    }
    return text;
}

std::string arrow(int from, int to) {
    return from == to ? "stays " + std::to_string(from)
                      : std::to_string(from) + " → " + std::to_string(to);
}

std::string turn_text(int planned, int spin) {
    const int steps = planned + spin;
    if (steps == 0) return planned == 0 ? "the spins cancel: no turn" : "turn back to straight";
    const std::string side = steps < 0 ? "left" : "right";
    const std::string degrees = std::to_string(30 * std::abs(steps)) + "°";
    return (planned == 0 ? "spin " : "turn ") + side + " by " + degrees;
}

std::string effect_names(const ControlOutlook& outlook) {
    std::vector<std::string> names;
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        if (outlook.effects[icon] > 0) names.push_back(icon_name(static_cast<Icon>(icon)));
    }
    return joined(names);
}

}  // namespace

std::string cards_text(const Decision& decision, const CardPlays& plays) {
    std::vector<std::string> parts;
    const int whips = plays.plain[0] + plays.plain[2] + plays.plain[4];
    const int reins = plays.plain[1] + plays.plain[3] + plays.plain[5];
    if (whips > 0) parts.push_back(card_count_text(CardType::whip, whips));
    if (reins > 0) parts.push_back(card_count_text(CardType::reins, reins));
    for (const Option& special : plays.special) {
        const SpecialCard* card = special_at(decision, special.a);
        const bool plain = special.b != static_cast<std::uint8_t>(SpecialFace::action);
        if (card != nullptr) {
            parts.push_back(special_text(*card) + (plain ? " as a plain card" : ""));
        }
    }
    return joined(parts);
}

std::string icons_text(const std::vector<std::uint8_t>& icons) {
    const IconTally tally = tally_icons(icons);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < icon_count; ++i) {
        if (tally[i] == 1) parts.push_back(icon_name(static_cast<Icon>(i)));
        if (tally[i] > 1) parts.push_back(icon_count_text(static_cast<Icon>(i), tally[i]));
    }
    return joined(parts);
}

std::vector<OutcomeLine> outlook_lines(const Race& race, VehicleId v, const ControlOutlook& outlook,
                                       int planned_turn) {
    std::vector<OutcomeLine> lines;
    if (outlook.spin_pairs > 0) {
        lines.push_back(
            {"Left and Right Spin cancel: +" + std::to_string(outlook.spin_pairs) + " Control Loss",
             "FR-CTRL-09"});
    }
    if (outlook.speed_pairs > 0) {
        const bool tires = race.rules().stamina == Stamina::used;
        const int amount = tires ? outlook.stamina_loss : outlook.speed_pairs;
        lines.push_back({"Slow and Haste cancel: " + std::string(tires ? "−" : "+") +
                             std::to_string(amount) + (tires ? " Stamina" : " Control Loss"),
                         "FR-CTRL-10"});
    }
    const bool turns = planned_turn != 0;
    if (outlook.succeeds) {
        lines.push_back(
            {turns ? "No die is left: in control, the turn is made" : "No die is left: in control",
             "FR-CTRL-11"});
    } else {
        std::vector<std::string> what;
        if (outlook.damage_dice > 0) {
            what.push_back(std::to_string(outlook.damage_dice) +
                           (outlook.damage_dice == 1 ? " damage die" : " damage dice"));
        }
        if (outlook.has(Icon::slide)) what.push_back("slide 1 space");
        const bool spins = outlook.has(Icon::left_spin) || outlook.has(Icon::right_spin);
        if (spins || turns) what.push_back(turn_text(planned_turn, outlook.spin));
        if (outlook.has(Icon::haste)) what.push_back("run on faster");
        if (outlook.has(Icon::slow)) what.push_back("slow down");
        std::string text =
            effect_names(outlook) + (outlook.points_for_effects > 1 ? " tie: " : ": ");
        for (std::size_t i = 0; i < what.size(); ++i)
            text += (i == 0 ? "" : ", ") + what[i];
        lines.push_back({text, "FR-CTRL-12"});
    }
    const int before = race[v].control_loss;
    std::string sum = "Control Loss " + arrow(before, outlook.points_after);
    if (outlook.damage_dice > 0) sum += " and 1 for each damage";
    sum += " · Speed " + arrow(outlook.rating_before, outlook.rating_after);
    lines.push_back({sum, outlook.succeeds ? Rule::none() : Rule("FR-CTRL-13")});
    return lines;
}

std::vector<OutcomeLine> keep_lines(const Decision& decision, int sum) {
    const bool is_attack = decision.about.rule.area() == "ATK";
    if (is_attack) {
        return {{"Attack Value " + std::to_string(sum), "FR-ATK-08"}};
    }
    const VehicleId v = subject_of(decision);
    const bool accelerates = is_accelerating(decision);
    const AffectsInForce& affects = decision.now[v].affects;
    const int modifier = accelerates ? affects.accel_modifier : affects.decel_modifier;
    const int most = accelerates ? affects.max_accel : affects.max_decel;
    const int boxes = std::min(std::max(sum + modifier, 0), most);
    std::vector<OutcomeLine> lines;
    if (boxes != sum) {
        lines.push_back({"Damage makes " + std::to_string(sum) + " into " + std::to_string(boxes),
                         "FR-SPD-12"});
    }
    Race after = decision.now;
    SilentTable table;
    const auto direction = accelerates ? SpeedDirection::accelerate : SpeedDirection::decelerate;
    change_speed(after, table, v, direction, boxes);
    lines.push_back({(accelerates ? "Accelerate " : "Decelerate ") + std::to_string(boxes) +
                         (boxes == 1 ? " box: Speed " : " boxes: Speed ") +
                         arrow(rating(decision.now, v), rating(after, v)),
                     "FR-SPD-13"});
    const auto& moves = after.licence(v).speeds[static_cast<std::size_t>(rating(after, v))].move;
    std::string spaces = "Spaces in phases 1 to 4:";
    for (const std::uint8_t move : moves)
        spaces += " " + std::to_string(move);
    lines.push_back({spaces, Rule::none()});
    const int dice = basic_control_dice(after, v);
    lines.push_back({is_safe(after, v) ? "Turns are safe at this Speed"
                                       : "Turns need " + std::to_string(dice) +
                                             (dice == 1 ? " Control die" : " Control dice") +
                                             " and more for Control Loss",
                     is_safe(after, v) ? Rule("FR-CTRL-03") : Rule("FR-CTRL-02")});
    return lines;
}

}  // namespace frothy::prompting
