// The buttons of the decision panel: the gold one, those beside it, and "Why?". Pixels.
#pragma once

#include "ui/core/prompt/prompt.h"
#include "ui/key_cap.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

// The key that a choice shows: Enter where it acts, else its own; of a pad what it is pressed with.
struct CapShown {
    stage::Key key = stage::Key::unknown;
    CapForm form = CapForm::name;
};
CapShown cap_of(const Kit& kit, const PromptModel& model, std::size_t choice);

// In the place of a choice: the pointer is on the line that stands for what is refused.
inline constexpr int told_refused = -2;

// The quiet line that stands for all that is refused; the note tells them with their reasons. True
// when it is clicked.
bool show_fold(const Kit& kit, const Plan& plan, const PromptModel& model, ImVec2 size, int& told);
// Draws the buttons beside the main one. `told` becomes the choice under the pointer.
void show_flow(const Kit& kit, const Plan& plan, Prompt& prompt, float width, PromptReply& reply,
               int& told);
// Those beside dice or cards, "Why?" and the main button in a column of their own. The main one
// stands at its foot, so that it is at the same place whatever is asked.
void show_actions(const Kit& kit, const Plan& plan, Prompt& prompt, float height,
                  PromptReply& reply, int& told);
// In a column: the main button and "Why?" in one line at the foot of the panel.
void show_foot(const Kit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply, int& told);

}  // namespace ui::prompt_layout
