// What the program makes ready before its window opens.
#pragma once

#include "play/commands/client_commands.h"
#include "stage/screen.h"

namespace app {

// Pictures will be painted beside the frames, and the letters of the panels, in the size that the
// player has set, are made while a window with these options opens.
void begin_ahead(play::ClientStart& start, stage::WindowOptions& options);

}  // namespace app
