// What is said of the cars on the board, and of what a click there does.
#include "games/grand_prix/view/words_board.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"
#include "games/grand_prix/view/circuit_road.h"
#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace grand_prix {

using words::say;
using words::tr;

namespace {

// What waits for its next roll, and what it has kept.
std::vector<ui::BoardFact> waiting_facts(const Race& race, const Car& car) {
    std::vector<ui::BoardFact> facts;
    if (!car.changes.empty()) {
        std::string list;
        for (int i = 0; i < car.changes.size(); ++i)
            list +=
                (i == 0 ? "" : ", ") + ui::signed_number(car.changes[static_cast<std::size_t>(i)]);
        facts.push_back({say("For its next rolls: {0}.", {list}), ui::RuleRef("GP-X32")});
    }
    if (car.has_cap)
        facts.push_back(
            {say("Its next total is at most {0}.", {capped_total(race)}), ui::RuleRef("GP-X53")});
    if (car.no_positive)
        facts.push_back({tr("Nothing positive counts on its next roll."), ui::RuleRef("GP-X53")});
    if (car.drying_line)
        facts.push_back({tr("A negative tyre counts 0 on its next roll."), ui::RuleRef("GP-X53")});
    if (car.rolls_twice)
        facts.push_back({tr("It rolls twice and uses the lower."), ui::RuleRef("GP-X49")});
    if (car.no_overtaking)
        facts.push_back({tr("It may not overtake on its next turn."), ui::RuleRef("GP-X54")});
    if (car.is_warned) facts.push_back({tr("It has a warning."), {}});
    const auto kept = [&](int count, const char* words) {
        if (count > 0) facts.push_back({say(words, {count}), ui::RuleRef("GP-X58")});
    };
    kept(car.blankets, words::mark("Kept: {0} × ignore a lock-up's missed turn."));
    kept(car.boosts, words::mark("Kept: {0} × past after all where an attack fails."));
    kept(car.rerolls, words::mark("Kept: {0} × roll a movement die again."));
    return facts;
}

}  // namespace

std::vector<ui::BoardFact> car_facts(const Race& race, CarId id) {
    const Car& car = race.car(id);
    std::vector<ui::BoardFact> facts;
    const auto off = returns(race);
    if (const auto its = std::ranges::find(off, id, &Return::car); its != off.end()) {
        const char* text = its->is_clear
                               ? words::mark("Off the track until round {0}: its space is clear.")
                               : words::mark("Off the track until round {0} at least: its space is "
                                             "taken.");
        facts.push_back({say(text, {its->round}), ui::RuleRef("GP-L33")});
    }
    facts.push_back({say("{0}: {1} to its rolls.",
                         {name_of(car.tyre), ui::signed_number(tyre_modifier(race, car))}),
                     ui::RuleRef("GP-L10")});
    if (car.standing == Standing::home || race.round == 0) return facts;
    const std::string stop = !needs_stop(race.terms) ? std::string()
                             : car.stop_counts       ? std::string(tr("stop made"))
                                                     : std::string(tr("stop still to make"));
    const std::string lap = car.place.lap == 0
                                ? std::string(tr("On the grid"))
                                : say("Lap {0} of {1}", {car.place.lap, race.terms.laps});
    facts.push_back({stop.empty() ? lap + '.' : lap + ", " + stop + '.', ui::RuleRef("GP-L40")});
    for (const Tyre compound : {Tyre::soft, Tyre::hard}) {
        if (owes_compound(race, id, compound))
            facts.push_back(
                {say("It has yet to run on {0}.", {name_of(compound)}), ui::RuleRef("GP-X75")});
    }
    if (const std::string way = about_way(race, id); !way.empty())
        facts.push_back({way, ui::RuleRef("GP-L41")});
    for (ui::BoardFact& fact : waiting_facts(race, car))
        facts.push_back(std::move(fact));
    return facts;
}

std::vector<ui::LitSpace> View::lit(const Decision& decision) {
    const Circuit& circuit = Circuit::get();
    const Race& race = decision.now;
    const Place& place = race.car(decision.player).place;
    const auto ahead = [&](int spaces) {
        const int from = place.in_lane ? pit_joins - 1 : place.space;
        return circuit.on_road(static_cast<float>(from + spaces)).at;
    };
    std::vector<ui::LitSpace> lit;
    for (const Option& option : decision.options) {
        const auto light = [&](stage::Vec2 at, std::string deed) {
            lit.push_back({option, at, {option}, std::move(deed)});
        };
        switch (option.choice) {
        case Choice::attempt: light(ahead(race.move.left), tr("Attempt to pass")); break;
        case Choice::free_pass: light(ahead(1), tr("Pass without the die")); break;
        case Choice::safe: light(ahead(0), tr("Stop behind")); break;
        case Choice::enter: light(circuit.on_lane(entry_space).at, tr("Into the pit lane")); break;
        case Choice::stay_out: light(ahead(race.move.left), tr("Stay out")); break;
        case Choice::rival: {
            const Place& other = race.car(option.value).place;
            light(circuit.on_road(static_cast<float>(other.space)).at, tr("Both advance 2"));
            break;
        }
        default: break;
        }
    }
    return lit;
}

}  // namespace grand_prix
