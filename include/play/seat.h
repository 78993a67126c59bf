// Who sits at the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace play {

// The driver of a seat whose player is a person; all others are names of a game's drivers.
inline constexpr std::string_view human = "human";

// Every game has a driver of this name: the one to race against.
inline constexpr std::string_view usual_driver = "steady";

inline constexpr std::size_t longest_seat_name = 40;  // bytes

// One seat; seat n is player n.
struct Seat {
    std::string name;           // shown to everybody, at most longest_seat_name
    std::uint8_t livery = 0;    // colour, by its place in the game's list
    std::uint8_t emblem = 0;    // by its place in the game's list
    std::string driver{human};  // or the name of a driver: "steady"

    friend bool operator==(const Seat&, const Seat&) = default;
};

inline bool is_human(const Seat& seat) { return seat.driver == human; }

}  // namespace play
