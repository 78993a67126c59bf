// What a Control roll costs in the mean of all the ways its dice may fall.
#pragma once

#include <array>

#include "games/frothy/ai/aftermath.h"

namespace frothy {

// By how many dice more are rolled and discarded than are due (FR-CTRL-06, FR-TRT-20), the cheapest
// of them wherever the vehicle stands.
class RollCosts {
public:
    static constexpr int max_dice = 10;
    static constexpr int max_discards = 3;

    // For up to `most` discards. More dice than can be counted cost what these do.
    RollCosts(const Aftermath& aftermath, int due, int most);

    // As with the last of these where there are more.
    double with(int discards) const;

private:
    std::array<double, max_discards + 1> means_{};
    int most_;
};

}  // namespace frothy
