#include "ui/prompt/prompt_panel_more.h"

#include "ui/buttons.h"
#include "ui/letters.h"

namespace ui::prompt_layout {

OutOfSight out_of_sight(const Kit& kit, const Plan& plan, const PromptModel& model, float top) {
    const float from = top - ImGui::GetScrollY();
    const float height = button_height * plan.scale;
    OutOfSight hidden;
    for (const FlowPlace& place : flow_of(kit, plan, model, plan.things).places) {
        if (place.is_fold) continue;
        if (from + place.y < -1.0F) ++hidden.above;
        if (from + place.y + height > ImGui::GetWindowHeight() + 1.0F) ++hidden.below;
    }
    return hidden;
}

float more_height(const Kit& kit, const Plan& plan) {
    return kit.fonts().small->FontSize + 8.0F * plan.scale;
}

float show_more(const Kit& kit, const Plan& plan, const OutOfSight& hidden) {
    const bool is_down = hidden.below > 0;
    const int count = is_down ? hidden.below : hidden.above;
    const std::string label =
        is_down ? say(by_count(count, "{0} more below", "{0} more below"), {count})
                : say(by_count(count, "{0} more above", "{0} more above"), {count});
    const ImVec2 size{plan.inner, more_height(kit, plan)};
    const bool used = key_button(kit, "more", label, stage::Key::tab, ButtonRole::plain, size,
                                 {.font = kit.fonts().small});
    const stage::Rect where = item_rect();
    const float tall = size.y * 0.42F;
    const ImVec2 middle{where.x + size.y * 0.7F, where.centre().y};
    const float way = is_down ? tall / 2.0F : -tall / 2.0F;
    ImGui::GetWindowDrawList()->AddTriangleFilled({middle.x - tall * 0.6F, middle.y - way},
                                                  {middle.x + tall * 0.6F, middle.y - way},
                                                  {middle.x, middle.y + way}, packed(theme::sand));
    if (!used) return 0.0F;
    return is_down ? 1.0F : -1.0F;
}

}  // namespace ui::prompt_layout
