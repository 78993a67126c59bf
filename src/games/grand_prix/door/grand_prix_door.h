// Grand Prix in the window.
#pragma once

#include <filesystem>
#include <memory>

#include "ui/game_door.h"
#include "ui/scene.h"

namespace grand_prix {

// The program must outlive it.
std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook);

}  // namespace grand_prix
