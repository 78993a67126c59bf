// `hippodrome validate`: what is wrong with courses, vehicles, house rules, records and scenarios.
#pragma once

#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

// Exit code: 0 no errors, 1 any error.
CommandRun declare_validate(CommandOptions& options);

}  // namespace app
