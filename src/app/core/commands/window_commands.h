// The commands that draw: opening the game, and pictures of it.
#pragma once

#include <functional>
#include <string>

#include "app/core/commands/client_commands.h"
#include "app/core/commands/command_context.h"
#include "app/core/commands/command_options.h"

namespace app {

// `hippodrome [FILE]` and `hippodrome play`: opens the window on the title, on a new race, or in
// the race of a file. `check_file`, if any, may refuse the file by its name before anything is
// opened. Exit code: 0, or 1 without a window.
CommandRun declare_play(CommandOptions& options,
                        const std::function<void(const std::string&)>& check_file);

// What every window opens with, on the title.
ClientStart own_start(const CommandContext& context);
// Where the program was built without one.
void say_no_window(const CommandContext& context);

// `hippodrome screenshot`: a PNG of a course or of a race, without a display.
CommandRun declare_screenshot(CommandOptions& options);

}  // namespace app
