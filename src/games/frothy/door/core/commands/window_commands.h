// The commands that draw: opening the game, and pictures of it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "games/frothy/door/core/frothy_opening.h"
#include "play/commands/command_context.h"
#include "play/commands/command_options.h"

namespace frothy {

// `hippodrome [FILE]` and `hippodrome play`: opens the window on the title, on a new race, or in
// the race of a file. `check_file`, if any, may refuse the file by its name before anything is
// opened. Exit code: 0, or 1 without a window.
play::CommandRun declare_play(play::CommandOptions& options,
                              const std::function<void(const std::string&)>& check_file);

// The window's start, with what Frothy opens.
play::ClientStart start_with(play::ClientStart start, std::shared_ptr<const FrothyOpening> opening);

// `hippodrome screenshot`: a PNG of a course or of a race, without a display.
play::CommandRun declare_screenshot(play::CommandOptions& options);

}  // namespace frothy
