#include "stage/clock.h"

#include <SDL_timer.h>

#include <algorithm>

namespace stage {

Clock::Clock() : start_(SDL_GetPerformanceCounter()) {}

double Clock::seconds() const {
    return static_cast<double>(SDL_GetPerformanceCounter() - start_) /
           static_cast<double>(SDL_GetPerformanceFrequency());
}

float Clock::lap(float longest) {
    const double now = seconds();
    const double passed = now - last_lap_;
    last_lap_ = now;
    return std::min(longest, static_cast<float>(passed));
}

}  // namespace stage
