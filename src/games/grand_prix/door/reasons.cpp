#include "games/grand_prix/door/reasons.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "ui/core/prompt/reasons.h"
#include "words/words.h"

namespace grand_prix {

using words::mark;

namespace {

using Figure = std::optional<double>;

// What is known of an answer, in the mean of the ways in which the turn may end.
struct Known {
    std::string name;
    std::string way;   // always empty: its chances are those of dice and cards alone
    std::string whom;  // who is attacked; the tyre, at the pit entry that which is to be fitted
    double worth = 0;
    double won = 0;
    double home = 0;
    double late_stop = 0;
    double late_tyres = 0;
    Figure turns;      // to the line
    Figure pace;       // spaces a turn on the tyre that is chosen
    Figure next_pace;  // on the one with which it leaves the pits, or stays out
    Figure passed;
    double missed = 0;
    double owed_stop = 0;
    double owed_tyre = 0;
    double kept = 0;  // cards
    double warned = 0;
    double green = 0;
    double yellow = 0;
    // Where they can be compared: of cars on the road.
    Figure spaces = 0;
    Figure others = 0;  // spaces that each of the others gains
    Figure place = 0;
    Figure helped;  // the place of who is taken along
};

bool is_of_tyres(Ask ask) { return ask == Ask::starting_tyre || ask == Ask::box; }

void add_road(Known& known, const Race& before, const Outlook::End& end, CarId me) {
    const Race& race = end.race;
    const auto add_if = [&](Figure& sum, bool holds, double value) {
        sum = sum && holds ? Figure(*sum + end.part * value) : std::nullopt;
    };
    const auto is_on_road = [&](CarId id) {
        return !race.is_home(id) && race.car(id).place.in_lane == before.car(id).place.in_lane;
    };
    const auto gained = [&](CarId id) {
        return distance(race.car(id).place) - distance(before.car(id).place);
    };
    add_if(known.spaces, is_on_road(me), gained(me));
    add_if(known.place, !race.is_home(me), View::place_of(race, me));
    double all = 0;
    bool are_all = before.terms.cars > 1;
    for (CarId id = 0; id < before.terms.cars; ++id) {
        if (id == me) continue;
        are_all = are_all && is_on_road(id);
        all += gained(id);
    }
    add_if(known.others, are_all, are_all ? all / (before.terms.cars - 1) : 0);
}

void add_end(Known& known, const View::Decision& decision, const Outlook::End& end) {
    const Race& race = end.race;
    const CarId me = decision.player;
    const Car& car = race.car(me);
    const auto add = [&](double& sum, double value) { sum += end.part * value; };
    const auto add_if = [&](double& sum, bool holds) { add(sum, holds ? 1 : 0); };
    const bool is_won = GrandPrix::is_over(race) && classification(race)[0] == me;
    add_if(known.won, is_won);
    add_if(known.home, race.is_home(me));
    add_if(known.late_stop, end.is_too_late && end.owes_stop);
    add_if(known.late_tyres, end.is_too_late && !end.owes_stop);
    add_if(known.missed, car.standing == Standing::missing);
    add_if(known.owed_stop, end.owes_stop);
    add_if(known.owed_tyre, end.owes_tyre);
    add(known.kept, car.blankets + car.boosts + car.rerolls);
    add_if(known.warned, car.is_warned);
    add_if(known.green, end.flag == Flag::green);
    add_if(known.yellow, end.flag == Flag::yellow);
    if (known.passed) add_if(*known.passed, kernel::includes(end.passed, decision.about.other));
    const bool goes_on = !GrandPrix::is_over(race) && !end.is_too_late;
    known.turns = known.turns && goes_on ? Figure(*known.turns + end.part * end.turns) : Figure();
    add_road(known, decision.now, end, me);
}

double pace_on(const Race& race, CarId id, std::optional<Tyre> fits) {
    return (fits ? pace_of_new(race, id, *fits) : pace_of(race, id)).now;
}

Known known_of(const View::Decision& decision, const Outlook& outlook, const ui::Seating& seating) {
    const Race& race = decision.now;
    const CarId me = decision.player;
    const Option& option = decision.options[outlook.option];
    Known known;
    known.name = View::option_words(option, decision, seating).label;
    known.worth = outlook.worth;
    if (decision.ask == Ask::overtake || decision.ask == Ask::boost) {
        known.passed = 0;
        known.whom = name_of(seating, decision.about.other);
    }
    if (is_of_tyres(decision.ask)) {
        const bool keeps = option.choice == Choice::keep;
        known.pace =
            pace_on(race, me, keeps ? std::nullopt : std::optional(tyre_of(option.choice)));
        known.whom = name_of(keeps ? race.car(me).tyre : tyre_of(option.choice));
        known.turns = 0;
    }
    if (decision.ask == Ask::pit_entry) {
        known.next_pace = pace_on(race, me, outlook.fits);
        known.turns = 0;
        if (outlook.fits) known.whom = name_of(*outlook.fits);
    }
    for (const Outlook::End& end : outlook.ends)
        add_end(known, decision, end);
    if (option.choice == Choice::rival) known.helped = View::place_of(race, option.value);
    return known;
}

using Respect = ui::Respect<Known>;

const Respect turns_home = {
    [](const Known& one) { return one.turns; },
    -1,
    0.1,
    ui::mean_figure,
    false,
    mark("Turns to the line on an empty road, with all that you owe: {1}; with \"{0}\" {2}."),
    mark("More turns are left to the line, though: {1} instead of {2}.")};

const Respect passing = {[](const Known& one) { return one.passed; },
                         1,
                         0.02,
                         ui::share_figure,
                         false,
                         mark("Chance to get past {3}: {1}, with \"{0}\" {2}."),
                         mark("You get past {3} less often, though: {1} instead of {2}."),
                         mark("It is sure to get you past {3}; with \"{0}\" the chance is {2}."),
                         mark("It is sure to get you past {3}.")};
const Respect missing = {[](const Known& one) -> Figure { return one.missed; },
                         -1.2,
                         0.02,
                         ui::share_figure,
                         false,
                         mark("Chance to miss a turn: {1}, with \"{0}\" {2}."),
                         mark("You miss a turn more often, though: {1} instead of {2}.")};

// Weighed in turns.
const std::array respects = {
    Respect{[](const Known& one) -> Figure { return one.won; }, 40, 0.01, ui::share_figure, false,
            mark("Chance to win the race at once: {1}, with \"{0}\" {2}."), nullptr,
            mark("It wins the race at once; with \"{0}\" the chance is {2}."),
            mark("It wins the race at once.")},
    Respect{[](const Known& one) -> Figure { return one.late_stop; }, -40, 0.01, ui::share_figure,
            false,
            mark("With \"{0}\" it is too late for the stop that you owe: you are placed behind all "
                 "who made one."),
            nullptr},
    Respect{[](const Known& one) -> Figure { return one.late_tyres; }, -40, 0.01, ui::share_figure,
            false,
            mark("With \"{0}\" it is too late to use both tyres: should it stay dry, you are "
                 "placed behind all who did."),
            nullptr},
    Respect{[](const Known& one) -> Figure { return one.home; }, 5, 0.01, ui::share_figure, false,
            mark("Chance to be home at once: {1}, with \"{0}\" {2}."), nullptr},
    turns_home,
    Respect{[](const Known& one) { return one.pace; }, 0.3, 0.2, ui::mean_figure, false,
            mark("On {3} you go {1} spaces a turn, with \"{0}\" {2}."),
            mark("On {3} you go fewer spaces a turn now, though: {1} instead of {2}.")},
    Respect{[](const Known& one) { return one.next_pace; }, 0.3, 0.2, ui::mean_figure, false,
            mark("On {3} out of the pits you go {1} spaces a turn, on the tyre that you have {2}."),
            mark("You go on with fewer spaces a turn, though: {1} instead of {2}.")},
    passing,
    missing,
    Respect{[](const Known& one) -> Figure { return one.owed_stop; }, -0.1, 0.5, nullptr, false,
            mark("It makes the stop that you owe."), mark("You still owe a stop, though.")},
    Respect{[](const Known& one) -> Figure { return one.owed_tyre; }, -0.3, 0.5, nullptr, false,
            mark("It gets you onto the tyre that you have yet to run on."),
            mark("There is still a tyre that you have yet to run on, though.")},
    Respect{[](const Known& one) -> Figure { return one.kept; }, 0.15, 0.1, nullptr, false,
            mark("It leaves you a card for later; \"{0}\" uses it up."),
            mark("It uses up a card that you could keep, though.")},
    Respect{[](const Known& one) -> Figure { return one.warned; }, -0.1, 0.5, nullptr, false,
            mark("It rids you of the warning: with a second one a turn is missed."),
            mark("The warning stays, though: with a second one a turn is missed.")},
    Respect{[](const Known& one) -> Figure { return one.green; }, 0.25, 0.05, ui::share_figure,
            false, mark("Chance of a green flag: {1}, with \"{0}\" {2}."),
            mark("You come upon a green flag less often, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.yellow; }, -0.25, 0.05, ui::share_figure,
            false, mark("Chance of a yellow flag: {1}, with \"{0}\" {2}."),
            mark("You come upon a yellow flag more often, though: {1} instead of {2}.")},
    Respect{[](const Known& one) { return one.spaces; }, 0.1, 0.3, ui::mean_figure, false,
            mark("Cards included, it takes you {1} spaces on, \"{0}\" {2}."),
            mark("It takes you less far, though: {1} spaces instead of {2}.")},
    Respect{[](const Known& one) { return one.others; }, -0.2, 0.3, ui::mean_figure, false,
            mark("The others gain fewer spaces each than with \"{0}\": {1} instead of {2}."),
            mark("The others gain more spaces each, though: {1} instead of {2}.")},
    Respect{[](const Known& one) { return one.place; }, -0.15, 0.2, ui::mean_figure, false,
            mark("After this turn you are in place {1}, with \"{0}\" in place {2}."),
            mark("After this turn you are further back, though: in place {1} instead of {2}.")},
    Respect{[](const Known& one) { return one.helped; }, 0.3, 0.5, ui::whole_figure, false,
            mark("It helps whoever is in place {1}; \"{0}\" is in place {2}."),
            mark("It helps somebody further ahead, though: in place {1} instead of {2}.")},
};

const std::array guess = {
    // In whole per cent: what is told as the same is no reason.
    Respect{[](const Known& one) -> Figure { return std::round(one.worth * 100) / 100; }, 1, 0.005,
            ui::share_figure, false,
            mark("Chance to win the race, as a driver reckons: {1}, with \"{0}\" {2}."), nullptr},
};

// Who stays behind passes nobody: what an attack wins and what it risks is one sentence.
void weigh_attack(std::vector<std::string>& reasons, const Known& attack, const Known& other) {
    const bool is_of_passing = !reasons.empty() && attack.passed && other.passed == 0.0 &&
                               reasons[0] == passing.sentence(passing.gain, attack, other);
    if (!is_of_passing) return;
    const std::string chance = ui::share_figure(*attack.passed);
    const std::string risk = missing.sentence(missing.price, attack, other);
    if (reasons.size() < 2 || reasons[1] != risk) {
        reasons[0] = words::say("Chance to get past {0}: {1}.", {attack.whom, chance});
        return;
    }
    reasons = {words::say(
        "Chance to get past {0}: {1}; to miss a turn: {2} instead of {3}.",
        {attack.whom, chance, ui::share_figure(attack.missed), ui::share_figure(other.missed)})};
}

std::vector<std::string> reasons_over(const Known& proposed, const Known& other) {
    // Where what can be seen of it speaks for the other one, there is the guess alone. Turns to the
    // line, where they are known, are all that tyres and stops come to; an attack is a matter of
    // taste, and both sides of it are told.
    const Figure turns = turns_home.lead(proposed, other);
    const double lead = turns.value_or(ui::lead_over<Known>(respects, proposed, other));
    if (lead <= 0 && !proposed.passed) return ui::reasons_for<Known>(guess, proposed, {other});
    // A faster tyre says it better: the one chosen, or that for which it goes in.
    Known told = proposed;
    const bool leaves_faster = proposed.next_pace > other.next_pace;
    const bool goes_in = !proposed.whom.empty();
    if (proposed.pace > other.pace || (leaves_faster && goes_in)) told.turns.reset();
    if (leaves_faster && !goes_in) told.next_pace.reset();
    std::vector<std::string> reasons = ui::reasons_for<Known>(respects, told, {other});
    weigh_attack(reasons, told, other);
    return reasons;
}

}  // namespace

std::vector<std::string> reasons_for(const kernel::Decision<GrandPrix>& decision,
                                     std::span<const Outlook> outlooks,
                                     const ui::Seating& seating) {
    if (outlooks.empty()) return {};
    const Known proposed = known_of(decision, outlooks[0], seating);
    for (const Outlook& one : outlooks.subspan(1)) {
        const Known other = known_of(decision, one, seating);
        const auto differs = [&](const Respect& respect) {
            return respect.lead(proposed, other).has_value();
        };
        if (std::ranges::any_of(respects, differs)) return reasons_over(proposed, other);
    }
    return {};
}

}  // namespace grand_prix
