// Hexes of a pointy-top grid in axial coordinates, and the six steps between neighbours.
//
// q grows to the east, r to the south-east. Coordinates are plain integers; courses keep
// them within +/- 1000, which every function here handles without overflow.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

namespace hexgrid {

struct Hex {
    std::int16_t q = 0;
    std::int16_t r = 0;

    friend constexpr bool operator==(Hex, Hex) = default;
    friend constexpr auto operator<=>(Hex, Hex) = default;
};

// One of the six steps, clockwise from east as seen on the screen (FR-MOV-03).
enum class Direction : std::uint8_t {
    east,
    south_east,
    south_west,
    west,
    north_west,
    north_east,
};

inline constexpr int direction_count = 6;

inline constexpr std::array<Hex, direction_count> direction_offsets = {
    Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}, Hex{1, -1}};

constexpr Direction direction(int index) {
    const int rest = index % direction_count;
    return static_cast<Direction>(rest < 0 ? rest + direction_count : rest);
}

constexpr int index_of(Direction d) { return static_cast<int>(d); }

constexpr Direction opposite(Direction d) { return direction(index_of(d) + 3); }

constexpr Hex neighbour(Hex hex, Direction d) {
    const Hex step = direction_offsets[static_cast<std::size_t>(index_of(d))];
    return {static_cast<std::int16_t>(hex.q + step.q), static_cast<std::int16_t>(hex.r + step.r)};
}

// The index of the direction of an adjacent hex; -1 if it is not adjacent.
constexpr int direction_index(Hex from, Hex to) {
    constexpr std::array<std::int8_t, 9> by_offset = {-1, 3, 2, 4, -1, 1, 5, 0, -1};
    const int dq = to.q - from.q;
    const int dr = to.r - from.r;
    if (dq < -1 || dq > 1 || dr < -1 || dr > 1) return -1;
    return by_offset[static_cast<std::size_t>((dq + 1) * 3 + dr + 1)];
}

constexpr bool are_adjacent(Hex a, Hex b) {
    const unsigned dq = static_cast<unsigned>(b.q - a.q + 1);
    const unsigned dr = static_cast<unsigned>(b.r - a.r + 1);
    constexpr unsigned adjacent = 0b011'101'110;  // by dq and, from the right, dr
    return dq < 3U && dr < 3U && ((adjacent >> (3U * dq + dr)) & 1U) != 0;
}

// Number of steps between two hexes.
constexpr int distance(Hex a, Hex b) {
    const int dq = a.q - b.q;
    const int dr = a.r - b.r;
    const int ds = dq + dr;
    const auto magnitude = [](int value) { return value < 0 ? -value : value; };
    return (magnitude(dq) + magnitude(dr) + magnitude(ds)) / 2;
}

}  // namespace hexgrid
