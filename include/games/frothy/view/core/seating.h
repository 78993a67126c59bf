// Who sits at the table and how they are told apart: what the view knows beside the race itself.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/ids.h"
#include "games/frothy/view/kit/palette.h"

namespace frothy {

struct Seat;

// One seat, in order of VehicleId.
struct SeatLook {
    std::string name;         // of the player: "Red", "Ada"
    std::uint8_t livery = 0;  // index into liveries
    bool is_human = true;
};

struct Seating {
    std::vector<SeatLook> seats;
    Palette palette = Palette::usual;

    const SeatLook& seat(VehicleId v) const { return seats[v]; }
    const Livery& livery(VehicleId v) const { return livery_in(palette, seats[v].livery); }
    Names names() const {
        Names names;
        for (std::size_t i = 0; i < seats.size() && i < names.vehicles.size(); ++i) {
            names.vehicles[i] = seats[i].name;
        }
        return names;
    }
};

// What the reader calls whoever sits there: a name of their own, or that of the livery, which
// follows the reader's language, however the race was begun.
std::string name_of(const Seat& seat);

Seating seating_of(std::span<const Seat> seats);

}  // namespace frothy
