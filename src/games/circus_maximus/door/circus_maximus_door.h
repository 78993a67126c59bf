// Circus Maximus in the window.
#pragma once

#include <filesystem>
#include <memory>

#include "ui/game_door.h"
#include "ui/scene.h"

namespace circus_maximus {

// The program must outlive it.
std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook);

}  // namespace circus_maximus
