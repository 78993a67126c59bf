// Real time. The only place where this room asks what time it is.
#pragma once

#include <chrono>
#include <utility>

namespace stage {

class Clock {
public:
    // Seconds since the clock was made; never goes back.
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

    // Seconds since the last call, or since the clock was made.
    double lap() {
        const double now = seconds();
        return now - std::exchange(last_lap_, now);
    }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    double last_lap_ = 0.0;
};

}  // namespace stage
