#include "games/death_roads/view/core/luck.h"

#include <algorithm>

#include "games/death_roads/rules/tables.h"

namespace death_roads {

namespace {

// What a Skid card takes, a row counted as two lanes, and as much as a Gear or a Condition.
int harm_of(const Effects& effects) {
    int harm = 0;
    for (const Effect& effect : effects) {
        switch (effect.deed) {
        case Deed::move: harm += effect.way == Way::back ? 2 * effect.n : effect.n; break;
        case Deed::gear:
        case Deed::condition: harm -= 2 * effect.n; break;
        default: break;
        }
    }
    return harm;
}

}  // namespace

std::optional<play::CastLuck> luck_in(const Race& race, Why why,
                                      std::span<const std::uint8_t> faces) {
    if (why != Why::skid || faces.size() != 1) return std::nullopt;
    play::Chances chances;
    double all = 0.0;
    for (std::size_t card = 0; card < skid_cards.size(); ++card) {
        const auto harm = static_cast<std::size_t>(harm_of(skid_cards[card].effects));
        if (harm >= chances.size()) chances.resize(harm + 1);
        const double copies = race.skids.count(static_cast<Card>(card));
        chances[harm] += copies;
        all += copies;
    }
    if (all <= 0.0) return std::nullopt;
    for (double& each : chances)
        each /= all;
    return play::luck_of(harm_of(skid_cards.at(faces[0]).effects), chances, play::Lucky::low);
}

}  // namespace death_roads
