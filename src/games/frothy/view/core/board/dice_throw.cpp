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
    switch (event.kind) {
    case EventKind::die_discarded: return gone | take(1, shows(static_cast<Icon>(event.a)));
    case EventKind::pair_discarded: {
        const bool is_spins = event.a == 0;
        return gone | take(1, shows(is_spins ? Icon::left_spin : Icon::slow)) |
               take(1, shows(is_spins ? Icon::right_spin : Icon::haste));
    }
    case EventKind::icons_removed: return gone | take(event.a, shows(static_cast<Icon>(event.b)));
    case EventKind::dice_kept: {
        const auto worth = [printed](int value) {
            return [printed, value](Icon one) { return value_of(one, printed) == value; };
        };
        std::uint32_t kept = take(1, worth(event.a));
        if (event.rule != "FR-ALT-01") {
            gone |= kept;  // so that the second is another die
            kept |= take(1, worth(event.b));
        }
        std::uint32_t all = 0;
        for (std::size_t i = 0; i < faces.size(); ++i)
            all |= bit(i);
        return all & ~kept;
    }
    default: return gone;
    }
}

bool clears_the_dice(const Event& event, VehicleId roller) {
    switch (event.kind) {
    case EventKind::round_began:
    case EventKind::phase_began:
    case EventKind::stepped:
    case EventKind::jumped: return true;
    default: return event.who != no_vehicle && event.who != roller && event.other != roller;
    }
}

}  // namespace frothy
