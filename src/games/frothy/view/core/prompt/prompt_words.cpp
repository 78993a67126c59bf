// The few words of the prompt that wording.h does not have: confirmations and outcomes.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/speed_queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt_support.h"

namespace frothy {

namespace {

std::string arrow(int from, int to) { return std::to_string(from) + " → " + std::to_string(to); }

std::string speed_text(int from, int to) {
    return from == to ? say("Speed stays {0}", {to}) : say("Speed {0}", {arrow(from, to)});
}

// Control Loss after a roll; what breaks may add to it.
std::string control_text(int from, int to, bool may_break) {
    if (from == to) {
        return say(may_break ? mark("Control Loss stays {0}, plus 1 for each Damage")
                             : mark("Control Loss stays {0}"),
                   {to});
    }
    return say(may_break ? mark("Control Loss {0}, plus 1 for each Damage")
                         : mark("Control Loss {0}"),
               {arrow(from, to)});
}

// The planned turn and spins together, in steps of 30 degrees.
std::string turn_text(int planned, int steps) {
    if (steps == 0) {
        return tr(planned == 0 ? mark("the spins cancel: no turn") : mark("turn back to straight"));
    }
    const std::string degrees = std::to_string(30 * std::abs(steps)) + "°";
    if (planned == 0) {
        return say(steps < 0 ? mark("spin left by {0}") : mark("spin right by {0}"), {degrees});
    }
    return say(steps < 0 ? mark("turn left by {0}") : mark("turn right by {0}"), {degrees});
}

std::string effect_names(const DiscardAhead& ahead) {
    std::vector<std::string> names;
    for (const Icon icon : all_icons)
        if (ahead.effects.has(icon)) names.push_back(icon_name(icon));
    return listing_of(names);
}

std::vector<std::string> card_parts(const Decision& decision, const AnswerPlan& plays) {
    const Licence& licence = decision.now.licence(decision.player);
    const auto plain = [&](PlayedAs as) {
        return static_cast<int>(std::ranges::count_if(plays, [&](Option play) {
            return play.kind != OptionKind::special && played_as(licence, play) == as;
        }));
    };
    std::vector<std::string> parts;
    const int whips = plain(PlayedAs::whip);
    const int reins = plain(PlayedAs::reins);
    if (whips > 0) parts.push_back(card_count_text(CardType::whip, whips));
    if (reins > 0) parts.push_back(card_count_text(CardType::reins, reins));
    for (const Option& play : plays) {
        const SpecialCard* card = special_at(decision, play.a);
        if (play.kind != OptionKind::special || card == nullptr) continue;
        const std::string name = special_text(*card);
        const PlayedAs as = played_as(licence, play);
        parts.push_back(as == PlayedAs::action ? name
                        : as == PlayedAs::whip ? say("{0} as Whip", {name})
                                               : say("{0} as Reins", {name}));
    }
    return parts;
}

std::string slide_text(const DiscardAhead& ahead) {
    if (ahead.slides == 0) return tr("slide into what is there");
    return say(by_count(ahead.slides, "slide 1 space", "slide {0} spaces"), {ahead.slides});
}

std::string effects_text(const DiscardAhead& ahead, int planned_turn) {
    if (ahead.wipes_out) return tr("wiped out");
    std::vector<std::string> what;
    if (ahead.effects.has(Icon::damage) && ahead.damage_dice > 0) {
        what.push_back(say(by_count(ahead.damage_dice, "{0} damage die", "{0} damage dice"),
                           {ahead.damage_dice}));
    } else if (ahead.effects.has(Icon::damage)) {
        what.emplace_back(tr("no damage dice"));
    }
    if (ahead.effects.has(Icon::slide)) what.push_back(slide_text(ahead));
    const bool spins = ahead.effects.has(Icon::left_spin) || ahead.effects.has(Icon::right_spin);
    if (spins || planned_turn != 0) what.push_back(turn_text(planned_turn, ahead.turn));
    const bool stays = ahead.rating_after == ahead.rating_before;  // some boxes on or back
    if (ahead.effects.has(Icon::haste))
        what.emplace_back(stays ? tr("a little faster") : tr("speed up"));
    if (ahead.effects.has(Icon::slow))
        what.emplace_back(stays ? tr("a little slower") : tr("slow down"));
    if (ahead.has_number) what.emplace_back(tr("and more by a die of its own"));
    std::string text;
    for (std::size_t i = 0; i < what.size(); ++i)
        text += (i == 0 ? "" : ", ") + what[i];
    return text;
}

std::string spaces_text(const Race& race, VehicleId v, int speed) {
    std::string spaces;
    for (const std::uint8_t move : race.licence(v).speeds[static_cast<std::size_t>(speed)].move)
        spaces += (spaces.empty() ? "" : " ") + std::to_string(move);
    return say("Spaces in phases 1 to 4: {0}", {spaces});
}

}  // namespace

std::string cards_text(const Decision& decision, const AnswerPlan& plays) {
    return listing_of(card_parts(decision, plays));
}

std::string short_cards_text(const Decision& decision, const AnswerPlan& plays) {
    if (plays.size() == 1 && plays.front().kind == OptionKind::special) {
        const SpecialCard* card = special_at(decision, plays.front().a);
        if (card != nullptr) return special_text(*card);
    }
    const std::vector<std::string> parts = card_parts(decision, plays);
    if (parts.size() <= 1) return listing_of(parts);
    const auto count = static_cast<int>(plays.size());
    return say(by_count(count, "{0} card", "{0} cards"), {count});
}

std::string icons_text(const std::vector<std::uint8_t>& icons) {
    const IconCounts tally = count_icons(icons);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < icon_count; ++i) {
        if (tally[i] == 1) parts.push_back(icon_name(static_cast<Icon>(i)));
        if (tally[i] > 1) parts.push_back(icon_count_text(static_cast<Icon>(i), tally[i]));
    }
    return listing_of(parts);
}

std::vector<OutcomeLine> discard_lines(const Decision& decision, const DiscardAhead& ahead) {
    std::vector<OutcomeLine> lines;
    if (ahead.spin_pairs > 0) {
        lines.push_back({say("Left and Right Spin cancel: +{0} Control Loss", {ahead.spin_pairs}),
                         Rule("FR-CTRL-09")});
    }
    if (ahead.speed_pairs > 0) {
        const bool tires = decision.now.rules().stamina == Stamina::used;
        lines.push_back({tires
                             ? say("Slow and Haste cancel: {0} Stamina",
                                   {"−" + std::to_string(-ahead.stamina_change)})
                             : say("Slow and Haste cancel: +{0} Control Loss", {ahead.speed_pairs}),
                         Rule("FR-CTRL-10")});
    }
    if (ahead.in_control) {
        lines.push_back({tr(decision.about.planned_turn != 0
                                ? mark("No die is left: in control, the turn is made")
                                : mark("No die is left: in control")),
                         Rule("FR-CTRL-11")});
    } else {
        const std::string effects = effects_text(ahead, decision.about.planned_turn);
        lines.push_back(
            {say(std::popcount(ahead.effects.bits) > 1 ? mark("{0} tie: {1}") : mark("{0}: {1}"),
                 {effect_names(ahead), effects}),
             Rule("FR-CTRL-12")});
    }
    if (ahead.wipes_out) return lines;
    const bool may_break = ahead.damage_dice > 0 && !ahead.is_cleared;
    std::string sum = control_text(ahead.points_before, ahead.points_after, may_break);
    sum += " · " + speed_text(ahead.rating_before, ahead.rating_after);
    lines.push_back({sum, ahead.in_control ? Rule::none() : Rule("FR-CTRL-13")});
    if (ahead.is_open) {
        lines.push_back(
            {tr("The crash is not over: a slower Speed may be Safe and shed all points"),
             Rule("FR-CLP-06")});
    }
    return lines;
}

namespace {

constexpr int bare_dice = 2;  // of a Speed Check without a card

}  // namespace

std::vector<OutcomeLine> limit_lines(const SpeedAhead& up, const SpeedAhead& down, Rule any_two) {
    const auto line = [&](const SpeedAhead& ahead, const std::string& way) -> OutcomeLine {
        const Rule limit = ahead.keep_limit;
        if (ahead.dice.none()) return {say("{0}: no roll, you choose how far", {way}), limit};
        const std::string dice = dice_count_text(ahead.dice);
        if (ahead.keeps_one) {
            return {say("{0}: {1}, of which one is kept; each card may add or take away 1",
                        {way, dice}),
                    Rule("FR-ALT-01")};
        }
        if (limit.is_none()) return {say("{0}: {1}, keep any two", {way, dice}), any_two};
        const bool keeps_both = limit == Rule("FR-SPD-08") || limit == Rule("FR-SPD-10");
        return {say(keeps_both ? mark("{0}: {1}, the two lowest are kept")
                               : mark("{0}: {1}, one of those kept must be the lowest"),
                    {way, dice}),
                limit};
    };
    // Of two dice both are kept, whatever the cards say.
    const auto is_told = [](const SpeedAhead& ahead) {
        return ahead.is_allowed &&
               (ahead.keeps_one || ahead.dice != DiceCount{bare_dice, bare_dice});
    };
    std::vector<OutcomeLine> lines;
    const bool is_choice = up.is_allowed && down.is_allowed;
    if (is_choice && line(up, "").text == line(down, "").text) {
        if (is_told(up)) lines.push_back(line(up, tr("Either way")));
        return lines;
    }
    if (is_told(up)) lines.push_back(line(up, tr("Accelerating")));
    if (is_told(down)) lines.push_back(line(down, tr("Decelerating")));
    return lines;
}

std::string control_explanation(const Decision& decision, DiceCount dice, int cards) {
    const Race& race = decision.now;
    const VehicleId v = subject_of(decision);
    const int points = race[v].control_loss;
    const int lasting = race[v].affects.control_dice;
    const int due = decision.about.number;
    const int basic = basic_control_dice(race, v);
    std::vector<std::string> parts;
    if (basic > 0) parts.push_back(say("{0} for Speed {1}", {basic, rating(race, v)}));
    if (points > 0) {
        parts.push_back(
            say(by_count(points, "1 for a Control Loss point", "{0} for Control Loss points"),
                {points}));
    }
    if (lasting > 0) parts.push_back(say("{0} for lasting damage", {lasting}));
    if (cards > 0) parts.push_back(say("{0} for cards played", {cards}));
    const DiceCount own{dice.least - due - cards, dice.most - due - cards};
    if (own.most > 0) {
        const std::string number = own.least == own.most ? std::to_string(own.most)
                                                         : say("{0} to {1}", {own.least, own.most});
        parts.push_back(say("{0} from a trait or a card's number", {number}));
    }
    return say("You will roll {0}: {1}.", {dice_count_text(dice), listing_of(parts)}) + ' ' +
           ask_explanation(decision, {});
}

Race at_speed(const Race& race, VehicleId v, int rating) {
    Race then = race;
    const BoxRows& rows = race.licence(v).rows;
    for (int box = 0; box < rows.accel_count; ++box) {
        const auto place = static_cast<std::size_t>(box);
        if (rows.accel_rating[place] != rating) continue;
        set_marker(then, v, box, rows.decel_of_accel[place]);
        break;
    }
    return then;
}

std::string speed_sentence(const Race& race, VehicleId v, int speed) {
    const int dice = control_dice(at_speed(race, v, speed), v);
    return say("{0}. {1}.", {spaces_text(race, v, speed),
                             is_safe(race, v, speed)
                                 ? std::string(tr("Turns are safe at this Speed"))
                                 : say(by_count(dice, "A turn takes a Control roll of {0} die",
                                                "A turn takes a Control roll of {0} dice"),
                                       {dice})});
}

namespace {

OutcomeLine attack_line(const Decision& decision, Option pair) {
    const int sum = pair.a + pair.b;
    const std::optional<int> value = attack_value_of(decision, pair);
    if (!value)
        return {say("Attack Value {0}, and a trait's die to come", {sum}), Rule("FR-ATK-08")};
    if (*value == sum) return {say("Attack Value {0}", {sum}), Rule("FR-ATK-08")};
    const int by_others = *value - sum;
    return {by_others > 0
                ? say("Attack Value {0}: {1}, and {2} more from traits or cards",
                      {*value, sum, by_others})
                : say("Attack Value {0}: {1}, and {2} less from traits", {*value, sum, -by_others}),
            Rule("FR-ATK-08")};
}

}  // namespace

namespace {

// By name, where a single trait in force can change the value of the check (FR-SPD-12).
std::string only_trait(const Race& race, VehicleId v, SpeedDirection direction) {
    const bool accelerates = direction == SpeedDirection::accelerate;
    std::vector<std::string> names;
    for (const Trait& one : race.licence(v).traits) {
        const bool counts = accelerates
                                ? one.rule == trait::hyperactive || one.rule == trait::cautious ||
                                      (one.rule == trait::rival && race[v].rival_ahead != 0)
                                : one.rule == trait::lazy || one.rule == trait::reckless;
        if (counts && has_trait(race, v, one.rule)) names.push_back(trait_text(one));
    }
    return names.size() == 1 ? names.front() : std::string();
}

}  // namespace

std::vector<OutcomeLine> keep_lines(const Decision& decision, Option pair) {
    const bool is_attack = decision.about.rule.area() == "ATK";
    if (is_attack) return {attack_line(decision, pair)};
    const int sum = pair.a + pair.b;
    const VehicleId v = subject_of(decision);
    const KeepAhead ahead = keep_ahead(decision, pair);
    const SpeedDirection declared = decision.about.direction;
    if (ahead.is_open) {
        const char* way =
            declared == SpeedDirection::accelerate ? mark("Accelerating") : mark("Decelerating");
        return {
            {say("{0}: {1} on the dice, plus what a card or trait of yours adds", {tr(way), sum}),
             Rule("FR-SPD-12")}};
    }
    const Race& after = ahead.after;
    const SpeedValue value{
        ahead.boxes, ahead.accelerates ? SpeedDirection::accelerate : SpeedDirection::decelerate,
        sum};
    const SpeedValue by_traits = value_without_damage(decision, pair);
    const auto is_same = [](const SpeedValue& one, const SpeedValue& other) {
        return one.boxes == other.boxes && one.direction == other.direction;
    };
    const int boxes = value.boxes;
    const bool accelerates = value.direction == SpeedDirection::accelerate;
    std::vector<OutcomeLine> lines;
    if (!is_same(value, {sum, declared, sum})) {
        const std::string only = only_trait(decision.now, v, declared);
        // Beside dice that "are added up" it is told what is added or taken.
        const char* by_one = value.direction == declared
                                 ? (boxes < sum ? mark("{2} takes {3} off the {0} on the dice: {1}")
                                                : mark("{2} adds {3} to the {0} on the dice: {1}"))
                             : accelerates
                                 ? mark("{2} outweighs the {0} on the dice: you speed up")
                                 : mark("{2} outweighs the {0} on the dice: you slow down");
        const char* cause =
            is_same(by_traits, {sum, declared, sum}) ? mark("Damage turns {0} into {1}")
            : !is_same(by_traits, value)             ? mark("Traits and damage turn {0} into {1}")
            : only.empty()                           ? mark("Traits turn {0} into {1}")
                                                     : by_one;
        lines.push_back({say(cause, {sum, boxes, only, std::abs(boxes - sum)}), Rule("FR-SPD-12")});
    }
    const char* moved =
        accelerates ? by_count(boxes, "Accelerate {0} box: {1}", "Accelerate {0} boxes: {1}")
                    : by_count(boxes, "Decelerate {0} box: {1}", "Decelerate {0} boxes: {1}");
    lines.push_back({say(moved, {boxes, speed_text(rating(decision.now, v), rating(after, v))}),
                     Rule("FR-SPD-13")});
    if (ahead.beyond > 0)
        lines.push_back(
            {say(by_count(ahead.beyond,
                          "Whipped too far: {0} of them lies beyond the last box and counts back",
                          "Whipped too far: {0} of them lie beyond the last box and count back"),
                 {ahead.beyond}),
             Rule("FR-CHG-05")});
    lines.push_back({spaces_text(after, v, rating(after, v)), Rule::none()});
    const int dice = basic_control_dice(after, v);
    if (is_safe(after, v)) {
        lines.push_back({tr("Turns are safe at this Speed"), Rule("FR-CTRL-03")});
    } else {
        lines.push_back({say(by_count(dice, "Turns need {0} Control die, and more for Control Loss",
                                      "Turns need {0} Control dice, and more for Control Loss"),
                             {dice}),
                         Rule("FR-CTRL-02")});
    }
    return lines;
}

}  // namespace frothy
