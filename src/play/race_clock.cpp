#include "play/race_clock.h"

#include <algorithm>
#include <cmath>

namespace play {

void RaceClock::pass(double seconds) {
    if (!is_kept() || !(seconds > 0.0)) return;
    part_ += std::min(seconds, static_cast<double>(most_seconds));
    const double whole = std::floor(part_);
    part_ -= whole;
    const auto used = static_cast<std::uint64_t>(time_.used) + static_cast<std::uint64_t>(whole);
    time_.used =
        static_cast<std::uint32_t>(std::min(used, static_cast<std::uint64_t>(most_seconds)));
}

int RaceClock::seconds_left() const {
    if (!is_kept()) return 0;
    const int all = 60 * time_.minutes;
    return time_.used >= static_cast<std::uint32_t>(all) ? 0 : all - static_cast<int>(time_.used);
}

}  // namespace play
