#include "games/snails/door/core/snails_module.h"

#include <memory>

#include "games/snails/ai/drivers.h"
#include "games/snails/data/codec.h"
#include "games/snails/data/scenario.h"
#include "games/snails/door/core/race_facts.h"
#include "kernel/random_policy.h"
#include "play/commands/contest_commands.h"
#include "play/commands/record_commands.h"
#include "play/lab/codec_contest.h"
#include "words/words.h"

namespace snails {

namespace {

std::vector<play::ContestDriver<Snails>> contest_drivers() {
    std::vector<play::ContestDriver<Snails>> all;
    for (const std::string_view driver : drivers) {
        all.push_back({driver, [driver](std::uint64_t) {
                           return [driver](const State& state, const auto& question) {
                               return static_cast<int>(answer_of(driver, state, question));
                           };
                       }});
    }
    all.push_back({"random", [](std::uint64_t seed) { return kernel::RandomPolicy(seed); }});
    return all;
}

play::Contest<Snails> contest_of(std::size_t snails) {
    auto contest = play::lab::codec_contest<Codec>(
        [snails](std::uint64_t) { return Agreement{static_cast<std::uint8_t>(snails)}; });
    for (std::size_t i = 1; i <= snails; ++i)
        contest.seats.push_back("snail " + std::to_string(i));
    contest.winners = [](const State& state) {
        kernel::PlayerSet winners = 0;
        for (kernel::PlayerId snail = 0; snail < state.snails; ++snail)
            if (place_of(state, snail) == 1) winners |= kernel::only(snail);
        return winners;
    };
    return contest;
}

play::CommandRun declare_simulate(play::CommandOptions& options) {
    const auto snails = std::make_shared<std::size_t>(least_snails);
    play::describe_simulate(options);
    options.number("--snails", "N", *snails, least_snails, most_snails,
                   "how many crawl (default 2)");
    return play::declare_contest<Snails>(options, contest_drivers(),
                                         [snails](const auto&) { return contest_of(*snails); });
}

}  // namespace

play::GameModule snails_module() {
    play::GameModule game =
        play::record_module<Codec, scenario_game>(words::mark("Snails"), declare_simulate);
    game.teller = fact_teller();
    return game;
}

}  // namespace snails
