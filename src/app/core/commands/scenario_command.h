// `hippodrome scenario`: runs rule cases written as files (docs/formats/scenario.md).
#pragma once

#include "app/core/commands/command_context.h"

namespace app {

// Exit code: 0 all passed, 1 any failed or faulty, 2 wrong usage (thrown as UsageError).
int run_scenario_command(CommandArguments args, const CommandContext& context);

}  // namespace app
