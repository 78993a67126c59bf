// What happened, in one sentence each.
#include <algorithm>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "hexgrid/facing.h"

namespace frothy {
namespace {

std::string cards_text(int whips, int reins) {
    std::vector<std::string> parts;
    if (whips > 0) parts.push_back(card_count_text(CardType::whip, whips));
    if (reins > 0) parts.push_back(card_count_text(CardType::reins, reins));
    return listing_of(parts);
}

std::string committed(const std::string& who, const Event& event) {
    if (event.a + event.b == 0) return say("{0} plays no card.", {who});
    const std::string cards = cards_text(event.a, event.b);
    switch (static_cast<Ask>(event.c)) {
    case Ask::speed_cards: return say("{0} plays {1} for the Speed Check.", {who, cards});
    case Ask::control_cards: return say("{0} plays {1} for the Control roll.", {who, cards});
    case Ask::attack_cards: return say("{0} puts {1} into the attack.", {who, cards});
    case Ask::jump_card: return say("{0} plays {1} for a jump.", {who, cards});
    default: break;
    }
    return say("{0} plays {1}.", {who, cards});
}

std::string rolled(const std::string& who, Why why, int dice) {
    switch (why) {
    case Why::speed_check:
        return say(by_count(dice, "{0} rolls 1 die for the Speed Check.",
                            "{0} rolls {1} dice for the Speed Check."),
                   {who, dice});
    case Why::control:
        return say(by_count(dice, "{0} makes a Control roll with 1 die.",
                            "{0} makes a Control roll with {1} dice."),
                   {who, dice});
    case Why::attack:
        return say(
            by_count(dice, "{0} rolls 1 die in the attack.", "{0} rolls {1} dice in the attack."),
            {who, dice});
    case Why::damage:
        return say(by_count(dice, "{0} rolls 1 damage die.", "{0} rolls {1} damage dice."),
                   {who, dice});
    case Why::number: return say("{0} rolls for a number.", {who});
    case Why::affect: return say("{0} rolls for an affect of damage.", {who});
    case Why::runner: return say("{0} rolls for where a runner sets out.", {who});
    }
    return say("{0} rolls dice.", {who});
}

std::string control_rolled(const std::string& who, const Event& event) {
    const int dice = event.a;
    switch (static_cast<ControlCause>(event.b)) {
    case ControlCause::turn:
        return say(by_count(dice, "{0} rolls 1 Control die for the turn.",
                            "{0} rolls {1} Control dice for the turn."),
                   {who, dice});
    case ControlCause::personal_attack:
    case ControlCause::vehicle_attack:
        return say(by_count(dice, "{0} rolls 1 Control die after the attack.",
                            "{0} rolls {1} Control dice after the attack."),
                   {who, dice});
    case ControlCause::collision:
    case ControlCause::solid:
        return say(by_count(dice, "{0} rolls 1 Control die after the crash.",
                            "{0} rolls {1} Control dice after the crash."),
                   {who, dice});
    case ControlCause::hazard:
        return say(by_count(dice, "{0} rolls 1 Control die in the rough.",
                            "{0} rolls {1} Control dice in the rough."),
                   {who, dice});
    case ControlCause::fragile:
        return say(by_count(dice, "{0} rolls 1 Control die among the debris.",
                            "{0} rolls {1} Control dice among the debris."),
                   {who, dice});
    case ControlCause::jump:
        return say(by_count(dice, "{0} lands and rolls 1 Control die.",
                            "{0} lands and rolls {1} Control dice."),
                   {who, dice});
    case ControlCause::extra_drift:
        return say(by_count(dice, "{0} drifts once more and rolls 1 Control die.",
                            "{0} drifts once more and rolls {1} Control dice."),
                   {who, dice});
    case ControlCause::struck_by_wreck:
        return say(by_count(dice, "{0}, hit by a wreck, rolls 1 Control die.",
                            "{0}, hit by a wreck, rolls {1} Control dice."),
                   {who, dice});
    }
    return say("{0} makes a Control roll.", {who});
}

std::string control_lost(const std::string& who, int icons) {
    std::vector<std::string> effects;
    for (std::size_t i = 0; i < icon_count; ++i) {
        if ((icons >> i) & 1) effects.push_back(icon_name(static_cast<Icon>(i)));
    }
    if (effects.empty()) return say("{0} loses control.", {who});
    return say("{0} loses control: {1}.", {who, listing_of(effects)});
}

std::string collided(const std::string& who, const std::string& other, CollisionKind kind) {
    switch (kind) {
    case CollisionKind::head_on: return say("{0} and {1} crash head-on.", {who, other});
    case CollisionKind::t: return say("{0} crashes into the side of {1}.", {who, other});
    case CollisionKind::rear_end: return say("{0} runs into the back of {1}.", {who, other});
    case CollisionKind::solid: return say("{0} crashes into a solid obstacle.", {who});
    case CollisionKind::edge: return say("{0} crashes into the edge of the track.", {who});
    case CollisionKind::wreck: return say("{0} crashes into a wreck.", {who});
    }
    return say("{0} crashes.", {who});
}

std::string turned(const std::string& who, const Event& event) {
    const int by = hexgrid::Facing(event.b - event.a).number();
    const bool spun = event.c != 0;
    if (by == 0) return say("{0} keeps the same facing.", {who});
    const int degrees = 30 * std::min(by, hexgrid::facing_count - by);
    if (by != 6 && degrees > 30) {
        const bool right = by < 6;
        if (spun) {
            return say(right ? mark("{0} spins {1} degrees to the right.")
                             : mark("{0} spins {1} degrees to the left."),
                       {who, degrees});
        }
        return say(right ? mark("{0} turns right by {1} degrees.")
                         : mark("{0} turns left by {1} degrees."),
                   {who, degrees});
    }
    if (by < 6)
        return say(spun ? mark("{0} spins to the right.") : mark("{0} turns right."), {who});
    if (by > 6) return say(spun ? mark("{0} spins to the left.") : mark("{0} turns left."), {who});
    return say("{0} turns right round.", {who});
}

std::string stepped(const std::string& who, const Event& event, const Race& race) {
    const Hand hand = hand_of(race, event.who, event.a);
    if (static_cast<StepKind>(event.b) == StepKind::drift) {
        switch (hand) {
        case Hand::left: return say("{0} drifts left.", {who});
        case Hand::right: return say("{0} drifts right.", {who});
        case Hand::ahead: return say("{0} drifts.", {who});
        }
    }
    switch (hand) {
    case Hand::left: return say("{0} moves ahead to the left.", {who});
    case Hand::right: return say("{0} moves ahead to the right.", {who});
    case Hand::ahead: break;
    }
    return say("{0} moves ahead.", {who});
}

std::string movement_card(const std::string& who, const Event& event) {
    const bool more = event.a == 0;
    switch (event.b) {
    case 1:
        return say(more ? mark("{0} plays a dual card as a Whip and moves one space more.")
                        : mark("{0} plays a dual card as Reins and moves one space fewer."),
                   {who});
    case 2:
        if (more) return say("{0} moves one space more.", {who});
        return say(by_count(event.c, mark("{0} moves as far as planned."),
                            "{0} moves one space fewer.", "{0} moves {1} spaces fewer."),
                   {who, event.c});
    case 3: return say("{0} plays a Reins as a Whip and moves one space more.", {who});
    default:
        return say(more ? mark("{0} plays a Whip and moves one space more.")
                        : mark("{0} plays a Reins and moves one space fewer."),
                   {who});
    }
}

std::string slid(const std::string& who, int direction) {
    if (direction < 0 || direction >= hexgrid::direction_count) return say("{0} slides.", {who});
    return say("{0} slides to the {1}.", {who, direction_word(hexgrid::direction(direction))});
}

std::string affect_gained(const std::string& who, const Event& event, const Race& race) {
    if (race.setting != nullptr && event.who < race.setting->licences.size()) {
        const auto& affects = race.licence(event.who).affects;
        if (event.b >= 0 && static_cast<std::size_t>(event.b) < affects.size()) {
            return say(
                "{0} suffers lasting harm at Damage {1}: {2}.",
                {who, event.a, affect_text(affects[static_cast<std::size_t>(event.b)].kind)});
        }
    }
    return say("{0} suffers lasting harm at Damage {1}.", {who, event.a});
}

std::string recovered(const std::string& who, int to_hand, int to_recovery) {
    if (to_hand == 0) {
        return say(by_count(to_recovery, mark("{0} takes back no cards."),
                            "{0} moves 1 card to Recovery.", "{0} moves {1} cards to Recovery."),
                   {who, to_recovery});
    }
    if (to_recovery == 0) {
        return say(by_count(to_hand, "{0} takes 1 card back into the hand.",
                            "{0} takes {1} cards back into the hand."),
                   {who, to_hand});
    }
    return say(by_count(to_hand, "{0} takes 1 card back into the hand and moves {2} to Recovery.",
                        "{0} takes {1} cards back into the hand and moves {2} to Recovery."),
               {who, to_hand, to_recovery});
}

std::string lines_crossed(const std::string& who, int laps, bool is_forwards) {
    if (!is_forwards) return say("{0} is carried back over the line.", {who});
    return say(by_count(laps, mark("{0} crosses the starting line."), "{0} has completed 1 lap.",
                        "{0} has completed {1} laps."),
               {who, laps});
}

}  // namespace

std::string describe(const Event& event, const Race& race, const Names& names) {
    const std::string who = names.of(event.who);
    const std::string other = names.of(event.other);
    const int a = event.a;
    const int b = event.b;
    switch (event.kind) {
    case EventKind::round_began: return say("Round {0} begins.", {a});
    case EventKind::phase_began: return say("Phase {0} begins.", {a});
    case EventKind::cards_committed: return committed(who, event);
    case EventKind::direction_declared:
        return say(a == 1 ? mark("{0} will accelerate.") : mark("{0} will decelerate."), {who});
    case EventKind::rolled: return rolled(who, static_cast<Why>(a), b);
    case EventKind::dice_kept: {
        const bool keeps_one = event.rule == "FR-ALT-01";
        if (keeps_one) return say("{0} keeps the {1}.", {who, a});
        return say("{0} keeps the {1} and the {2}.", {who, std::max(a, b), std::min(a, b)});
    }
    case EventKind::speed_checked:
        return say(b == 1
                       ? by_count(a, "{0} accelerates by 1 box.", "{0} accelerates by {1} boxes.")
                       : by_count(a, "{0} decelerates by 1 box.", "{0} decelerates by {1} boxes."),
                   {who, a});
    case EventKind::over_whipped:
        return say(by_count(a, "{0} is already flat out: 1 box turns into braking.",
                            "{0} is already flat out: {1} boxes turn into braking."),
                   {who, a});
    case EventKind::speed_changed:
        if (a == b) return say("{0} stays at Speed {1}.", {who, b});
        return say(a < b ? mark("{0} speeds up from {1} to {2}.")
                         : mark("{0} slows from {1} to {2}."),
                   {who, a, b});
    case EventKind::boxes_moved:
        return say("{0} is now at Speed {1}, acceleration box {2}, deceleration box {3}.",
                   {who, event.c, a, b});
    case EventKind::control_cleared:
        return say(by_count(a, "{0} is back under control and sheds 1 Control Loss point.",
                            "{0} is back under control and sheds {1} Control Loss points."),
                   {who, a});
    case EventKind::control_gained:
        return say(by_count(a, "{0} gains 1 Control Loss point and has {2}.",
                            "{0} gains {1} Control Loss points and has {2}."),
                   {who, a, b});
    case EventKind::control_removed:
        return say(by_count(a, "{0} removes 1 Control Loss point and has {2} left.",
                            "{0} removes {1} Control Loss points and has {2} left."),
                   {who, a, b});
    case EventKind::stepped: return stepped(who, event, race);
    case EventKind::movement_card: return movement_card(who, event);
    case EventKind::turned: return turned(who, event);
    case EventKind::attack_declared:
        return say(a == 0 ? mark("{0} lashes out at {1}.") : mark("{0} sideswipes {1}."),
                   {who, other});
    case EventKind::attack_value:
        return say(by_count(b, mark("{0} reaches an Attack Value of {1} without a card."),
                            "{0} reaches an Attack Value of {1} with 1 card.",
                            "{0} reaches an Attack Value of {1} with {2} cards."),
                   {who, a, b});
    case EventKind::attack_won: return say("{0} beats {1} by {2}.", {who, other, a});
    case EventKind::attack_tied:
        return say("{0} and {1} are level at {2}: both lose.", {who, other, a});
    case EventKind::damage_rolled:
        return say(a == 1 ? by_count(b, mark("{0} rolls 1 damage die: it does nothing."),
                                     "{0} rolls 1 damage die: it gets through.",
                                     "{0} rolls 1 damage die: it gets through.")
                          : by_count(b, mark("{0} rolls {1} damage dice: none get through."),
                                     "{0} rolls {1} damage dice: 1 gets through.",
                                     "{0} rolls {1} damage dice: {2} get through."),
                   {who, a, b});
    case EventKind::damaged: return say("{0} sustains {1} Damage and stands at {2}.", {who, a, b});
    case EventKind::affect_gained: return affect_gained(who, event, race);
    case EventKind::control_rolled: return control_rolled(who, event);
    case EventKind::die_discarded:
        return say("{0} discards a {1} die.", {who, icon_name(static_cast<Icon>(a))});
    case EventKind::pair_discarded:
        return say(a == 0 ? mark("{0}: a Left Spin and a Right Spin cancel each other.")
                          : mark("{0}: a Slow and a Haste cancel each other."),
                   {who});
    case EventKind::control_kept: return say("{0} passes the Control roll.", {who});
    case EventKind::control_lost: return control_lost(who, a);
    case EventKind::slid: return slid(who, a);
    case EventKind::slid_into_same:
        return say(by_count(a, "{0} slides into the same thing again: 1 more damage die.",
                            "{0} slides into the same thing again: {1} more damage dice."),
                   {who, a});
    case EventKind::entered_hazard:
        return say(by_count(a, mark("{0} runs through a hazard unshaken."),
                            "{0} runs into a hazard: 1 Control Loss point.",
                            "{0} runs into a hazard: {1} Control Loss points."),
                   {who, a});
    case EventKind::entered_fragile:
        return say(by_count(a, mark("{0} brushes through a fragile obstacle."),
                            "{0} smashes through a fragile obstacle: 1 damage die.",
                            "{0} smashes through a fragile obstacle: {1} damage dice."),
                   {who, a});
    case EventKind::markers_left:
        return say(by_count(a, mark("The obstacle is cleared away."), "1 marker is left there.",
                            "{0} markers are left there."),
                   {a});
    case EventKind::collided: return collided(who, other, static_cast<CollisionKind>(a));
    case EventKind::move_ended:
        return say(by_count(a, mark("{0} can go no further this phase."),
                            "{0} loses the last space of the move.",
                            "{0} loses the last {1} spaces of the move."),
                   {who, a});
    case EventKind::turn_to_unblock: return say("{0} turns to get past.", {who});
    case EventKind::stopped_to_face: return say("{0} stops and turns to face a way out.", {who});
    case EventKind::wiped_out:
        return say(by_count(a, mark("{0} is wiped out."),
                            "{0} is wiped out; the wreck rolls on at Speed 1.",
                            "{0} is wiped out; the wreck rolls on at Speed {1}."),
                   {who, a});
    case EventKind::wreck_rolled: return say("The wreck of {0} rolls on.", {who});
    case EventKind::wreck_rested: return say("The wreck of {0} comes to rest.", {who});
    case EventKind::wreck_cleared:
        return say("The wreck of {0} blocks the course and is broken up into debris.", {who});
    case EventKind::debris_left:
        return say(by_count(a, mark("Debris is left behind."), "The wreck leaves debris: 1 marker.",
                            "The wreck leaves debris: {0} markers there now."),
                   {a});
    case EventKind::ran_off:
        return say(a == 1 ? mark("{0} leaves the track and is out of the race.")
                          : mark("{0} runs off the track and stops."),
                   {who});
    case EventKind::stamina_changed:
        if (a == 0) return say("{0} stays at Stamina {1}.", {who, b});
        return say(a > 0 ? mark("{0} gains {1} Stamina and has {2}.")
                         : mark("{0} loses {1} Stamina and has {2}."),
                   {who, a < 0 ? -a : a, b});
    case EventKind::stamina_effect:
        return say("{0} feels the effect printed at Stamina {1}: {2}.",
                   {who, a, stamina_effect_text(static_cast<StaminaEffectKind>(b), event.c)});
    case EventKind::cards_recovered: return recovered(who, a, b);
    case EventKind::card_lost:
        return say("{0} loses {1} {2} for good.",
                   {who, a_card(static_cast<CardType>(a)), from_pile(static_cast<Pile>(b))});
    case EventKind::line_crossed: return lines_crossed(who, a, b == 1);
    case EventKind::finished: return say("{0} crosses the finish line {1}.", {who, ordinal(a)});
    case EventKind::retired: return say("{0} retires from the race.", {who});
    case EventKind::race_ended: return end_reason_text(static_cast<EndReason>(a));
    case EventKind::started_rolling: return say("{0} starts at Speed {1}.", {who, a});
    case EventKind::jumped:
        return say(b > 1 ? mark("{0} jumps over 2 spaces.") : mark("{0} jumps over a space."),
                   {who});
    case EventKind::trait_used:
    case EventKind::special_played:
    case EventKind::rerolled:
    case EventKind::icons_changed:
    case EventKind::icons_removed:
    case EventKind::trait_lost:
    case EventKind::affect_drawn:
    case EventKind::rival_named:
    case EventKind::cards_swapped:
    case EventKind::cards_taken:
    case EventKind::tie_broken:
    case EventKind::special_lost: return describe_licence_event(event, race, names);
    case EventKind::caught:
    case EventKind::scored:
    case EventKind::runner_set_out:
    case EventKind::runner_moved:
    case EventKind::runner_gone: return describe_race_kind_event(event, names);
    }
    return tr("Something happened.");
}

std::string describe_cast(Why why, VehicleId vehicle, std::span<const std::uint8_t> faces,
                          DiceFaces printed_on_dice, const Names& names) {
    std::vector<std::string> parts;
    for (const std::uint8_t face : faces) {
        const auto icon = static_cast<Icon>(face);
        parts.push_back(why == Why::control || why == Why::runner
                            ? icon_name(icon)
                            : std::to_string(value_of(icon, printed_on_dice)));
    }
    const std::string who = names.of(vehicle);
    const std::string dice = listing_of(parts);
    switch (why) {
    case Why::speed_check: return say("{0} rolls {1} for the Speed Check.", {who, dice});
    case Why::control: return say("{0} rolls {1} in the Control roll.", {who, dice});
    case Why::attack: return say("{0} rolls {1} in the attack.", {who, dice});
    case Why::damage: return say("{0} rolls {1} for damage.", {who, dice});
    case Why::number: return say("{0} rolls {1} for a number.", {who, dice});
    case Why::affect: return say("{0} rolls {1} for an affect of damage.", {who, dice});
    case Why::runner: return say("{0} rolls {1}: where a runner sets out.", {who, dice});
    }
    return say("{0} rolls {1}.", {who, dice});
}

std::string describe_throw(Why why, VehicleId vehicle, const Names& names) {
    const std::string who = names.of(vehicle);
    switch (why) {
    case Why::speed_check: return say("{0} rolls for the Speed Check.", {who});
    case Why::control: return say("{0} makes a Control roll.", {who});
    case Why::attack: return say("{0} rolls in the attack.", {who});
    case Why::damage: return say("{0} rolls for damage.", {who});
    case Why::number:
    case Why::affect:
    case Why::runner: break;
    }
    return say("{0} rolls the dice.", {who});
}

}  // namespace frothy
