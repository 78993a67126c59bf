// How progress 0..1 is shaped before it moves anything. Every curve maps 0 to 0 and 1 to 1.
#pragma once

#include <algorithm>

namespace stage {

enum class Ease { linear, in, out, in_out, overshoot, bounce };

inline float bounced(float t) {
    constexpr float strength = 7.5625F;
    constexpr float step = 2.75F;
    if (t < 1.0F / step) return strength * t * t;
    if (t < 2.0F / step) {
        t -= 1.5F / step;
        return strength * t * t + 0.75F;
    }
    if (t < 2.5F / step) {
        t -= 2.25F / step;
        return strength * t * t + 0.9375F;
    }
    t -= 2.625F / step;
    return strength * t * t + 0.984375F;
}

// `progress` outside 0..1 is clamped; `overshoot` passes 1 on its way and returns to it.
inline float eased(Ease ease, float progress) {
    const float t = std::clamp(progress, 0.0F, 1.0F);
    const float rest = 1.0F - t;
    switch (ease) {
    case Ease::linear: return t;
    case Ease::in: return t * t * t;
    case Ease::out: return 1.0F - rest * rest * rest;
    case Ease::in_out: return t * t * (3.0F - 2.0F * t);
    case Ease::overshoot: {
        constexpr float pull = 1.70158F;
        return 1.0F - rest * rest * (rest * (pull + 1.0F) - pull);
    }
    case Ease::bounce: return bounced(t);
    }
    return t;
}

}  // namespace stage
