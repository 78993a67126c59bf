// The decision as a panel: one sentence, dice or cards to touch, what follows, one gold button.
#pragma once

#include <cstddef>
#include <cstdint>

#include "frothy/view/panel_kit.h"
#include "frothy/view/prompt.h"

namespace frothy {

class PromptPanel {
public:
    // The height in pixels at which nothing of this prompt has to shrink at this width.
    float wanted_height(const PanelKit& kit, const PromptModel& model, float width) const;
    // Whether it can be shown there without scrolling.
    bool fits(const PanelKit& kit, const PromptModel& model, stage::Rect where) const;

    // Draws it and takes clicks. Shrinks to fit `where`, and scrolls rather than cut anything.
    PromptReply show(const PanelKit& kit, Prompt& prompt, stage::Rect where);

    // In its place while somebody else is thinking or something moves: "Black is thinking."
    void show_waiting(const PanelKit& kit, const Race& race, const std::string& sentence,
                      VehicleId who, stage::Rect where);

private:
    const PromptChoice* keep_told(const Prompt& prompt, const PromptChoice* told,
                                  stage::Rect where);

    // The choice last pointed at: it stays told while the pointer is in the panel, so that what the
    // box says of it can be pointed at.
    std::ptrdiff_t told_ = -1;
    std::uint64_t told_of_ = 0;  // revision of its question
};

}  // namespace frothy
