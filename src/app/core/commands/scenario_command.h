// `hippodrome scenario`: runs rule cases written as files (docs/formats/scenario.md).
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace app {

// Exit code: 0 all passed, 1 any failed or faulty.
play::CommandRun declare_scenario(play::CommandOptions& options);

}  // namespace app
