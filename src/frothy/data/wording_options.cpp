// What a player may do: the words on buttons, what each leads to, and the history of choices.
#include <string>

#include "frothy/data/wording_support.h"
#include "frothy/queries.h"
#include "frothy/wording.h"

namespace frothy {
namespace {

enum class Hand : std::uint8_t { ahead, left, right };

Hand hand_of(const Race& race, VehicleId v, int direction) {
    if (v >= race.vehicle_count) return Hand::ahead;
    const int turn = hexgrid::Facing(2 * direction - race[v].facing.number()).number();
    if (turn == 0 || turn == 6) return Hand::ahead;
    return turn < 6 ? Hand::right : Hand::left;
}

VehicleId subject(const Question& question) {
    return question.about.vehicle == no_vehicle ? question.player : question.about.vehicle;
}

std::string special_name(const Race& race, VehicleId v, std::uint8_t place) {
    if (race.setting != nullptr && v < race.setting->licences.size()) {
        const auto& specials = race.licence(v).specials;
        if (place < specials.size()) {
            const SpecialCard& card = specials[place];
            std::string name = card.name;
            const std::size_t mark = name.find('#');
            if (mark != std::string::npos) {
                name.replace(mark, 1, card.n ? std::to_string(*card.n) : "die");
            }
            if (!name.empty()) return name;
        }
    }
    return "special card";
}

std::string step_label(const Race& race, VehicleId v, Option option) {
    const Hand hand = hand_of(race, v, option.a);
    if (static_cast<StepKind>(option.b) == StepKind::drift) {
        switch (hand) {
        case Hand::left: return "Drift left";
        case Hand::right: return "Drift right";
        case Hand::ahead: return "Drift";
        }
    }
    switch (hand) {
    case Hand::left: return "Step ahead to the left";
    case Hand::right: return "Step ahead to the right";
    case Hand::ahead: break;
    }
    return "Step straight ahead";
}

std::string jump_label(const Race& race, VehicleId v, Option option) {
    const bool far = option.b > 1;
    switch (hand_of(race, v, option.a)) {
    case Hand::left:
        return far ? "Jump ahead to the left, over 2 spaces" : "Jump ahead to the left";
    case Hand::right:
        return far ? "Jump ahead to the right, over 2 spaces" : "Jump ahead to the right";
    case Hand::ahead: break;
    }
    return far ? "Jump over the next 2 spaces" : "Jump over the next space";
}

std::string jump_explanation(const Race& race, VehicleId v, Option option) {
    const bool known = v < race.vehicle_count && race.setting != nullptr;
    const int dice = known ? half_rounded_up(rating(race, v)) : 0;
    return say("Costs a Whip or a Reins and {0} spaces of the move. Where you land you make a "
               "Control roll and roll damage ({1}, half your Speed).",
               {option.b + 1, dice});
}

std::string drift_explanation(const Race& race, VehicleId v) {
    const bool known = v < race.vehicle_count && race.setting != nullptr;
    if (known && drift_needs_roll(race, v)) {
        return "One space to the side without turning. You have drifted before in this phase, so "
               "it takes a Control roll; a slide goes the same way.";
    }
    return "One space to the side without turning; once a phase, and the phase no longer counts as "
           "straight.";
}

std::string done_label(Ask ask, int cards) {
    switch (ask) {
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards: return cards == 0 ? "Play no card" : "No more cards";
    case Ask::discard_die: return "Discard no more";
    case Ask::race_on:
    case Ask::speed_direction:
    case Ask::keep_dice:
    case Ask::drive:
    case Ask::slide_side:
    case Ask::unblock:
    case Ask::face:
    case Ask::lose_card:
    case Ask::straight_phase:
    case Ask::wreck_side:
    case Ask::jump_card: break;
    case Ask::sneak: return "Let it go";
    }
    return "Done";
}

std::string done_explanation(Ask ask, int cards) {
    switch (ask) {
    case Ask::speed_cards:
        return cards == 0 ? "You will decelerate with 2 dice and keep your cards."
                          : "On to choosing the direction.";
    case Ask::control_cards: return "Roll now with the dice you have.";
    case Ask::attack_cards:
        return cards == 0 ? "You meet the attack with a single die."
                          : "Your cards stay hidden until both have chosen.";
    case Ask::discard_die: return "The dice left now cancel in pairs, and the rest takes effect.";
    case Ask::race_on:
    case Ask::speed_direction:
    case Ask::keep_dice:
    case Ask::drive:
    case Ask::slide_side:
    case Ask::unblock:
    case Ask::face:
    case Ask::lose_card:
    case Ask::straight_phase:
    case Ask::wreck_side:
    case Ask::jump_card: break;
    case Ask::sneak: return "You keep your Whips, and the move goes on.";
    }
    return "Nothing more is done.";
}

// What playing one card more does, by what it is played for.
std::string card_explanation(Ask ask, CardType as) {
    switch (ask) {
    case Ask::speed_cards:
        return as == CardType::whip
                   ? "One die more. As many Whips as Reins hold you back when decelerating."
                   : "One die more. As many Reins as Whips hold you back when accelerating.";
    case Ask::control_cards: return "One die more, and one die you may discard after the roll.";
    case Ask::attack_cards: return "One die more for your Attack Value; still two are kept.";
    case Ask::drive:
        return as == CardType::whip ? "Move one space more in this phase."
                                    : "Move one space fewer in this phase.";
    case Ask::race_on:
    case Ask::speed_direction:
    case Ask::keep_dice:
    case Ask::discard_die:
    case Ask::slide_side:
    case Ask::unblock:
    case Ask::face:
    case Ask::lose_card:
    case Ask::straight_phase:
    case Ask::wreck_side:
    case Ask::sneak: break;
    case Ask::jump_card: return "The card pays for the jump and goes to Spent.";
    }
    return "The card goes to Spent.";
}

std::string keep_explanation(const Question& question, Option option) {
    const int sum = option.a + option.b;
    if (question.about.rule.area() == "ATK") {
        return say("An Attack Value of {0} before other effects.", {sum});
    }
    return say(by_count(sum, "Your marker stays where it is before other effects.",
                        "Your marker moves 1 box before other effects.",
                        "Your marker moves {0} boxes before other effects."),
               {sum});
}

std::string discard_explanation(Icon icon) {
    switch (icon) {
    case Icon::slide: return "One Slide fewer to carry you a space too far.";
    case Icon::haste: return "One Haste fewer to speed you up.";
    case Icon::slow: return "One Slow fewer to brake you.";
    case Icon::left_spin: return "One Left Spin fewer to turn you further left.";
    case Icon::right_spin: return "One Right Spin fewer to turn you further right.";
    case Icon::damage: return "One Damage fewer to roll for.";
    }
    return "One die fewer.";
}

std::string turn_explanation(const Race& race, VehicleId v) {
    if (v < race.vehicle_count && race.setting != nullptr && is_safe(race, v)) {
        return "30 degrees, and safe at this Speed: no Control roll.";
    }
    return "30 degrees, with a Control roll at this Speed.";
}

// One deed in two voices: "Play a Whip" on a button, "plays a Whip" in the history.
struct Deed {
    std::string_view order;
    std::string_view told;
    std::string rest = {};
};

Deed deed_of(Option option, VehicleId v, Ask ask, const Race& race, const Names& names) {
    switch (option.kind) {
    case OptionKind::done:
        return ask == Ask::discard_die ? Deed{"Discard", "discards", "no more"}
                                       : Deed{"Play", "plays", "no more cards"};
    case OptionKind::whip: return {"Play", "plays", "a Whip"};
    case OptionKind::reins: return {"Play", "plays", "a Reins"};
    case OptionKind::dual_as_whip: return {"Play", "plays", "a dual card as a Whip"};
    case OptionKind::dual_as_reins: return {"Play", "plays", "a dual card as Reins"};
    case OptionKind::special:
        return {"Play", "plays",
                special_name(race, v, option.a) + (option.b == 0 ? " as a plain card" : "")};
    case OptionKind::accelerate: return {"Accelerate", "accelerates"};
    case OptionKind::decelerate: return {"Decelerate", "decelerates"};
    case OptionKind::keep: return {"Keep", "keeps", say("{0} and {1}", {option.a, option.b})};
    case OptionKind::discard:
        return {"Discard", "discards", say("a {0}", {icon_name(static_cast<Icon>(option.a))})};
    case OptionKind::step: {
        const std::string way = say("to the {0}", {direction_word(hexgrid::direction(option.a))});
        return static_cast<StepKind>(option.b) == StepKind::drift ? Deed{"Drift", "drifts", way}
                                                                  : Deed{"Step", "steps", way};
    }
    case OptionKind::jump:
        return {"Jump", "jumps", say("to the {0}", {direction_word(hexgrid::direction(option.a))})};
    case OptionKind::turn_left: return {"Turn", "turns", "left"};
    case OptionKind::turn_right: return {"Turn", "turns", "right"};
    case OptionKind::end_move: return {"End", "ends", "the move"};
    case OptionKind::attack_personal: return {"Lash", "lashes", "out at " + names.of(option.a)};
    case OptionKind::attack_vehicle: return {"Sideswipe", "sideswipes", names.of(option.a)};
    case OptionKind::slide_left: return {"Slide", "slides", "to the left"};
    case OptionKind::slide_right: return {"Slide", "slides", "to the right"};
    case OptionKind::stay: return {"Stay as you are", "stays as it is"};
    case OptionKind::face:
        return {"Face", "faces", std::string(facing_word(hexgrid::Facing(option.a)))};
    case OptionKind::lose:
        return {"Lose", "gives up",
                say("a {0} from {1}", {card_name(static_cast<CardType>(option.a)),
                                       pile_name(static_cast<Pile>(option.b))})};
    case OptionKind::lose_special:
        return {"Lose", "gives up",
                say("{0} from {1}",
                    {special_name(race, v, option.a), pile_name(static_cast<Pile>(option.b))})};
    case OptionKind::race_on: return {"Race", "races", "on"};
    case OptionKind::retire: return {"Give", "gives", "up the race"};
    case OptionKind::remove_point: return {"Remove", "removes", "a Control Loss point"};
    case OptionKind::keep_point: return {"Keep", "keeps", "the Control Loss point"};
    }
    return {"Choose", "decides"};
}

std::string spoken(std::string_view verb, const std::string& rest) {
    return std::string(verb) + (rest.empty() ? "" : " ") + rest;
}

}  // namespace

std::string option_label(Option option, const Question& question, const Race& race,
                         const Names& names) {
    const VehicleId v = subject(question);
    // A button knows more than the history: what was played before, and where is ahead.
    if (option.kind == OptionKind::done) return done_label(question.ask, question.about.extra);
    if (option.kind == OptionKind::step) return step_label(race, v, option);
    if (option.kind == OptionKind::jump) return jump_label(race, v, option);
    const Deed deed = deed_of(option, v, question.ask, race, names);
    return spoken(deed.order, deed.rest);
}

std::string option_explanation(Option option, const Question& question, const Race& race,
                               const Names& names) {
    const VehicleId v = subject(question);
    switch (option.kind) {
    case OptionKind::done: return done_explanation(question.ask, question.about.extra);
    case OptionKind::whip:
    case OptionKind::dual_as_whip: return card_explanation(question.ask, CardType::whip);
    case OptionKind::reins:
    case OptionKind::dual_as_reins: return card_explanation(question.ask, CardType::reins);
    case OptionKind::special:
        return option.b == 0 ? "It counts as the plain card on its other face."
                             : "Its special action takes place.";
    case OptionKind::accelerate:
        return "Your marker moves right. Boxes beyond the last one turn into braking.";
    case OptionKind::decelerate: return "Your marker moves left, down to Speed 0 at most.";
    case OptionKind::keep: return keep_explanation(question, option);
    case OptionKind::discard: return discard_explanation(static_cast<Icon>(option.a));
    case OptionKind::step:
        return static_cast<StepKind>(option.b) == StepKind::drift ? drift_explanation(race, v)
                                                                  : "One space on.";
    case OptionKind::turn_left:
    case OptionKind::turn_right: return turn_explanation(race, v);
    case OptionKind::end_move: return "No turn and no attack; the next vehicle moves.";
    case OptionKind::attack_personal:
        return say("Costs at least one Whip. If {0} loses, the difference becomes Control Loss "
                   "points and a Control roll; if you lose, they are yours.",
                   {names.of(option.a)});
    case OptionKind::attack_vehicle:
        return say("Costs at least one Reins. If {0} loses, the difference and half your Speed "
                   "become damage dice; if you lose, they are yours.",
                   {names.of(option.a)});
    case OptionKind::slide_left: return "Into the front hex on the left; the facing stays.";
    case OptionKind::slide_right: return "Into the front hex on the right; the facing stays.";
    case OptionKind::stay: return "The facing stays as it is.";
    case OptionKind::face: return "At a standstill, ready to set off this way.";
    case OptionKind::lose:
    case OptionKind::lose_special: return "Gone for the rest of the race.";
    case OptionKind::race_on: return "Nothing changes.";
    case OptionKind::retire:
        return "Your vehicle is taken off the track, and those still racing are placed before you.";
    case OptionKind::remove_point: return "One Control die fewer from now on.";
    case OptionKind::keep_point: return "Your Control Loss points stay as they are.";
    case OptionKind::jump: return jump_explanation(race, v, option);
    }
    return "One of the options.";
}

std::string describe_choice(kernel::PlayerId player, Ask ask, Option option, const Race& race,
                            const Names& names) {
    const Deed deed = deed_of(option, player, ask, race, names);
    return spoken(names.of(player) + " " + std::string(deed.told), deed.rest);
}

}  // namespace frothy
