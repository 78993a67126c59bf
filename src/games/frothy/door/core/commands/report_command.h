// `hippodrome report`: all about a vehicle or a course.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

play::CommandRun declare_report(play::CommandOptions& options);

}  // namespace frothy
