// How lucky casts were, among all ways in which their dice could have fallen, counted exactly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "kernel/odds.h"

namespace play {

// How likely each whole number from 0 is; all of them add up to 1.
using Chances = std::vector<double>;

// Of so many dice, 1 to 20 of up to six sides: outcome(faces) is what they come to, 0 or more, in
// whatever order they lie.
template <class Outcome>
Chances chances_of(int dice, unsigned sides, const Outcome& outcome) {
    kernel::FallingDice falling(static_cast<std::size_t>(dice), sides,
                                kernel::DiceOrder::does_not_matter);
    Chances chances;   // in ways, of which a double holds every number exactly
    double all = 0.0;  // ways
    do {
        const auto number = static_cast<std::size_t>(outcome(falling.faces()));
        const auto ways = static_cast<double>(falling.orders());
        if (number >= chances.size()) chances.resize(number + 1);
        chances[number] += ways;
        all += ways;
    } while (falling.next());
    for (double& each : chances)
        each /= all;
    return chances;
}

// Which end of what may come of a cast is the lucky one.
enum class Lucky : std::uint8_t { high, low };

struct CastLuck {
    double expected = 0.0;
    double as_lucky = 1.0;  // how likely it was to come off so well or better
    double as_unlucky = 1.0;
    // The part of all that is less lucky, and half of what is alike: 0 to 1, on average 1/2.
    double rank = 0.5;
    double rank_variance = 0.0;  // of all ranks: 1/12 at most, 0 where there is but one number
};
CastLuck luck_of(int outcome, const Chances& chances, Lucky lucky);

// The ranks of many casts.
struct RankSum {
    int judged = 0;
    double rank_sum = 0.0;
    double rank_variance = 0.0;  // of that sum with fair dice

    void add(const CastLuck& cast);
    // How far they went better than they may be expected to, in ranks; 0 in the mean over many
    // races.
    double balance() const { return rank_sum - judged / 2.0; }
    // In what part of all races these casts would have gone worse, by the normal approximation of
    // the sum of their ranks; nothing of fewer than `fewest`.
    std::optional<double> share_below(int fewest) const;
};

}  // namespace play
