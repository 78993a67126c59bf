#include "games/death_roads/view/core/threats.h"

#include <algorithm>

#include "games/death_roads/rules/procedures.h"
#include "games/death_roads/view/core/forecast.h"

namespace death_roads {

namespace {

// In any of its lines.
Threat threat_of(const Race& race, PlayerId shooter, Card card) {
    Threat threat{card, {}, 0};
    const auto lines = static_cast<int>(weapon_of(card).alternatives.size());
    for (int line = 0; line <= lines; ++line) {
        for (const Space& cell : cells_of(race, shooter, card, line))
            if (std::ranges::find(threat.cells, cell) == threat.cells.end())
                threat.cells.push_back(cell);
        const auto hit = targets_of(race, shooter, card, line);
        threat.hit = static_cast<kernel::PlayerSet>(threat.hit | hit);
    }
    return threat;
}

}  // namespace

std::vector<Threat> threats_of(const Race& race, PlayerId shooter) {
    std::vector<Threat> threats;
    const Car& car = race[shooter];
    const bool is_done = race.stage == Stage::race && car.is_aside;
    if (!car.is_racing || is_done || race.stage == Stage::setup) return threats;
    for (std::size_t place = 0; place < places; ++place) {
        if (car.build.pairs.at(place) == none) continue;
        const std::size_t pair = place * pairs_each + car.build.pairs.at(place);
        for (const std::size_t which : {0U, 1U}) {
            const Card card = weapon_card(pair, which);
            if (!car.discard.has(card)) threats.push_back(threat_of(race, shooter, card));
        }
    }
    return threats;
}

}  // namespace death_roads
