// What of a decision that scrolls is out of sight, and the line that says so. Pixels.
#pragma once

#include "ui/core/prompt/prompt.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

// Choices above and below what is seen.
struct OutOfSight {
    int above = 0;
    int below = 0;

    bool any() const { return above + below > 0; }
};

// Of the buttons of the window that is being drawn; the first of them stands at `top` of it.
OutOfSight out_of_sight(const Kit& kit, const Plan& plan, const PromptModel& model, float top);

// The height of the line, which is kept free wherever something scrolls.
float more_height(const Kit& kit, const Plan& plan);
// At the cursor: how many more there are, and the key that goes to them. How far a click on it
// scrolls, in pages; 0 mostly.
float show_more(const Kit& kit, const Plan& plan, const OutOfSight& hidden);

}  // namespace ui::prompt_layout
