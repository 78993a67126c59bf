// What a player may prefer, as rows to step through; on the title and in the race's menu.
#pragma once

#include "app/client/settings.h"
#include "frothy/view/panel_kit.h"

namespace app {

// True when something was changed. Fullscreen is only wished for here.
bool show_options(const frothy::PanelKit& kit, Settings& settings);

// The next larger or smaller interface scale.
float stepped_scale(float scale, int by);

}  // namespace app
