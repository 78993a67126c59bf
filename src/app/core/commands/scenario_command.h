// `hippodrome scenario`: runs rule cases written as files (docs/formats/scenario.md).
#pragma once

#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

// Exit code: 0 all passed, 1 any failed or faulty.
CommandRun declare_scenario(CommandOptions& options);

}  // namespace app
