// The games at this table.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_module.h"

namespace app {

// In the order in which they are offered; the first is meant where nothing says which.
std::span<const play::GameModule> games();
// Null where there is none of that name.
const play::GameModule* game_named(std::string_view id);
// "frothy, grand-prix".
std::string names_of_games();
bool has_command(const play::GameModule& game, std::string_view command);
// The same of those that have a command of this name of their own; empty for none.
std::string names_of_games_with(std::string_view command);
std::string names_of_games_without(std::string_view command);

// Of all games, anew for each runner: that of this name first, whose cases may name no game.
std::vector<play::ScenarioGame> scenario_games(std::string_view first = {});

}  // namespace app
