// How long things take at the usual speed. Seconds.
#pragma once

namespace ui {

inline constexpr float throwing_seconds = 0.7F;   // that dice tumble
inline constexpr float thinking_seconds = 0.30F;  // that a driver seems to think

}  // namespace ui
