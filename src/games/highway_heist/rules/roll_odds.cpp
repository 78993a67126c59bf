#include "games/highway_heist/rules/roll_odds.h"

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

// HH-O-10: a face of each kind, and on how many sides it is.
struct Kind {
    std::uint8_t face;
    std::uint32_t sides;
};
constexpr std::array<Kind, 3> kinds = {{{0, 3}, {3, 2}, {5, 1}}};

constexpr std::uint32_t choose(int from, int some) {
    std::uint32_t ways = 1;
    for (int i = 1; i <= some; ++i)
        ways = ways * static_cast<std::uint32_t>(from - some + i) / static_cast<std::uint32_t>(i);
    return ways;
}
constexpr std::uint32_t power(std::uint32_t base, int exponent) {
    std::uint32_t product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

}  // namespace

std::uint32_t RollOdds::at_least(int need) const {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (static_cast<int>(i) >= need) sum += ways[i];
    return sum;
}

RollOdds odds_of_roll(const Heist& heist, const About& about, int dice, bool is_boosted) {
    RollOdds odds;
    if (dice <= 0) {
        odds.ways[0] = 1;
        return odds;
    }
    odds.of = power(6, dice);
    kernel::Faces faces;
    faces.resize(static_cast<std::size_t>(dice));
    for (int first = 0; first <= dice; ++first) {
        for (int second = 0; first + second <= dice; ++second) {
            const int rest = dice - first - second;
            for (int die = 0; die < dice; ++die) {
                const std::size_t kind = die < first ? 0 : die < first + second ? 1 : 2;
                faces[static_cast<std::size_t>(die)] = kinds[kind].face;
            }
            const int shown = successes_shown(heist, about, faces, is_boosted);
            odds.ways[static_cast<std::size_t>(shown)] +=
                choose(dice, first) * choose(dice - first, second) * power(kinds[0].sides, first) *
                power(kinds[1].sides, second) * power(kinds[2].sides, rest);
        }
    }
    return odds;
}

}  // namespace highway_heist
