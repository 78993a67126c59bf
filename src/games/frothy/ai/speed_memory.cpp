#include "games/frothy/ai/speed_memory.h"

#include <cstring>

#include "games/frothy/rules/queries.h"

namespace frothy {

SpeedThoughts& SpeedMemory::of(const Race& race, VehicleId v) {
    Race now = race;
    now[v].cards = {};
    const int reins = playable(race, v, CardType::reins);
    const bool is_same =
        vehicle_ == v && reins_ == reins && std::memcmp(&race_, &now, sizeof now) == 0;
    if (is_same) return thoughts_;
    race_ = now;
    vehicle_ = v;
    reins_ = reins;
    thoughts_.by_rating.fill(SpeedThoughts::not_weighed);
    for (auto& by_sums : thoughts_.by_sums)
        by_sums.reset();
    return thoughts_;
}

}  // namespace frothy
