// `hippodrome replay`: a record told in words, or checked against the rules.
#pragma once

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

// Exit code: 0 the record and the rules agree, 1 they do not, or it is no record.
play::CommandRun declare_replay(play::CommandOptions& options);

}  // namespace frothy
