// Races of Frothy in files: what lists say of them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "ui/game_door.h"
#include "ui/saves_screen.h"
#include "ui/screens/title_screen.h"

namespace frothy {

// As GameDoor::describe.
std::string describe_race(const std::filesystem::path& file, ui::ShelvedRace& shown,
                          const ui::ShelfLook& look);

}  // namespace frothy
