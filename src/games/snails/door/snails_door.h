// Snails as the program's window opens it.
#pragma once

#include <filesystem>
#include <memory>

#include "ui/game_door.h"

namespace ui {
class Program;
}

namespace snails {

std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook);

}  // namespace snails
