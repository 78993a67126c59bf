#include "games/death_roads/door/core/death_roads_module.h"

#include <memory>
#include <optional>

#include "games/death_roads/data/codec.h"
#include "games/death_roads/data/scenario.h"
#include "games/death_roads/door/core/race_facts.h"
#include "kernel/random_policy.h"
#include "play/commands/contest_commands.h"
#include "play/commands/record_commands.h"
#include "words/words.h"

namespace death_roads {

namespace {

std::vector<play::ContestDriver<DeathRoads>> contest_drivers() {
    return {{"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }}};
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

play::Contest<DeathRoads> contest_of(const Terms& terms) {
    play::Contest<DeathRoads> contest;
    for (std::size_t seat = 1; seat <= terms.players; ++seat)
        contest.seats.push_back("player " + std::to_string(seat));
    contest.start = [terms](std::uint64_t) { return race_of(terms); };
    contest.winners = [](const Race& race) { return kernel::only(placing(race)[0]); };
    contest.rounds = Codec::round_of;
    contest.hash = Codec::state_hash;
    contest.ask_name = [](Ask ask) { return std::string(Codec::name_of(ask)); };
    contest.columns = columns;
    contest.count = count_step;
    return contest;
}

play::CommandRun declare_simulate(play::CommandOptions& options) {
    const auto terms = std::make_shared<Terms>();
    play::describe_simulate(options);
    options.number("--players", "N", terms->players, least_players, most_players,
                   "how many race (default 3)");
    options.number("--rounds", "N", terms->rounds, short_race, long_race,
                   "4, 5 or 7: how many rounds (default 5)");
    return play::declare_contest<DeathRoads>(options, contest_drivers(), [terms](const auto&) {
        if (!is_legal(*terms)) throw play::UsageError("--rounds: expected 4, 5 or 7");
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
    play::describe_signature(options);
    return [](const play::CommandContext& context) {
        const std::uint64_t signature = play::signature_of(signed_contests(), contest_drivers());
        context.streams.out << play::signature_text(signature) << "\n";
        return play::exit_good;
    };
}

}  // namespace

play::GameModule death_roads_module() {
    play::GameModule game = play::record_module<Codec, scenario_game>(
        words::mark("Death Roads"), declare_simulate,
        {{"signature", "one number for how the rules play", declare_signature}});
    game.teller = fact_teller();
    return game;
}

}  // namespace death_roads
