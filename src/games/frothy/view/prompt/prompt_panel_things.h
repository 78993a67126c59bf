// What the decision panel gives to touch: dice and cards. Pixels.
#pragma once

#include <span>
#include <vector>

#include "games/frothy/view/core/board/card_motion.h"
#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/prompt/prompt_panel_layout.h"
#include "ui/kit.h"

namespace frothy::prompt_layout {

// Dice on their way from where they came to rest; `brought` is 0 there, 1 where they are touched.
struct DiceOnTheWay {
    std::span<const LaidDie> laid;
    float brought = 1.0F;
};

// At the cursor of the window, which stands below them afterwards. A touch becomes the reply;
// `pointed` the die under the pointer.
void show_dice(const ui::Kit& kit, const Plan& plan, Prompt& prompt, const DiceOnTheWay& way,
               PromptReply& reply, int& pointed);
// Tells where each card lies.
void show_cards(const ui::Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
                PromptReply& reply);
// The choices that are cards; `told` becomes the one under the pointer.
void show_hand(const ui::Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
               PromptReply& reply, int& told);

// Scrolls to the item drawn last where it is not wholly in sight: the focus went there.
void keep_in_sight();

}  // namespace frothy::prompt_layout
