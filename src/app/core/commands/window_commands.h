// The commands that draw: opening the game, and pictures of it.
#pragma once

#include "app/core/commands/client_commands.h"
#include "app/core/commands/command_context.h"

namespace app {

// `hippodrome [FILE]` and `hippodrome play`: opens the window on the title, on a new race, or in
// the race of a file. Exit code: 0, or 1 without a window.
int run_play_command(CommandArguments args, const CommandContext& context);

// What every window opens with, on the title.
ClientStart own_start(const CommandContext& context);
// Where the program was built without one.
void say_no_window(const CommandContext& context);

// `hippodrome screenshot`: a PNG of a course or of a race, without a display.
int run_screenshot_command(CommandArguments args, const CommandContext& context);

}  // namespace app
