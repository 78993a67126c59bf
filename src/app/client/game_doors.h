// The games of this program as its window opens them.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "ui/game_door.h"
#include "ui/scene.h"

namespace app {

// In the order of app::games(). `ledgers` is the folder of the rulebooks.
std::vector<std::unique_ptr<ui::GameDoor>> make_doors(ui::Program& program,
                                                      const std::filesystem::path& ledgers);

}  // namespace app
