#include "ui/core/dice.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace ui {

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

}  // namespace ui
