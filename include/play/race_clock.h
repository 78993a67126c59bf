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

class RaceClock {
public:
    // One that never runs.
    RaceClock() = default;
    explicit RaceClock(AgreedTime time) : time_(time) {}

    bool is_kept() const { return time_.minutes > 0; }
    // Real seconds during which the race was open before people; less than none counts as none.
    void pass(double seconds);
    // Rounded up, so that 0 means that the time is over.
    int seconds_left() const;
    bool is_over() const { return is_kept() && seconds_left() == 0; }
    // What is agreed and used, in whole seconds.
    AgreedTime time() const { return time_; }

private:
    AgreedTime time_;
    double part_ = 0.0;  // of the second that has begun
};

}  // namespace play
