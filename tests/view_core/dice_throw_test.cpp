// How thrown dice come to rest, and which of them still count.
#include <catch2/catch.hpp>

#include <array>

#include "games/frothy/view/core/board/dice_throw.h"

namespace dice_throw_test {

using namespace frothy;

namespace {

Event told(const Event::Fact& fact) { return {1, {}, fact}; }

constexpr std::array<std::uint8_t, 4> spins = {
    static_cast<std::uint8_t>(Icon::left_spin), static_cast<std::uint8_t>(Icon::slide),
    static_cast<std::uint8_t>(Icon::right_spin), static_cast<std::uint8_t>(Icon::slide)};

}  // namespace

TEST_CASE("a die on its way shows other icons, and in the end what was rolled") {
    int faces = 0;
    Icon last = Icon::slide;
    for (float t = 0.0F; t <= 1.0F; t += 0.01F) {
        const Icon top = icon_on_top(Icon::damage, ui::pose_of_die(t, 1, 3, 7));
        if (top != last) ++faces;
        last = top;
    }
    CHECK(faces >= 4);
    CHECK(last == Icon::damage);
    CHECK(icon_on_top(Icon::slow, ui::pose_of_die(1.0F, 1, 3, 7)) == Icon::slow);
}

TEST_CASE("icons are read of Control rolls and runners, values of all else") {
    CHECK(dice_read(Why::control) == DiceRead::icons);
    CHECK(dice_read(Why::runner) == DiceRead::icons);
    CHECK(dice_read(Why::speed_check) == DiceRead::values);
    CHECK(dice_read(Why::damage) == DiceRead::values);
}

TEST_CASE("discarded dice count no longer, one for each that is told") {
    const Event slide = told(DieDiscarded{Icon::slide});
    const std::uint32_t one = dice_gone(spins, 0, slide, DiceFaces::printed);
    CHECK(one == 0b0010U);
    CHECK(dice_gone(spins, one, slide, DiceFaces::printed) == 0b1010U);
    const Event pair = told(PairDiscarded{IconPair::spins});
    CHECK(dice_gone(spins, one, pair, DiceFaces::printed) == 0b0111U);
    const Event removed = told(IconsRemoved{2, Icon::slide});
    CHECK(dice_gone(spins, 0, removed, DiceFaces::printed) == 0b1010U);
    CHECK(dice_gone(spins, 0, told(StaminaChanged{}), DiceFaces::printed) == 0U);
}

TEST_CASE("of a Speed Check two dice stay, also two of one value") {
    const std::array<std::uint8_t, 3> threes = {static_cast<std::uint8_t>(Icon::haste),
                                                static_cast<std::uint8_t>(Icon::damage),
                                                static_cast<std::uint8_t>(Icon::slow)};
    CHECK(dice_gone(threes, 0, told(DiceKept{3, 3}), DiceFaces::printed) == 0b100U);
    CHECK(dice_gone(threes, 0, told(DiceKept{1, 3}), DiceFaces::printed) == 0b010U);
    Event single = told(DiceKept{1, 1});
    single.rule = "FR-ALT-01";
    CHECK(dice_gone(threes, 0, single, DiceFaces::printed) == 0b011U);
}

TEST_CASE("dice are taken up when their owner goes on or somebody else acts") {
    CHECK(clears_the_dice(told(Stepped{}), 1));
    CHECK(clears_the_dice(told(Turned{}), 0));
    CHECK_FALSE(clears_the_dice(told(Turned{}), 1));
    CHECK_FALSE(clears_the_dice(told(Slid{}), 1));
}

}  // namespace dice_throw_test
