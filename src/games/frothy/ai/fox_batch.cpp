#include "games/frothy/ai/fox_batch.h"

#include <algorithm>
#include <thread>

#include "games/frothy/rules/races/fox_match.h"

namespace frothy {
namespace {

// One setting a Fox: races keep pointers to theirs.
std::vector<Setting> settings_of(const Setting& setting) {
    std::vector<Setting> settings(setting.licences.size(), setting);
    for (std::size_t fox = 0; fox < settings.size(); ++fox)
        settings[fox].terms.fox = static_cast<VehicleId>(fox);
    return settings;
}

void run_match(const std::vector<Setting>& settings, const DrivingMap& map, const BatchOrder& order,
               std::uint64_t number, FoxBatchResult& result) {
    FoxMatch match;
    for (const Setting& setting : settings) {
        const std::uint64_t turn = number * max_vehicles + setting.terms.fox;
        const Race race = race_to_end(setting, map, order, turn);
        match.turns.push_back(fox_turn_of(race));
        result.signature += kernel::split_mix(hash_of(race));
    }
    const auto places = match.places();
    for (std::size_t v = 0; v < match.turns.size(); ++v) {
        const FoxTurn& turn = match.turns[v];
        FoxTally& tally = result.tallies[v];
        tally.wins += places[v] == 1 ? 1 : 0;
        tally.places += places[v];
        tally.survived += turn.fate == FoxFate::survived ? 1 : 0;
        tally.phases += static_cast<std::uint64_t>(turn.rounds) * phase_count + turn.phases;
    }
    ++result.matches;
}

}  // namespace

void FoxBatchResult::add(const FoxBatchResult& other) {
    matches += other.matches;
    signature += other.signature;
    for (std::size_t v = 0; v < tallies.size(); ++v) {
        tallies[v].wins += other.tallies[v].wins;
        tallies[v].places += other.tallies[v].places;
        tallies[v].survived += other.tallies[v].survived;
        tallies[v].phases += other.tallies[v].phases;
    }
}

FoxBatchResult run_fox_matches(const Setting& setting, const BatchOrder& order) {
    const DrivingMap map(setting);
    const std::vector<Setting> settings = settings_of(setting);
    const auto jobs = static_cast<std::uint64_t>(std::clamp(order.jobs, 1, 256));
    const std::uint64_t end = order.first + order.races;
    std::vector<FoxBatchResult> results(static_cast<std::size_t>(jobs));
    const auto run_part = [&](std::uint64_t first, FoxBatchResult& result) {
        for (std::uint64_t match = first; match < end; match += jobs)
            run_match(settings, map, order, match, result);
    };
    std::vector<std::thread> threads;
    for (std::uint64_t job = 1; job < jobs; ++job) {
        threads.emplace_back(run_part, order.first + job,
                             std::ref(results[static_cast<std::size_t>(job)]));
    }
    run_part(order.first, results[0]);
    for (std::thread& thread : threads)
        thread.join();
    for (std::size_t job = 1; job < results.size(); ++job)
        results[0].add(results[job]);
    results[0].vehicles = static_cast<int>(setting.licences.size());
    return results[0];
}

}  // namespace frothy
