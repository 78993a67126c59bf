#include "ui/prompt/prompt_panel_parts.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "stage/core/easing.h"
#include "ui/dice.h"
#include "ui/key_cap.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/pictures.h"
#include "ui/prompt/odds_bar.h"

namespace ui::prompt_layout {

void tell_over_panel(const Kit& kit, const std::string& text, const RuleRef& rule,
                     const stage::Rect& about) {
    const float top = std::min(ImGui::GetCurrentWindow()->RootWindow->Pos.y, about.y);
    paper_tooltip(kit, text, rule, stage::Rect{about.x, top, about.width, about.bottom() - top});
}

void keep_in_sight() {
    const ImVec2 from = ImGui::GetWindowPos();
    const float to = from.y + ImGui::GetWindowHeight();
    const bool is_seen = ImGui::GetItemRectMin().y >= from.y && ImGui::GetItemRectMax().y <= to;
    if (!is_seen && ImGui::GetScrollMaxY() > 0.0F) ImGui::SetScrollHereY(0.5F);
}

namespace {

// Which of the dice that lay there becomes which: the first one of its side that is left.
class DiceBrought {
public:
    explicit DiceBrought(const DiceOnTheWay& way) : way_(way), used_(way.laid.size(), false) {}

    const LaidDie* take(const DieFace& face) {
        if (way_.brought >= 1.0F) return nullptr;
        for (std::size_t i = 0; i < used_.size(); ++i) {
            const DieFace& laid = way_.laid[i].face;
            if (used_[i] || laid.picture != face.picture || laid.value != face.value) continue;
            used_[i] = true;
            return &way_.laid[i];
        }
        return nullptr;
    }

private:
    DiceOnTheWay way_;
    std::vector<bool> used_;
};

// Between the two, with a last little hop over whatever lies there.
void draw_brought(const Kit& kit, const LaidDie& from, ImVec2 at, float size, float brought,
                  const DieFace& face) {
    const float t = stage::eased(stage::Ease::out, brought);
    const stage::Vec2 to{at.x + size / 2.0F, at.y + size / 2.0F};
    const stage::Vec2 middle = stage::mix(from.centre, to, t);
    DiePose pose;
    pose.lift = 0.3F * std::sin(3.14159265F * t);
    pose.angle = (1.0F - t) * (to.x < from.centre.x ? 0.5F : -0.5F);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    draw_posed_die(kit, list, {middle.x, middle.y}, from.size + (size - from.size) * t, face, pose,
                   1.0F);
}

// At its upper left corner: kept, put aside, or to be rolled again.
void draw_badge(const Kit& kit, ImDrawList& list, DieMark mark, ImVec2 at, float size) {
    if (mark == DieMark::none) return;
    const float wide = std::round(std::max(14.0F * kit.scale(), size * 0.36F));
    const ImVec2 centre{at.x + wide * 0.2F, at.y + wide * 0.2F};
    const bool is_kept = mark == DieMark::keep;
    list.AddCircleFilled(centre, wide / 2.0F + 1.5F, packed(theme::ink));
    list.AddCircleFilled(centre, wide / 2.0F,
                         packed(is_kept                  ? theme::laurel
                                : mark == DieMark::again ? theme::faience
                                                         : theme::red));
    const float inner = std::round(wide * 0.7F);
    const char* sign = is_kept ? "ui/check" : mark == DieMark::again ? "ui/replay" : "ui/cross";
    draw_sprite(kit, list, sign,
                {std::round(centre.x - inner / 2.0F), std::round(centre.y - inner / 2.0F)},
                {inner, inner}, packed({255, 255, 255, 255}));
}

// What it is marked with; or its key, which is no value, and where there is room for it how likely
// it goes well with it touched.
void draw_mark_below(const Kit& kit, ImDrawList& list, ImVec2 centre, const PromptDie& die,
                     float width) {
    ImFont* font = kit.fonts().small;
    if (die.is_selected) {
        draw_text_fitted(list, font, centre, packed(theme::ivory), die.mark(), width);
        return;
    }
    const bool has_key = !kit.frame.caps().of(die.key).empty();
    const float cap = has_key ? key_cap_room(kit, die.key) : 0.0F;
    const float words = text_width(font, die.chance);
    const bool is_alone = die.chance.empty() || cap + words > width;
    const float left = is_alone ? centre.x - cap / 2.0F : centre.x - (cap + words) / 2.0F;
    if (has_key) draw_key_tab(kit, list, {left + cap / 2.0F, centre.y}, die.key, CapForm::name);
    if (has_key && is_alone) return;
    draw_text_fitted(list, font, {left + cap + words / 2.0F, centre.y}, packed(theme::stone),
                     die.chance, width);
}

}  // namespace

void show_dice(const Kit& kit, const Plan& plan, Prompt& prompt, const DiceOnTheWay& way,
               PromptReply& reply, int& pointed) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const DiceGrid grid = dice_grid(kit, plan, model);
    const ImVec2 start = ImGui::GetCursorPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int touched = -1;
    DiceBrought brought(way);
    for (std::size_t i = 0; i < model.dice.size(); ++i) {
        const PromptDie& die = model.dice[i];
        const int column = static_cast<int>(i) % grid.columns;
        const int row = static_cast<int>(i) / grid.columns;
        ImGui::SetCursorPos({start.x + static_cast<float>(column) * grid.pitch,
                             start.y + static_cast<float>(row) * grid.row_height});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##die", {grid.pitch - 4.0F * s, grid.row_height - 4.0F * s})) {
            touched = static_cast<int>(i);
        }
        ImGui::PopID();
        const bool is_hovered = ImGui::IsItemHovered();
        const bool hovered = is_hovered && die.can_select;
        const ImVec2 corner = ImGui::GetItemRectMin();
        const float middle = corner.x + (grid.pitch - 4.0F * s) / 2.0F;
        const float lift = die.is_selected ? 0.0F : hovered ? 4.0F * s : 8.0F * s;
        const ImVec2 at{std::round(middle - grid.size / 2.0F), std::round(corner.y + lift)};
        if (const LaidDie* from = brought.take(die.face)) {
            draw_brought(kit, *from, at, grid.size, way.brought, die.face);
            continue;
        }
        const bool is_given_up = die.marked == DieMark::discard || die.marked == DieMark::again;
        if (die.is_selected) {
            fill_rect(list, {at.x - 4 * s, at.y - 4 * s, grid.size + 8 * s, grid.size + 7 * s},
                      packed(is_given_up ? theme::ink : theme::gold), 14.0F * s);
        }
        if (model.item_focus == static_cast<int>(i)) {
            outline_rect(list, {at.x - 6 * s, at.y - 6 * s, grid.size + 12 * s, grid.size + 11 * s},
                         packed(theme::ivory), 15.0F * s, 2.0F * s);
            keep_in_sight();
        }
        draw_die(kit, list, at, grid.size, die.face,
                 is_given_up                         ? 0.6F
                 : die.can_select || die.is_selected ? 1.0F
                                                     : 0.5F);
        draw_badge(kit, list, die.marked, at, grid.size);
        const bool has_bar = !die.odds.empty() && !die.is_selected;
        const float bar_top = corner.y + grid.size + 9.0F * s;
        if (has_bar) {
            draw_odds_bar(list, bar_of(die.odds.front().words),
                          {at.x + 1.0F, std::round(bar_top), grid.size - 2.0F,
                           std::max(3.0F, std::round(4.0F * s))});
        }
        const float room_of_bar = die.answers.empty() ? 0.0F : bar_below * s;
        const float under = corner.y + grid.size + 10.0F * s + room_of_bar + grid.line / 2.0F;
        const bool has_name = !die.face.reads_value && grid.has_names;
        if (has_name) {
            draw_text_fitted(list, kit.fonts().small, {middle, under}, packed(theme::ivory),
                             die.name, grid.pitch - 6.0F * s);
        }
        if (is_hovered && plan.tells_notes) {
            paper_tooltip(kit, die.explanation, die.rule);
            pointed = static_cast<int>(i);
        }
        draw_mark_below(kit, list, {middle, under + (has_name ? grid.line : 0.0F)}, die,
                        grid.pitch - 2.0F * s);
    }
    ImGui::SetCursorPos({start.x, start.y + static_cast<float>(grid.rows) * grid.row_height});
    if (touched >= 0) reply = prompt.toggle_die(static_cast<std::size_t>(touched));
}

}  // namespace ui::prompt_layout
