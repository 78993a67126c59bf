// `hippodrome paths`: where the game keeps its files.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace app {

play::CommandRun declare_paths(play::CommandOptions& options);

}  // namespace app
