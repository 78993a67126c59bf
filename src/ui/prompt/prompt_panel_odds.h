// The odds in the note of the decision panel: a bar, and a gauge with a few words for each outcome.
// All that is worth telling is told. Pixels.
#pragma once

#include <span>
#include <vector>

#include "ui/core/prompt/prompt.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

// One way of going through with a choice.
struct OddsWay {
    const ChoiceOdds* odds = nullptr;
    bool is_named = false;  // it stands beside others
    bool is_aside = false;  // cards are laid, and this is without them
};

// Those of `told`, or where there are things to touch those of every choice.
std::vector<OddsWay> ways_to_tell(const PromptModel& model, const PromptChoice* told);
std::vector<OddsWay> ways_of(const PromptDie& die);

// Side by side where there is width for it, else one under the other.
float odds_height(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, float width);
// Pointed at, a word tells how it is counted, the bar what its parts are, all else what is
// likeliest.
void draw_odds(const Kit& kit, const Plan& plan, std::span<const OddsWay> ways, ImVec2 from,
               float width);

// In little room the odds of a choice stand in place of its explanation, in less of its name too.
bool replaces_explanation(const Plan& plan, const PromptChoice& choice);
bool replaces_name(const Plan& plan, const PromptChoice& choice);

}  // namespace ui::prompt_layout
