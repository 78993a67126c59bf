// Who sits at the table and how they are told apart: what the view knows beside the race itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "play/seat.h"
#include "ui/core/palette.h"

namespace ui {

// One seat, in order of players.
struct SeatLook {
    std::string name;         // of the player: "Red", "Ada"
    std::uint8_t livery = 0;  // index into liveries
    bool is_human = true;

    friend bool operator==(const SeatLook&, const SeatLook&) = default;
};

struct Seating {
    std::vector<SeatLook> seats;
    Palette palette = Palette::usual;

    const SeatLook& seat(std::size_t seat) const { return seats[seat]; }
    const Livery& livery(std::size_t seat) const { return livery_in(palette, seats[seat].livery); }

    friend bool operator==(const Seating&, const Seating&) = default;
};

// What the reader calls whoever sits there: a name of their own, or that of the livery, which
// follows the reader's language, however the race was begun.
std::string name_of(const play::Seat& seat);

Seating seating_of(std::span<const play::Seat> seats);

// Who is no computer.
kernel::PlayerSet people_of(const Seating& seating);

// "Red wins!", "Red, Blue win!"
std::string winners_words(const Seating& seating, kernel::PlayerSet winners);

}  // namespace ui
