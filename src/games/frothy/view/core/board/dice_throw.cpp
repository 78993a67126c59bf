#include "games/frothy/view/core/board/dice_throw.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace frothy {

namespace {

constexpr float pi = std::numbers::pi_v<float>;
constexpr int most_hops = 3;

// Something between 0 and 1 that is the die's own in this throw.
float whim(std::size_t thrown, std::size_t die, std::uint32_t what) {
    auto mixed = static_cast<std::uint32_t>(thrown * 2654435761U) ^
                 static_cast<std::uint32_t>(die * 40503U + what * 2246822519U);
    mixed ^= mixed >> 15U;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13U;
    return static_cast<float>(mixed % 1024U) / 1023.0F;
}

}  // namespace

DiePose pose_of_die(float tumble, std::size_t die, std::size_t dice, std::size_t thrown) {
    constexpr float longest_delay = 0.35F;  // of the whole throw, for the last die
    const float share = dice > 1 ? static_cast<float>(die) / static_cast<float>(dice - 1) : 0.0F;
    const float delay = longest_delay * share;
    const float t = std::clamp((tumble - delay) / (1.0F - longest_delay), 0.0F, 1.0F);
    if (t >= 1.0F) return {};
    const float left = 1.0F - t;
    DiePose pose;
    pose.away = left * left;
    const float hops = std::abs(std::sin(t * static_cast<float>(most_hops) * pi));
    pose.lift = hops * left * (0.40F + 0.30F * whim(thrown, die, 1));
    const float way = whim(thrown, die, 2) < 0.5F ? -1.0F : 1.0F;
    pose.angle = way * left * left * pi * (1.5F + 1.5F * whim(thrown, die, 3));
    const float rolls = left * left * (6.0F + 3.0F * whim(thrown, die, 4));
    pose.faces_left = static_cast<int>(std::floor(rolls));
    // Falls back onto its face as the roll runs out.
    const float part = rolls - std::floor(rolls);
    pose.turned = pose.faces_left == 0 ? part * std::min(1.0F, rolls) : part;
    return pose;
}

Icon icon_on_top(Icon rolled, const DiePose& pose) {
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
