// The player's own races: those left in the middle, those saved, and writing new ones.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/door/core/game.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "play/commands/client_commands.h"
#include "ui/game_door.h"

namespace frothy {

// Writes a set of house rules into the player's folder; one of the same name is replaced. Throws
// GameError.
void keep_house_rules(const NamedHouseRules& rules, const play::UserDirs& dirs);

// All readable courses, vehicles and sets of house rules; `also_course` and `also_vehicle` (ids or
// paths) come first.
SetupOffers read_offers(const formats::DataDirs& dirs, const std::string& also_course,
                        const std::string& also_vehicle);

// The pictures of those who drive past on the title: vehicles that are not of the game first.
std::vector<std::string> parade_of(const SetupOffers& offers, const formats::DataDirs& dirs);

// What a plan comes to. `seed` is used where the plan has none.
RaceSetup setup_of(const SetupPlan& plan, const SetupOffers& offers, std::uint64_t seed);

}  // namespace frothy
