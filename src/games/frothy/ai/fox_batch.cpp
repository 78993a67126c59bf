#include "games/frothy/ai/fox_batch.h"

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

void run_match(const std::vector<Setting>& settings, const Roads& roads, const BatchOrder& order,
               std::uint64_t number, FoxBatchResult& result) {
    FoxMatch match;
    for (const Setting& setting : settings) {
        const std::uint64_t turn = number * max_vehicles + setting.terms.fox;
        const Race race = race_to_end(setting, roads, order, turn);
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
    ++result.races;
}

}  // namespace

FoxBatchResult run_fox_matches(const Setting& setting, const BatchOrder& order) {
    const DrivingMap map(setting);
    const std::vector<Setting> settings = settings_of(setting);
    FoxBatchResult empty;
    empty.tallies.resize(settings.size());
    return play::run_batch(order, empty, [&](std::uint64_t match, FoxBatchResult& result) {
        run_match(settings, {&map, {}}, order, match, result);
    });
}

}  // namespace frothy
