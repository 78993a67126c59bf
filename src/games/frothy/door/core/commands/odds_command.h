// `hippodrome odds`: what every answer to an open question may bring.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

play::CommandRun declare_odds(play::CommandOptions& options);

}  // namespace frothy
