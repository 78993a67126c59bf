// `hippodrome convert`: a course to a map of Tiled and back.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

play::CommandRun declare_convert(play::CommandOptions& options);

}  // namespace frothy
