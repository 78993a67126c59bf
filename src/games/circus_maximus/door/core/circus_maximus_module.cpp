#include "games/circus_maximus/door/core/circus_maximus_module.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/data/names.h"
#include "games/circus_maximus/data/scenario.h"
#include "games/circus_maximus/door/core/race_facts.h"
#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/core/ways.h"
#include "kernel/random_policy.h"
#include "kernel/sheet.h"
#include "play/commands/contest_commands.h"
#include "play/commands/record_commands.h"
#include "play/lab/codec_contest.h"
#include "words/words.h"

namespace circus_maximus {

namespace {

struct Agreed {
    Terms terms;
    // How chariots are prepared, by colour and over again; by their drivers where there are none.
    std::vector<Preparation> builds;
    std::size_t people = 0;  // on the first seats; 0 for all players
};

play::Policy<CircusMaximus> policy_of(std::string_view driver,
                                      const std::shared_ptr<const Agreed>& agreed) {
    return [=](const Race& race, const kernel::Question<CircusMaximus>& question) {
        if (question.ask == Ask::preparation && !agreed->builds.empty()) {
            const auto& build = agreed->builds[question.about.who % agreed->builds.size()];
            const auto found = std::ranges::find(question.options, preparing(build));
            return static_cast<int>(found - question.options.begin());
        }
        return static_cast<int>(answer_of(driver, race, question));
    };
}

std::vector<play::ContestDriver<CircusMaximus>> contest_drivers(
    const std::shared_ptr<const Agreed>& agreed) {
    std::vector<play::ContestDriver<CircusMaximus>> all;
    for (const std::string_view driver : drivers)
        all.push_back({driver, [=](std::uint64_t) { return policy_of(driver, agreed); }});
    all.push_back({"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }});
    return all;
}

enum Column : std::size_t { attacks, whips, strains, horses_lost, wrecks, killed };

const std::vector<play::ContestColumn> columns = {
    {"attacks", "attacks"},         {"whips", "whips"},   {"strains", "strains"},
    {"horses lost", "horses_lost"}, {"wrecks", "wrecks"}, {"killed", "killed"}};

std::optional<Column> column_of(Fact fact) {
    switch (fact) {
    case Fact::attacked: return attacks;
    case Fact::whipped: return whips;
    case Fact::strained: return strains;
    case Fact::horse_died: return horses_lost;
    case Fact::flipped: return wrecks;
    case Fact::driver_died: return killed;
    default: return std::nullopt;
    }
}

void count_step(const Race&, const Race& after, std::span<const Event> told,
                std::span<play::SeatTally> seats) {
    for (const Event& event : told)
        if (const auto column = column_of(event.fact))
            ++seats[owner_of(after.terms, event.who)].counts[*column];
}

// The first across wins for whoever drives it (CM-X27); nobody, where none is placed (CM-X31).
kernel::PlayerSet winners_of(const Race& race) {
    const Chariots placed = classification(race);
    return placed.empty() ? kernel::PlayerSet{} : kernel::only(owner_of(race.terms, placed[0]));
}

std::string seat_name(const Terms& terms, std::size_t seat) {
    if (seat == terms.players) return "house";
    return chariots_each(terms) == 1 ? std::string(names::colours[seat])
                                     : "player " + std::to_string(seat + 1);
}

// What a click on a square answers besides the step to it: no more of a lash than it must add, no
// whip, so many brakes (view/core/ways.h).
bool is_of_click(const kernel::FrozenQuestion<CircusMaximus>& question, Option answer) {
    switch (question.ask) {
    case Ask::lash:
    case Ask::whip: return answer == question.options.front();
    case Ask::brake: return true;
    case Ask::move: return is_step(answer.choice);
    default: return false;
    }
}

// A way is clicked up to where it halts, or beside a rival that is to be attacked.
std::size_t answers_of_click(const kernel::Decision<CircusMaximus>& decision,
                             std::span<const Option> planned) {
    kernel::FrozenQuestion<CircusMaximus> question = decision;
    const bool drives_past = is_beside_rivals(decision);
    std::size_t answers = 0;
    while (answers < planned.size() && is_of_click(question, planned[answers])) {
        ++answers;
        const auto then = kernel::consequence_of(decision, planned.first(answers));
        if (!then.asked) break;
        if (!drives_past && offers_another_attack(decision, then.asked->options)) break;
        question = *then.asked;
    }
    return std::max<std::size_t>(1, answers);
}

play::Contest<CircusMaximus> contest_of(const Terms& terms, std::size_t people = 0) {
    auto contest = play::lab::codec_contest<Codec>([terms](std::uint64_t) { return terms; });
    for (std::size_t seat = 0; seat < seats_of(terms); ++seat)
        contest.seats.push_back(seat_name(terms, seat));
    contest.rounds_noun = "turns";
    contest.winners = winners_of;
    contest.is_won = [](const Race& race) { return race.homes > 0; };
    contest.columns = columns;
    contest.count = count_step;
    contest.at_once = answers_of_click;
    contest.people = people > 0 ? people : terms.players;
    return contest;
}

void declare_terms(play::CommandOptions& options, Terms& terms) {
    options.number("--players", "N", terms.players, least_players, most_players,
                   "how many play (default 4)");
    options.flag("--advanced", terms.advanced, "wrecks, runaway teams and drivers on foot");
    options.number("--laps", "N", terms.laps, 1, most_laps, "how many laps (default 3)");
    options.flag("--campaign", terms.is_campaign, "with bets, as a race of a season for money");
}

// "2-0-1-1": driver, chariot, speed, endurance.
std::vector<Preparation> builds_in(const std::string& given) {
    std::vector<Preparation> builds;
    for (std::size_t from = 0; from <= given.size();) {
        const std::size_t comma = std::min(given.find(',', from), given.size());
        const std::string build = given.substr(from, comma - from);
        const auto option = Codec::option_named("prepare " + build);
        const Preparation points = option ? preparation_of(*option) : Preparation{};
        if (points.driver + points.chariot + points.speed + points.endurance != 4) {
            throw play::UsageError("--builds: found \"" + build +
                                   "\", expected four points as in 2-0-1-1, at most two each");
        }
        builds.push_back(points);
        from = comma + 1;
    }
    return builds;
}

void declare_builds(play::CommandOptions& options, Agreed& agreed) {
    options.value(
        "--builds", "POINTS,...",
        [&agreed](const std::string& given) { agreed.builds = builds_in(given); },
        "points of driver, chariot, speed and endurance, by colour: 2-0-2-0,1-1-1-1");
}

play::CommandRun declare_simulate(play::CommandOptions& options) {
    const auto agreed = std::make_shared<Agreed>();
    play::describe_simulate(options);
    declare_terms(options, agreed->terms);
    declare_builds(options, *agreed);
    options.number("--people", "N", agreed->people, 1, most_players,
                   "for --pace, how many of the players are people (default all)");
    return play::declare_contest<CircusMaximus>(
        options, contest_drivers(agreed),
        [agreed](const auto&) { return contest_of(agreed->terms, agreed->people); });
}

play::CommandRun declare_report(play::CommandOptions& options) {
    const auto agreed = std::make_shared<Agreed>();
    declare_terms(options, agreed->terms);
    declare_builds(options, *agreed);
    return play::declare_contest_report<CircusMaximus>(
        options, {"circus-maximus", "Circus Maximus"}, contest_drivers(agreed),
        [agreed](const auto&) { return contest_of(agreed->terms); });
}

play::CommandRun declare_bench(play::CommandOptions& options) {
    const auto agreed = std::make_shared<Agreed>();
    declare_terms(options, agreed->terms);
    return play::declare_contest_bench<CircusMaximus>(
        options, contest_drivers(agreed),
        [agreed](const auto&) { return contest_of(agreed->terms); });
}

// Every number of chariots an owner may have, with the house and without, both games.
std::vector<play::Contest<CircusMaximus>> signed_contests() {
    std::vector<play::Contest<CircusMaximus>> all;
    constexpr std::array<std::uint8_t, 4> tables = {2, 3, 5, 8};
    for (const std::uint8_t players : tables)
        for (const bool advanced : {false, true})
            all.push_back(contest_of({players, advanced}));
    return all;
}

play::CommandRun declare_signature(play::CommandOptions& options) {
    return play::declare_contest_signature<CircusMaximus>(
        options, signed_contests, [] { return contest_drivers(std::make_shared<Agreed>()); });
}

}  // namespace

play::GameModule circus_maximus_module() {
    play::GameModule game = play::record_module<Codec, scenario_game>(
        words::mark("Circus Maximus"), declare_simulate,
        {{"report", "what many races tell of drivers and seats", declare_report},
         {"bench", "how fast this build is on this machine", declare_bench},
         {"signature", "one number for how the rules play", declare_signature}});
    game.teller = fact_teller();
    return game;
}

}  // namespace circus_maximus
