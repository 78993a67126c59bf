#include "games/frothy/ai/roll_costs.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace frothy {

namespace {

constexpr int faces = static_cast<int>(icon_count);

// One way in which dice lie, whichever of them shows what.
struct Spread {
    std::array<std::uint8_t, icon_count> counts{};
    std::uint32_t ways = 0;
    std::array<std::uint16_t, icon_count> without{};  // one die of an icon; where there is one
};

// All of them, those with fewer dice first.
class Spreads {
public:
    Spreads() {
        for (int dice = 0; dice <= RollCosts::max_dice; ++dice) {
            first_[static_cast<std::size_t>(dice)] = static_cast<int>(all_.size());
            add({}, 0, dice, factorial(dice));
        }
        first_.back() = static_cast<int>(all_.size());
    }

    std::size_t first(int dice) const {
        return static_cast<std::size_t>(first_[static_cast<std::size_t>(dice)]);
    }
    std::size_t size() const { return all_.size(); }
    const Spread& operator[](std::size_t index) const { return all_[index]; }

private:
    static std::uint32_t factorial(int n) {
        return n < 2 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1);
    }

    // In how many ways so many dice lie that show so many icons.
    static int number(int dice, int icons) {
        int ways = 1;
        for (int i = 1; i < icons; ++i)
            ways = ways * (dice + i) / i;
        return ways;
    }

    // Its place among those with as many dice, in the order in which they are added.
    static int place(const std::array<std::uint8_t, icon_count>& counts, int dice) {
        int before = 0;
        for (int icon = 0; icon + 1 < faces; ++icon) {
            const int here = counts[static_cast<std::size_t>(icon)];
            for (int fewer = 0; fewer < here; ++fewer)
                before += number(dice - fewer, faces - icon - 1);
            dice -= here;
        }
        return before;
    }

    void add(Spread spread, std::size_t icon, int left, std::uint32_t ways) {
        if (icon + 1 < icon_count) {
            for (int here = 0; here <= left; ++here) {
                spread.counts[icon] = static_cast<std::uint8_t>(here);
                add(spread, icon + 1, left - here, ways / factorial(here));
            }
            return;
        }
        spread.counts[icon] = static_cast<std::uint8_t>(left);
        spread.ways = ways / factorial(left);
        int dice = 0;
        for (const int count : spread.counts)
            dice += count;
        for (std::size_t gone = 0; gone < icon_count; ++gone) {
            if (spread.counts[gone] == 0) continue;
            auto counts = spread.counts;
            --counts[gone];
            spread.without[gone] = static_cast<std::uint16_t>(
                first_[static_cast<std::size_t>(dice - 1)] + place(counts, dice - 1));
        }
        all_.push_back(spread);
    }

    std::vector<Spread> all_;
    std::array<int, RollCosts::max_dice + 2> first_{};
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
    for (std::size_t i = begin; i < end; ++i) {
        IconCounts counts{};
        std::ranges::copy(spreads[i].counts, counts.begin());
        costs[i] = aftermath.cost(counts);
    }
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
            sum += static_cast<double>(spreads[i].ways) * costs[i];
            ways += spreads[i].ways;
        }
        means_[static_cast<std::size_t>(discards)] = sum / ways;
    }
}

double RollCosts::with(int discards) const {
    return means_[static_cast<std::size_t>(std::clamp(discards, 0, most_))];
}

}  // namespace frothy
