// What a player may do: the words on buttons, and the history of choices.
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/ahead.h"
#include "hexgrid/facing.h"

namespace frothy {
namespace {

std::string way_label(const Race& race, VehicleId v, Option option) {
    const Hand hand = hand_of(race, v, option.a);
    if (static_cast<StepKind>(option.b) == StepKind::drift) {
        switch (hand) {
        case Hand::left: return tr("Drift left");
        case Hand::right: return tr("Drift right");
        case Hand::ahead: return tr("Drift");
        }
    }
    switch (hand) {
    case Hand::left: return tr("Step ahead to the left");
    case Hand::right: return tr("Step ahead to the right");
    case Hand::ahead: break;
    }
    return tr("Step straight ahead");
}

// "Step straight ahead, into the wall": nobody runs into anything unawares.
std::string step_label(const Race& race, VehicleId v, Option option, const Names& names) {
    std::string way = way_label(race, v, option);
    const std::optional<Crash> crash = crash_of_step(race, v, option);
    if (!crash) return way;
    switch (crash->into) {
    case Blocker::vehicle: return say("{0}, into {1}", {way, names.of(crash->other)});
    case Blocker::wreck: return say("{0}, into {1}'s wreck", {way, names.of(crash->other)});
    case Blocker::obstacle: return say("{0}, into the obstacle", {way});
    case Blocker::wall: return say("{0}, into the wall", {way});
    case Blocker::open_edge: return say("{0}, over the open edge", {way});
    }
    return way;
}

std::string jump_label(const Race& race, VehicleId v, Option option) {
    const bool far = option.b > 1;
    switch (hand_of(race, v, option.a)) {
    case Hand::left:
        return far ? tr("Jump ahead to the left, over 2 spaces") : tr("Jump ahead to the left");
    case Hand::right:
        return far ? tr("Jump ahead to the right, over 2 spaces") : tr("Jump ahead to the right");
    case Hand::ahead: break;
    }
    return far ? tr("Jump over the next 2 spaces") : tr("Jump over the next space");
}

std::string done_label(Ask ask, int cards) {
    switch (ask) {
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards: return cards == 0 ? tr("Play no card") : tr("No more cards");
    case Ask::discard_die: return tr("Discard no more");
    case Ask::reroll: return cards == 0 ? tr("Leave the dice") : tr("Roll now");
    case Ask::after_roll:
    case Ask::end_of_round: return tr("Play no card");
    case Ask::swap_cards: return tr("Keep this hand");
    case Ask::sneak: return tr("Let it go");
    default: break;
    }
    return tr("Done");
}

// One deed in two voices: "Play a Whip" on a button, "{0} plays a Whip" in the history. {0} is the
// player, the other places are the deed's own.
struct Deed {
    const char* order;
    const char* told;
    Said first = "";   // {1}
    Said second = "";  // {2}
    Said third = "";   // {3}
};

Deed done_deed(Ask ask) {
    switch (ask) {
    case Ask::discard_die: return {mark("Discard no more"), mark("{0} discards no more")};
    case Ask::reroll: return {mark("Re-roll no more dice"), mark("{0} re-rolls no more dice")};
    case Ask::swap_cards: return {mark("Swap no more cards"), mark("{0} swaps no more cards")};
    case Ask::sneak: return {mark("Let it go"), mark("{0} lets it go")};
    default: return {mark("No more cards"), mark("{0} is done with cards")};
    }
}

// As the plain card on its face, or as one of the other type (FR-TRT-03, FR-TRT-25).
Deed plain_special_deed(const SpecialCard& card, SpecialFace played) {
    const bool is_whip = (card.face == CardFace::whip) == (played == SpecialFace::plain);
    const std::string name = special_text(card);
    return is_whip ? Deed{mark("Play {1} as a Whip"), mark("{0} plays {1} as a Whip"), name}
                   : Deed{mark("Play {1} as Reins"), mark("{0} plays {1} as Reins"), name};
}

Deed special_deed(Option option, VehicleId v, const Race& race) {
    const auto played = static_cast<SpecialFace>(option.b);
    const SpecialCard* card = special_at(race, v, option.a);
    if (played != SpecialFace::action && card != nullptr) return plain_special_deed(*card, played);
    return {mark("Play {1}"), mark("{0} plays {1}"), special_name_at(race, v, option.a)};
}

Deed amount_deed(Option option, Ask ask) {
    const int amount = option.a;
    if (ask == Ask::starting_speed) {
        return {mark("Start at Speed {1}"), mark("{0} starts at Speed {1}"), amount};
    }
    if (ask == Ask::stop_short) {
        return {by_count(amount, mark("Do not stop short"), "Stop 1 space short",
                         "Stop {1} spaces short"),
                by_count(amount, mark("{0} does not stop short"), "{0} stops 1 space short",
                         "{0} stops {1} spaces short"),
                amount};
    }
    if (ask != Ask::move_boxes) return {mark("Use {1}"), mark("{0} uses {1}"), amount};
    return {by_count(amount, mark("Move no box"), "Move 1 box", "Move {1} boxes"),
            by_count(amount, mark("{0} moves no box"), "{0} moves 1 box", "{0} moves {1} boxes"),
            amount};
}

// FR-EDGE-58: a wreck that has not stepped yet on its heading.
Deed slide_deed(Ask ask, Hand hand) {
    const bool left = hand == Hand::left;
    if (ask == Ask::wreck_side) {
        return left ? Deed{mark("Roll to the left"), mark("{0} lets the wreck roll to the left")}
                    : Deed{mark("Roll to the right"), mark("{0} lets the wreck roll to the right")};
    }
    return left ? Deed{mark("Slide to the left"), mark("{0} slides to the left")}
                : Deed{mark("Slide to the right"), mark("{0} slides to the right")};
}

Deed adjust_deed(Option option) {
    if (option.a == 0) {
        return {mark("Leave the die as it is"), mark("{0} leaves the die as it is")};
    }
    if (option.b == 0) return {mark("Add {1}"), mark("{0} adds {1}"), option.a};
    return {mark("Take {1} away"), mark("{0} takes {1} away"), option.a};
}

// In the words of the log; buttons say more (step_label).
Deed step_deed(const Race& race, VehicleId v, Option option) {
    const bool drifts = static_cast<StepKind>(option.b) == StepKind::drift;
    switch (hand_of(race, v, option.a)) {
    case Hand::left:
        return drifts ? Deed{mark("Drift left"), mark("{0} drifts left")}
                      : Deed{mark("Step ahead to the left"), mark("{0} moves ahead to the left")};
    case Hand::right:
        return drifts ? Deed{mark("Drift right"), mark("{0} drifts right")}
                      : Deed{mark("Step ahead to the right"), mark("{0} moves ahead to the right")};
    case Hand::ahead: break;
    }
    return drifts ? Deed{mark("Drift"), mark("{0} drifts")}
                  : Deed{mark("Step straight ahead"), mark("{0} moves ahead")};
}

Deed reroll_deed(Option option) {
    if (option.kind == OptionKind::reroll_icon) {
        return {tr_in("an icon", "Roll a {1} again"), tr_in("an icon", "{0} rolls a {1} again"),
                icon_name(static_cast<Icon>(option.a))};
    }
    if (option.b != 0) {
        return {mark("Roll the opponent's {1} again"), mark("{0} rolls the opponent's {1} again"),
                option.a};
    }
    return {mark("Roll a {1} again"), mark("{0} rolls a {1} again"), option.a};
}

Deed discard_deed(Option option, Ask ask) {
    const std::string icon = icon_name(static_cast<Icon>(option.a));
    return ask == Ask::cool_icon
               ? Deed{mark("Discard every {1}"), mark("{0} discards every {1}"), icon}
               : Deed{mark("Discard a {1}"), mark("{0} discards a {1}"), icon};
}

// "Swap Reins for Whip (Recovery)"
std::string swap_label(Option option) {
    return say("Swap {0} for {1} ({2})",
               {card_name(static_cast<CardType>(option.a)),
                card_name(static_cast<CardType>(option.b % card_type_count)),
                pile_name(static_cast<Pile>(option.b / card_type_count))});
}

Deed swap_deed(Option option) {
    return {mark("Swap {1} for {2} {3}"), mark("{0} swaps {1} for {2} {3}"),
            a_card(static_cast<CardType>(option.a)),
            a_card(static_cast<CardType>(option.b % card_type_count)),
            from_pile(static_cast<Pile>(option.b / card_type_count))};
}

Deed deed_of(Option option, VehicleId v, Ask ask, const Race& race, const Names& names) {
    switch (option.kind) {
    case OptionKind::done: return done_deed(ask);
    case OptionKind::whip: return {mark("Play a Whip"), mark("{0} plays a Whip")};
    case OptionKind::reins: return {mark("Play Reins"), mark("{0} plays Reins")};
    case OptionKind::dual_as_whip:
        return {mark("Play a dual card as a Whip"), mark("{0} plays a dual card as a Whip")};
    case OptionKind::dual_as_reins:
        return {mark("Play a dual card as Reins"), mark("{0} plays a dual card as Reins")};
    case OptionKind::special: return special_deed(option, v, race);
    case OptionKind::accelerate: return {mark("Accelerate"), mark("{0} accelerates")};
    case OptionKind::decelerate: return {mark("Decelerate"), mark("{0} decelerates")};
    case OptionKind::keep:
        return {mark("Keep {1} and {2}"), mark("{0} keeps {1} and {2}"), option.b, option.a};
    case OptionKind::discard: return discard_deed(option, ask);
    case OptionKind::step: return step_deed(race, v, option);
    case OptionKind::jump:
        return {mark("Jump to the {1}"), mark("{0} jumps to the {1}"),
                direction_word(hexgrid::direction(option.a))};
    case OptionKind::turn_left: return {mark("Turn left"), mark("{0} turns left")};
    case OptionKind::turn_right: return {mark("Turn right"), mark("{0} turns right")};
    case OptionKind::end_move: return {mark("End the move"), mark("{0} ends the move")};
    case OptionKind::attack_personal:
        return {mark("Lash out at {1}"), mark("{0} lashes out at {1}"), names.of(option.a)};
    case OptionKind::attack_vehicle:
        return {mark("Sideswipe {1}"), mark("{0} sideswipes {1}"), names.of(option.a)};
    case OptionKind::slide_left: return slide_deed(ask, Hand::left);
    case OptionKind::slide_right: return slide_deed(ask, Hand::right);
    case OptionKind::stay: return {mark("Stay as you are"), mark("{0} stays as it is")};
    case OptionKind::face:
        return {mark("Face {1}"), mark("{0} faces {1}"), facing_word(hexgrid::Facing(option.a))};
    case OptionKind::lose:
        return {mark("Lose {1} {2}"), mark("{0} gives up {1} {2}"),
                a_card(static_cast<CardType>(option.a)), from_pile(static_cast<Pile>(option.b))};
    case OptionKind::lose_special:
        return {mark("Lose {1} {2}"), mark("{0} gives up {1} {2}"),
                special_name_at(race, v, option.a), from_pile(static_cast<Pile>(option.b))};
    case OptionKind::race_on: return {mark("Race on"), mark("{0} races on")};
    case OptionKind::retire: return {mark("Give up the race"), mark("{0} gives up the race")};
    case OptionKind::remove_point:
        return {mark("Remove a Control Loss point"), mark("{0} removes a Control Loss point")};
    case OptionKind::keep_point:
        return {mark("Keep the Control Loss point"), mark("{0} keeps the Control Loss point")};
    case OptionKind::amount: return amount_deed(option, ask);
    case OptionKind::reroll_value:
    case OptionKind::reroll_icon: return reroll_deed(option);
    case OptionKind::reins_as_whip:
        return {mark("Play Reins as a Whip"), mark("{0} plays Reins as a Whip")};
    case OptionKind::whip_as_reins:
        return {mark("Play a Whip as Reins"), mark("{0} plays a Whip as Reins")};
    case OptionKind::use:
        return {mark("Add the card's number"), mark("{0} adds the card's number")};
    case OptionKind::decline:
        return {mark("Leave out the card's number"), mark("{0} leaves out the card's number")};
    case OptionKind::adjust: return adjust_deed(option);
    case OptionKind::swap: return swap_deed(option);
    case OptionKind::take:
        return {mark("Take back {1}"), mark("{0} takes back {1}"),
                a_card(static_cast<CardType>(option.a))};
    case OptionKind::take_special:
        return {mark("Take back {1}"), mark("{0} takes back {1}"),
                special_name_at(race, v, option.a)};
    case OptionKind::name:
        return {mark("Name {1} as rival"), mark("{0} names {1} as rival"), names.of(option.a)};
    case OptionKind::call_time: return {mark("Call time"), mark("{0} calls time")};
    case OptionKind::keep_one: return {mark("Keep the {1}"), mark("{0} keeps the {1}"), option.a};
    }
    return {mark("Choose"), mark("{0} decides")};
}

}  // namespace

std::string option_label(Option option, const Question& question, const Race& race,
                         const Names& names) {
    const VehicleId v = subject(question);
    // A button knows more than the history: what was played before, and where is ahead.
    if (option.kind == OptionKind::done) return done_label(question.ask, question.about.so_far);
    if (option.kind == OptionKind::step) return step_label(race, v, option, names);
    if (option.kind == OptionKind::jump) return jump_label(race, v, option);
    if (option.kind == OptionKind::face)
        return say("Face {0}", {facing_in_short(hexgrid::Facing(option.a))});
    if (option.kind == OptionKind::swap) return swap_label(option);
    const Deed deed = deed_of(option, v, question.ask, race, names);
    return say(deed.order, {names.of(question.player), deed.first, deed.second, deed.third});
}

std::string describe_choice(kernel::PlayerId player, Ask ask, Option option, const Race& race,
                            const Names& names) {
    const Deed deed = deed_of(option, player, ask, race, names);
    return say(deed.told, {names.of(player), deed.first, deed.second, deed.third});
}

}  // namespace frothy
