// What is asked.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"
#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "kernel/sheet.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace grand_prix {

using words::by_count;
using words::say;
using words::tr;

std::string View::title() { return tr("Grand Prix"); }
std::string View::motto() { return tr("Grand Prix: eight laps, one stop, and nerves for the die"); }

std::string View::driver_title(std::string_view driver) {
    if (driver == "rookie") return words::tr_in("driver", "Rookie");
    if (driver == "steady") return words::tr_in("driver", "Steady");
    if (driver == "ace") return words::tr_in("driver", "Ace");
    return std::string(driver);
}

std::string name_of(Tyre tyre) {
    switch (tyre) {
    case Tyre::soft: return tr("SOFT");
    case Tyre::hard: return tr("HARD");
    case Tyre::wet: return tr("WET");
    }
    return {};
}

std::string title_of(Card card) {
    static constexpr std::array titles = {
        words::mark("Clear Air"),       words::mark("Slipstream"),
        words::mark("Perfect Apex"),    words::mark("Tyre Blankets"),
        words::mark("Debris"),          words::mark("Overtake Boost"),
        words::mark("Engineer's Call"), words::mark("Undercut"),
        words::mark("Local Caution"),   words::mark("Virtual Safety Car"),
        words::mark("Bunch-Up"),        words::mark("Crosswind"),
        words::mark("Waved Through"),   words::mark("Track Limits"),
        words::mark("Drying Line"),     words::mark("Engine Map"),
        words::mark("Traffic"),         words::mark("Pit Board"),
        words::mark("Crowd Roar"),      words::mark("Final Push"),
    };
    static_assert(titles.size() == deck_size);
    return tr(titles.at(card));
}

std::string name_of(Weather weather) {
    return weather == Weather::dry ? tr("Dry track") : tr("Wet track");
}

std::string name_of(const ui::Seating& seating, CarId car) {
    return car < seating.seats.size() ? seating.seat(car).name : std::string();
}

std::uint32_t colour_of(Flag flag) {
    switch (flag) {
    case Flag::green: return 0x58A848;
    case Flag::yellow: return 0xEDC12F;
    case Flag::blue: return 0x3C7FC8;
    case Flag::none: break;
    }
    return 0;
}

std::string with(const std::string& text, const std::string& more) {
    return more.empty() ? text : say("{0} {1}", {text, more});
}

std::string with_one_decimal(double number) {
    const int tenths = static_cast<int>(std::lround(number * 10.0));
    return say(words::mark("{0}.{1}"), {tenths / 10, tenths % 10});
}

bool is_last_chance_to_stop(const Race& race, CarId car) {
    const Place& place = race.car(car).place;
    const bool is_before_entry = !place.in_lane && place.lap >= 2 && place.space <= pit_branch;
    return owes_stop(race, car) && laps_to_stop(race, car) == 1 && is_before_entry;
}

namespace {

// At the pit entry that it comes to next.
bool is_too_early_to_stop(const Race& race, CarId car) {
    const Place& place = race.car(car).place;
    const int next = place.lap + (place.space > pit_branch ? 1 : 0);
    return !place.in_lane && next < 2;
}

}  // namespace

std::string about_stop(const Race& race, CarId car) {
    if (!owes_stop(race, car)) return {};
    const Car& its = race.car(car);
    if (its.place.in_lane && stop_counts_on(race.terms, its.entered_on))
        return tr("The stop that is being made counts.");
    if (is_too_early_to_stop(race, car)) {
        const int until = race.terms.laps - 1;
        return until == 2
                   ? std::string(tr("You owe a stop: it counts on lap 2 alone, not at the next "
                                    "entry yet."))
                   : say("You owe a stop: it counts from lap 2 to lap {0}, not at the next entry "
                         "yet.",
                         {until});
    }
    const int left = laps_to_stop(race, car);
    if (left == 0) return tr("No stop counts any more: you are placed behind all who made one.");
    if (is_last_chance_to_stop(race, car))
        return tr("This is the last lap on which a stop counts!");
    return say(by_count(left, "You owe a stop, and have {0} lap left for it.",
                        "You owe a stop, and have {0} laps left for it."),
               {left});
}

std::string about_compounds(const Race& race, CarId car) {
    const bool owes_soft = owes_compound(race, car, Tyre::soft);
    if (!owes_soft && !owes_compound(race, car, Tyre::hard)) return {};
    const Tyre owed = owes_soft ? Tyre::soft : Tyre::hard;
    if (race.car(car).tyre == owed)
        return say("{0} counts as used with the next roll on it.", {name_of(owed)});
    return has_weather(race.terms) || race.terms.dynamic_weather
               ? say("You have yet to run on {0}, should it stay dry.", {name_of(owed)})
               : say("You have yet to run on {0}.", {name_of(owed)});
}

// ---- Questions ----------------------------------------------------------------------------------

namespace {

std::string with_compounds(const std::string& text, const Race& race, CarId car) {
    return with(text, about_compounds(race, car));
}

// Of a car whose wheels have locked in the move that is under way (GP-L12, GP-L62, GP-X58).
std::string about_lock_up(const Race& race, CarId car) {
    if (!race.move.locks_up) return {};
    return race.car(car).blankets == 0
               ? tr("The wheels have locked: you miss a turn whatever you do here.")
               : tr("The wheels have locked: after the move the Tyre Blankets may save the turn.");
}

std::string about_start(const Terms& terms) {
    const char* duty = needs_stop(terms) && terms.two_compounds
                           ? words::mark("Before the end everybody must stop once, and use both.")
                       : needs_stop(terms) ? words::mark("Before the end everybody must stop once.")
                       : terms.two_compounds
                           ? words::mark("Before the end everybody must use both.")
                           : "";
    const std::string tyres = tr("SOFT is faster, HARD is safe.");
    return *duty == '\0' ? tyres : say("{0} {1}", {tyres, tr(duty)});
}

std::string about_entry(const Race& race, CarId car) {
    if (!needs_stop(race.terms)) return tr("Nobody has to stop in a race as short as this.");
    if (!owes_stop(race, car)) return tr("Your stop is made: one more is only for other tyres.");
    if (race.car(car).place.lap < 2)
        return tr("A stop counts from lap 2 on: this one would be for the tyres alone.");
    return about_stop(race, car);
}

// A 1 locks it up, and it adds nothing to that (GP-L12).
bool is_without_a_1(const Race& race, Tyre tyre) {
    return tyre == Tyre::soft && race.weather == Weather::dry && race.terms.mode != Mode::sprint;
}

// Of the set it runs on, or of another one.
std::string about_set(const Race& race, const Car& car, Tyre tyre) {
    const auto gives = [&](Weather weather) {
        const int gain = tyre_modifier(race, car, tyre, weather);
        return gain == 0 ? std::string(words::tr_in("to a roll", "nothing"))
                         : ui::signed_number(gain);
    };
    const Weather now = race.weather;
    const std::string first = gives(now);
    const bool is_dry = now == Weather::dry;
    const bool wears = race.terms.tyre_wear && tyre == Tyre::soft && is_dry;
    if (!has_weather(race.terms) && !race.terms.dynamic_weather)
        return wears ? say("{0} on this lap, 1 less with each lap.", {first})
               : tyre_modifier(race, car, tyre, now) == 0
                   ? std::string(tr("Adds nothing to a roll."))
               : is_without_a_1(race, tyre) ? say("{0} on every roll but a 1.", {first})
                                            : say("{0} on every roll.", {first});
    const std::string then = gives(is_dry ? Weather::wet : Weather::dry);
    if (wears)
        return say("{0} on this lap, 1 less with each lap; {1} should it rain.", {first, then});
    if (is_without_a_1(race, tyre))
        return say("To every roll but a 1: {0}; should it rain, {1} to all.", {first, then});
    return say(is_dry ? words::mark("To every roll: {0}; should it rain, {1}.")
                      : words::mark("To every roll: {0}; should it dry up, {1}."),
               {first, then});
}

// Turns missed by locking up are counted among the others.
std::string about_pace(const Race& race, const Pace& pace) {
    const bool can_change = has_weather(race.terms) || race.terms.dynamic_weather;
    return can_change ? say("On average {0} spaces a turn now, {1} after a change of weather.",
                            {with_one_decimal(pace.now), with_one_decimal(pace.after_flip)})
                      : say("On average {0} spaces a turn.", {with_one_decimal(pace.now)});
}

std::string about_locking(const Race& race, Tyre tyre) {
    if (tyre != Tyre::soft || race.weather != Weather::dry) return {};
    if (race.terms.mode == Mode::sprint)
        return tr("If either die shows a 1, it locks up and misses a turn.");
    return race.terms.tyre_wear
               ? tr("On a dry track a 1 locks it up: a short move, off the track, a turn missed.")
               : tr("On a dry track a 1 locks it up: 3 spaces, off the track, a turn missed.");
}

std::string about_kept(const Race& race, CarId id) {
    const Tyre tyre = race.car(id).tyre;
    return with(
        say("{0} {1}", {about_set(race, race.car(id), tyre), about_pace(race, pace_of(race, id))}),
        about_locking(race, tyre));
}

Car with_new_set(const Race& race, CarId id) {
    Car fresh = race.car(id);
    fresh.set_since = fresh.place.lap;
    return fresh;
}

std::string about_tyre(const Race& race, CarId id, Tyre tyre) {
    return with(say("{0} {1}", {about_set(race, with_new_set(race, id), tyre),
                                about_pace(race, pace_of_new(race, id, tyre))}),
                about_locking(race, tyre));
}

// Whoever goes into the lane on the last lap is home before a tyre fitted there counts (GP-X75).
bool is_last_chance_to_change(const Race& race, CarId id) {
    const Car& car = race.car(id);
    const Tyre other = car.tyre == Tyre::hard ? Tyre::soft : Tyre::hard;
    return owes_compound(race, id, other) && car.place.lap == race.terms.laps - 1;
}

std::string about_last_chance(const Race& race, CarId car) {
    if (is_last_chance_to_stop(race, car))
        return tr("No stop will count after this lap: you will be placed behind all who made one.");
    if (is_last_chance_to_change(race, car))
        return tr("No tyre can be changed in time after this lap: you will be placed behind all "
                  "who used both.");
    return {};
}

// GP-L41
std::string about_way_in(const View::Decision& decision) {
    const std::optional<PitVisit> pit = odds_in(decision).pit;
    const int lost = pit ? pit->spaces_lost : 0;
    if (lost == 0) return tr("The move ends at the pit entry, and nothing of it is lost.");
    return say(words::by_count(lost, "The move ends at the pit entry; {0} space of it is lost.",
                               "The move ends at the pit entry; {0} spaces of it are lost."),
               {lost});
}

// Where it stands then, and whether a card follows (GP-L50, GP-X52).
std::string about_staying(const View::Decision& decision, const Option& safe,
                          const std::string& other) {
    const auto index = std::ranges::find(decision.options, safe) - decision.options.begin();
    const std::vector<Course> courses =
        odds_in(decision).answers[static_cast<std::size_t>(index)].courses;
    switch (courses.front().flag) {
    case Flag::none: break;
    case Flag::green: return say("Stops behind {0}, on a green flag: a card.", {other});
    case Flag::yellow: return say("Stops behind {0}, on a yellow flag: a card.", {other});
    case Flag::blue: return say("Stops behind {0}, on a blue flag: a card.", {other});
    }
    return say("Stops behind {0}; the rest of the move is lost.", {other});
}

// Of an answer that leaves nothing to dice.
std::string about_end(const View::Decision& decision, const Option& option,
                      const ui::Seating& seating) {
    const auto index = std::ranges::find(decision.options, option) - decision.options.begin();
    const Course course =
        odds_in(decision).answers[static_cast<std::size_t>(index)].courses.front();
    const std::string space = space_of(course);
    if (course.is_home) return tr("Comes home.");
    if (course.misses_turn) return say("Off the track on {0}, for a turn.", {space});
    if (course.behind != no_car)
        return say("Comes up behind {0}, on {1}.", {name_of(seating, course.behind), space});
    switch (course.flag) {
    case Flag::none: break;
    case Flag::green: return say("Stands on {0}, a green flag: a card.", {space});
    case Flag::yellow: return say("Stands on {0}, a yellow flag: a card.", {space});
    case Flag::blue: return say("Stands on {0}, a blue flag: a card.", {space});
    }
    return say("Stands on {0}.", {space});
}

// Where the two of them come to (card 7, GP-X56).
std::string about_rival(const View::Decision& decision, const Option& option) {
    const Race then = kernel::consequence_of(decision, std::span(&option, 1)).now;
    const auto space = [&](CarId id) {
        return then.is_home(id) ? std::string(tr("home"))
                                : std::to_string(then.car(id).place.space);
    };
    return say("It moves up to {0}, you to {1}.", {space(option.value), space(decision.player)});
}

std::string label_of(const Race& race, CarId car, Tyre tyre) {
    const bool is_fresh = race.stage == Stage::race && tyre == race.car(car).tyre;
    return is_fresh ? say("Fresh {0}", {name_of(tyre)}) : name_of(tyre);
}

ui::PlainOption tyre_option(const Race& race, CarId car, Tyre tyre) {
    ui::PlainOption said{label_of(race, car, tyre), about_tyre(race, car, tyre)};
    const bool costs_turn =
        race.terms.tyre_wear && race.stage == Stage::race && race.car(car).tyre_changes > 0;
    if (costs_turn)
        said.explanation = say("{0} {1}", {said.explanation, tr("The change costs a turn.")});
    return said;
}

std::string kept_set(const Race& race, CarId id) {
    return say("Keep {0}", {name_of(race.car(id).tyre)});
}

// "Keep SOFT +2, HARD +0, WET −2"
std::string what_each_adds(const View::Decision& decision) {
    const Race& race = decision.now;
    const CarId id = decision.player;
    std::string all;
    for (const Option& option : decision.options) {
        const bool keeps = option.choice == Choice::keep;
        const Tyre tyre = keeps ? race.car(id).tyre : tyre_of(option.choice);
        const Car car = keeps ? race.car(id) : with_new_set(race, id);
        const int gain = tyre_modifier(race, car, tyre, race.weather);
        const std::string one =
            say(words::mark("{0} {1}"),
                {keeps ? kept_set(race, id) : label_of(race, id, tyre), ui::signed_number(gain)});
        all = all.empty() ? one : say(words::mark("{0}, {1}"), {all, one});
    }
    return all;
}

}  // namespace

ui::PlainQuestion View::question_words(const Decision& decision, const ui::Seating& seating) {
    const Race& race = decision.now;
    const std::string name = name_of(seating, decision.player);
    const std::string other = name_of(seating, decision.about.other);
    switch (decision.ask) {
    case Ask::starting_tyre:
        return {say("{0}: which tyre for the start?", {name}), about_start(race.terms)};
    case Ask::overtake:
        return {say("{0}: attack {1}?", {name, other}),
                with(say(by_count(race.move.left,
                                  "{1} stands on the next space; {0} space is left of the move.",
                                  "{1} stands on the next space; {0} spaces are left of the move."),
                         {race.move.left, other}),
                     about_lock_up(race, decision.player))};
    case Ask::pit_entry:
        return {say("{0}: into the pits?", {name}),
                with(with_compounds(about_entry(race, decision.player), race, decision.player),
                     about_lock_up(race, decision.player)),
                is_last_chance_to_stop(race, decision.player) ||
                    is_last_chance_to_change(race, decision.player)};
    case Ask::box:
        return {say("{0}: which tyre now?", {name}),
                with(race.weather == Weather::wet
                         ? say("The track is wet: {0}.", {what_each_adds(decision)})
                         : say("The track is dry: {0}.", {what_each_adds(decision)}),
                     about_compounds(race, decision.player))};
    case Ask::reroll:
        return {say("{0}: roll a die again?", {name}),
                tr("The Engineer's Call lets one die be rolled again, and is then used up.")};
    case Ask::boost:
        return {say("{0}: use the Overtake Boost?", {name}),
                say("The attack on {0} has failed.", {other})};
    case Ask::lock_up:
        return {say("{0}: use the Tyre Blankets?", {name}),
                tr("The lock-up would take the car off the track for a turn.")};
    case Ask::rival:
        return {say("{0}: who moves along?", {name}),
                tr("Engineer's Call: you and a rival of your choice both advance 2.")};
    case Ask::warning:
        return {say("{0}: lose the warning, or gain 2 spaces?", {name}),
                tr("With a second warning a turn is missed.")};
    }
    return {};
}

ui::PlainOption View::option_words(const Option& option, const Decision& decision,
                                   const ui::Seating& seating) {
    const Race& race = decision.now;
    const CarId me = decision.player;
    const std::string other = name_of(seating, decision.about.other);
    switch (option.choice) {
    case Choice::soft:
    case Choice::hard:
    case Choice::wet: return tyre_option(race, me, tyre_of(option.choice));
    case Choice::keep: break;
    case Choice::safe: return {tr("Stay behind"), about_staying(decision, option, other)};
    case Choice::attempt:  // the odds tell it all
        return {tr("Attack"),
                race.car(me).boosts == 0
                    ? std::string()
                    : tr("Where the die stops you, the Overtake Boost gets you past.")};
    case Choice::free_pass:
        return {tr("Drive past"), say("{0} waves you through: no die.", {other})};
    case Choice::enter: return {tr("Into the pits"), about_way_in(decision)};
    case Choice::stay_out:
        return {tr("Stay out"), tr("Drive on along the track."), about_last_chance(race, me)};
    case Choice::reroll:
        return {say("Roll the {0} again", {decision.dice.at(option.value) + 1}),
                tr("The new face counts, whatever it is.")};
    case Choice::use:
        return {tr("Use it"), say("{0} {1}", {say("Past {0} after all.", {other}),
                                              about_end(decision, option, seating)})};
    case Choice::ignore: return {tr("Stay on the track"), tr("The Tyre Blankets are used up.")};
    case Choice::leave: return {tr("Leave the track"), tr("A turn is missed; the card is kept.")};
    case Choice::rival: return {name_of(seating, option.value), about_rival(decision, option)};
    case Choice::discard: return {tr("Lose the warning"), tr("No spaces are gained.")};
    case Choice::advance: return {tr("Gain 2 spaces"), tr("The warning stays.")};
    }
    switch (decision.ask) {
    case Ask::box: return {kept_set(race, me), about_kept(race, me)};
    case Ask::boost: return {tr("Keep it"), say("Stops behind {0}.", {other})};
    default:
        return {tr("Keep the roll"), say("{0} {1}", {about_end(decision, option, seating),
                                                     tr("The card is kept for later.")})};
    }
}

std::string View::choice_words(const Option& option, const std::string& name, const Race& before) {
    switch (option.choice) {
    case Choice::soft:
    case Choice::hard:
    case Choice::wet: {
        const std::string tyre = name_of(tyre_of(option.choice));
        return before.stage == Stage::tyres ? say("{0} starts on {1}", {name, tyre})
                                            : say("{0} has {1} fitted", {name, tyre});
    }
    case Choice::keep: return say("{0} changes nothing", {name});
    case Choice::safe: return say("{0} stays behind", {name});
    case Choice::attempt: return say("{0} attacks", {name});
    case Choice::free_pass: return say("{0} drives past without the die", {name});
    case Choice::enter: return say("{0} dives into the pits", {name});
    case Choice::stay_out: return say("{0} stays out", {name});
    case Choice::reroll: return say("{0} rolls a die again", {name});
    case Choice::use: return say("{0} uses the Overtake Boost", {name});
    case Choice::ignore: return say("{0} uses the Tyre Blankets", {name});
    case Choice::leave: return say("{0} leaves the track", {name});
    case Choice::rival: return say("{0} takes a rival along", {name});
    case Choice::discard: return say("{0} loses a warning", {name});
    case Choice::advance: return say("{0} gains 2 spaces", {name});
    }
    return {};
}

}  // namespace grand_prix
