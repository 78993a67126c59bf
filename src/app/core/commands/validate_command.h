// `hippodrome validate`: what is wrong with courses, vehicles, house rules, records and scenarios.
#pragma once

#include "app/core/commands/command_context.h"

namespace app {

// Exit code: 0 no errors, 1 any error.
int run_validate_command(CommandArguments args, const CommandContext& context);

}  // namespace app
