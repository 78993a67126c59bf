// The command line of the program: which command is meant, its help, and its exit code.
#pragma once

#include <string>
#include <vector>

#include "play/commands/command_context.h"

namespace app {

// Runs one command line (without the name of the program). 0: done, 1: bad content or no window,
// 2: wrong usage. Never throws: every exception becomes one message on `err`.
int run_command_line(const std::vector<std::string>& words, const play::Streams& streams,
                     const play::ClientCommands& client, const play::Environment& environment);

// "hippodrome 0.1.0"
std::string version_text();

}  // namespace app
