// `hippodrome bench`: how fast the engine of this build is on this machine.
#pragma once

#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

// Frame times are left out where there is no window.
CommandRun declare_bench(CommandOptions& options);

}  // namespace app
