// What is agreed on before the race, and how it ended.
#include <array>
#include <string>
#include <vector>

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "words/words.h"

namespace death_roads {

using words::by_count;
using words::mark;
using words::say;
using words::tr;

namespace {

constexpr std::array lengths = {short_race, usual_race, long_race};

}  // namespace

Terms View::agree(std::size_t seats) {
    Terms terms;
    terms.players = static_cast<std::uint8_t>(seats);
    terms.rounds = short_race;
    terms.is_drafted = false;
    terms.builds = first_builds;
    return terms;
}

double View::minutes(const Terms& agreed, std::size_t people) {
    constexpr double a_round = 0.95;
    const double draft = agreed.is_drafted ? 1.0 : 0.0;
    return static_cast<double>(people) * (agreed.rounds * a_round + draft);
}

std::vector<ui::PlainTerm> View::terms(const Terms& agreed) {
    ui::PlainTerm length{"length", tr("Length"), ui::RuleRef("DR-O-06"), {}, 0};
    length.values = {{tr("Short"), tr("Four Road Events, one a round."), {}},
                     {tr("Usual"), tr("Five Road Events."), {}},
                     {tr("Long"), tr("Seven Road Events."), {}}};
    for (std::size_t i = 0; i < lengths.size(); ++i)
        if (lengths.at(i) == agreed.rounds) length.chosen = i;
    ui::PlainTerm cars{"cars", tr("Cars"), ui::RuleRef("DR-O-04"), {}, agreed.is_drafted ? 1U : 0U};
    cars.values = {
        {tr("As dealt"), tr("Hound, Nomad, Jackal and Razor, with drivers and weapons."), {}},
        {tr("Draft"), tr("Car, driver and weapons are taken in turns."), {}}};
    return {length, cars};
}

void View::set_term(Terms& agreed, std::size_t term, std::size_t value) {
    if (term == 0) agreed.rounds = static_cast<std::uint8_t>(lengths.at(value));
    if (term == 1) agreed.is_drafted = value == 1;
}

std::vector<ui::PlainPreset<Terms>> View::presets(const Terms&) {
    Terms duel = agree(2);
    duel.rounds = usual_race;
    Terms draft = agree(3);
    draft.rounds = usual_race;
    draft.is_drafted = true;
    Terms full = agree(most_players);
    full.rounds = long_race;
    full.is_drafted = true;
    return {
        {tr("First race"), tr("Cars as dealt, four rounds: three drivers take twelve minutes."),
         agree(3)},
        {tr("Duel"), tr("Two cars as dealt on three lanes."), duel, true},
        {tr("The real thing"), tr("Drafted, five rounds: three drivers take a quarter of an hour."),
         draft},
        {tr("Coast to coast"), tr("Drafted, seven rounds: four drivers take half an hour."), full}};
}

std::vector<std::string> View::how_to_play() {
    return {
        tr("Whoever is furthest up the road after the last Road Event wins, or whoever is the last "
           "one rolling."),
        tr("Each round all fill up their hands, a Road Event is announced, and then turns go round "
           "until all Handling is spent: play a card, pay a card for a Driver Action, or both; "
           "focus, or pass."),
        tr("Cards cost Handling, and do what their row for your Gear says: high Gears are fast. "
           "Who "
           "spends too much skids: a card for each Gear, and tokens to remember it by."),
        tr("Driving into somebody bashes them: Condition and Handling lost, and out of the way. "
           "Weapons hit whatever is in their pattern; who is at 0 Condition is out."),
        tr("Driving off the front edge is Far Ahead: all others fall back a row. Who falls off the "
           "back edge loses 2 Condition, a Gear and the rest of the round."),
        tr("On the dirt a car falls back after each turn. The Road Event strikes at the end of the "
           "round: do not be on its lane when it is red."),
        tr("After Death Roads: All Stars by Jasiek Luszczki, The Knights of Unity 2022."),
    };
}

// ---- The end ------------------------------------------------------------------------------------

namespace {

struct Count {
    int hits = 0;
    int bashes = 0;
    int skids = 0;
    int lost = 0;  // Condition
};

std::array<Count, most_players> count(std::span<const View::Happening> told) {
    std::array<Count, most_players> counts{};
    for (const auto& happening : told) {
        if (happening.kind != kernel::HappeningKind::event) continue;
        const Event& event = happening.event;
        const bool has_other = event.other < most_players;
        switch (event.fact) {
        case Fact::hit:
            if (has_other) ++counts.at(event.other).hits;
            break;
        case Fact::bashed:
            if (has_other) ++counts.at(event.other).bashes;
            break;
        case Fact::skidded: ++counts.at(event.who).skids; break;
        case Fact::condition:
            if (event.value < 0) counts.at(event.who).lost -= event.value;
            break;
        default: break;
        }
    }
    return counts;
}

// What decided it, in a few sentences.
class Story {
public:
    Story(const Race& race, const ui::Seating& seating) : race_(race), seating_(seating) {}

    void hear(const View::Happening& happening) {
        const Event& event = happening.event;
        const Race& now = happening.state;
        switch (event.fact) {
        case Fact::round_began:
            if (event.value > 1) ++led_.at(placing(now)[0]);
            return;
        case Fact::far_ahead: ++ahead_.at(event.who); return;
        case Fact::out: return put_out(event.who, now);
        case Fact::condition:
            if (event.value < 0 && now[event.who].condition < least_.at(event.who).condition)
                least_.at(event.who) = {now[event.who].condition, now.round};
            return;
        default: return;
        }
    }
    std::vector<std::string> lines() const {
        const PlayerId winner = placing(race_)[0];
        std::vector<std::string> lines = {
            say("Rounds: {0} of {1}.", {int{race_.round}, int{race_.terms.rounds}})};
        if (const std::string led = by_whom(led_); !led.empty())
            lines.push_back(say("In front after a round: {0}.", {led}));
        if (const std::string ahead = by_whom(ahead_); !ahead.empty())
            lines.push_back(say("Far Ahead, so that all others fell back: {0}.", {ahead}));
        if (!out_.empty()) lines.push_back(say("Wrecked: {0}.", {out_}));
        if (racing_count(race_) > 1) lines.push_back(margin());
        const Least& least = least_.at(winner);
        // A third of it or less: else there was none.
        if (least.round > 0 && 3 * least.condition <= race_[winner].vehicle().condition)
            lines.push_back(say("The closest call of {0}: {1} Condition left, in round {2}.",
                                {name_of(seating_, winner), least.condition, least.round}));
        return lines;
    }

private:
    struct Least {
        int condition = 100;
        int round = 0;
    };
    using Tally = std::array<int, most_players>;

    // In whose turn, if it was another's.
    void put_out(PlayerId who, const Race& now) {
        const PlayerId by = now.turn.who;
        const std::string name = name_of(seating_, who);
        out_ += (out_.empty() ? "" : ", ") +
                (by == nobody || by == who ? say("{0} in round {1}", {name, int{now.round}})
                                           : say("{0} in round {1}, in the turn of {2}",
                                                 {name, int{now.round}, name_of(seating_, by)}));
    }
    std::string by_whom(const Tally& tally) const {
        std::string text;
        for (PlayerId id = 0; id < race_.terms.players; ++id)
            if (tally.at(id) > 0)
                text += (text.empty() ? "" : ", ") +
                        say(mark("{0} {1}"), {name_of(seating_, id), tally.at(id)});
        return text;
    }
    std::string margin() const {
        const Players order = by_position(race_);
        const int rows_ahead = race_[order[0]].at.row - race_[order[1]].at.row;
        const std::string first = name_of(seating_, order[0]);
        const std::string second = name_of(seating_, order[1]);
        if (rows_ahead == 0) {
            const bool is_faster = race_[order[0]].gear > race_[order[1]].gear;
            return say(is_faster ? mark("{0} came in beside {1}, in the higher Gear.")
                                 : mark("{0} came in beside {1}, ahead on the Initiative Track."),
                       {first, second});
        }
        return say(by_count(rows_ahead, "{0} came in {1} row ahead of {2}.",
                            "{0} came in {1} rows ahead of {2}."),
                   {first, rows_ahead, second});
    }

    const Race& race_;
    const ui::Seating& seating_;
    Tally led_{};
    Tally ahead_{};
    std::array<Least, most_players> least_{};
    std::string out_;
};

std::vector<std::string> story_of(const Race& race, std::span<const View::Happening> told,
                                  const ui::Seating& seating) {
    Story story(race, seating);
    for (const auto& happening : told)
        if (happening.kind == kernel::HappeningKind::event) story.hear(happening);
    return story.lines();
}

}  // namespace

ui::PlainEnd View::end_of(const Race& race, std::span<const Happening> told,
                          const ui::Seating& seating) {
    ui::PlainEnd end;
    end.story = story_of(race, told, seating);
    const auto counts = count(told);
    ui::ResultsColumn hits{tr("Hits"), ui::RuleRef("DR-WPN-03"), {}};
    ui::ResultsColumn bashes{tr("Bashes"), ui::RuleRef("DR-O-34"), {}};
    ui::ResultsColumn skids{tr("Skids"), ui::RuleRef("DR-SKID-04"), {}};
    ui::ResultsColumn lost{tr("Condition lost"), ui::RuleRef("DR-O-20"), {}};
    for (std::size_t seat = 0; seat < race.terms.players; ++seat) {
        const Count& its = counts.at(seat);
        hits.cells.push_back(std::to_string(its.hits));
        bashes.cells.push_back(std::to_string(its.bashes));
        skids.cells.push_back(std::to_string(its.skids));
        lost.cells.push_back(std::to_string(its.lost));
    }
    end.columns = {hits, bashes, skids, lost};
    const std::string winner = name_of(seating, placing(race)[0]);
    if (race.out_count + 1 >= race.terms.players) {
        end.outcome = say("{0} is the last one rolling.", {winner});
        end.outcome_rule = ui::RuleRef("DR-O-09");
    } else {
        end.outcome = say("{0} is furthest up the road after the last Road Event.", {winner});
        end.outcome_rule = ui::RuleRef("DR-O-08");
    }
    return end;
}

}  // namespace death_roads
