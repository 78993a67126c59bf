#include "games/frothy/ai/speed_memory.h"

#include <cstring>

#include "games/frothy/rules/queries.h"

namespace frothy {

SpeedMemory::Worths& SpeedMemory::of(const Race& race, VehicleId v) {
    Race now = race;
    now[v].cards = {};
    const int reins = playable(race, v, CardType::reins);
    const bool is_same = vehicle_ == v && reins_ == reins &&
                         std::memcmp(&race_, &now, sizeof now) == 0;
    if (is_same) return worths_;
    race_ = now;
    vehicle_ = v;
    reins_ = reins;
    worths_ = none();
    return worths_;
}

}  // namespace frothy
