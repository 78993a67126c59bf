// What is asked of a player: whose decision it is, about what, and what hangs on it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"

namespace frothy {
namespace {

bool is_in_race(const Race& race, VehicleId v) {
    return v < race.vehicle_count && race.setting != nullptr && v < race.setting->licences.size();
}

int speed_of(const Race& race, VehicleId v) {
    if (!is_in_race(race, v)) return 0;
    return race.licence(v).rows.accel_rating[race[v].accel_box];
}

// Whether more than the dice counts in a Speed Check (FR-SPD-12).
bool changes_the_sum(const Race& race, VehicleId v) {
    if (!is_in_race(race, v)) return false;
    const AffectsInForce& affects = race[v].affects;
    constexpr std::array traits = {trait::cautious, trait::hyperactive, trait::lazy,
                                   trait::reckless, trait::rival};
    return affects.accel_modifier != 0 || affects.decel_modifier != 0 ||
           std::ranges::any_of(traits, [&](Rule rule) { return has_trait(race, v, rule); });
}

std::string discard_title(const Question& question, const Names& names) {
    const std::string who = names.of(question.player);
    const int left = question.about.number;
    switch (question.about.planned_turn) {
    case -1:
        return counted(who, left, "{0}, you turn left: discard a die?",
                       "{0}, you turn left: discard up to {1} dice?");
    case 1:
        return counted(who, left, "{0}, you turn right: discard a die?",
                       "{0}, you turn right: discard up to {1} dice?");
    default:
        return counted(who, left, "{0}, Control roll: discard a die?",
                       "{0}, Control roll: discard up to {1} dice?");
    }
}

// Attacks are made by the vehicle whose move it is, or by a Sneaky one in between (FR-TRT-35).
std::string attack_title(const Question& question, const Race& race, const Names& names) {
    const std::string who = names.of(question.player);
    const std::string other = names.of(question.about.other);
    const bool is_personal = question.about.attack == AttackKind::personal;
    if (attacker_now(race) == question.player) {
        return say(is_personal ? mark("{0}, you lash out at {1}: choose Whips in secret")
                               : mark("{0}, you sideswipe {1}: choose Reins in secret"),
                   {who, other});
    }
    return say(is_personal ? mark("{0}, {1} lashes out at you: defend with Whips in secret")
                           : mark("{0}, {1} sideswipes you: defend with Reins in secret"),
               {who, other});
}

bool is_attack_roll(const Question& question) {
    return question.about.rule.area() == "ATK" || question.about.other != no_vehicle;
}

std::string control_title(const Question& question, const Race& race, const Names& names) {
    const std::string who = names.of(question.player);
    const int speed = speed_of(race, subject(question));
    if (question.about.planned_turn != 0) {
        return say(question.about.planned_turn < 0
                       ? mark("{0}, you turn left at Speed {1}: Control roll")
                       : mark("{0}, you turn right at Speed {1}: Control roll"),
                   {who, speed});
    }
    if (question.about.other != no_vehicle) {
        return say("{0}, shaken by {2} at Speed {1}: Control roll",
                   {who, speed, names.of(question.about.other)});
    }
    return say("{0}, hold your course at Speed {1}: Control roll", {who, speed});
}

std::string drive_title(const Question& question, const Race& race, const Names& names) {
    const std::string who = names.of(question.player);
    const int left =
        race.move.vehicle == subject(question) ? race.move.spaces_left : int{question.about.number};
    return counted(who, left, mark("{0}, your move: no space left to go"),
                   "{0}, your move: 1 space to go", "{0}, your move: {1} spaces to go");
}

std::string drive_explanation(const Question& question, const Race& race, const Names& names) {
    const int left =
        race.move.vehicle == subject(question) ? race.move.spaces_left : int{question.about.number};
    if (left > 0 && ramming_of(race) == Ramming::allowed) {
        return say(by_count(left,
                            "{1} may turn after 1 more space, and may run into another vehicle on "
                            "purpose.",
                            "{1} may turn after {0} more spaces, and may run into another vehicle "
                            "on purpose."),
                   {left, names.of(subject(question))});
    }
    if (left > 0) {
        return say(
            by_count(left,
                     "{1} may turn after 1 more space. Where there is a clear path it must be "
                     "taken.",
                     "{1} may turn after {0} more spaces. Where there is a clear path it "
                     "must be taken."),
            {left, names.of(subject(question))});
    }
    return tr(
        "All spaces moved: turn once if you wish, attack a vehicle beside you, or end the move.");
}

// The trait or card by which a question is asked.
std::string name_asked_about(const Question& question, const Race& race) {
    return trait_name_of(race, subject(question), question.about.rule);
}

// The trait that allows it is named; a card that does has just been played.
std::string reroll_title(const Question& question, const Race& race, const Names& names) {
    const std::string who = names.of(question.player);
    const int left = question.about.number;
    const Rule trait = question.about.allowed_by;
    if (!trait.is_none()) {
        return say(by_count(left, mark("{0}, {2}: roll dice again?"), "{0}, {2}: roll a die again?",
                            "{0}, {2}: roll up to {1} dice again?"),
                   {who, left, trait_name_of(race, subject(question), trait)});
    }
    return counted(who, left, mark("{0}, roll dice again?"), "{0}, roll a die again?",
                   "{0}, roll up to {1} dice again?");
}

std::string reroll_explanation(const Question& question) {
    if (question.about.number == 0) {
        return tr("Left alone, the dice count as they lie. A card played now may change that.");
    }
    if (question.about.other != no_vehicle) {
        return tr("Choose dice, your own first. Those of both sides are then rolled again "
                  "together, each of them once.");
    }
    return tr("Choose the dice. They are rolled again together, each of them once, and the new "
              "faces count.");
}

}  // namespace

std::string ask_title(const Question& question, const Race& race, const Names& names) {
    const std::string who = names.of(question.player);
    const int speed = speed_of(race, subject(question));
    switch (question.ask) {
    case Ask::race_on: return say("{0}, do you race on?", {who});
    case Ask::speed_cards: return say("{0}, Speed Check at Speed {1}: play cards?", {who, speed});
    case Ask::speed_direction: return say("{0}, faster or slower than Speed {1}?", {who, speed});
    case Ask::keep_dice:
        return say(is_attack_roll(question) ? mark("{0}, keep two dice for the attack")
                                            : mark("{0}, keep two dice for your Speed"),
                   {who});
    case Ask::drive: return drive_title(question, race, names);
    case Ask::control_cards: return control_title(question, race, names);
    case Ask::discard_die: return discard_title(question, names);
    case Ask::attack_cards: return attack_title(question, race, names);
    case Ask::slide_side: return say("{0}, which way does the slide go?", {who});
    case Ask::unblock: return say("{0}, turn to get past?", {who});
    case Ask::face: return say("{0}, you have stopped: which way do you face?", {who});
    case Ask::lose_card: return say("{0}, which card do you lose for good?", {who});
    case Ask::straight_phase: return say("{0}, a straight phase: steady the vehicle?", {who});
    case Ask::wreck_side: return say("{0}, which way does your wreck roll first?", {who});
    case Ask::use_trait:
        return say("{0}, how much of {1} do you use?", {who, name_asked_about(question, race)});
    case Ask::reroll: return reroll_title(question, race, names);
    case Ask::after_roll: return say("{0}, a card after the Control roll?", {who});
    case Ask::cool_icon: return say("{0}, which icon do you cool off?", {who});
    case Ask::use_card:
        return say("{0}, add {1} to the Speed Check?",
                   {who, special_name_at(race, subject(question), question.about.card)});
    case Ask::adjust:
        return say("{0}, the die shows {1}: what do your cards add or take away?",
                   {who, question.about.number});
    case Ask::move_boxes:
        return say("{0}, {1}: how many boxes do you move?",
                   {who, name_asked_about(question, race)});
    case Ask::swap_cards:
        return counted(who, question.about.number, "{0}, swap a card?",
                       "{0}, swap up to {1} cards?");
    case Ask::take_back:
        return counted(who, question.about.number, "{0}, which card do you take back?",
                       "{0}, which {1} cards do you take back?");
    case Ask::end_of_round:
        return say("{0}, play {1} at the end of the round?",
                   {who, name_asked_about(question, race)});
    case Ask::name_rival: return say("{0}, who is your rival?", {who});
    case Ask::call_time: return say("{0}, is the agreed time up?", {who});
    case Ask::jump_card: return say("{0}, which card pays for the jump?", {who});
    case Ask::sneak:
        if (question.about.other == no_vehicle) {
            return say("{0}, another vehicle passes right beside you: lash out?", {who});
        }
        return say("{0}, {1} passes right beside you: lash out?",
                   {who, names.of(question.about.other)});
    case Ask::stop_short: return say("{0}, how many spaces short do you stop?", {who});
    case Ask::starting_speed: return say("{0}, at which Speed do you start?", {who});
    }
    return say("{0}, it is your decision", {who});
}

std::string ask_explanation(const Question& question, const Race& race, const Names& names) {
    switch (question.ask) {
    case Ask::race_on:
        return tr(
            "You race on unless you say otherwise. Giving up takes your vehicle off the track.");
    case Ask::speed_cards:
        return race.rules().alt_speed_check == SpeedRoll::one_die
                   ? tr("One die is kept, and each card changes it by 1 at most. Whips help you "
                        "accelerate, Reins help you decelerate.")
                   : tr("Two dice are kept, and each card adds one to choose from. Whips help you "
                        "accelerate, Reins help you decelerate.");
    case Ask::speed_direction:
        return tr("Declared before the dice are rolled. Accelerating moves your marker right, "
                  "decelerating moves it left, one box for each point of the two dice kept.");
    case Ask::keep_dice:
        if (is_attack_roll(question)) {
            return tr(
                "The two dice kept are added up. The higher Attack Value wins; if level, both "
                "lose.");
        }
        return changes_the_sum(race, subject(question))
                   ? tr("The two dice kept are added up, along with what your licence adds or "
                        "takes away: your marker moves that many boxes.")
                   : tr("The two dice kept are added up: your marker moves that many boxes.");
    case Ask::drive: return drive_explanation(question, race, names);
    case Ask::control_cards:
        return tr("Each card adds a die and lets you discard one after the roll. Any die left that "
                  "has no partner makes you lose control.");
    case Ask::discard_die:
        return say(
            by_count(question.about.number,
                     mark("You may stop discarding now. Pairs then cancel out, and what is left "
                          "takes effect."),
                     "You may discard 1 die. Then Left and Right Spins cancel in pairs, "
                     "Slow and Haste too, and what is left takes effect.",
                     "You may discard {0} dice. Then Left and Right Spins cancel in pairs, "
                     "Slow and Haste too, and what is left takes effect."),
            {question.about.number});
    case Ask::attack_cards:
        return say(
            by_count(question.about.so_far,
                     mark("You roll 1 die and 1 more for each card, and keep two. Nobody sees "
                          "your cards until both have chosen."),
                     "One card is ready. Each further card adds a die; two dice are kept. Nobody "
                     "sees your cards until both have chosen.",
                     "{0} cards are ready. Each further card adds a die; two dice are kept. Nobody "
                     "sees your cards until both have chosen."),
            {question.about.so_far});
    case Ask::slide_side:
        return tr("The vehicle points at a corner and has not stepped yet, so the slide may go to "
                  "either front hex. It does not change the facing.");
    case Ask::unblock:
        return tr("What you hit stands in your way. One turn of 30 degrees costs nothing and needs "
                  "no Control roll; if you stay, the same obstacle blocks your next step.");
    case Ask::face:
        if (question.about.rule == "FR-EDGE-23") {
            return tr("You have run off the track and stand at Speed 0. Face any way that leads on "
                      "along the course.");
        }
        return tr("No single turn would get you past, so you are brought to a halt at Speed 0 and "
                  "may face any way that leads on.");
    case Ask::lose_card:
        return tr("The card leaves the game. You choose which, and from which pile.");
    case Ask::straight_phase:
        return tr("You moved straight and untroubled, so one Control Loss point is removed unless "
                  "you wish to keep it.");
    case Ask::wreck_side:
        return tr("The wreck points at a corner and may roll into either front hex; after that it "
                  "alternates.");
    case Ask::use_trait:
        return say(by_count(question.about.number,
                            "All of {0} is used unless you say otherwise: here 1 at most.",
                            "All of {0} is used unless you say otherwise: here {1} at most."),
                   {name_asked_about(question, race), question.about.number});
    case Ask::reroll: return reroll_explanation(question);
    case Ask::after_roll:
        return tr(
            "The dice lie on the table and nothing is discarded yet. A card played now changes "
            "what they show.");
    case Ask::cool_icon: return tr("Every die that shows it is discarded.");
    case Ask::use_card:
        return tr("You have seen the dice. The card adds its full number or nothing.");
    case Ask::adjust:
        return tr("Each card played may add 1, take 1 away or do nothing. The result is never less "
                  "than 0.");
    case Ask::move_boxes:
        return say(by_count(question.about.number,
                            "No dice are rolled. Your marker stays, or moves 1 box.",
                            "No dice are rolled. Your marker stays, or moves up to {0} boxes."),
                   {question.about.number});
    case Ask::swap_cards:
        return tr("A card from your hand goes where the other one lay, in Spent or in Recovery.");
    case Ask::take_back:
        return tr("It comes from Recovery straight back to your hand; the others follow at the end "
                  "of the round.");
    case Ask::end_of_round:
        return say(by_count(question.about.number, "It brings 1 card back from Spent to your hand.",
                            "It brings {0} cards back from Spent to your hand."),
                   {question.about.number});
    case Ask::call_time:
        return tr("The race goes on until the timekeeper calls time; then whoever has come "
                  "furthest wins.");
    case Ask::jump_card:
        return tr(
            "Any one Whip or Reins will do. It does not count as the movement card of the phase.");
    case Ask::sneak:
        return tr("Sneaky lets you start a Personal attack in the middle of another vehicle's "
                  "move. If you fail a Control roll because of it, you lose your own move in this "
                  "phase, unless already made.");
    case Ask::stop_short: return tr("Each space not moved costs one rating of Speed.");
    case Ask::starting_speed:
        return tr("The vehicles start rolling. You may start slower than agreed, but no faster.");
    case Ask::name_rival:
        return say("It stays your rival for the whole race. While it is ahead of you at the start "
                   "of a round, {0} adds to your acceleration.",
                   {name_asked_about(question, race)});
    }
    return tr("Choose one of the options.");
}

}  // namespace frothy
