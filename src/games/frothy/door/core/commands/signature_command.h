// `hippodrome signature`: one number for how the rules play, to be compared between builds.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

// A hash of the end states and decision counts of 1,000 races on the shipped courses, steady and
// random drivers in turn.
play::CommandRun declare_signature(play::CommandOptions& options);

}  // namespace frothy
