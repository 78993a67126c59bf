// The window of the program, and what of it works without a display.
#pragma once

#include "play/commands/client_commands.h"
#include "stage/screen.h"

namespace app {

// Before a window with these options opens: pictures will be painted beside the frames, and the
// letters of the panels, in the size that the player has set, are made meanwhile.
void begin_ahead(play::ClientStart& start, stage::WindowOptions& options);

// Opens the window and returns the exit code once it is closed. Throws stage::StageError where no
// window can be opened.
int open_window(play::ClientStart start);

// Writes the picture and returns the exit code: what the opening shows by itself, or the screen
// it opens. Throws std::exception for what cannot be drawn.
int take_screenshot(const play::ScreenshotOrder& order);

// Times frames of what is opened, in 1920 x 1080 pixels in memory. Throws std::exception where the
// shipped data cannot be read.
play::FrameFigures measure_frames(const play::ClientStart& start);

}  // namespace app
