#include "games/frothy/view/core/board/dice_throw.h"

namespace frothy {

Icon icon_on_top(Icon rolled, const ui::DiePose& pose) {
    const int left = pose.faces_left + (pose.turned > 0.5F ? 1 : 0);
    // Five on is one back, and never the same twice running.
    return static_cast<Icon>((static_cast<int>(rolled) + left * 5) % static_cast<int>(icon_count));
}

DiceRead dice_read(Why why) {
    return why == Why::control || why == Why::runner ? DiceRead::icons : DiceRead::values;
}

std::uint32_t dice_gone(std::span<const std::uint8_t> faces, std::uint32_t gone, const Event& event,
                        DiceFaces printed) {
    const auto bit = [](std::size_t i) { return i < 32 ? std::uint32_t{1} << i : 0U; };
    // As many of them as there still are, up to `most`.
    const auto take = [&](int most, const auto& is_meant) {
        std::uint32_t taken = 0;
        for (std::size_t i = 0; i < faces.size() && most > 0; ++i) {
            if ((gone & bit(i)) != 0 || !is_meant(static_cast<Icon>(faces[i]))) continue;
            if ((taken & bit(i)) != 0) continue;
            taken |= bit(i);
            --most;
        }
        return taken;
    };
    const auto shows = [](Icon icon) { return [icon](Icon one) { return one == icon; }; };
    return event.visit(
        [&](const DieDiscarded& die) { return gone | take(1, shows(die.icon)); },
        [&](const PairDiscarded& discarded) {
            const bool is_spins = discarded.pair == IconPair::spins;
            return gone | take(1, shows(is_spins ? Icon::left_spin : Icon::slow)) |
                   take(1, shows(is_spins ? Icon::right_spin : Icon::haste));
        },
        [&](const IconsRemoved& removed) { return gone | take(removed.dice, shows(removed.icon)); },
        [&](const DiceKept& dice) {
            const auto worth = [printed](int value) {
                return [printed, value](Icon one) { return value_of(one, printed) == value; };
            };
            std::uint32_t kept = take(1, worth(dice.low));
            if (event.rule != "FR-ALT-01") {
                gone |= kept;  // so that the second is another die
                kept |= take(1, worth(dice.high));
            }
            std::uint32_t all = 0;
            for (std::size_t i = 0; i < faces.size(); ++i)
                all |= bit(i);
            return all & ~kept;
        },
        [&](const auto&) { return gone; });
}

bool clears_the_dice(const Event& event, VehicleId roller) {
    if (event.is<RoundBegan, PhaseBegan, Stepped, Jumped>()) return true;
    return event.who != no_vehicle && event.who != roller && event.other() != roller;
}

}  // namespace frothy
