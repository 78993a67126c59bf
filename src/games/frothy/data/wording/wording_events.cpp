// What happened, in one sentence each.
#include <algorithm>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/queries.h"
#include "hexgrid/facing.h"
#include "words/ordinal.h"

namespace frothy {
namespace {

std::string cards_text(int whips, int reins) {
    std::vector<std::string> parts;
    if (whips > 0) parts.push_back(card_count_text(CardType::whip, whips));
    if (reins > 0) parts.push_back(card_count_text(CardType::reins, reins));
    return listing_of(parts);
}

std::string worded(const CardsCommitted& committed, const EventTold& told) {
    if (committed.count() == 0) return say("{0} plays no card.", {told.who});
    const std::string cards = cards_text(committed.whips, committed.reins);
    switch (committed.what_for) {
    case Ask::speed_cards: return say("{0} plays {1} for the Speed Check.", {told.who, cards});
    case Ask::control_cards: return say("{0} plays {1} for the Control roll.", {told.who, cards});
    case Ask::attack_cards:
        return say(attacker_now(told.race) == told.event.who
                       ? mark("{0} puts {1} into the attack.")
                       : mark("{0} puts {1} into the defence."),
                   {told.who, cards});
    case Ask::jump_card: return say("{0} plays {1} for a jump.", {told.who, cards});
    default: return say("{0} plays {1}.", {told.who, cards});
    }
}

std::string worded(const Rolled& rolled, const EventTold& told) {
    switch (rolled.why) {
    case Why::speed_check:
        return counted(told.who, rolled.dice, "{0} rolls 1 die for the Speed Check.",
                       "{0} rolls {1} dice for the Speed Check.");
    case Why::control:
        return counted(told.who, rolled.dice, "{0} makes a Control roll with 1 die.",
                       "{0} makes a Control roll with {1} dice.");
    case Why::attack:
        return counted(told.who, rolled.dice, "{0} rolls 1 die in the attack.",
                       "{0} rolls {1} dice in the attack.");
    case Why::damage:
        return counted(told.who, rolled.dice, "{0} rolls 1 damage die.",
                       "{0} rolls {1} damage dice.");
    case Why::number: return say("{0} rolls for a number.", {told.who});
    case Why::affect: return say("{0} rolls for a damage affect.", {told.who});
    case Why::runner: return say("{0} rolls for where a runner sets out.", {told.who});
    }
    return say("{0} rolls dice.", {told.who});
}

std::string worded(const ControlRolled& rolled, const EventTold& told) {
    switch (rolled.cause) {
    case ControlCause::turn:
        return counted(told.who, rolled.dice, "{0} rolls 1 Control die for the turn.",
                       "{0} rolls {1} Control dice for the turn.");
    case ControlCause::personal_attack:
    case ControlCause::vehicle_attack:
        return counted(told.who, rolled.dice, "{0} rolls 1 Control die after the attack.",
                       "{0} rolls {1} Control dice after the attack.");
    case ControlCause::collision:
    case ControlCause::solid:
        return counted(told.who, rolled.dice, "{0} rolls 1 Control die after the crash.",
                       "{0} rolls {1} Control dice after the crash.");
    case ControlCause::hazard:
        return counted(told.who, rolled.dice, "{0} rolls 1 Control die in the rough.",
                       "{0} rolls {1} Control dice in the rough.");
    case ControlCause::fragile:
        return counted(told.who, rolled.dice, "{0} rolls 1 Control die among the debris.",
                       "{0} rolls {1} Control dice among the debris.");
    case ControlCause::jump:
        return counted(told.who, rolled.dice, "{0} lands and rolls 1 Control die.",
                       "{0} lands and rolls {1} Control dice.");
    case ControlCause::extra_drift:
        return counted(told.who, rolled.dice, "{0} drifts once more and rolls 1 Control die.",
                       "{0} drifts once more and rolls {1} Control dice.");
    case ControlCause::struck_by_wreck:
        return counted(told.who, rolled.dice, "{0}, hit by a wreck, rolls 1 Control die.",
                       "{0}, hit by a wreck, rolls {1} Control dice.");
    }
    return say("{0} makes a Control roll.", {told.who});
}

std::string worded(const ControlLost& lost, const EventTold& told) {
    std::vector<std::string> effects;
    for (const Icon icon : all_icons)
        if (lost.icons.has(icon)) effects.push_back(icon_name(icon));
    if (effects.empty()) return say("{0} loses control.", {told.who});
    return say("{0} loses control: {1}.", {told.who, listing_of(effects)});
}

std::string worded(const Collided& collided, const EventTold& told) {
    const std::string other = told.names.of(collided.other);
    switch (collided.kind) {
    case CollisionKind::head_on: return say("{0} and {1} crash head-on.", {told.who, other});
    case CollisionKind::t: return say("{0} crashes into the side of {1}.", {told.who, other});
    case CollisionKind::rear_end: return say("{0} runs into the back of {1}.", {told.who, other});
    case CollisionKind::solid: return say("{0} crashes into a solid obstacle.", {told.who});
    case CollisionKind::edge: return say("{0} crashes into the edge of the track.", {told.who});
    case CollisionKind::wreck: return say("{0} crashes into a wreck.", {told.who});
    }
    return say("{0} crashes.", {told.who});
}

std::string worded(const Turned& turned, const EventTold& told) {
    const int by = turned.before.turn_to(turned.now);
    const bool right = by > 0;
    const bool spun = turned.spins;
    if (by == 0) return say("{0} keeps the same facing.", {told.who});
    if (by == 6) return say("{0} turns right round.", {told.who});
    if (std::abs(by) == 1) {
        if (right)
            return say(spun ? mark("{0} spins to the right.") : mark("{0} turns right."),
                       {told.who});
        return say(spun ? mark("{0} spins to the left.") : mark("{0} turns left."), {told.who});
    }
    const int degrees = 30 * std::abs(by);
    if (spun) {
        return say(right ? mark("{0} spins {1} degrees to the right.")
                         : mark("{0} spins {1} degrees to the left."),
                   {told.who, degrees});
    }
    return say(right ? mark("{0} turns right by {1} degrees.")
                     : mark("{0} turns left by {1} degrees."),
               {told.who, degrees});
}

std::string worded(const Stepped& stepped, const EventTold& told) {
    const Hand hand = hand_of(told.race, told.event.who, hexgrid::index_of(stepped.direction));
    const bool drifts = stepped.kind == StepKind::drift;
    switch (hand) {
    case Hand::left:
        return say(drifts ? mark("{0} drifts left.") : mark("{0} moves ahead to the left."),
                   {told.who});
    case Hand::right:
        return say(drifts ? mark("{0} drifts right.") : mark("{0} moves ahead to the right."),
                   {told.who});
    case Hand::ahead: break;
    }
    return say(drifts ? mark("{0} drifts.") : mark("{0} moves ahead."), {told.who});
}

std::string worded(const MovementCard& card, const EventTold& told) {
    const bool more = card.counts_as == CardType::whip;
    switch (card.kind) {
    case MovementCardKind::plain: break;
    case MovementCardKind::dual:
        return say(more ? mark("{0} plays a dual card as a Whip and moves one space more.")
                        : mark("{0} plays a dual card as Reins and moves one space fewer."),
                   {told.who});
    case MovementCardKind::special:
        if (more) return say("{0} moves one space more.", {told.who});
        return counted(told.who, card.spaces, mark("{0} moves as far as planned."),
                       "{0} moves one space fewer.", "{0} moves {1} spaces fewer.");
    case MovementCardKind::other_type:
        return say("{0} plays Reins as a Whip and moves one space more.", {told.who});
    }
    return say(more ? mark("{0} plays a Whip and moves one space more.")
                    : mark("{0} plays Reins and moves one space fewer."),
               {told.who});
}

std::string worded(const AffectGained& gained, const EventTold& told) {
    const Affect* affect = affect_at(told.race, told.event.who, gained.affect);
    if (affect == nullptr)
        return say("{0} suffers lasting harm at Damage {1}.", {told.who, gained.level});
    return say("{0} suffers lasting harm at Damage {1}: {2}.",
               {told.who, gained.level, affect_text(affect->kind)});
}

std::string worded(const CardsRecovered& cards, const EventTold& told) {
    if (cards.to_hand == 0) {
        return counted(told.who, cards.to_recovery, mark("{0} takes back no cards."),
                       "{0} moves 1 card to Recovery.", "{0} moves {1} cards to Recovery.");
    }
    if (cards.to_recovery == 0) {
        return counted(told.who, cards.to_hand, "{0} takes 1 card back into hand.",
                       "{0} takes {1} cards back into hand.");
    }
    return say(by_count(cards.to_hand, "{0} takes 1 card back into hand and moves {2} to Recovery.",
                        "{0} takes {1} cards back into hand and moves {2} to Recovery."),
               {told.who, cards.to_hand, cards.to_recovery});
}

}  // namespace

std::string describe(const Event& event, const Race& race, const Names& names) {
    const EventTold told{event, race, names};
    const std::string& who = told.who;
    const auto name = [&](VehicleId v) { return names.of(v); };
    return event.visit(
        [&](const RoundBegan& began) { return say("Round {0} begins.", {began.round}); },
        [&](const PhaseBegan& began) { return say("Phase {0} begins.", {began.phase}); },
        [&](const DirectionDeclared& declared) {
            return say(declared.direction == SpeedDirection::accelerate
                           ? mark("{0} will accelerate.")
                           : mark("{0} will decelerate."),
                       {who});
        },
        [&](const DiceKept& kept) {
            const bool keeps_one = event.rule == "FR-ALT-01";
            if (keeps_one) return say("{0} keeps the {1}.", {who, kept.low});
            return say("{0} keeps the {1} and the {2}.",
                       {who, std::max(kept.low, kept.high), std::min(kept.low, kept.high)});
        },
        [&](const SpeedChecked& checked) {
            return checked.direction == SpeedDirection::accelerate
                       ? counted(who, checked.boxes, "{0} accelerates by 1 box.",
                                 "{0} accelerates by {1} boxes.")
                       : counted(who, checked.boxes, "{0} decelerates by 1 box.",
                                 "{0} decelerates by {1} boxes.");
        },
        [&](const OverWhipped& over) {
            return counted(who, over.boxes, "{0} whips too far: 1 box counts back.",
                           "{0} whips too far: {1} boxes count back.");
        },
        [&](const SpeedChanged& speed) {
            if (speed.before == speed.now) return say("{0} stays at Speed {1}.", {who, speed.now});
            return say(speed.before < speed.now ? mark("{0} speeds up from {1} to {2}.")
                                                : mark("{0} slows from {1} to {2}."),
                       {who, speed.before, speed.now});
        },
        [&](const BoxesMoved& boxes) {
            return say("{0} is now at Speed {1}, acceleration box {2}, deceleration box {3}.",
                       {who, boxes.rating, boxes.accel, boxes.decel});
        },
        [&](const ControlCleared& cleared) {
            return counted(who, cleared.points,
                           "{0} is back under control and sheds 1 Control Loss point.",
                           "{0} is back under control and sheds {1} Control Loss points.");
        },
        [&](const ControlGained& gained) {
            return say(by_count(gained.points, "{0} gains 1 Control Loss point and has {2}.",
                                "{0} gains {1} Control Loss points and has {2}."),
                       {who, gained.points, gained.total});
        },
        [&](const ControlRemoved& removed) {
            return say(by_count(removed.points,
                                "{0} removes 1 Control Loss point and has {2} left.",
                                "{0} removes {1} Control Loss points and has {2} left."),
                       {who, removed.points, removed.total});
        },
        [&](const AttackDeclared& attack) {
            return say(attack.kind == AttackKind::personal ? mark("{0} lashes out at {1}.")
                                                           : mark("{0} sideswipes {1}."),
                       {who, name(attack.other)});
        },
        [&](const AttackValue& attack) {
            return say(by_count(attack.cards,
                                mark("{0} reaches an Attack Value of {1} without a card."),
                                "{0} reaches an Attack Value of {1} with 1 card.",
                                "{0} reaches an Attack Value of {1} with {2} cards."),
                       {who, attack.value, attack.cards});
        },
        [&](const AttackWon& won) {
            return say("{0} beats {1} by {2}.", {who, name(won.other), won.difference});
        },
        [&](const AttackTied& tied) {
            return say("{0} and {1} are level at {2}: both lose.",
                       {who, name(tied.other), tied.value});
        },
        [&](const DamageRolled& rolled) {
            return say(
                rolled.dice == 1
                    ? by_count(rolled.points, mark("{0} rolls 1 damage die: it does nothing."),
                               "{0} rolls 1 damage die: it gets through.",
                               "{0} rolls 1 damage die: it gets through.")
                    : by_count(rolled.points, mark("{0} rolls {1} damage dice: none get through."),
                               "{0} rolls {1} damage dice: 1 gets through.",
                               "{0} rolls {1} damage dice: {2} get through."),
                {who, rolled.dice, rolled.points});
        },
        [&](const Damaged& damage) {
            return say(by_count(damage.points, "{0} sustains {1} Damage and stands at {2}.",
                                "{0} sustains {1} Damage and stands at {2}."),
                       {who, damage.points, damage.total});
        },
        [&](const DieDiscarded& die) {
            return say("{0} discards a {1} die.", {who, icon_name(die.icon)});
        },
        [&](const PairDiscarded& discarded) {
            return say(discarded.pair == IconPair::spins
                           ? mark("{0}: a Left Spin and a Right Spin cancel each other.")
                           : mark("{0}: a Slow and a Haste cancel each other."),
                       {who});
        },
        [&](ControlKept) { return say("{0} passes the Control roll.", {who}); },
        [&](const Slid& slid) {
            return say("{0} slides to the {1}.", {who, direction_word(slid.direction)});
        },
        [&](const SlidIntoSame& slid) {
            return counted(who, slid.dice,
                           "{0} slides into the same thing again: 1 more damage die.",
                           "{0} slides into the same thing again: {1} more damage dice.");
        },
        [&](const EnteredHazard& hazard) {
            return counted(who, hazard.points, mark("{0} runs through a hazard unshaken."),
                           "{0} runs into a hazard: 1 Control Loss point.",
                           "{0} runs into a hazard: {1} Control Loss points.");
        },
        [&](const EnteredFragile& fragile) {
            return counted(who, fragile.dice, mark("{0} brushes through a fragile obstacle."),
                           "{0} smashes through a fragile obstacle: 1 damage die.",
                           "{0} smashes through a fragile obstacle: {1} damage dice.");
        },
        [&](const MarkersLeft& left) {
            return say(by_count(left.markers, mark("The obstacle is cleared away."),
                                "1 marker is left there.", "{0} markers are left there."),
                       {left.markers});
        },
        [&](const MoveEnded& ended) {
            return counted(who, ended.spaces_lost, mark("{0} can go no further this phase."),
                           "{0} loses the last space of the move.",
                           "{0} loses the last {1} spaces of the move.");
        },
        [&](TurnedToUnblock) { return say("{0} turns to get past.", {who}); },
        [&](StoppedToFace) { return say("{0} stops and turns to face a way out.", {who}); },
        [&](const WipedOut& wreck) {
            return counted(who, wreck.rating, mark("{0} is wiped out."),
                           "{0} is wiped out; the wreck rolls on at Speed 1.",
                           "{0} is wiped out; the wreck rolls on at Speed {1}.");
        },
        [&](WreckRolled) { return say("The wreck of {0} rolls on.", {who}); },
        [&](WreckRested) { return say("The wreck of {0} comes to rest.", {who}); },
        [&](WreckCleared) {
            return say("The wreck of {0} blocks the course and is broken up into debris.", {who});
        },
        [&](const DebrisLeft& debris) {
            return say(by_count(debris.markers, mark("Debris is left behind."),
                                "The wreck leaves debris: 1 marker.",
                                "The wreck leaves debris: {0} markers there now."),
                       {debris.markers});
        },
        [&](const RanOff& off) {
            return say(off.is_out ? mark("{0} leaves the track and is out of the race.")
                                  : mark("{0} runs off the track and stops."),
                       {who});
        },
        [&](const StaminaChanged& stamina) {
            if (stamina.change == 0) return say("{0} stays at Stamina {1}.", {who, stamina.total});
            return say(stamina.change > 0 ? mark("{0} gains {1} Stamina and has {2}.")
                                          : mark("{0} loses {1} Stamina and has {2}."),
                       {who, std::abs(stamina.change), stamina.total});
        },
        [&](const StaminaEffectFelt& felt) {
            return say("{0} feels the effect printed at Stamina {1}: {2}.",
                       {who, felt.at, stamina_effect_text(felt.kind, felt.n)});
        },
        [&](const CardLost& lost) {
            return say("{0} loses {1} {2} for good.",
                       {who, a_card(lost.type), from_pile(lost.pile)});
        },
        [&](const TraitLost& lost) {
            return say("{0} loses {1} for good.",
                       {who, trait_name_at(race, event.who, lost.place)});
        },
        [&](const SpecialLost& lost) {
            return say("{0} loses {1} {2} for good.",
                       {who, special_name_at(race, event.who, lost.place), from_pile(lost.pile)});
        },
        [&](const CardsSwapped& swapped) {
            return say(
                "{0} swaps {1} for {2} {3}.",
                {who, a_card(swapped.given), a_card(swapped.taken), from_pile(swapped.pile)});
        },
        [&](const IconsChanged& icons) {
            return say(
                by_count(icons.dice, "{0}: {1} now counts as {2}.", "{0}: {1} now count as {2}."),
                {who, icon_count_text(icons.before, icons.dice), icon_name(icons.now)});
        },
        [&](const LineCrossed& line) {
            if (!line.forwards) return say("{0} is carried back over the line.", {who});
            return counted(who, line.laps, mark("{0} crosses the starting line."),
                           "{0} has completed 1 lap.", "{0} has completed {1} laps.");
        },
        [&](const Finished& finished) {
            return say("{0} crosses the finish line {1}.", {who, words::ordinal(finished.place)});
        },
        [&](Retired) { return say("{0} retires from the race.", {who}); },
        [&](const RaceEnded& ended) { return end_reason_text(ended.reason); },
        [&](const StartedRolling& started) {
            return say("{0} starts at Speed {1}.", {who, started.rating});
        },
        [&](const Jumped& jumped) {
            return say(jumped.over > 1 ? mark("{0} jumps over 2 spaces.")
                                       : mark("{0} jumps over a space."),
                       {who});
        },
        [&](const RivalNamed& named) {
            return say("{0} names {1} as rival.", {who, name(named.other)});
        },
        [](RunnerSetOut) { return say("A runner sets out across the track.", {}); },
        [](RunnerMoved) { return say("A runner runs on.", {}); },
        [&](RunnerGone) {
            return say(event.who == no_vehicle ? mark("A runner reaches the far side.")
                                               : mark("{0} runs a runner over."),
                       {who});
        },
        [&](const auto& fact) { return worded(fact, told); });
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
    case Why::affect: return say("{0} rolls {1} for a damage affect.", {who, dice});
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
