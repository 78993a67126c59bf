#include "games/death_roads/door/core/death_roads_module.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <optional>

#include "games/death_roads/ai/drivers.h"
#include "games/death_roads/data/codec.h"
#include "games/death_roads/data/scenario.h"
#include "games/death_roads/door/core/race_facts.h"
#include "kernel/random_policy.h"
#include "play/commands/contest_commands.h"
#include "play/commands/record_commands.h"
#include "play/lab/codec_contest.h"
#include "words/words.h"

namespace death_roads {

namespace {

std::vector<play::ContestDriver<DeathRoads>> contest_drivers() {
    std::vector<play::ContestDriver<DeathRoads>> all;
    for (const std::string_view computer : computers) {
        all.push_back({computer, [=](std::uint64_t) {
                           return [=](const Race& race, const auto& question) {
                               return static_cast<int>(answer_of(computer, race, question));
                           };
                       }});
    }
    all.push_back({"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }});
    return all;
}

enum Column : std::size_t { skids, bashes, hits, far_aheads, far_behinds, outs };

const std::vector<play::ContestColumn> columns = {
    {"skids", "skids"},         {"bashed", "bashed"},         {"hit", "hit"},
    {"far ahead", "far_ahead"}, {"far behind", "far_behind"}, {"out", "out"}};

std::optional<Column> column_of(Fact fact) {
    switch (fact) {
    case Fact::skidded: return skids;
    case Fact::bashed: return bashes;
    case Fact::hit: return hits;
    case Fact::far_ahead: return far_aheads;
    case Fact::far_behind: return far_behinds;
    case Fact::out: return outs;
    default: return std::nullopt;
    }
}

void count_step(const Race&, const Race&, std::span<const Event> told,
                std::span<play::SeatTally> seats) {
    for (const Event& event : told)
        if (const auto column = column_of(event.fact)) ++seats[event.who].counts[*column];
}

// ---- What they race with ----------------------------------------------------------------------

enum class Dealing : bool { drafted, dealt };

// What a draft may come to, each as likely as any other.
Terms dealt(Terms terms, std::uint64_t seed) {
    kernel::Chance chance(seed);
    const auto deal = [&](std::size_t kinds, const auto& give) {
        std::vector<std::uint8_t> left(kinds);
        std::iota(left.begin(), left.end(), std::uint8_t{0});
        for (Build& build : terms.builds) {
            const auto taken = left.begin() + chance.number(left.size());
            give(build) = *taken;
            left.erase(taken);
        }
    };
    terms.is_drafted = false;
    deal(vehicles.size(), [](Build& build) -> std::uint8_t& { return build.vehicle; });
    deal(drivers.size(), [](Build& build) -> std::uint8_t& { return build.driver; });
    for (std::size_t place = 0; place < places; ++place)
        deal(pairs_each, [=](Build& build) -> std::uint8_t& { return build.pairs[place]; });
    return terms;
}

enum Kinds : std::size_t { by_vehicle, by_driver, by_front, by_middle, by_back };

template <class Texts>
std::vector<std::string> names_of(const Texts& texts) {
    std::vector<std::string> names;
    for (const auto& text : texts)
        names.emplace_back(text.name);
    return names;
}

// "F1 Twin Guns"
std::vector<std::string> pairs_of(std::size_t place) {
    std::vector<std::string> names;
    for (std::size_t pair = place * pairs_each; pair < (place + 1) * pairs_each; ++pair) {
        const WeaponText& weapon = weapon_of(weapon_card(pair, 0));
        names.push_back(std::string(weapon.code) + " " +
                        std::string(weapon.name.substr(0, weapon.name.find(':'))));
    }
    return names;
}

std::size_t kind_of(const Race& race, std::size_t kinds, PlayerId id) {
    const Build& build = race[id].build;
    if (kinds == by_vehicle) return build.vehicle;
    return kinds == by_driver ? build.driver : build.pairs.at(kinds - by_front);
}

// ---- Contests ---------------------------------------------------------------------------------

// All cards that are thrown are touched, and then confirmed once.
std::size_t answers_of_click(const kernel::Decision<DeathRoads>& decision,
                             std::span<const Option> plan) {
    if (decision.ask != Ask::discard) return 1;
    const auto end = std::ranges::find_if(
        plan, [](const Option& answer) { return answer.choice != Choice::discard; });
    const auto thrown = static_cast<std::size_t>(end - plan.begin());
    const bool says_done = end != plan.end() && end->choice == Choice::done;
    return thrown + (says_done ? 1 : 0);
}

play::Contest<DeathRoads> contest_of(const Terms& terms, Dealing dealing = Dealing::drafted) {
    auto contest = play::lab::codec_contest<Codec>(
        [=](std::uint64_t seed) { return dealing == Dealing::dealt ? dealt(terms, seed) : terms; });
    for (std::size_t seat = 1; seat <= terms.players; ++seat)
        contest.seats.push_back("player " + std::to_string(seat));
    contest.winners = [](const Race& race) { return kernel::only(placing(race)[0]); };
    contest.columns = columns;
    contest.count = count_step;
    contest.kinds = {{"vehicle", names_of(vehicles)},
                     {"crew", names_of(drivers)},
                     {"front", pairs_of(0)},
                     {"middle", pairs_of(1)},
                     {"back", pairs_of(2)}};
    contest.kind_of = kind_of;
    contest.at_once = answers_of_click;
    return contest;
}

void declare_terms(play::CommandOptions& options, Terms& terms) {
    options.number("--players", "N", terms.players, least_players, most_players,
                   "how many race (default 3)");
    options.number("--rounds", "N", terms.rounds, short_race, long_race,
                   "4, 5 or 7: how many rounds (default 5)");
}

void check_terms(const Terms& terms) {
    if (!is_legal(terms)) throw play::UsageError("--rounds: expected 4, 5 or 7");
}

play::CommandRun declare_simulate(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    const auto is_dealt = std::make_shared<bool>(false);
    play::describe_simulate(options);
    declare_terms(options, *terms);
    options.flag("--dealt", *is_dealt, "Vehicles, Drivers and weapons by chance, not by draft");
    return play::declare_contest<DeathRoads>(options, contest_drivers(), [=](const auto&) {
        check_terms(*terms);
        return contest_of(*terms, *is_dealt ? Dealing::dealt : Dealing::drafted);
    });
}

play::CommandRun declare_report(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    declare_terms(options, *terms);
    return play::declare_contest_report<DeathRoads>(options, {"death-roads", "Death Roads"},
                                                    contest_drivers(), [terms](const auto&) {
                                                        check_terms(*terms);
                                                        return contest_of(*terms);
                                                    });
}

play::CommandRun declare_bench(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    declare_terms(options, *terms);
    return play::declare_contest_bench<DeathRoads>(options, contest_drivers(),
                                                   [terms](const auto&) {
                                                       check_terms(*terms);
                                                       return contest_of(*terms);
                                                   });
}

// Every number of players, every length, with and without a draft.
std::vector<play::Contest<DeathRoads>> signed_contests() {
    std::vector<play::Contest<DeathRoads>> all;
    for (std::uint8_t players = least_players; players <= most_players; ++players)
        for (const int rounds : {short_race, usual_race, long_race})
            for (const bool is_drafted : {true, false})
                all.push_back(contest_of(
                    {players, static_cast<std::uint8_t>(rounds), is_drafted, first_builds}));
    return all;
}

play::CommandRun declare_signature(play::CommandOptions& options) {
    return play::declare_contest_signature<DeathRoads>(options, signed_contests, contest_drivers);
}

}  // namespace

play::GameModule death_roads_module() {
    play::GameModule game = play::record_module<Codec, scenario_game>(
        words::mark("Death Roads"), declare_simulate,
        {{"report", "what many races tell of drivers and seats", declare_report},
         {"bench", "how fast this build is on this machine", declare_bench},
         {"signature", "one number for how the rules play", declare_signature}});
    game.teller = fact_teller();
    return game;
}

}  // namespace death_roads
