// What is asked.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/core/odds.h"
#include "games/circus_maximus/view/names.h"
#include "stage/core/input.h"
#include "ui/core/signed_number.h"
#include "words/sentences.h"
#include "words/words.h"

namespace circus_maximus {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

std::string View::title() { return tr("Circus Maximus"); }
std::string View::motto() { return tr("Circus Maximus: four horses, three laps, no manners"); }

std::string View::driver_title(std::string_view driver) {
    if (driver == "rookie") return words::tr_in("driver", "Rookie");
    if (driver == "steady") return words::tr_in("driver", "Steady");
    if (driver == "ace") return words::tr_in("driver", "Ace");
    if (driver == "bolter") return words::tr_in("driver", "Bolter");
    if (driver == "bruiser") return words::tr_in("driver", "Bruiser");
    if (driver == "stayer") return words::tr_in("driver", "Stayer");
    return std::string(driver);
}

std::string View::driver_about(std::string_view driver) {
    if (driver == "bolter") return tr("Drives as Steady does, and spends its horses early.");
    if (driver == "bruiser") return tr("Drives as Steady does, and looks for trouble.");
    if (driver == "stayer") return tr("Drives as Steady does, and has more to last with.");
    return ui::about_driver(driver);
}

// ---- Questions ----------------------------------------------------------------------------------

namespace {

// How far the next corner is, and what is safe in it.
std::string about_corner(const Chariot& chariot) {
    const int safe = safe_speed(chariot.car.lane);
    if (is_corner(chariot.car))
        return say("It stands in the corner: up to {0} is safe in this lane.", {safe});
    const int way = straight - number_of(chariot.car) + 1;
    return say(by_count(way, "The corner begins {0} square ahead; up to {1} is safe in this lane.",
                        "The corner begins {0} squares ahead; up to {1} is safe in this lane."),
               {way, safe});
}

std::string about_endurance(const Chariot& chariot) {
    return say("Its endurance is {0}.", {chariot.endurance});
}

// How long the endurance lasts at that speed (section 10 of the ledger).
std::string about_lasting(const Race& race, ChariotId id, int speed) {
    if (race[id].endurance == 0 || speed == 0) return {};
    const Lasting at_that = endurance_at(race, id, speed);
    switch (at_that.fate) {
    case Fate::home: return tr("At that its endurance lasts to the end.");
    case Fate::over: return tr("Kept up, that turns it over in a corner.");
    case Fate::spent: break;
    }
    return say(by_count(at_that.turns, "At that its endurance is spent in {0} turn.",
                        "At that its endurance is spent in {0} turns."),
               {at_that.turns});
}

std::string about_left(const Race& race, const Chariot& chariot) {
    return say(by_count(race.move.left, "{0} square of movement is left, endurance {1}.",
                        "{0} squares of movement are left, endurance {1}."),
               {race.move.left, chariot.endurance});
}

// On the board (circus_board.cpp).
const char* about_dots() { return tr("Dots are braking: 1 endurance a square."); }

}  // namespace

ui::PlainQuestion View::question_words(const Decision& decision, const ui::Seating& seating) {
    const Race& race = decision.now;
    const ChariotId id = decision.about.who;
    const Chariot& chariot = race[id];
    const std::string name = name_of(race, seating, id);
    const std::string other = name_of(race, seating, decision.about.other);
    switch (decision.ask) {
    case Ask::preparation:
        return {say("{0}: four points for driver, car, team and endurance", {name}),
                tr("In secret, at most two in each: a better driver, a heavier car, a faster team, "
                   "more "
                   "endurance.")};
    case Ask::speed:
        return {say("{0}: which speed?", {name}),
                say("{0} {1}",
                    {about_corner(chariot),
                     race.turn == 1
                         ? tr("Written in secret; a die comes off it for the standing start.")
                         : tr("Written in secret; all of it must be driven or braked off.")})};
    case Ask::lash:
        return {say("{0}: use what the lash has given?", {name}),
                tr("The team may run that much further in this move.")};
    case Ask::whip:
        return {say("{0}: the whip, or choose where the move is to end", {name}),
                say("{0} {1} {2}", {say("Its speed is {0}.", {race.move.speed}),
                                    about_corner(chariot), about_dots()})};
    case Ask::brake:
        return {
            say("{0}: choose where the move is to end", {name}),
            say("{0} {1} {2}", {about_left(race, chariot), about_corner(chariot), about_dots()})};
    case Ask::move:
        return {say("{0}: how does it go on?", {name}),
                say("{0} {1}", {about_left(race, chariot), about_corner(chariot)})};
    case Ask::defence:
        return {say("{0}: {1} tries {2}", {name, other, name_of_attack(decision.about.attack)}),
                say("{0} {1}", {tr("An evasion is paid for whether it works or not."),
                                about_endurance(chariot)})};
    case Ask::hurt_horse:
        return {say("{0}: which horse takes the blow?", {name}),
                tr("It has run into the chariot ahead.")};
    case Ask::give_way:
        return {say("{0}: drop back, or take the wound?", {name}),
                say("The whip of {0} leaves the choice.", {other})};
    case Ask::haul:
        return {say("{0}: how much endurance to get over the wreck?", {name}),
                say("{0} {1}", {tr("Each point that is not spent makes the roll worse."),
                                about_endurance(chariot)})};
    case Ask::walk:
        return {say("{0}: where does the driver run?", {name}),
                tr("Over the spina beside a straight, or over the wall by a ladder, he is safe.")};
    case Ask::bet:
        return {say("{0}: a bet on the race?", {name}),
                tr("On any chariot. All stakes go into a pool; a tenth is the circus's, and the "
                   "rest is for those who backed the winner.")};
    case Ask::stake:
        return {say("{0}: how many sesterces on {1}?", {name, other}),
                tr("Who backed the winner shares the pool by stakes; all others lose theirs.")};
    }
    return {};
}

namespace {

// Of a change of lanes and the like.
ui::PlainOption step_option(const Race& race, ChariotId id, Choice choice) {
    const Square car = race[id].car;
    const auto to = [&](const char* label, int price, std::optional<Square> square) {
        const std::string where = square ? place_words(*square) : std::string();
        return ui::PlainOption{tr(label), say(by_count(price, "{0} square of movement, to {1}.",
                                                       "{0} squares of movement, to {1}."),
                                              {price, where})};
    };
    switch (choice) {
    case Choice::ahead: return to(mark("Straight on"), 1, ahead(car));
    case Choice::inward: return to(mark("Inward"), 2, lane_change(car, Side::inward));
    case Choice::outward: return to(mark("Outward"), 1, lane_change(car, Side::outward));
    case Choice::slip_inward: return to(mark("Slip inward"), 3, sideslip(car, Side::inward));
    case Choice::slip_outward: return to(mark("Slip outward"), 3, sideslip(car, Side::outward));
    case Choice::brake: return {tr("Brake"), tr("1 endurance for 1 square of movement.")};
    case Choice::ram:
        return {tr("Into the back"),
                tr("There is no way round: a horse of your own is hurt, and the move is over.")};
    default: return {tr("Let it be"), tr("What is left of the move is lost.")};
    }
}

ui::PlainOption attack_option(const Race& race, ChariotId id, const std::string& other,
                              Choice choice) {
    const std::string mine = name_of(race[id].weight());
    switch (choice) {
    case Choice::whip_horses:
        return {say("Whip the horses of {0}", {other}),
                tr("A die each, with the drivers' modifiers: they lose endurance, but run on.")};
    case Choice::whip_driver:
        return {say("Whip {0}", {other}),
                tr("Two dice each: he may be wounded, thrown aside or keep your whip.")};
    case Choice::ram_horses:
        return {say("Ram the horses of {0}", {other}),
                say("The outer horse is hurt, as much as a {0} can.", {mine})};
    default:
        return {say("Ram the car of {0}", {other}),
                tr("Three dice: its wheel, yours, both or neither.")};
    }
}

ui::PlainOption defence_option(Choice choice) {
    switch (choice) {
    case Choice::hold: return {tr("Hold"), tr("Costs nothing; the attack comes.")};
    case Choice::back: return {tr("Brake away"), tr("2 endurance; one square back.")};
    case Choice::inward: return {tr("Away inward"), tr("The next move is 2 slower.")};
    default: return {tr("Away outward"), tr("The next move is 1 slower.")};
    }
}

ui::PlainOption walk_option(Choice choice) {
    switch (choice) {
    case Choice::ahead: return {tr("Forward"), {}};
    case Choice::back: return {tr("Back"), {}};
    case Choice::inward: return {tr("Inward"), {}};
    case Choice::outward: return {tr("Outward"), {}};
    default: return {tr("Stay"), tr("Wherever he stands, somebody may come along.")};
    }
}

// Two and two, or one each: the others are mixtures of them.
bool is_mixed(Preparation points) {
    const auto parts = {points.driver, points.chariot, points.speed, points.endurance};
    return std::ranges::count(parts, 2) == 1;
}

// "Driver 2 · Car 2", of a mixture "Driver 2 · Car 0": one point each in what is not named.
std::string parts_of(Preparation points) {
    const std::array parts = {std::pair(points.driver, words::tr_in("points", "Driver")),
                              std::pair(points.chariot, tr("Car")),
                              std::pair(points.speed, tr("Team")),
                              std::pair(points.endurance, tr("Endurance"))};
    std::string text;
    for (const auto& [count, name] : parts) {
        if (count != 2 && (count != 0 || !is_mixed(points))) continue;
        const std::string part = say(mark("{0} {1}"), {name, count});
        text = text.empty() ? part : say(mark("{0} · {1}"), {text, part});
    }
    return text;
}

ui::PlainOption preparation_option(Preparation points) {
    const auto on_average = [](int least, int most) { return (least + most) / 2; };
    const int endurance = on_average(endurance_of(points.endurance, 6),  //
                                     endurance_of(points.endurance, 1));
    const bool is_each = points == Preparation{1, 1, 1, 1};
    return {is_each ? std::string(tr("One each")) : parts_of(points),
            say("Driver {0}, {1}, team speed {2}, endurance about {3}.",
                {ui::signed_number(points.driver), name_of(static_cast<Weight>(points.chariot)),
                 ui::signed_number(points.speed), endurance})};
}

// A digit is its own key.
stage::Key key_of(int number) {
    if (number > 9) return stage::Key::unknown;
    return static_cast<stage::Key>(static_cast<int>(stage::Key::digit_0) + number);
}

// Who stands in the way of a speed now; others may have moved on before it is driven.
ChariotId in_the_way(const Race& race, ChariotId id, int squares) {
    Square team = race[id].team_square();
    for (; squares > 0; --squares) {
        team = ahead(team);
        const ChariotId other = who_is_on(race, team);
        if (other != no_chariot && other != id) return other;
    }
    return no_chariot;
}

std::string about_reach(const View::Decision& decision, const ui::Seating& seating,
                        const Option& speed) {
    const Race& race = decision.now;
    const std::string reach = reach_of_speed(decision, speed);
    // A die of a standing start is one at least.
    const int squares = speed.value - (race.turn == 1 ? 1 : 0);
    const ChariotId other = in_the_way(race, decision.about.who, squares);
    if (other == no_chariot) return say("Straight on it leads to {0}.", {reach});
    return say("Straight on it leads to {0}, once {1} has left {2}.",
               {reach, name_of(race, seating, other), name_of(race[other].car)});
}

ui::PlainOption number_option(const View::Decision& decision, const ui::Seating& seating,
                              const Option& option) {
    const int value = option.value;
    const std::string label = std::to_string(value);
    switch (decision.ask) {
    case Ask::brake:
        if (value == 0) return {tr("No brakes"), tr("Then choose where the move is to end.")};
        return {say("Brake {0}", {value}),
                say(by_count(value, "{0} endurance.", "{0} endurance."), {value})};
    case Ask::haul:
        return {label, say(by_count(value, "{0} endurance.", "{0} endurance."), {value})};
    case Ask::speed: {
        return {label,
                words::in_a_row(about_reach(decision, seating, option),
                                about_lasting(decision.now, decision.about.who, option.value))};
    }
    case Ask::stake: return {money(hundred * value), {}};
    default: return {label, {}};
    }
}

// What can be seen of it before the start.
ui::PlainOption bet_option(const Race& race, const ui::Seating& seating, ChariotId id) {
    const Chariot& chariot = race[id];
    return {name_of(race, seating, id),
            say("Driver {0}, {1}, team speed {2}, endurance {3}, lane {4}.",
                {ui::signed_number(driver_modifier(chariot)), name_of(chariot.weight()),
                 team_speed(chariot), chariot.endurance, name_of_lane(chariot.car.lane)})};
}

}  // namespace

ui::PlainOption View::option_words(const Option& option, const Decision& decision,
                                   const ui::Seating& seating) {
    const Race& race = decision.now;
    const ChariotId id = decision.about.who;
    const Choice choice = option.choice;
    if (decision.ask == Ask::defence) return defence_option(choice);
    if (decision.ask == Ask::walk) return walk_option(choice);
    if (decision.ask == Ask::bet && choice == Choice::spare) return {tr("No bet"), {}};
    if (choice == Choice::back_chariot) return bet_option(race, seating, option.value);
    switch (choice) {
    case Choice::prepare: return preparation_option(preparation_of(option));
    case Choice::number: {
        ui::PlainOption said = number_option(decision, seating, option);
        if (decision.ask != Ask::stake) said.key = key_of(option.value);
        return said;
    }
    case Choice::whip: return {tr("Use the whip"), tr("1 to 6 more speed, for as much endurance.")};
    case Choice::spare: return {tr("Spare them"), tr("The speed stays as it was written.")};
    case Choice::whip_horses:
    case Choice::whip_driver:
    case Choice::ram_horses:
    case Choice::ram_car:
        return attack_option(race, id, name_of(race, seating, option.value), choice);
    case Choice::horse:
        return {say("Horse {0}", {option.value + 1}),
                say(by_count(race[id].team.at(option.value), "It has {0} box left.",
                             "It has {0} boxes left."),
                    {race[id].team.at(option.value)})};
    case Choice::back: return {tr("Drop back"), tr("One square, free of cost.")};
    case Choice::wound:
        return {tr("Take the wound"), tr("One hit, and the next move is a die slower.")};
    default: return step_option(race, id, choice);
    }
}

bool View::is_folded(const Option& option, const Decision& decision) {
    if (decision.ask == Ask::preparation) return is_mixed(preparation_of(option));
    return decision.ask == Ask::brake && option.value > 0;
}

ui::PlainOption View::fold_words(const Decision& decision) {
    if (decision.ask == Ask::preparation)
        return {tr("Others …"),
                tr("Two points in one of them, none in another and one each in the rest.")};
    const auto most = static_cast<int>(decision.options.size()) - 1;
    return {tr("Brake first …"),
            say(by_count(most, "Up to {0} square less, a point of endurance each.",
                         "Up to {0} squares less, a point of endurance each."),
                {most})};
}

std::string View::choice_words(const Option& option, const std::string& name, const Race& before) {
    switch (option.choice) {
    case Choice::prepare: return say("{0} spends the points", {name});
    case Choice::number:
        return say("{0} settles on {1}",
                   {name, before.stage == Stage::betting ? money(hundred * option.value)
                                                         : std::to_string(option.value)});
    case Choice::whip: return say("{0} swings the whip", {name});
    case Choice::spare: return say("{0} holds back", {name});
    case Choice::ahead: return say("{0} goes straight on", {name});
    case Choice::inward: return say("{0} turns inward", {name});
    case Choice::outward: return say("{0} turns outward", {name});
    case Choice::slip_inward: return say("{0} slips inward", {name});
    case Choice::slip_outward: return say("{0} slips outward", {name});
    case Choice::brake: return say("{0} brakes", {name});
    case Choice::ram: return say("{0} cannot stop", {name});
    case Choice::lapse: return say("{0} lets it be", {name});
    case Choice::whip_horses: return say("{0} whips at horses", {name});
    case Choice::whip_driver: return say("{0} whips at a driver", {name});
    case Choice::ram_horses: return say("{0} rams horses", {name});
    case Choice::ram_car: return say("{0} rams a car", {name});
    case Choice::hold: return say("{0} holds", {name});
    case Choice::back: return say("{0} goes back", {name});
    case Choice::horse: return say("{0} says which horse", {name});
    case Choice::wound: return say("{0} takes the wound", {name});
    case Choice::stop: return say("{0} stays", {name});
    case Choice::back_chariot: return say("{0} backs a chariot", {name});
    }
    return {};
}

std::string View::why_words(Why why) {
    switch (why) {
    case Why::hits:
        return tr("How much the driver can take. Dice for the horses and their endurance follow.");
    case Why::team: return tr("Which horses stand in the stable: low is good.");
    case Why::endurance: return tr("How long the team lasts: low is good.");
    case Why::start: return tr("What it shows comes off the speed: the start is a standing one.");
    case Why::cut_free:
        return tr("A die for each live horse: what it costs to cut the dead one free.");
    case Why::whip: return tr("The whip: so much faster, for as much endurance.");
    case Why::flip: return tr("Below the damage of the wheel the car turns over.");
    case Why::strain: return tr("Too fast for the lane: high is bad.");
    case Why::injury: return tr("How badly the horse is hurt.");
    case Why::contest: return tr("Whip against whip, with the drivers' modifiers.");
    case Why::lash: return tr("What the lash does to the driver.");
    case Why::ram_car: return tr("Whose wheel it is: high hurts the one who is rammed.");
    case Why::wheel: return tr("How badly the wheel is cracked.");
    case Why::evasion: return tr("Evasion: the defender has to be as high.");
    case Why::slow: return tr("The next move is so much slower.");
    case Why::wreck: return tr("Over the wreck: high is bad.");
    case Why::which: return tr("Which wheel: odd is the left one.");
    case Why::driver_free: return tr("To cut himself loose, at most as many as he has hits.");
    case Why::runaway: return tr("How much the runaway team slows down.");
    case Why::trample: return tr("What hooves do to a man.");
    case Why::lane:
    case Why::draw: break;
    }
    return {};
}

bool View::is_thrown_along(Why before, Why why) {
    return (before == Why::hits && why == Why::team) ||
           (before == Why::team && why == Why::endurance);
}

ui::RuleRef View::rule_of_throw(Why why) {
    switch (why) {
    case Why::hits: return ui::RuleRef("CM-R05");
    case Why::team: return ui::RuleRef("CM-R07");
    case Why::endurance: return ui::RuleRef("CM-R08");
    case Why::lane: return ui::RuleRef("CM-R12");
    case Why::start: return ui::RuleRef("CM-R14");
    case Why::draw: return ui::RuleRef("CM-R15");
    case Why::cut_free: return ui::RuleRef("CM-L15");
    case Why::whip: return ui::RuleRef("CM-L07");
    case Why::flip: return ui::RuleRef("CM-L37");
    case Why::strain: return ui::RuleRef("CM-L05");
    case Why::injury: return ui::RuleRef("CM-L25");
    case Why::contest: return ui::RuleRef("CM-L20");
    case Why::lash: return ui::RuleRef("CM-L24");
    case Why::ram_car: return ui::RuleRef("CM-L31");
    case Why::wheel: return ui::RuleRef("CM-L32");
    case Why::evasion: return ui::RuleRef("CM-R34");
    case Why::slow: return ui::RuleRef("CM-R24");
    case Why::wreck:
    case Why::which: return ui::RuleRef("CM-R35");
    case Why::driver_free: return ui::RuleRef("CM-R36");
    case Why::runaway: return ui::RuleRef("CM-X23");
    case Why::trample: return ui::RuleRef("CM-R38");
    }
    return {};
}

}  // namespace circus_maximus
