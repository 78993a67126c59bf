// What the first frame needs and no window: begun before the window opens, which takes its time.
#pragma once

#include "app/core/client_commands.h"
#include "stage/geometry.h"

namespace app {

// From now on pictures are painted beside the frames, and the board of the race that is started
// with is begun for a window of this size.
void begin_ahead(ClientStart& start, stage::PixelSize window);

}  // namespace app
