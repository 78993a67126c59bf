// What the decision panel gives to touch: dice and cards. Pixels.
#pragma once

#include <span>
#include <vector>

#include "ui/core/prompt/prompt.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

// Dice on their way from where they came to rest; `brought` is 0 there, 1 where they are touched.
struct DiceOnTheWay {
    std::span<const LaidDie> laid;
    float brought = 1.0F;
};

// At the cursor of the window, which stands below them afterwards. A touch becomes the reply;
// `pointed` the die under the pointer.
void show_dice(const Kit& kit, const Plan& plan, Prompt& prompt, const DiceOnTheWay& way,
               PromptReply& reply, int& pointed);
// Tells where each card lies.
void show_cards(const Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
                PromptReply& reply);
// The choices that are cards; `told` becomes the one under the pointer.
void show_hand(const Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
               PromptReply& reply, int& told);

// Scrolls to the item drawn last where it is not wholly in sight: the focus went there.
void keep_in_sight();

}  // namespace ui::prompt_layout
