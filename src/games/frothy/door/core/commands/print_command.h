// `hippodrome print`: licences, cards, dice, tokens, track and posters on paper.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

play::CommandRun declare_print(play::CommandOptions& options);

}  // namespace frothy
