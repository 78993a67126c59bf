// Highway Heist in the window.
#pragma once

#include <filesystem>
#include <memory>

#include "ui/game_door.h"
#include "ui/scene.h"

namespace highway_heist {

// The program must outlive it. `rulebook` is its English ledger.
std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook);

}  // namespace highway_heist
