// What a player may do: the words on buttons, and the history of choices.
#include <string>

#include "frothy/data/wording_support.h"
#include "frothy/wording.h"
#include "hexgrid/facing.h"

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

std::string done_label(Ask ask, int cards) {
    switch (ask) {
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards: return cards == 0 ? "Play no card" : "No more cards";
    case Ask::discard_die: return "Discard no more";
    case Ask::reroll: return cards == 0 ? "Leave the dice" : "Roll now";
    case Ask::after_roll:
    case Ask::end_of_round: return "Play no card";
    case Ask::swap_cards: return "Swap no more";
    case Ask::sneak: return "Let it go";
    default: break;
    }
    return "Done";
}

// One deed in two voices: "Play a Whip" on a button, "plays a Whip" in the history.
struct Deed {
    std::string_view order;
    std::string_view told;
    std::string rest = {};
};

Deed done_deed(Ask ask) {
    switch (ask) {
    case Ask::discard_die: return {"Discard", "discards", "no more"};
    case Ask::reroll: return {"Roll", "rolls", "no more dice again"};
    case Ask::swap_cards: return {"Swap", "swaps", "no more cards"};
    case Ask::sneak: return {"Let it go", "lets it go"};
    default: return {"Play", "plays", "no more cards"};
    }
}

Deed special_deed(Option option, VehicleId v, const Race& race) {
    const std::string card = special_name_at(race, v, option.a);
    switch (static_cast<SpecialFace>(option.b)) {
    case SpecialFace::plain: return {"Play", "plays", card + " as a plain card"};
    case SpecialFace::action: break;
    case SpecialFace::other: return {"Play", "plays", card + " as a plain card of the other type"};
    }
    return {"Play", "plays", card};
}

Deed amount_deed(Option option, Ask ask) {
    if (ask == Ask::starting_speed) {
        return {"Start", "starts", say("at Speed {0}", {option.a})};
    }
    if (ask == Ask::stop_short) {
        return {
            "Stop", "stops",
            say(by_count(option.a, "on time", "1 space short", "{0} spaces short"), {option.a})};
    }
    if (ask != Ask::move_boxes) return {"Use", "uses", std::to_string(option.a)};
    return {"Move", "moves", say(by_count(option.a, "no box", "1 box", "{0} boxes"), {option.a})};
}

// FR-EDGE-58: a wreck that has not stepped yet on its heading.
Deed slide_deed(Ask ask, std::string way) {
    if (ask == Ask::wreck_side) return {"Roll", "lets the wreck roll", std::move(way)};
    return {"Slide", "slides", std::move(way)};
}

Deed adjust_deed(Option option) {
    if (option.a == 0) return {"Leave", "leaves", "the die as it is"};
    if (option.b == 0) return {"Add", "adds", std::to_string(option.a)};
    return {"Take", "takes", say("{0} away", {option.a})};
}

Deed deed_of(Option option, VehicleId v, Ask ask, const Race& race, const Names& names) {
    switch (option.kind) {
    case OptionKind::done: return done_deed(ask);
    case OptionKind::whip: return {"Play", "plays", "a Whip"};
    case OptionKind::reins: return {"Play", "plays", "a Reins"};
    case OptionKind::dual_as_whip: return {"Play", "plays", "a dual card as a Whip"};
    case OptionKind::dual_as_reins: return {"Play", "plays", "a dual card as Reins"};
    case OptionKind::special: return special_deed(option, v, race);
    case OptionKind::accelerate: return {"Accelerate", "accelerates"};
    case OptionKind::decelerate: return {"Decelerate", "decelerates"};
    case OptionKind::keep: return {"Keep", "keeps", say("{0} and {1}", {option.a, option.b})};
    case OptionKind::discard:
        return {"Discard", "discards",
                say(ask == Ask::cool_icon ? "every {0}" : "a {0}",
                    {icon_name(static_cast<Icon>(option.a))})};
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
    case OptionKind::slide_left: return slide_deed(ask, "to the left");
    case OptionKind::slide_right: return slide_deed(ask, "to the right");
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
                    {special_name_at(race, v, option.a), pile_name(static_cast<Pile>(option.b))})};
    case OptionKind::race_on: return {"Race", "races", "on"};
    case OptionKind::retire: return {"Give", "gives", "up the race"};
    case OptionKind::remove_point: return {"Remove", "removes", "a Control Loss point"};
    case OptionKind::keep_point: return {"Keep", "keeps", "the Control Loss point"};
    case OptionKind::amount: return amount_deed(option, ask);
    case OptionKind::reroll_value:
        return {"Roll", "rolls",
                say(option.b != 0 ? "a {0} of the opponent again" : "a {0} again", {option.a})};
    case OptionKind::reroll_icon:
        return {"Roll", "rolls", say("a {0} again", {icon_name(static_cast<Icon>(option.a))})};
    case OptionKind::reins_as_whip: return {"Play", "plays", "a Reins as a Whip"};
    case OptionKind::whip_as_reins: return {"Play", "plays", "a Whip as Reins"};
    case OptionKind::use: return {"Add", "adds", "the number of the card"};
    case OptionKind::decline: return {"Leave", "leaves", "the number of the card out"};
    case OptionKind::adjust: return adjust_deed(option);
    case OptionKind::swap:
        return {"Swap", "swaps",
                say("a {0} for a {1} from {2}",
                    {card_name(static_cast<CardType>(option.a)),
                     card_name(static_cast<CardType>(option.b % card_type_count)),
                     pile_name(static_cast<Pile>(option.b / card_type_count))})};
    case OptionKind::take:
        return {"Take", "takes", say("back a {0}", {card_name(static_cast<CardType>(option.a))})};
    case OptionKind::take_special:
        return {"Take", "takes", say("back {0}", {special_name_at(race, v, option.a)})};
    case OptionKind::name: return {"Name", "names", names.of(option.a) + " as rival"};
    case OptionKind::call_time: return {"Call", "calls", "time"};
    case OptionKind::keep_one: return {"Keep", "keeps", say("the {0}", {option.a})};
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

std::string describe_choice(kernel::PlayerId player, Ask ask, Option option, const Race& race,
                            const Names& names) {
    const Deed deed = deed_of(option, player, ask, race, names);
    return spoken(names.of(player) + " " + std::string(deed.told), deed.rest);
}

}  // namespace frothy
