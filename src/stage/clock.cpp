#include "stage/clock.h"

#include <SDL_timer.h>

#include <utility>

namespace stage {

Clock::Clock() : start_(SDL_GetPerformanceCounter()) {}

double Clock::seconds() const {
    return static_cast<double>(SDL_GetPerformanceCounter() - start_) /
           static_cast<double>(SDL_GetPerformanceFrequency());
}

double Clock::lap() {
    const double now = seconds();
    return now - std::exchange(last_lap_, now);
}

}  // namespace stage
