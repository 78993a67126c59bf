// `hippodrome simulate`: many races between computer drivers, and what came of them.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

play::CommandRun declare_simulate(play::CommandOptions& options);

}  // namespace frothy
