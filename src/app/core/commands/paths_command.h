// `hippodrome paths`: where the game keeps its files.
#pragma once

#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

CommandRun declare_paths(CommandOptions& options);

}  // namespace app
