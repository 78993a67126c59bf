// The games of this program as its window opens them.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <string_view>
#include <vector>

#include "play/commands/client_commands.h"
#include "ui/game_door.h"
#include "ui/scene.h"

namespace app {

// In the order of app::games(). `ledgers` is the folder of the rulebooks.
std::vector<std::unique_ptr<ui::GameDoor>> make_doors(ui::Program& program,
                                                      const std::filesystem::path& ledgers);

// What a record of a game tells (play::ClientCommands).
bool tell_record(std::string_view game_id, const play::Opening& record, std::ostream& out);

}  // namespace app
