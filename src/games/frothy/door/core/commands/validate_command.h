// `hippodrome validate`: what is wrong with courses, vehicles, house rules, records and scenarios.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

// Exit code: 0 no errors, 1 any error.
play::CommandRun declare_validate(play::CommandOptions& options);

}  // namespace frothy
