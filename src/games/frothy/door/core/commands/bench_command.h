// `hippodrome bench`: how fast the engine of this build is on this machine.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

// Frame times are left out where there is no window.
play::CommandRun declare_bench(play::CommandOptions& options);

}  // namespace frothy
