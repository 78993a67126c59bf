// What dice are to be expected to show, against numbers counted by hand.
#include <catch2/catch.hpp>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/ids.h"
#include "games/frothy/view/core/replay/dice_chances.h"

namespace dice_chances_test {

using namespace frothy;
using play::Chances;

namespace {

constexpr DiceFaces printed = DiceFaces::printed;

double mean_of(const Chances& chances) {
    return play::luck_of(0, chances, play::Lucky::high).expected;
}

IconCounts icons(std::initializer_list<Icon> list) {
    IconCounts counts{};
    for (const Icon icon : list)
        ++count_of(counts, icon);
    return counts;
}

// So many dice show each of these values.
ValueCounts values(std::initializer_list<int> list) {
    ValueCounts counts{};
    for (const int value : list)
        ++counts[static_cast<std::size_t>(value)];
    return counts;
}

}  // namespace

TEST_CASE("FR-DICE-01: two dice come to 11/3, or to 3 with mirrored faces") {
    CHECK(mean_of(chances_of_kept(2, Keep::any_two, printed)) == Approx(11.0 / 3.0));
    CHECK(mean_of(chances_of_kept(2, Keep::any_two, DiceFaces::mirrored)) == Approx(3.0));
    // Both must show 3: 2 faces of 6 each.
    CHECK(chances_of_kept(2, Keep::any_two, printed)[6] == Approx(4.0 / 36.0));
    CHECK(chances_of_kept(2, Keep::any_two, DiceFaces::mirrored)[6] == Approx(1.0 / 36.0));
    // One die is what it shows.
    CHECK(mean_of(chances_of_kept(1, Keep::any_two, printed)) == Approx(11.0 / 6.0));
}

TEST_CASE("FR-SPD-06 to FR-SPD-10: what three dice allow, by how they are kept") {
    // Of 216 ways: 125, 64 and 8 have no die below 1, 2 and 3, so the lowest is 197/216 on
    // average; 1, 8 and 64 have none of 1, 2 and 3 or more, so the highest is 575/216.
    const auto mean = [](Keep keep) { return mean_of(chances_of_kept(3, keep, printed)); };
    CHECK(mean(Keep::any_two) == Approx((1188.0 - 197.0) / 216.0));
    CHECK(mean(Keep::one_lowest) == Approx((197.0 + 575.0) / 216.0));
    CHECK(mean(Keep::two_lowest) == Approx((1188.0 - 575.0) / 216.0));
    CHECK(mean(Keep::any_one) == Approx(575.0 / 216.0));
    CHECK(most_kept(values({3, 0, 2, 1}), Keep::any_two) == 5);
    CHECK(most_kept(values({3, 0, 2, 1}), Keep::one_lowest) == 3);
    CHECK(most_kept(values({3, 0, 2, 1}), Keep::two_lowest) == 1);
    CHECK(most_kept(values({3, 0, 2, 1}), Keep::any_one) == 3);
    CHECK(most_kept(values({2}), Keep::two_lowest) == 2);
}

TEST_CASE("FR-DMG-03: only what is more than the Resilience gets through") {
    // 4 faces of 6 show more than 1.
    const Chances three = chances_of_damage(3, 1, printed);
    CHECK(mean_of(three) == Approx(2.0));
    CHECK(three[3] == Approx(8.0 / 27.0));
    CHECK(three[0] == Approx(1.0 / 27.0));
    CHECK(mean_of(chances_of_damage(3, 1, DiceFaces::mirrored)) == Approx(1.5));
    CHECK(mean_of(chances_of_damage(6, 2, printed)) == Approx(2.0));
    CHECK(mean_of(chances_of_damage(6, 0, printed)) == Approx(5.0));
    CHECK(chances_of_damage(4, blank_resilience, printed)[4] == Approx(1.0));
}

TEST_CASE("FR-CTRL-08 to FR-CTRL-10: dice that stay when pairs and discards are gone") {
    // Two dice are a pair in 4 of 36 ways.
    CHECK(chances_of_staying(2, 0)[0] == Approx(1.0 / 9.0));
    CHECK(chances_of_staying(2, 0)[1] == Approx(0.0).margin(1e-12));
    CHECK(chances_of_staying(2, 0)[2] == Approx(8.0 / 9.0));
    CHECK(chances_of_staying(2, 1)[1] == Approx(8.0 / 9.0));
    CHECK(chances_of_staying(1, 0)[1] == Approx(1.0));
    CHECK(chances_of_staying(1, 1)[0] == Approx(1.0));
    // Three dice: one stays if two of them are a pair. None of 216 with a pair: all three without
    // one of each pair; 216 - 2 * 30 = 156 (30 ways show both Spins, none both pairs).
    CHECK(chances_of_staying(3, 0)[3] == Approx(156.0 / 216.0));
    CHECK(chances_of_staying(3, 0)[1] == Approx(60.0 / 216.0));

    CHECK(dice_staying(icons({Icon::left_spin, Icon::right_spin, Icon::left_spin}), 0) == 1);
    CHECK(dice_staying(icons({Icon::slow, Icon::haste, Icon::slide, Icon::damage}), 0) == 2);
    CHECK(dice_staying(icons({Icon::slow, Icon::haste, Icon::slide, Icon::damage}), 1) == 1);
    CHECK(dice_staying(icons({Icon::slow, Icon::left_spin}), 5) == 0);
}

TEST_CASE("chances add up to one, and ranks are a half on average") {
    for (const int dice : {1, 2, 5, 12, most_dice_judged}) {
        for (const Chances& chances :
             {chances_of_kept(dice, Keep::one_lowest, printed), chances_of_damage(dice, 1, printed),
              chances_of_staying(dice, dice / 3)}) {
            CAPTURE(dice);
            double whole = 0.0;
            double mean_rank = 0.0;
            for (std::size_t number = 0; number < chances.size(); ++number) {
                whole += chances[number];
                const auto outcome = static_cast<int>(number);
                mean_rank +=
                    chances[number] * play::luck_of(outcome, chances, play::Lucky::low).rank;
            }
            CHECK(whole == Approx(1.0));
            CHECK(mean_rank == Approx(0.5));
            CHECK(play::luck_of(0, chances, play::Lucky::low).rank_variance <= 1.0 / 12.0);
        }
    }
}

}  // namespace dice_chances_test
