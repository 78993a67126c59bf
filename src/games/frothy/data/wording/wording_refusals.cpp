// Why something may not be done, for each refusal the rules make.
#include <array>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {
namespace {

struct Reason {
    Rule rule;
    const char* text;  // {0} is the player
};

// Reasons that are the same whatever was refused under the rule.
constexpr std::array reasons = std::to_array<Reason>({
    {"FR-SPD-02", mark("Only cards in hand can be played in a Speed Check.")},
    {"FR-SPD-03", mark("Accelerating takes at least one card.")},
    {"FR-SPD-04", mark("Without a card played {0} must decelerate.")},
    {"FR-SPD-06", mark("Exactly two dice are kept.")},
    {"FR-SPD-07",
     mark("With as many Whips as Reins, one die kept must be the lowest when decelerating.")},
    {"FR-SPD-08",
     mark("With twice as many Whips as Reins, the two lowest are kept when decelerating.")},
    {"FR-SPD-09",
     mark("With as many Reins as Whips, one die kept must be the lowest when accelerating.")},
    {"FR-SPD-10",
     mark("With twice as many Reins as Whips, the two lowest are kept when accelerating.")},
    {"FR-MOV-01", mark("All spaces of the phase must be moved first.")},
    {"FR-MOV-02", mark("All spaces must be moved before any change of direction.")},
    {"FR-MOV-04", mark("Pointing at a side, the vehicle moves straight ahead.")},
    {"FR-MOV-05", mark("Pointing at a corner, the vehicle moves into one of the two front hexes.")},
    {"FR-MOV-06", mark("When pointing at a corner, a vehicle steps left and right in turn.")},
    {"FR-MOV-09", mark("Reins save a space only while one is still to be moved.")},
    {"FR-MOV-10", mark("Only one movement card may be played in a phase.")},
    {"FR-MOV-11", mark("Vehicles never move backwards.")},
    {"FR-MOV-14", mark("The path chosen leads elsewhere.")},
    {"FR-MOV-15", mark("{0} has not moved in this phase and cannot turn.")},
    {"FR-MOV-16", mark("The collision has ended the move.")},
    {"FR-DRIFT-01", mark("Only one drift is allowed in a phase.")},
    {"FR-DRIFT-05", mark("A vehicle that points at a corner cannot drift.")},
    {"FR-TURN-01", mark("Turning comes only after the last space of the move.")},
    {"FR-TURN-02", mark("{0} has not moved in this phase and cannot turn.")},
    {"FR-TURN-04", mark("Only one change of direction is allowed in a phase.")},
    {"FR-TURN-07", mark("The move has been cut short, so there is no turn in this phase.")},
    {"FR-JUMP-01", mark("There are no jumps in this race.")},
    {"FR-JUMP-02",
     mark("A jump takes a Whip or Reins from hand, and only one is allowed in a phase.")},
    {"FR-JUMP-03", mark("The last space of the move cannot be jumped.")},
    {"FR-JUMP-07",
     mark("Only hazards and low obstacles can be jumped, not what still races or rolls.")},
    {"FR-CTRL-06", mark("Only cards in hand can be played in a Control roll.")},
    {"FR-CTRL-08", mark("No more dice may be discarded than cards were played.")},
    {"FR-ATK-01", mark("{0} must have moved, or be able to move, to attack.")},
    {"FR-ATK-02",
     mark("Only a vehicle right beside {0} can be attacked, not one in front or behind.")},
    {"FR-ATK-03", mark("{0} may not attack again in this phase.")},
    {"FR-ATK-05",
     mark("A Personal attack needs a Whip, a Vehicle attack Reins; there is none in hand.")},
    {"FR-ATK-06",
     mark("Only cards of the attack's own type count, and the attacker plays at least one.")},
    {"FR-ATK-15", mark("Control was lost over the attack, so the rest of the move is gone.")},
    {"FR-ATK-16", mark("Wrecks cannot be attacked.")},
    {"FR-COL-22", mark("Facing that way would not lead past what was hit.")},
    {"FR-CARD-05", mark("Only cards in hand can be played.")},
    {"FR-EDGE-09", mark("At Speed 0 a vehicle needs a Whip to move before it can do this.")},
    {"FR-EDGE-12", mark("A drift already made in this phase still counts.")},
    {"FR-EDGE-14", mark("After the turn there are no more attacks.")},
    {"FR-EDGE-22", mark("Facing that way would not lead past what was hit.")},
    {"FR-EDGE-23", mark("Facing that way does not lead on along the course.")},
    {"FR-EDGE-32", mark("Giving up is possible only at the start of a round.")},
    {"FR-EDGE-59", mark("A clear path must be taken, and this would leave none.")},
    {"FR-TRT-17", mark("Over an obstacle a Flyer has to fly on to where it can come down.")},
    {"FR-TRT-19", mark("{0} never jumps.")},
    {"FR-OPT-01", mark("Nobody may attack in the first round.")},
    {"FR-OPT-02", mark("This is a friendly race without attacks.")},
    {"FR-OPT-03", mark("{0} is so far ahead that accelerating would be showing off.")},
    {"FR-SPC-03", mark("{0} has played Lash, which is for accelerating only.")},
    {"FR-SPC-08", mark("{0} has played Whoah!, which is for decelerating only.")},
    {"FR-TRT-05", mark("{0} is champing at the bit: without a card played it must accelerate.")},
    {"FR-TRT-07", mark("Even without a roll, accelerating takes at least one card.")},
    {"FR-CARD-09", mark("A special card acts only at the moment printed on it.")},
    {"FR-GEN-04", mark("Each die is rolled again once at most.")},
    {"FR-EDGE-60", mark("The special action of this card is for something else.")},
});

// What stands where a step would lead, as the first half of a reason.
std::string blocker(const Race& race, VehicleId v, Option option, const Names& names) {
    if (v >= race.vehicle_count || race.setting == nullptr ||
        race[v].cell >= race.course().cell_count()) {
        return tr("Something stands there");
    }
    const Cell cell = race.course().neighbour(race[v].cell, hexgrid::direction(option.a));
    if (cell == no_cell) return tr("The track ends there");
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (race[other].cell != cell || other == v) continue;
        return say(race[other].is_wreck() ? mark("The wreck of {0} lies there")
                                          : mark("{0} stands there"),
                   {names.of(other)});
    }
    if (race.course().is_solid(cell)) return tr("A solid obstacle stands there");
    return tr("That way leads into something further on");
}

std::string step_reason(const Refusal& refusal, const Question& question, const Race& race,
                        const Names& names) {
    const std::string what = blocker(race, subject(question), refusal.option, names);
    if (refusal.rule == "FR-MOV-12") return say("{0}; nobody may choose to run into it.", {what});
    return say("{0}; a clear path must be taken.", {what});
}

std::string card_reason(const Refusal& refusal, const Names& names, VehicleId v) {
    if (refusal.option.kind == OptionKind::whip ||
        refusal.option.kind == OptionKind::dual_as_whip ||
        refusal.option.kind == OptionKind::reins_as_whip) {
        return say("One space more would run {0} into something that can be avoided.",
                   {names.of(v)});
    }
    return say("A clear path must be taken, and {0} has one without this card.", {names.of(v)});
}

// Reasons that depend on what was refused; empty where the rule alone says enough.
std::string particular_reason(const Refusal& refusal, const Question& question, const Race& race,
                              const Names& names) {
    const VehicleId v = subject(question);
    const bool avoiding = refusal.rule == "FR-MOV-12" || refusal.rule == "FR-MOV-13" ||
                          refusal.rule == "FR-EDGE-12" || refusal.rule == "FR-EDGE-13" ||
                          refusal.rule == "FR-EDGE-59";
    switch (refusal.option.kind) {
    case OptionKind::jump:
        if (refusal.rule == "FR-MOV-12") return tr("There is no free space to land on.");
        if (avoiding) return tr("Where you would land, no clear path leads on.");
        break;
    case OptionKind::step:
        if (avoiding) return step_reason(refusal, question, race, names);
        break;
    case OptionKind::whip:
    case OptionKind::reins:
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins:
    case OptionKind::reins_as_whip:
    case OptionKind::whip_as_reins:
        if (avoiding) return card_reason(refusal, names, v);
        break;
    case OptionKind::end_move:
        if (refusal.rule == "FR-MOV-01") return tr("There are still spaces to move in this phase.");
        break;
    case OptionKind::done:
        if (refusal.rule == "FR-ATK-06" || refusal.rule == "FR-ATK-05") {
            return tr("The attacker must play at least one card.");
        }
        break;
    case OptionKind::attack_personal:
        if (refusal.rule == "FR-ATK-05") {
            return say("{0} has no Whip in hand for a Personal attack.", {names.of(v)});
        }
        break;
    case OptionKind::attack_vehicle:
        if (refusal.rule == "FR-ATK-05") {
            return say("{0} has no Reins in hand for a Vehicle attack.", {names.of(v)});
        }
        break;
    case OptionKind::accelerate:
    case OptionKind::decelerate:
    case OptionKind::special:
    case OptionKind::keep:
    case OptionKind::discard:
    case OptionKind::turn_left:
    case OptionKind::turn_right:
    case OptionKind::slide_left:
    case OptionKind::slide_right:
    case OptionKind::stay:
    case OptionKind::face:
    case OptionKind::lose:
    case OptionKind::lose_special:
    case OptionKind::race_on:
    case OptionKind::retire:
    case OptionKind::remove_point:
    case OptionKind::keep_point:
    case OptionKind::amount:
    case OptionKind::reroll_value:
    case OptionKind::reroll_icon:
    case OptionKind::use:
    case OptionKind::decline:
    case OptionKind::adjust:
    case OptionKind::swap:
    case OptionKind::take:
    case OptionKind::take_special:
    case OptionKind::name:
    case OptionKind::keep_one:
    case OptionKind::call_time: break;
    }
    return {};
}

}  // namespace

std::string refusal_reason(const Refusal& refusal, const Question& question, const Race& race,
                           const Names& names) {
    std::string particular = particular_reason(refusal, question, race, names);
    if (!particular.empty()) return particular;
    for (const Reason& reason : reasons) {
        if (reason.rule == refusal.rule) {
            return say(reason.text, {names.of(subject(question))});
        }
    }
    if (refusal.rule == "FR-MOV-13" || refusal.rule == "FR-EDGE-13") {
        return tr("A clear path must be taken where there is one.");
    }
    return refusal.rule.is_none()
               ? tr("The rules do not allow it here.")
               : say("The rules do not allow it here: {0}.", {refusal.rule.text()});
}

}  // namespace frothy
