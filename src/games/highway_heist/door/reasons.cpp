#include "games/highway_heist/door/reasons.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/highway_heist/view/core/outlook.h"
#include "games/highway_heist/view/heist_view.h"
#include "ui/core/prompt/reasons.h"
#include "words/words.h"

namespace highway_heist {

using words::mark;

namespace {

// What is known of an answer, in the mean of the ways in which the turn may end.
struct Known {
    const Heist* before = nullptr;
    // Whose turn it is; nobody's where the answers differ in that.
    MemberId who = no_member;
    std::string name;
    std::string way;           // of what is proposed: the action that goes with it
    bool are_sampled = false;  // these figures
    double won = 0;
    double lost = 0;
    double off_tank = 0;  // Strength, also by Wrecks at the end of the round
    double off_chopper = 0;
    double off_rival = 0;
    double target = 0;  // chance of the best SUV beside the own car, were it a Wreck
    double door = 0;
    double cargo = 0;
    double cars = 0;
    double wear = 0;  // slots of all cars
    double pegs = 0;
    double suvs = 0;
    double tokens = 0;
    double radar = 0;
    double unmanned = 0;
    double harm = 0;         // chance that the Enemy Die damages the own car
    double others_harm = 0;  // so many other cars
    // Spaces to what is to be reached, and rows to the east; empty where it is not so in all ends.
    std::optional<double> to_rear = 0;
    std::optional<double> to_chopper = 0;
    std::optional<double> to_rival = 0;
    std::optional<double> to_home = 0;
    std::optional<double> to_front = 0;  // of the Tank, rows
    double worth = 0;
};

double part_of(kernel::Weight weight) {
    return static_cast<double>(weight.ways) / static_cast<double>(weight.of);
}

// The SUV beside its car that would do most to the Tank as a Wreck.
double best_target(const Heist& heist, MemberId who, const LaneChances& lanes_of_tank) {
    double best = 0;
    if (!heist[who].is_manned()) return best;
    for (const Perch suv : adjacent_suvs(heist, heist[who].pv))
        best = std::max(best, part_of(chance_into_tank(heist, lanes_of_tank, suv)));
    return best;
}

// What is the same for any member in turn.
void add_team(Known& known, const Heist& end, double share, const LaneChances& lanes_of_tank) {
    const Heist& before = *known.before;
    known.won += end.result == Result::won ? share : 0;
    known.lost += end.result == Result::lost ? share : 0;
    const double taken = before.strength - end.strength;
    if (is_playing(end, Scenario::tank_assault))
        known.off_tank += share * (taken + strength_by_wrecks(end, lanes_of_tank));
    if (has_chopper(before)) known.off_chopper += share * taken;
    if (has_rival(before)) known.off_rival += share * (before.rival_strength - end.rival_strength);
    known.door += end.door == Door::closed ? 0 : share;
    known.suvs += share * static_cast<double>(all_suvs(end).size());
    known.radar += share * end.radar;
    for (MemberId member = 0; member < end.terms.members; ++member) {
        const Member& one = end[member];
        known.tokens += share * one.boost;
        if (!one.has_pv()) continue;
        known.cars += share;
        known.cargo += share * one.cargo;
        known.wear += share * one.damage;
        known.pegs += end.enemy_pegs[one.pv] ? share : 0;
    }
}

void add_own(Known& known, const Heist& end, double share, const LaneChances& lanes_of_tank) {
    const Member& own = end[known.who];
    const auto harms = chances_of_harm(end);
    for (MemberId member = 0; member < end.terms.members; ++member)
        (member == known.who ? known.harm : known.others_harm) += share * part_of(harms.at(member));
    known.target += share * best_target(end, known.who, lanes_of_tank);
    known.unmanned += own.is_manned() ? 0 : share;
    const Perch place = place_of(end, known.who);
    const bool is_placed = place != no_perch && is_there(end, place);
    const Block here = is_placed ? block_of(end, place) : Block{};
    const auto add_if = [&](std::optional<double>& sum, bool holds, auto way) {
        sum = sum && is_placed && holds ? std::optional(*sum + share * way()) : std::nullopt;
    };
    const bool is_semi = is_playing(end, Scenario::semi_heist);
    add_if(known.to_rear, is_semi && own.cargo < 2,
           [&] { return distance(here, block_of(end, semi_rear)); });
    add_if(known.to_home, is_semi && own.cargo == 2, [&] { return road_length - here.at.x; });
    add_if(known.to_front, own.is_manned() && is_playing(end, Scenario::tank_assault), [&] {
        const Block ahead = block_of(end, tank);
        return std::max(0, ahead.at.x + ahead.length - here.at.x);
    });
    add_if(known.to_chopper, has_chopper(end), [&] { return distance(here, Block{end.main}); });
    add_if(known.to_rival, has_rival(end),
           [&] { return distance(here, block_of(end, rival_car)); });
}

// Of an action that is asked for in this position.
std::string action_name(const Heist& heist, const Option& action, const ui::Seating& seating) {
    View::Decision asked;
    asked.ask = Ask::action;
    asked.now = heist;
    asked.about.who = heist.active;
    return View::option_words(action, asked, seating).label;
}

Known known_of(const View::Decision& decision, const Outlook& outlook,
               const LaneChances& lanes_of_tank, const ui::Seating& seating) {
    Known known;
    known.before = &decision.now;
    if (decision.ask != Ask::next_player) known.who = decision.now.active;
    known.name = View::option_words(decision.options[outlook.option], decision, seating).label;
    known.worth = outlook.worth;
    known.are_sampled = outlook.is_sampled;
    for (const Outlook::End& end : outlook.ends) {
        add_team(known, end.heist, end.part, lanes_of_tank);
        if (known.who != no_member && !end.heist.is_over())
            add_own(known, end.heist, end.part, lanes_of_tank);
    }
    return known;
}

using Respect = ui::Respect<Known>;
using Figure = std::optional<double>;

Figure of_turn(const Known& one, Figure figure) {
    return one.who == no_member ? std::nullopt : figure;
}

const std::array respects = {
    Respect{[](const Known& one) -> Figure { return one.won; }, 60, 0.01, ui::share_figure, true,
            mark("Chance to win the game at once: {1}, with \"{0}\" {2}."), nullptr,
            mark("It wins the game at once.")},
    Respect{[](const Known& one) -> Figure { return one.lost; }, -60, 0.01, ui::share_figure, true,
            mark("With \"{0}\" the game may be lost at once ({2})."),
            mark("The game may be lost at once by it, though ({1}).")},
    Respect{
        [](const Known& one) -> Figure { return one.off_tank; }, 1.6, 0.1, ui::mean_figure, true,
        mark("By the end of the round it is likely to cost the Tank {1} Strength, \"{0}\" {2}."),
        mark("By the end of the round it is likely to cost the Tank less Strength, though: {1} "
             "instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.off_chopper; }, 1.7, 0.1, ui::mean_figure,
            true, mark("It costs the Chopper {1} Strength, \"{0}\" {2}."),
            mark("It costs the Chopper less Strength, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.off_rival; }, 1.8, 0.1, ui::mean_figure,
            true, mark("It costs the Rival Car {1} Strength, \"{0}\" {2}."),
            mark("It costs the Rival Car less Strength, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.cargo; }, 2.5, 0.1, ui::mean_figure, true,
            mark("It brings more Cargo onto your cars than \"{0}\": {1} instead of {2}."),
            mark("There is less Cargo on your cars then, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.door; }, 2, 0.1, ui::share_figure, true,
            mark("Chance that the door of the Semi is open then: {1}, after \"{0}\" {2}."),
            mark("The door of the Semi is open less often then, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.cars; }, 5, 0.1, ui::mean_figure, true,
            mark("The team has more cars then than with \"{0}\": {1} instead of {2}."),
            mark("The team has fewer cars then, though: {1} instead of {2}.")},
    Respect{
        [](const Known& one) { return of_turn(one, one.target); }, 0.8, 0.15, ui::share_figure,
        true,
        mark("Chance that an SUV beside you, once rammed, would fall back into the Tank: {1}; with "
             "\"{0}\": {2}."),
        nullptr},
    Respect{[](const Known& one) { return of_turn(one, one.harm); }, -1.2, 0.1, ui::share_figure,
            true, mark("Chance that the next Enemy Die damages your car: {1}, after \"{0}\" {2}."),
            mark("The next Enemy Die damages your car more often, though: {1} instead of {2}.")},
    Respect{
        [](const Known& one) { return of_turn(one, one.others_harm); }, -1, 0.1, ui::mean_figure,
        true,
        mark("The next Enemy Die damages fewer of the others' cars than after \"{0}\": {1} instead "
             "of {2}."),
        mark("The next Enemy Die damages more of the others' cars, though: {1} instead of {2}.")},
    Respect{[](const Known& one) -> Figure { return one.wear; }, -0.6, 0.3, ui::mean_figure, true,
            mark("Your cars take less damage than with \"{0}\": {1} slots lost in all instead of "
                 "{2}."),
            mark("Your cars take more damage, though: {1} slots lost in all instead of {2}.")},
    Respect{[](const Known& one) { return of_turn(one, one.pegs); }, -0.9, 0.1, ui::mean_figure,
            true,
            mark("An Enemy Peg on a car deals it 2 damage whenever Enemy Pegs activate. Pegs on "
                 "your cars then: {1}; with \"{0}\": {2}."),
            mark("More Enemy Pegs are on your cars, though, which deal 2 damage each when they "
                 "activate: {1} instead of {2}.")},
    Respect{[](const Known& one) { return of_turn(one, one.unmanned); }, -0.8, 0.5, nullptr, true,
            mark("After \"{0}\" nobody would be at your wheel."),
            mark("Nobody is at your wheel then, though.")},
    Respect{[](const Known& one) -> Figure { return one.suvs; }, -0.5, 0.2, ui::mean_figure, true,
            mark("Fewer SUVs are after you than with \"{0}\": {1} instead of {2}."), nullptr},
    Respect{[](const Known& one) -> Figure { return one.radar; }, -0.35, 0.2, ui::mean_figure, true,
            mark("The Radar is lower than after \"{0}\": {1} instead of {2}."),
            mark("The Radar is higher, though: {1} instead of {2}.")},
    Respect{[](const Known& one) { return of_turn(one, one.tokens); }, 0.6, 0.2, ui::mean_figure,
            true,
            mark("The team is left with more Boost tokens than with \"{0}\": {1} instead of {2}."),
            mark("The team is left with fewer Boost tokens, though: {1} instead of {2}.")},
    Respect{[](const Known& one) { return of_turn(one, one.to_front); }, -0.15, 0.8,
            ui::mean_figure, true,
            mark("Only a Wreck ahead of the Tank can hit it. Rows you are behind its front then: "
                 "{1}; with \"{0}\": {2}."),
            mark("You are further behind the front of the Tank, though: {1} rows instead of "
                 "{2}.")},
    Respect{
        [](const Known& one) { return of_turn(one, one.to_rear); }, -0.15, 0.8, ui::mean_figure,
        true,
        mark("Cargo is thrown from the rear of the Semi. Spaces to there then: {1}; with \"{0}\": "
             "{2}."),
        mark("You are further from the rear of the Semi, though, where Cargo is thrown: {1} spaces "
             "away instead of {2}.")},
    Respect{[](const Known& one) { return of_turn(one, one.to_home); }, -0.2, 0.8, ui::mean_figure,
            true,
            mark("With its Cargo your car must get to the furthest row in the east. Rows left "
                 "then: {1}; with \"{0}\": {2}."),
            mark("More rows are left to the furthest one in the east, though: {1} instead of "
                 "{2}.")},
    Respect{
        [](const Known& one) { return of_turn(one, one.to_chopper); }, -0.15, 0.8, ui::mean_figure,
        true,
        mark("You are nearer to the Chopper than with \"{0}\": {1} spaces away instead of {2}."),
        nullptr},
    Respect{
        [](const Known& one) { return of_turn(one, one.to_rival); }, -0.1, 0.8, ui::mean_figure,
        true,
        mark("You are nearer to the Rival Car than with \"{0}\": {1} spaces away instead of {2}."),
        nullptr},
};

const std::array guess = {
    Respect{[](const Known& one) {
                const bool is_over = std::abs(one.worth) > 500;
                return is_over ? std::nullopt : of_turn(one, -one.worth);
            },
            -1, 0.3, nullptr, false,
            mark("The driver reckons that this gets the team to its goal sooner than \"{0}\"."),
            nullptr},
};

}  // namespace

std::vector<std::string> reasons_for(const kernel::Decision<HighwayHeist>& decision,
                                     std::span<const Outlook> outlooks,
                                     const ui::Seating& seating) {
    if (outlooks.empty()) return {};
    const LaneChances lanes_of_tank = tank_lanes(decision.now);
    Known proposed = known_of(decision, outlooks[0], lanes_of_tank, seating);
    if (const auto& then = outlooks[0].then; then && !outlooks[0].ends.empty())
        proposed.way =
            words::say(decision.ask == Ask::next_player ? mark("\"{0}\" as the first action")
                                                        : mark("\"{0}\" as the next action"),
                       {action_name(outlooks[0].ends[0].heist, *then, seating)});
    for (const Outlook& one : outlooks.subspan(1)) {
        const Known other = known_of(decision, one, lanes_of_tank, seating);
        const auto differs = [&](const Respect& respect) {
            return respect.lead(proposed, other).has_value();
        };
        if (std::ranges::none_of(respects, differs)) continue;
        // Where what can be seen of it speaks for the other one, there is the guess alone.
        const bool is_seen = ui::lead_over<Known>(respects, proposed, other) > 0;
        const auto among = is_seen ? std::span<const Respect>(respects) : guess;
        return ui::reasons_for<Known>(among, proposed, {other});
    }
    return {};
}

}  // namespace highway_heist
