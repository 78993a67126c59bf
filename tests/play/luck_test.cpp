// The luck of dice: what came of casts, among all that could have come of them.
#include "play/luck.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>
#include <span>

namespace {

using play::Chances;
using play::luck_of;
using play::Lucky;

Chances pips_of(int dice) {
    return play::chances_of(dice, 6, [dice](std::span<const std::uint8_t> faces) {
        return std::accumulate(faces.begin(), faces.end(), dice);
    });
}

}  // namespace

TEST_CASE("chances are those of all ways the dice may fall") {
    const Chances two = pips_of(2);
    REQUIRE(two.size() == 13);
    CHECK(two[1] == 0.0);
    CHECK(two[2] == Approx(1.0 / 36.0));
    CHECK(two[7] == Approx(6.0 / 36.0));
    const Chances many = pips_of(20);
    CHECK(many[120] == Approx(std::pow(6.0, -20)));
    CHECK(std::accumulate(many.begin(), many.end(), 0.0) == Approx(1.0));
}

TEST_CASE("a cast is judged by the end that is lucky") {
    const Chances two = pips_of(2);
    const auto high = luck_of(11, two, Lucky::high);
    CHECK(high.expected == Approx(7.0));
    CHECK(high.as_lucky == Approx(3.0 / 36.0));
    CHECK(high.as_unlucky == Approx(35.0 / 36.0));
    CHECK(high.rank == Approx(34.0 / 36.0));
    const auto low = luck_of(11, two, Lucky::low);
    CHECK(low.as_lucky == Approx(35.0 / 36.0));
    CHECK(low.rank == Approx(2.0 / 36.0));
    // Two numbers, 1/3 and 2/3: ranks 1/6 and 2/3.
    const Chances coin({1.0 / 3.0, 2.0 / 3.0});
    CHECK(luck_of(0, coin, Lucky::high).rank == Approx(1.0 / 6.0));
    CHECK(luck_of(1, coin, Lucky::high).rank == Approx(2.0 / 3.0));
    CHECK(luck_of(1, coin, Lucky::high).rank_variance == Approx(1.0 / 18.0));
    CHECK(luck_of(0, {1.0}, Lucky::high).rank_variance == Approx(0.0));
}

TEST_CASE("the share below goes by the normal approximation") {
    play::RankSum ranks;
    for (int cast = 0; cast < 12; ++cast)
        ranks.add({.rank = 0.5, .rank_variance = 1.0 / 12.0});
    CHECK(*ranks.share_below(12) == Approx(0.5));
    CHECK_FALSE(ranks.share_below(13));
    ranks.rank_sum += 1.0;  // one standard deviation
    CHECK(*ranks.share_below(12) == Approx(0.8413447));
    ranks.rank_sum -= 3.0;  // two, below
    CHECK(*ranks.share_below(12) == Approx(0.0227501).epsilon(1e-4));
}
