// What the decision panel gives to touch: dice and cards. Pixels.
#pragma once

#include "frothy/view/panel_kit.h"
#include "frothy/view/prompt.h"
#include "frothy/view/prompt_panel_layout.h"

namespace frothy::prompt_layout {

// At the cursor of the window, which stands below them afterwards. A touch becomes the reply.
void show_dice(const PanelKit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply);
void show_cards(const PanelKit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply);

// Scrolls to the item drawn last where it is not wholly in sight: the focus went there.
void keep_in_sight();

}  // namespace frothy::prompt_layout
