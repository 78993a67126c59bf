#include "ui/core/cards.h"

#include <algorithm>
#include <cmath>

namespace ui {

FanPose fan_pose(std::size_t card, std::size_t cards) {
    constexpr float widest = 7.0F;  // degrees
    if (cards < 2) return {};
    const auto count = static_cast<float>(cards - 1);
    const float side = 2.0F * static_cast<float>(card) / count - 1.0F;  // -1 left, 1 right
    const float share = std::min(1.0F, count / 6.0F);                   // of a full hand
    return {static_cast<int>(std::lround(side * share * widest)), side * side * share};
}

}  // namespace ui
