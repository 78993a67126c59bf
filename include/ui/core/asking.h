// How much each person at the table wants to be asked.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kernel/player.h"

namespace ui {

enum class Asking : std::uint8_t {
    what_matters,  // as usual
    everything,    // also what comes to the same
    race_on,       // what is decided in a race, and all else as it is proposed
};
inline constexpr std::size_t asking_count = 3;

// By seat.
struct AskingSeats {
    std::array<Asking, kernel::max_players> seats{};

    Asking of(std::size_t seat) const {
        return seat < seats.size() ? seats[seat] : Asking::what_matters;
    }
    friend bool operator==(const AskingSeats&, const AskingSeats&) = default;
};

}  // namespace ui
