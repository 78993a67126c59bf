// `hippodrome signature`: one number for how the rules play, to be compared between builds.
#pragma once

#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

// A hash of the end states and decision counts of 1,000 races on the shipped courses, steady and
// random drivers in turn.
CommandRun declare_signature(CommandOptions& options);

}  // namespace app
