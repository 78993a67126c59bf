#include "games/frothy/ai/roll_costs.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "games/frothy/ai/dice_spreads.h"

namespace frothy {

namespace {

struct Spread {
    IconCounts counts{};
    double ways = 0;
    std::array<std::size_t, icon_count> without{};  // one die of an icon; where there is one
};

// All of them, those with fewer dice first.
class Spreads {
public:
    Spreads() {
        std::map<IconCounts, std::size_t> places;
        for (int dice = 0; dice <= RollCosts::max_dice; ++dice) {
            first_[static_cast<std::size_t>(dice)] = all_.size();
            IconCounts none{};
            each_spread(none, 0, dice, [&](const IconCounts& counts, std::int64_t ways) {
                Spread spread{counts, static_cast<double>(ways), {}};
                for (std::size_t gone = 0; gone < icon_count; ++gone) {
                    if (counts[gone] == 0) continue;
                    IconCounts fewer = counts;
                    --fewer[gone];
                    spread.without[gone] = places.at(fewer);
                }
                places[counts] = all_.size();
                all_.push_back(spread);
            });
        }
        first_.back() = all_.size();
    }

    std::size_t first(int dice) const { return first_[static_cast<std::size_t>(dice)]; }
    const Spread& operator[](std::size_t index) const { return all_[index]; }

private:
    std::vector<Spread> all_;
    std::array<std::size_t, RollCosts::max_dice + 2> first_{};
};

const Spreads& all_spreads() {
    static const Spreads spreads;
    return spreads;
}

}  // namespace

RollCosts::RollCosts(const Aftermath& aftermath, int due, int most)
    : most_(std::clamp(most, 0, max_discards)) {
    const Spreads& spreads = all_spreads();
    const int bare = std::clamp(due, 1, max_dice - max_discards);
    constexpr std::size_t room = 8008;  // of all spreads of up to max_dice
    std::array<int, room> costs;        // NOLINT: filled as far as it is read
    const std::size_t begin = spreads.first(bare);
    const std::size_t end = spreads.first(bare + most_ + 1);
    for (std::size_t i = begin; i < end; ++i)
        costs[i] = aftermath.cost(spreads[i].counts);
    for (int discards = 0; discards <= most_; ++discards) {
        const std::size_t first = spreads.first(bare + discards);
        // With one discard more: from most dice to fewest, since each builds on those with one
        // fewer.
        for (std::size_t i = end; discards > 0 && i-- > first;) {
            const Spread& spread = spreads[i];
            for (std::size_t icon = 0; icon < icon_count; ++icon) {
                if (spread.counts[icon] > 0)
                    costs[i] = std::min(costs[i], costs[spread.without[icon]]);
            }
        }
        double sum = 0;
        double ways = 0;
        for (std::size_t i = first; i < spreads.first(bare + discards + 1); ++i) {
            sum += spreads[i].ways * costs[i];
            ways += spreads[i].ways;
        }
        means_[static_cast<std::size_t>(discards)] = sum / ways;
    }
}

double RollCosts::with(int discards) const {
    return means_[static_cast<std::size_t>(std::clamp(discards, 0, most_))];
}

}  // namespace frothy
