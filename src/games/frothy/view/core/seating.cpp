#include "games/frothy/view/core/seating.h"

#include <algorithm>

#include "games/frothy/data/record/record.h"

namespace frothy {

std::string name_of(const Seat& seat) {
    if (seat.livery >= liveries.size()) return seat.name;
    const Livery& livery = liveries[seat.livery];
    return seat.name == livery.name ? name_of(livery) : seat.name;
}

Seating seating_of(std::span<const Seat> seats) {
    Seating seating;
    for (const Seat& seat : seats) {
        const auto livery = std::min<std::size_t>(seat.livery, liveries.size() - 1);
        seating.seats.push_back(
            {name_of(seat), static_cast<std::uint8_t>(livery), seat.driver == "human"});
    }
    return seating;
}

}  // namespace frothy
