// Real time. The only place where this room asks what time it is.
#pragma once

namespace stage {

class Clock {
public:
    Clock();

    // Seconds since the clock was made; never goes back.
    double seconds() const;

    // Seconds since the last call, or since the clock was made.
    double lap();

private:
    unsigned long long start_;
    double last_lap_ = 0.0;
};

}  // namespace stage
