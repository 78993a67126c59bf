// Seats as settings and records keep them.
#include <charconv>

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
    if (seat.driver != play::usual_driver) table[seat_key(index, "driver")] = seat.driver;
}

SeatChoice remembered_seat(const formats::FlatJson& table, std::size_t index) {
    constexpr int last = static_cast<int>(liveries.size()) - 1;
    SeatChoice seat;
    seat.livery = static_cast<std::uint8_t>(formats::number_at(
        table, seat_key(index, "livery"), 0, last, static_cast<int>(index) % (last + 1)));
    const std::string* name = formats::text_at(table, seat_key(index, "name"));
    seat.name = name != nullptr ? *name : std::string(liveries[seat.livery].name);
    seat.is_human = formats::flag_at(table, seat_key(index, "person"));
    const std::string* driver = formats::text_at(table, seat_key(index, "driver"));
    if (driver != nullptr) seat.driver = *driver;
    return seat;
}

void remember_seed(formats::FlatJson& table, std::optional<std::uint64_t> seed) {
    if (seed) table["seed"] = std::to_string(*seed);
}

std::optional<std::uint64_t> remembered_seed(const formats::FlatJson& table) {
    const std::string* text = formats::text_at(table, "seed");
    if (text == nullptr) return std::nullopt;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text->data(), text->data() + text->size(), seed);
    if (read.ec != std::errc{} || read.ptr != text->data() + text->size()) return std::nullopt;
    return seed;
}

// Who has no name of their own is called after the livery, in whatever language.
play::Seat seat_of(const SeatChoice& seat) {
    play::Seat made;
    made.name = seat.name.empty() ? std::string(liveries[seat.livery].name) : seat.name;
    made.livery = made.emblem = seat.livery;
    made.driver = seat.is_human ? std::string(play::human) : seat.driver;
    return made;
}

}  // namespace ui
