// The clock of a race that ends when the time agreed is over. The rules know no clock:
// the program keeps this one, and speaks up when it has run out.
#pragma once

#include "play/agreed_time.h"

namespace play {

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
