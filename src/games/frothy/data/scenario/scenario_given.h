// From `given` to a race, and from a race to the same words again.
#pragma once

#include <memory>

#include "games/frothy/data/scenario/scenario_setting.h"
#include "games/frothy/rules/race.h"

namespace frothy::scenario {

// A Control roll for a turn at a Safe rating, which FR-CTRL-03 does not ask for.
enum class UnaskedRolls { left_out, made };

// What a case is played on. The race points into the setting.
struct Board {
    std::shared_ptr<const Setting> setting;
    VehicleNames names;
    Race race;
    UnaskedRolls unasked_rolls = UnaskedRolls::left_out;
};

// `given` must be an object; an empty one is a race without vehicles.
Board set_up_board(const Node& given, Library& library, const Places& places);

// Places and fills in vehicle v; those before it stand already.
void read_vehicle(const Node& node, Race& race, VehicleId v);

// The whole state in the vocabulary of `given`.
Json state_json(const Race& race, const VehicleNames& names);
// Compares part of a state, as `expect` gives it, with a race. Throws the first difference.
void expect_state(const Node& expected, const Race& race, const VehicleNames& names);
// The keys of a state, all of which `expect` may have.
std::vector<std::string> state_keys();

// "S5 A1/D1", or "S5" for the left-most boxes; {"speed", "accel", "decel"}; or [accel, decel] as
// boxes of the whole rows counted from 1.
struct Marker {
    int accel_box = 0;  // of the whole row, from 0
    int decel_box = 0;
};
Marker marker_of(const Node& node, const Licence& licence);
std::string marker_text(const Race& race, VehicleId v);

}  // namespace frothy::scenario
