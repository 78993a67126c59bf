#include "play/open_game.h"

#include <algorithm>

namespace play {

std::size_t OpenGame::people() const {
    return static_cast<std::size_t>(std::ranges::count_if(seats(), is_human));
}

bool OpenGame::only_drivers_play_on() const {
    if (is_over() || people() == 0) return false;
    for (kernel::PlayerId seat = 0; seat < seats().size(); ++seat)
        if (is_human_seat(seat) && plays_on(seat)) return false;
    return true;
}

}  // namespace play
