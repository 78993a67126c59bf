// The games at this table.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "play/game_module.h"

namespace app {

// In the order in which they are offered; the first is meant where nothing says which.
std::span<const play::GameModule> games();
// Null where there is none of that name.
const play::GameModule* game_named(std::string_view id);
// "frothy, grand-prix".
std::string names_of_games();

}  // namespace app
