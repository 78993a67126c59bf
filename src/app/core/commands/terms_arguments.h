// What a race is about, read from a command's options.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "app/core/commands/arguments.h"
#include "frothy/race_terms.h"

namespace app {

// The options, for the commands that take them.
inline constexpr std::array<std::string_view, 2> terms_flags = {"--by-clock", "--scoring"};
inline constexpr std::array<std::string_view, 7> terms_options = {
    "--race", "--rounds", "--fox", "--head-start", "--points", "--runners", "--teams"};
inline constexpr std::string_view terms_help =
    "  --race TYPE             fastest, furthest, toughest, pursuit or fox-and-hounds\n"
    "                          (default fastest)\n"
    "  --rounds N              agreed rounds of furthest (20), pursuit (30), fox-and-hounds (20)\n"
    "  --by-clock              furthest also ends when the time is called\n"
    "  --fox N                 the vehicle that is the Fox, from 1 (default 1)\n"
    "  --head-start N          spaces the Fox starts ahead (default 6)\n"
    "  --scoring               obstacles, damage and places score points\n"
    "  --points O,R,D,1,2,3    points for an obstacle, a runner, a point of Damage and the first\n"
    "                          three places, as many as wanted (default 2,3,2,5,3,1)\n"
    "  --runners N             runners on the track at a time, 0 to 6 (default 0)\n"
    "  --teams T,T,...         the team of each vehicle, 1 to 6\n";

// All of a command's own options and those of the terms.
template <std::size_t N, std::size_t M>
constexpr std::array<std::string_view, N + M> joined(const std::array<std::string_view, N>& own,
                                                     const std::array<std::string_view, M>& more) {
    std::array<std::string_view, N + M> all{};
    for (std::size_t i = 0; i < N; ++i)
        all[i] = own[i];
    for (std::size_t i = 0; i < M; ++i)
        all[N + i] = more[i];
    return all;
}

// Throws UsageError. Whether such a race can be held is for find_race_faults to say.
frothy::RaceTerms terms_named(const Arguments& arguments);

}  // namespace app
