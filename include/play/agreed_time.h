// Races that end when the time agreed is over.
#pragma once

#include <cstdint>

namespace play {

// The time agreed for a race by the clock. The rules know no clock: whoever shows the
// race keeps it, and calls time when it is over.
struct AgreedTime {
    std::uint16_t minutes = 0;  // 1 to most_minutes; 0 where no time is agreed
    std::uint32_t used = 0;     // seconds; never taken back by undo

    friend bool operator==(const AgreedTime&, const AgreedTime&) = default;
};
inline constexpr int usual_minutes = 30;
inline constexpr int most_minutes = 600;
inline constexpr std::uint32_t most_seconds = 60U * 60 * 24 * 365;

}  // namespace play
