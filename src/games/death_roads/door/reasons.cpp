#include "games/death_roads/door/reasons.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/death_roads/view/road_view.h"
#include "ui/core/prompt/reasons.h"
#include "words/words.h"

namespace death_roads {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

// What is known of an answer, in the mean of its deals.
struct Known {
    std::string name;
    std::string way;  // of what is proposed: the Action that goes with it
    bool is_last_round = false;
    std::optional<double> lead;  // rows before the foremost of the others; none without any
    double out = 0;
    double condition = 0;
    double taken = 0;        // Condition from the others
    double hindered = 0;     // Handling from the others
    double handling = 0;     // left to be spent
    double comes_again = 0;  // has a turn to come in the round, and something to play
    double skids = 0;
    double gear = 0;
    double tokens = 0;
    double cards = 0;
    double dirt = 0;
    double worth = 0;
};

int tokens_of(const Car& car) { return car.tokens[0] + car.tokens[1] + car.tokens[2]; }

std::optional<double> lead_of(const Race& end, PlayerId id) {
    int foremost = 0;
    for (const PlayerId other : racing(end))
        if (other != id) foremost = std::max<int>(foremost, end[other].at.row);
    if (foremost == 0 || !end[id].is_racing) return std::nullopt;
    return end[id].at.row - foremost;
}

// One of the ends.
void add(Known& known, const Race& before, const Race& end, PlayerId id, double share) {
    const Car& car = end[id];
    const auto add_if = [&](double& sum, bool holds) { sum += holds ? share : 0; };
    if (known.lead) {
        const std::optional<double> lead = lead_of(end, id);
        known.lead = lead ? std::optional(*known.lead + share * *lead) : std::nullopt;
    }
    add_if(known.out, !car.is_racing);
    known.condition += share * car.condition;
    known.handling += share * (car.is_aside ? 0 : std::max<int>(0, car.handling));
    known.gear += share * car.gear;
    known.tokens += share * tokens_of(car);
    known.cards += share * car.hand.size();
    const bool is_on = car.is_racing && !car.is_aside;
    add_if(known.comes_again, is_on && car.handling >= 1 && car.hand.size() > 0);
    add_if(known.skids, is_on && car.handling < 1);
    add_if(known.dirt, car.is_racing && is_dirt(end, car.at.lane));
    for (PlayerId other = 0; other < before.terms.players; ++other) {
        const Car& was = before[other];
        if (other == id || !was.is_racing) continue;
        known.taken += share * (was.condition - end[other].condition);
        if (!was.is_aside && !end[other].is_aside)
            known.hindered += share * (was.handling - end[other].handling);
    }
}

Known known_of(const kernel::Decision<DeathRoads>& decision, const Outlook& outlook) {
    const Race& race = decision.now;
    const PlayerId id = decision.about.who;
    Known known;
    known.name = View::action_words(decision.options[outlook.option], race, id).label;
    known.is_last_round = race.round == race.terms.rounds;
    known.lead = 0;
    known.worth = outlook.worth;
    for (const Race& end : outlook.ends)
        add(known, race, end, id, 1.0 / static_cast<double>(outlook.ends.size()));
    return known;
}

std::string lead_figure(double lead) {
    const auto rows = static_cast<int>(std::lround(lead));
    if (rows == 0) return tr("level with the foremost of the others");
    if (rows > 0)
        return say(by_count(rows, "{0} row ahead of the others", "{0} rows ahead of the others"),
                   {rows});
    return say(by_count(-rows, "{0} row behind the foremost", "{0} rows behind the foremost"),
               {-rows});
}

using Respect = ui::Respect<Known>;
using Figure = std::optional<double>;

const std::array respects = {
    Respect{[](const Known& one) -> Figure { return one.out; }, -20.0, 0.1, nullptr, true,
            mark("With \"{0}\" your car would be wrecked."),
            mark("Your car may be wrecked by it, though.")},
    Respect{[](const Known& one) { return one.lead; }, 1.0, 0.5, lead_figure, true,
            mark("As things stand you end the round {1}; with \"{0}\" {2}."),
            mark("As things stand you end the round {1}, though; else {2}.")},
    Respect{[](const Known& one) -> Figure { return one.taken; }, 0.25, 0.5, ui::whole_figure, true,
            mark("It takes {1} Condition from the others, \"{0}\" {2}."), nullptr},
    Respect{[](const Known& one) -> Figure { return one.hindered; }, 0.3, 0.5, ui::whole_figure,
            true, mark("It takes {1} Handling from the others, \"{0}\" {2}."), nullptr},
    Respect{
        [](const Known& one) { return one.is_last_round ? std::nullopt : Figure(one.condition); },
        0.2, 0.5, ui::whole_figure, true,
        mark("You keep more Condition than with \"{0}\": {1} instead of {2}."),
        mark("You keep less Condition, though: {1} instead of {2}.")},
    Respect{
        [](const Known& one) { return one.is_last_round ? Figure(one.condition) : std::nullopt; },
        0.01, 0.5, ui::whole_figure, true,
        mark("You keep more Condition than with \"{0}\": {1} instead of {2}."),
        mark("It costs Condition ({1} is left instead of {2}), but in the last round only "
             "the row counts.")},
    Respect{[](const Known& one) -> Figure { return one.skids; }, -1.0, 0.5, nullptr, true,
            mark("After \"{0}\" you would skid."), mark("You skid in your next turn, though.")},
    Respect{[](const Known& one) -> Figure { return one.comes_again; }, 0.7, 0.5, nullptr, true,
            mark("You have another turn this round; after \"{0}\" you have none."),
            mark("You have no other turn this round, though.")},
    Respect{[](const Known& one) -> Figure { return one.handling; }, 0.35, 0.5, ui::whole_figure,
            true, mark("More Handling is left than after \"{0}\": {1} instead of {2}."),
            mark("Less Handling is left, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.gear; }, 0.4, 0.5, ui::whole_figure, true,
            mark("You are in a higher Gear than after \"{0}\": {1} instead of {2}."),
            mark("You are in a lower Gear, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.tokens; }, -0.4, 0.5, ui::whole_figure,
            true, mark("You have fewer Status tokens than after \"{0}\": {1} instead of {2}."),
            mark("You have more Status tokens, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.dirt; }, -0.6, 0.5, nullptr, true,
            mark("With \"{0}\" you would stand on the dirt."),
            mark("You stand on the dirt, though.")},
    Respect{[](const Known& one) -> Figure { return one.cards; }, 0.1, 0.5, ui::whole_figure, true,
            mark("You keep more cards than with \"{0}\": {1} instead of {2}."),
            mark("You keep fewer cards, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.worth; }, 0.05, 0.01, ui::share_figure,
            false, mark("It is the driver's guess: {1} to win, after \"{0}\" {2}."), nullptr},
};

// What pays for it apart.
bool is_same_deed(const Option& one, const Option& other) {
    return one.choice == other.choice && one.value == other.value &&
           (one.card == other.card || one.choice != Choice::play);
}

}  // namespace

std::vector<std::string> reasons_for(const kernel::Decision<DeathRoads>& decision,
                                     std::span<const Outlook> outlooks) {
    constexpr std::size_t most_compared = 4;
    if (outlooks.empty()) return {};
    Known proposed = known_of(decision, outlooks[0]);
    if (const auto& second = outlooks[0].second)
        proposed.way = View::action_words(*second, decision.now, decision.about.who).label;
    for (const Outlook& other :
         outlooks.subspan(1).first(std::min(outlooks.size() - 1, most_compared))) {
        if (is_same_deed(decision.options[outlooks[0].option], decision.options[other.option]))
            continue;
        auto reasons = ui::reasons_for<Known>(respects, proposed, {known_of(decision, other)});
        if (!reasons.empty()) return reasons;
    }
    return {};
}

}  // namespace death_roads
