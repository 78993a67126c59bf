// Seats as settings and records keep them.
#include "ui/core/palette.h"
#include "ui/screens/seats_page.h"

namespace ui {

std::string seat_key(std::size_t seat, const char* what) {
    return "seat." + std::to_string(seat + 1) + '.' + what;
}

void remember_seat(formats::FlatJson& table, std::size_t index, const SeatChoice& seat) {
    table[seat_key(index, "name")] = seat.name;
    table[seat_key(index, "livery")] = std::to_string(seat.livery);
    table[seat_key(index, "person")] = seat.is_human ? "true" : "false";
}

SeatChoice remembered_seat(const formats::FlatJson& table, std::size_t index) {
    constexpr int last = static_cast<int>(liveries.size()) - 1;
    SeatChoice seat;
    seat.livery = static_cast<std::uint8_t>(formats::number_at(
        table, seat_key(index, "livery"), 0, last, static_cast<int>(index) % (last + 1)));
    const std::string* name = formats::text_at(table, seat_key(index, "name"));
    seat.name = name != nullptr ? *name : std::string(liveries[seat.livery].name);
    seat.is_human = formats::flag_at(table, seat_key(index, "person"));
    return seat;
}

// Who has no name of their own is called after the livery, in whatever language.
play::Seat seat_of(const SeatChoice& seat) {
    play::Seat made;
    made.name = seat.name.empty() ? std::string(liveries[seat.livery].name) : seat.name;
    made.livery = made.emblem = seat.livery;
    made.driver = seat.is_human ? play::human : play::usual_driver;
    return made;
}

}  // namespace ui
