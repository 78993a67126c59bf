// `hippodrome compare` and `hippodrome sweep`: vehicles measured against each other.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

play::CommandRun declare_compare(play::CommandOptions& options);
play::CommandRun declare_sweep(play::CommandOptions& options);

}  // namespace frothy
