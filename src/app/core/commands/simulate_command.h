// `hippodrome simulate`: many races between computer drivers, and what came of them.
#pragma once

#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

CommandRun declare_simulate(CommandOptions& options);

}  // namespace app
