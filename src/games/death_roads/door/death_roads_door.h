// Death Roads as the window opens it.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>

#include "play/commands/client_commands.h"
#include "ui/game_door.h"
#include "ui/scene.h"

namespace death_roads {

// `rulebook` is the English one; of other languages it lies beside it.
std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook);
// What a record of it tells, in words.
void tell_record(const play::Opening& record, std::ostream& out);

}  // namespace death_roads
