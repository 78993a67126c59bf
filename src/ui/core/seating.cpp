#include "ui/core/seating.h"

#include <algorithm>

namespace ui {

std::string name_of(const play::Seat& seat) {
    if (seat.livery >= liveries.size()) return seat.name;
    const Livery& livery = liveries[seat.livery];
    return seat.name == livery.name ? name_of(livery) : seat.name;
}

Seating seating_of(std::span<const play::Seat> seats) {
    Seating seating;
    for (const play::Seat& seat : seats) {
        const auto livery = std::min<std::size_t>(seat.livery, liveries.size() - 1);
        seating.seats.push_back({name_of(seat), static_cast<std::uint8_t>(livery), is_human(seat)});
    }
    return seating;
}

kernel::PlayerSet people_of(const Seating& seating) {
    kernel::PlayerSet people = 0;
    for (std::size_t seat = 0; seat < seating.seats.size(); ++seat)
        if (seating.seat(seat).is_human)
            people |= kernel::only(static_cast<kernel::PlayerId>(seat));
    return people;
}

}  // namespace ui
