// The window of the program, and what of it works without a display.
#pragma once

#include "app/core/commands/client_commands.h"

namespace app {

// Opens the window and returns the exit code once it is closed. Throws stage::StageError where no
// window can be opened.
int open_window(ClientStart start);

// Writes the picture and returns the exit code. Without a race it is the board of the course, else
// the whole race screen as the race stands. Throws std::exception for what cannot be drawn.
int take_screenshot(const ScreenshotOrder& order);

// Times frames of a race screen of 1920 x 1080 pixels in memory. Throws std::exception where the
// shipped data cannot be read.
FrameFigures measure_frames();

}  // namespace app
