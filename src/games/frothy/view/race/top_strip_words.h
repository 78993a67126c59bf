// What the strip over the board says of a race.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/race.h"

namespace frothy::strip {

bool is_home(const Race& race, VehicleId v);
// Those who race on in the order in which they move, then those who are home, by places.
std::vector<VehicleId> movers(const Race& race);
// Whether the vehicle has had its turn in what goes on now.
bool has_moved(const Race& race, VehicleId v);
// The same in words: "Blue, Speed 2: has moved". In a Speed Check nobody moves.
std::string turn_text(const Race& race, VehicleId v, const std::string& name, bool decides);

// "Phase 2, movement", "Speed Check".
std::string phase_text(const Race& race);
// "Furthest, Round 3 of 20, 12:04 left"; `time_left` in seconds.
std::string round_text(const Race& race, std::optional<int> time_left);

// What goes on now, and what it is.
struct MomentNote {
    std::string text;
    Rule rule;
};
MomentNote note_of(const Race& race);

}  // namespace frothy::strip
