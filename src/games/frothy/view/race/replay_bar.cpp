#include "games/frothy/view/race/replay_bar.h"

#include <algorithm>

#include "games/frothy/view/prompt/thrown_dice.h"
#include "ui/letters.h"
#include "ui/pictures.h"

namespace frothy {

void ReplayBar::set(ReplayBarState state) {
    replay_ = state.replay;
    state.timeline = state.replay;
    if (state.has_story) {
        state.story = ui::tr_in("button", "Story and dice");
        state.story_hint = ui::tr("What happened in short, and the luck of the dice");
    }
    bar_.set(state);
}

void ReplayBar::show(const ui::Kit& kit, stage::Rect where, const ShownDice* dice) {
    ui::ReplayBar::ShowThrown thrown;
    if (dice != nullptr) {
        thrown = [&](stage::Rect place, float most) { return show_dice(kit, *dice, place, most); };
    }
    bar_.show(kit, where, thrown);
}

float ReplayBar::show_dice(const ui::Kit& kit, const ShownDice& dice, stage::Rect where,
                           float most) {
    const float s = kit.scale();
    const float badge = 12.0F * s;
    const float gap = 12.0F * s;
    const float beside = 2.0F * badge + gap;
    const auto count = static_cast<float>(dice.faces.size());
    const float wide = std::min(most - beside, count * (where.height + gap));
    const thrown::DiceRows rows = thrown::rows_of(dice.faces.size(), {wide, where.height}, s);
    const float tall = static_cast<float>(rows.rows - 1) * rows.pitch + rows.size;
    const float taken = static_cast<float>(rows.columns) * rows.pitch;
    const float left = where.right() - taken;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 hand{left - badge - gap, where.centre().y};
    ui::draw_badge(kit, list, hand, badge, dice.vehicle);
    // On their way they leap over the edge.
    list.PushClipRectFullScreen();
    thrown::draw_thrown(kit, list, dice, replay_->start().rules().dice_faces,
                        {left, hand.y - tall / 2.0F, taken, tall}, hand, laid_);
    list.PopClipRect();
    return taken + beside + gap;
}

}  // namespace frothy
