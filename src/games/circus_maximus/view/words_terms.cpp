// What is agreed on before the race, and how it ended.
#include <algorithm>
#include <array>
#include <limits>

#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/names.h"
#include "words/words.h"

namespace circus_maximus {

using words::by_count;
using words::say;
using words::tr;

Terms View::agree(std::size_t seats) {
    Terms terms;
    terms.players = static_cast<std::uint8_t>(seats);
    return terms;
}

double View::minutes(const Terms& agreed, std::size_t people) {
    constexpr double a_chariot = 3.3;  // a lap
    return static_cast<double>(people * chariots_each(agreed)) * agreed.laps * a_chariot;
}

std::vector<ui::PlainTerm> View::terms(const Terms& agreed) {
    ui::PlainTerm game{"game", tr("Game"), ui::RuleRef("CM-R39"), {}, agreed.advanced ? 1U : 0U};
    game.values = {{tr("Basic"), tr("A chariot that turns over is taken off the track."), {}},
                   {tr("Advanced"),
                    tr("Wrecks stay, teams run away, drivers are dragged along or run for it."),
                    {}}};
    ui::PlainTerm length{
        "laps", tr("Laps"), ui::RuleRef("CM-R02"), {}, agreed.laps == most_laps ? 0U : 1U};
    length.values = {{tr("Three"), tr("As raced in Rome: about twenty turns."), {}},
                     {tr("One"), tr("A sprint: won on turn 6 or so."), {}}};
    ui::PlainTerm preparation{"preparation",
                              tr("Preparation"),
                              ui::RuleRef("CM-R03"),
                              {},
                              agreed.is_ready_made ? 1U : 0U};
    preparation.values = {
        {tr("In secret"), tr("Everybody spends four points as he likes."), {}},
        {tr("Ready-made"), tr("2-1-1-0 for everybody: a good driver, a medium car."), {}}};
    ui::PlainTerm defence{
        "defence", tr("Defence"), ui::RuleRef("CM-X15"), {}, agreed.defends_by_itself ? 1U : 0U};
    defence.values = {{tr("Asked"), tr("Whoever is attacked says how to answer."), {}},
                      {tr("By itself"),
                       tr("All hold, and swerve outward from a medium or heavy car that goes for "
                          "their horses."),
                       {}}};
    return {game, length, preparation, defence};
}

void View::set_term(Terms& agreed, std::size_t term, std::size_t value) {
    const bool is_second = value == 1;
    switch (term) {
    case 0: agreed.advanced = is_second; break;
    case 1: agreed.laps = is_second ? 1 : most_laps; break;
    case 2: agreed.is_ready_made = is_second; break;
    default: agreed.defends_by_itself = is_second; break;
    }
}

std::vector<ui::PlainPreset<Terms>> View::presets(const Terms&) {
    Terms first = agree(most_players);
    first.is_ready_made = first.defends_by_itself = true;
    Terms advanced = agree(most_players);
    advanced.advanced = true;
    Terms sprint = agree(most_players);
    sprint.laps = 1;
    return {
        {tr("First race"),
         tr("One ready-made chariot each, the basic game, and no questions under attack."), first,
         true},
        {tr("Basic"), tr("One chariot each, and the basic game."), agree(most_players)},
        {tr("Advanced"), tr("One chariot each, with wrecks, runaways and men on foot."), advanced},
        {tr("Sprint"), tr("One lap, one chariot each, and the basic game."), sprint}};
}

std::vector<std::string> View::how_to_play() {
    return {
        tr("Eight chariots race three laps round the spina, to the left. Before the race four "
           "points go into driver, car, team speed and endurance."),
        tr("Eight seats drive one chariot each, four drive two, two drive four; the house drives "
           "what is left over."),
        tr("Each turn all write a speed in secret. Then the colours are drawn, and whoever is "
           "drawn moves at once, all of the speed: straight on, outward for nothing, inward for "
           "one more."),
        tr("A click on a square drives there. To choose the lanes on the way, drag the team along "
           "them."),
        tr("In a corner the number of the lane is what is safe. Whoever is faster pays the "
           "difference in endurance and rolls three dice: with luck nothing, without it a horse, "
           "or the car lies on its side."),
        tr("The whip turns endurance into speed, braking costs it. Without any the team slows "
           "down turn by turn, and no corner is safe above its number."),
        tr("Beside another chariot you may attack once from each square: whip horses or driver, "
           "ram horses or car. The victim may hold, brake away or change lanes."),
        tr("First over the line after three laps wins. Three turns later the others are placed as "
           "they stand."),
    };
}

// ---- Seasons ------------------------------------------------------------------------------------

namespace {

constexpr std::string_view for_money = "money";  // a season's option

}  // namespace

std::vector<ui::SeasonOption> View::season_options() {
    return {{std::string(for_money), tr("For money, as a campaign"),
             tr("Purses of 10 000, 5 000, 2 500 and 1 000 sesterces instead of points, a bet of up "
                "to 1 000 before each race, and horses, wheels, cars and drivers that are lost "
                "are paid for. A driver earns 3 marks by winning and 1 by coming home: with 6 of "
                "them he drives better by one.")}};
}

std::string View::season_unit(const play::Season& season) {
    return season.has(for_money) ? tr("Sesterces") : std::string();
}

std::string View::season_sum(int sum) { return money(sum); }

void View::agree_for_season(Terms& agreed, const play::Season& season,
                            const play::RaceFacts* before) {
    agreed.is_campaign = season.has(for_money);
    if (!agreed.is_campaign || before == nullptr) return;
    constexpr int most = std::numeric_limits<std::uint8_t>::max();
    for (std::size_t id = 0; id < std::min(before->carried.size(), chariots); ++id)
        agreed.merits.at(id) = static_cast<std::uint8_t>(std::clamp(before->carried[id], 0, most));
}

// ---- The end ------------------------------------------------------------------------------------

namespace {

struct Count {
    int home_on = 0;  // turn
    int attacks = 0;
    int strains = 0;
    int wrecks = 0;
};

std::array<Count, chariots> count(std::span<const View::Happening> told) {
    std::array<Count, chariots> counts{};
    for (const auto& happening : told) {
        if (happening.kind != kernel::HappeningKind::event) continue;
        const Event& event = happening.event;
        if (event.who >= chariots) continue;
        Count& its = counts.at(seat_of(happening.state.terms, event.who));
        switch (event.fact) {
        case Fact::finished:
            if (its.home_on == 0) its.home_on = happening.state.turn;
            break;
        case Fact::attacked: ++its.attacks; break;
        case Fact::strained: ++its.strains; break;
        case Fact::flipped: ++its.wrecks; break;
        default: break;
        }
    }
    return counts;
}

}  // namespace

namespace {

// Along its own lane, to where it would be home (CM-X04).
int squares_to_go(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    const int lap = lap_squares(chariot.car.lane);
    const int to_line = start_area - chariot.car.at;
    const int laps = last_crossing(race.terms) - chariot.crossings - 1;
    return laps * lap + (to_line > 0 ? to_line : to_line + lap);
}

// How far from home the foremost of a player's was left; none where none is on the track.
std::string to_go(const Race& race, kernel::PlayerId seat) {
    for (const ChariotId id : race_order(race)) {
        if (owner_of(race.terms, id) != seat || !race[id].is_racing()) continue;
        const int left = squares_to_go(race, id);
        const int laps = left / lap_squares(race[id].car.lane);
        const std::string squares = say(by_count(left % lap_squares(race[id].car.lane),
                                                 "{0} square to go", "{0} squares to go"),
                                        {left % lap_squares(race[id].car.lane)});
        return laps == 0 ? squares
                         : say(by_count(laps, "{0} lap, {1}", "{0} laps, {1}"), {laps, squares});
    }
    return "–";
}

// Of a race for money (CM-X26).
std::vector<ui::ResultsColumn> accounts(const Race& race) {
    ui::ResultsColumn purse{tr("Purse"), ui::RuleRef("CM-X26"), {}};
    ui::ResultsColumn bets{tr("Bets"), ui::RuleRef("CM-X43"), {}};
    ui::ResultsColumn repairs{tr("Losses"), ui::RuleRef("CM-X26"), {}};
    ui::ResultsColumn total{tr("Sesterces"), ui::RuleRef("CM-X26"), {}};
    for (std::size_t seat = 0; seat < seats_of(race.terms); ++seat) {
        const Account its = account_of(race, static_cast<kernel::PlayerId>(seat));
        purse.cells.push_back(money(its.purse));
        bets.cells.push_back(money(its.winnings - its.stake));
        repairs.cells.push_back(money(-its.repairs));
        total.cells.push_back(money(its.total()));
    }
    return {purse, bets, repairs, total};
}

}  // namespace

ui::PlainEnd View::end_of(const Race& race, std::span<const Happening> told,
                          const ui::Seating& seating) {
    ui::PlainEnd end;
    const auto counts = count(told);
    ui::ResultsColumn home{words::tr_in("results", "Home"), ui::RuleRef("CM-X04"), {}};
    ui::ResultsColumn attacks{tr("Attacks"), ui::RuleRef("CM-L17"), {}};
    ui::ResultsColumn strains{tr("Corners strained"), ui::RuleRef("CM-L04"), {}};
    ui::ResultsColumn wrecks{tr("Turned over"), ui::RuleRef("CM-L33"), {}};
    for (std::size_t seat = 0; seat < seats_of(race.terms); ++seat) {
        const Count& its = counts.at(seat);
        home.cells.push_back(its.home_on > 0 ? say("on turn {0}", {its.home_on})
                                             : to_go(race, static_cast<kernel::PlayerId>(seat)));
        attacks.cells.push_back(std::to_string(its.attacks));
        strains.cells.push_back(std::to_string(its.strains));
        wrecks.cells.push_back(std::to_string(its.wrecks));
    }
    end.columns = {home, attacks, strains, wrecks};
    if (race.terms.is_campaign) end.columns = accounts(race);
    if (race.homes == 0) {
        if (classification(race).empty()) end.headline = tr("Nobody wins");
        end.outcome = tr("Nobody came home: the circus keeps the palm.");
    } else {
        end.outcome = say("{0} wins the palm on turn {1}.",
                          {name_of(race, seating, race.home[0]), race.won_on});
    }
    end.outcome_rule = ui::RuleRef("CM-X31");
    return end;
}

}  // namespace circus_maximus
