// What the table agrees on before the race.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/death_roads/rules/tables.h"

namespace death_roads {

inline constexpr std::size_t least_players = 2;
inline constexpr std::size_t most_players = 4;
inline constexpr int short_race = 4;  // rounds, one for each Road Event (DR-O-06)
inline constexpr int usual_race = 5;
inline constexpr int long_race = 7;

inline constexpr std::uint8_t none = 0xFF;

// What a player races with; what has not been drafted yet is `none`. A pair is counted within its
// place, from 0.
struct Build {
    std::uint8_t vehicle = none;
    std::uint8_t driver = none;
    std::array<std::uint8_t, places> pairs{none, none, none};

    friend bool operator==(const Build&, const Build&) = default;
};

struct Terms {
    std::uint8_t players = 3;
    std::uint8_t rounds = usual_race;
    bool is_drafted = true;                    // DR-O-04; else all race with what is agreed
    std::array<Build, most_players> builds{};  // by seat

    friend bool operator==(const Terms&, const Terms&) = default;
};

// Three fixed choices for a first race: Hound, Nomad, Jackal, and one for a fourth.
inline constexpr std::array<Build, most_players> first_builds = {{
    {2, 0, {0, 0, 0}},
    {3, 5, {3, 1, 2}},
    {4, 4, {4, 3, 3}},
    {1, 1, {1, 2, 1}},
}};

// Whether players, rounds and what is agreed can be raced: nothing twice.
bool is_legal(const Terms& terms);

// DR-O-02
constexpr int asphalt_lanes(const Terms& terms) { return terms.players + 1; }

}  // namespace death_roads
