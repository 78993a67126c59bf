// Highway Heist in the window.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>

#include "play/commands/client_commands.h"
#include "ui/game_door.h"
#include "ui/scene.h"

namespace highway_heist {

// The program must outlive it. `rulebook` is its English ledger.
std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook);
// What a record of it tells, in words.
void tell_record(const play::Opening& record, std::ostream& out);

}  // namespace highway_heist
