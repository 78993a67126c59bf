// Who sits at the table and how they are told apart: what the view knows beside the race itself.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "frothy/ids.h"
#include "frothy/wording.h"

namespace frothy {

// The racing colours of old, each with an emblem and a number, told apart by lightness too.
struct Livery {
    std::string_view name;     // "Red"
    std::uint32_t colour;      // 0xRRGGBB
    std::uint32_t ink;         // what is legible on it
    std::string_view emblem;   // below assets: "emblems/red"
    std::string_view numeral;  // "IV"
};

inline constexpr std::array<Livery, 6> liveries = {{
    {"Blue", 0x2B4C8C, 0xFBF3E0, "emblems/blue", "I"},
    {"White", 0xF2EAD6, 0x22170F, "emblems/white", "II"},
    {"Gold", 0xC98F1E, 0x22170F, "emblems/gold", "III"},
    {"Red", 0xB3261E, 0xFBF3E0, "emblems/red", "IV"},
    {"Green", 0x4E7A3A, 0xFBF3E0, "emblems/green", "V"},
    {"Black", 0x2A2420, 0xFBF3E0, "emblems/black", "VI"},
}};

// One seat, in order of VehicleId.
struct SeatLook {
    std::string name;         // of the player: "Red", "Ada"
    std::uint8_t livery = 0;  // index into liveries
    bool is_human = true;
};

struct Seating {
    std::vector<SeatLook> seats;

    const SeatLook& seat(VehicleId v) const { return seats[v]; }
    const Livery& livery(VehicleId v) const { return liveries[seats[v].livery]; }
    Names names() const {
        Names names;
        for (std::size_t i = 0; i < seats.size() && i < names.vehicles.size(); ++i) {
            names.vehicles[i] = seats[i].name;
        }
        return names;
    }
};

}  // namespace frothy
