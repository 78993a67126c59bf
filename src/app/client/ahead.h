// What the first frame needs and no window: begun before the window opens, which takes its time.
#pragma once

#include "app/core/client_commands.h"
#include "stage/screen.h"

namespace app {

// From now on pictures are painted beside the frames; the letters of the panels and the board of the
// race that is started with are begun while a window with these options opens. `start` must stay
// where it is until then.
void begin_ahead(ClientStart& start, stage::WindowOptions& options);

}  // namespace app
