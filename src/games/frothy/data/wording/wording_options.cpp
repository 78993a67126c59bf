// What each option leads to.
#include <algorithm>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"

namespace frothy {
namespace {

std::string done_explanation(Ask ask, int cards) {
    switch (ask) {
    case Ask::speed_cards:
        return cards == 0 ? tr("You keep your cards.") : tr("On to choosing the direction.");
    case Ask::control_cards: return tr("Roll now with the dice you have.");
    case Ask::attack_cards:
        return cards == 0 ? tr("You meet the attack with a single die.")
                          : tr("Your cards stay hidden until both have chosen.");
    case Ask::discard_die:
        return tr("The dice left now cancel in pairs, and the rest takes effect.");
    case Ask::reroll: return tr("The dice named are rolled again; the others stay.");
    case Ask::after_roll: return tr("The dice stay as they are.");
    case Ask::end_of_round: return tr("The card stays in your hand.");
    case Ask::swap_cards: return tr("Your hand stays as it is now.");
    case Ask::sneak: return tr("You keep your Whips, and the move goes on.");
    default: break;
    }
    return tr("Nothing more happens.");
}

// What playing one card more does, by what it is played for.
std::string card_explanation(Ask ask, CardType as) {
    switch (ask) {
    case Ask::speed_cards:
        return as == CardType::whip
                   ? tr("One more die. When you decelerate: with as many Whips as Reins, the "
                        "lowest die must be kept; with twice as many, the two lowest.")
                   : tr("One more die. When you accelerate: with as many Reins as Whips, the "
                        "lowest die must be kept; with twice as many, the two lowest.");
    case Ask::control_cards: return tr("One more die, and one die you may discard after the roll.");
    case Ask::attack_cards: return tr("One more die for your Attack Value; two are still kept.");
    case Ask::drive:
        return as == CardType::whip ? tr("Move one space more in this phase.")
                                    : tr("Move one space fewer in this phase.");
    case Ask::jump_card: return tr("The card pays for the jump and goes to Spent.");
    default: break;
    }
    return tr("The card goes to Spent.");
}

std::string keep_explanation(const Question& question, int sum) {
    if (question.about.rule.area() == "ATK") {
        return say("An Attack Value of {0} before other effects.", {sum});
    }
    return say(by_count(sum, mark("Your marker stays where it is, before other effects."),
                        "Your marker moves 1 box, before other effects.",
                        "Your marker moves {0} boxes, before other effects."),
               {sum});
}

std::string discard_explanation(Icon icon) {
    switch (icon) {
    case Icon::slide: return tr("One Slide fewer to carry you a space too far.");
    case Icon::haste: return tr("One Haste fewer to speed you up.");
    case Icon::slow: return tr("One Slow fewer to brake you.");
    case Icon::left_spin: return tr("One Left Spin fewer to turn you further left.");
    case Icon::right_spin: return tr("One Right Spin fewer to turn you further right.");
    case Icon::damage: return tr("One Damage fewer to roll for.");
    }
    return tr("One die fewer.");
}

std::string special_use(Option option, Ask ask, const Race& race, VehicleId v) {
    const SpecialCard* card = special_at(race, v, option.a);
    if (card == nullptr) return tr("Its special action takes place.");
    const auto face = static_cast<SpecialFace>(option.b);
    if (face != SpecialFace::action) {
        const bool is_whip = (card->face == CardFace::whip) == (face == SpecialFace::plain);
        return card_explanation(ask, is_whip ? CardType::whip : CardType::reins);
    }
    return special_action_text(*card);
}

std::string amount_explanation(const Question& question, int amount) {
    if (question.ask == Ask::move_boxes) {
        return say(by_count(amount, mark("Your marker stays where it is."),
                            "Your marker moves 1 box.", "Your marker moves {0} boxes."),
                   {amount});
    }
    if (question.ask == Ask::starting_speed) return tr("With the left-most boxes of that rating.");
    if (question.ask == Ask::stop_short) {
        return say(by_count(amount, mark("Nothing changes."), "1 space fewer, and 1 rating lost.",
                            "{0} spaces fewer, and {0} ratings lost."),
                   {amount});
    }
    return amount == 0 ? tr("None of it counts this time.") : say("It counts for {0}.", {amount});
}

std::string jump_explanation(Option option) {
    return say("Costs a Whip or Reins and {0} spaces of the move. On landing, a Control roll, "
               "and damage dice for your Speed.",
               {option.b + 1});
}

std::string drift_explanation(const Race& race, VehicleId v) {
    const bool known = v < race.vehicle_count && race.setting != nullptr;
    if (known && drift_needs_roll(race, v)) {
        return tr("One space to the side, no turn. The second drift of this phase: a Control roll. "
                  "A slide goes the same way.");
    }
    return tr(
        "One space to the side, no turn. Once a phase, which then does not count as straight.");
}

std::string crash_explanation(const Crash& crash, const Race& race, VehicleId v,
                              const Names& names) {
    switch (crash.into) {
    case Blocker::vehicle:
        return say("A collision with {0}. Damage dice for both. A Control roll for whoever is "
                   "hurt. Your move ends.",
                   {names.of(crash.other)});
    case Blocker::open_edge:
        return race.rules().track_open_edge == OpenEdge::out
                   ? tr("Over the edge and off the track. You are out of the race.")
                   : tr("Over the edge. You come to a standstill. Your move ends.");
    case Blocker::wall:
        // FR-COL-22, FR-COL-25.
        if (rating(race, v) == 0)
            return tr("A collision at Speed 0: no damage dice. Your move ends, and if you are held "
                      "up there you may turn to get past.");
        break;
    case Blocker::wreck:
    case Blocker::obstacle: break;
    }
    return say("A collision at Speed {0}. A Control roll if you are hurt. Your move ends, and your "
               "Speed is halved.",
               {rating(race, v)});
}

std::string step_explanation(Option option, const Race& race, VehicleId v, const Names& names) {
    if (const std::optional<Crash> crash = crash_of_step(race, v, option)) {
        return crash_explanation(*crash, race, v, names);
    }
    return static_cast<StepKind>(option.b) == StepKind::drift ? drift_explanation(race, v)
                                                              : std::string(tr("One space on."));
}

std::string adjust_explanation(const Question& question, Option option) {
    const int change = option.b == 0 ? option.a : -option.a;
    const int value = std::max(0, question.about.number + change);
    return say(by_count(value, mark("A result of 0 before other effects: no box."),
                        "A result of {0} before other effects: 1 box.",
                        "A result of {0} before other effects: {0} boxes."),
               {value});
}

std::string turn_explanation(const Race& race, VehicleId v) {
    if (v < race.vehicle_count && race.setting != nullptr && is_safe(race, v)) {
        return tr("30 degrees. Safe at this Speed, no Control roll.");
    }
    return tr("30 degrees. A Control roll at this Speed.");
}

}  // namespace

std::string option_explanation(Option option, const Question& question, const Race& race,
                               const Names& names) {
    const VehicleId v = subject(question);
    switch (option.kind) {
    case OptionKind::done: return done_explanation(question.ask, question.about.so_far);
    case OptionKind::whip:
    case OptionKind::dual_as_whip: return card_explanation(question.ask, CardType::whip);
    case OptionKind::reins:
    case OptionKind::dual_as_reins: return card_explanation(question.ask, CardType::reins);
    case OptionKind::special: return special_use(option, question.ask, race, question.player);
    case OptionKind::accelerate:
        return tr("Your marker moves right. Boxes beyond the last one turn into braking.");
    case OptionKind::decelerate: return tr("Your marker moves left, down to Speed 0 at most.");
    case OptionKind::keep: return keep_explanation(question, option.a + option.b);
    case OptionKind::discard: return discard_explanation(static_cast<Icon>(option.a));
    case OptionKind::step: return step_explanation(option, race, v, names);
    case OptionKind::turn_left:
    case OptionKind::turn_right: return turn_explanation(race, v);
    case OptionKind::end_move: return tr("The move is over. No turn, no attack.");
    case OptionKind::attack_personal:
        return tr("Personal attack, with at least one Whip. The loser gains the difference as "
                  "Control Loss. The loser makes a Control roll.");
    case OptionKind::attack_vehicle:
        return tr("Vehicle attack, with at least one Reins. Damage dice for the loser: the "
                  "difference and half the winner's Speed.");
    case OptionKind::slide_left: return tr("Into the front hex on the left; the facing stays.");
    case OptionKind::slide_right: return tr("Into the front hex on the right; the facing stays.");
    case OptionKind::stay: return tr("The facing stays as it is.");
    case OptionKind::face: return tr("At a standstill, ready to set off this way.");
    case OptionKind::lose:
    case OptionKind::lose_special: return tr("Gone for the rest of the race.");
    case OptionKind::race_on: return tr("Nothing changes.");
    case OptionKind::retire:
        return tr("Your vehicle is taken off the track. Those still racing are placed before you.");
    case OptionKind::remove_point: return tr("One Control die fewer from now on.");
    case OptionKind::keep_point: return tr("Your Control Loss points stay as they are.");
    case OptionKind::jump: return jump_explanation(option);
    case OptionKind::amount: return amount_explanation(question, option.a);
    case OptionKind::reroll_value:
    case OptionKind::reroll_icon:
        return tr("It is picked up, and rolled again once all are named.");
    case OptionKind::reins_as_whip: return card_explanation(question.ask, CardType::whip);
    case OptionKind::whip_as_reins: return card_explanation(question.ask, CardType::reins);
    case OptionKind::use:
        if (question.ask == Ask::use_card) {
            const Option card{OptionKind::special, question.about.card, SpecialFace::action};
            return special_use(card, question.ask, race, v);
        }
        return tr("Its full number counts.");
    case OptionKind::decline: return tr("The card is still played, but adds nothing.");
    case OptionKind::adjust: return adjust_explanation(question, option);
    case OptionKind::swap:
    case OptionKind::take:
    case OptionKind::take_special: return tr("It is in your hand for this round.");
    case OptionKind::name:
        return say("{0} is your rival for the whole race.", {names.of(option.a)});
    case OptionKind::keep_one: return keep_explanation(question, option.a);
    case OptionKind::call_time: return tr("The race ends here, and the distances count.");
    }
    return tr("One of the options.");
}

}  // namespace frothy
