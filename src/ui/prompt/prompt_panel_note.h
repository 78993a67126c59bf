// The note of the decision panel: what a choice leads to, in a few short facts; or all that is
// refused, with its reasons. Pixels.
#pragma once

#include "ui/core/prompt/prompt.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

// What the note needs to show everything, whichever choice is pointed at.
float note_height(const Kit& kit, const Plan& plan, const PromptModel& model);
// What it must have at least: where it gets less than it needs, it scrolls.
float least_note_height(const Kit& kit, const Plan& plan, const PromptModel& model);

// What is pointed at; null for none.
struct PointedAt {
    const PromptChoice* choice = nullptr;
    const PromptDie* die = nullptr;
};
// At the cursor of the window, as tall as that.
void show_note(const Kit& kit, const Plan& plan, const PromptModel& model, PointedAt told,
               float height, PromptReply& reply);

}  // namespace ui::prompt_layout
