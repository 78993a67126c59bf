// What the results tell beyond the last state of a race, gathered from all that happened in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/frothy/door/core/game.h"

namespace frothy {

struct VehicleStory {
    // Scored, by ScoreFor. A race whose journal begins later than its start knows only what
    // was scored since.
    std::array<int, score_for_count> points{};
    int round_out = 0;     // in which it got home, was destroyed or gave up; 0 while it runs
    bool gave_up = false;  // by choice (FR-EDGE-32)
};

struct RaceStory {
    std::array<VehicleStory, max_vehicles> vehicles;
    std::optional<CatchKind> caught;  // how the chase ended (FR-RACE-04 to 06)
};

// Runs the rules over the whole journal once more.
RaceStory story_of(const Game::Session& session);

}  // namespace frothy
