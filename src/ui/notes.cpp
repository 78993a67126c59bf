#include "ui/notes.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>

#include "ui/letters.h"

namespace ui {

namespace {

// Beside what must stay in sight, over it or under it; else as far up as can be. The corner that is
// held stays where it is, however large the note turns out to be.
void place_clear_of(const stage::Rect& clear, ImVec2 item, ImVec2 size, float gap) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float x = std::clamp(item.x, 0.0F, std::max(0.0F, screen.x - size.x));
    const float y = std::clamp(item.y, 0.0F, std::max(0.0F, screen.y - size.y));
    const auto place = [](ImVec2 at, ImVec2 pivot) {
        ImGui::SetNextWindowPos(at, ImGuiCond_Always, pivot);
    };
    if (clear.x - gap - size.x >= 0.0F) return place({clear.x - gap, y}, {1.0F, 0.0F});
    if (clear.y - gap - size.y >= 0.0F) return place({x, clear.y - gap}, {0.0F, 1.0F});
    if (clear.right() + gap + size.x <= screen.x)
        return place({clear.right() + gap, y}, {0.0F, 0.0F});
    if (clear.bottom() + gap + size.y <= screen.y)
        return place({x, clear.bottom() + gap}, {0.0F, 0.0F});
    place({x, 0.0F}, {0.0F, 0.0F});
}

}  // namespace

void paper_tooltip(const Kit& kit, const std::string& text, const RuleRef& rule,
                   std::optional<stage::Rect> about) {
    const theme::PaperStyle paper;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const ImVec2 padding{12.0F * s, 10.0F * s};
    const float wrap = kit.keep_clear ? std::min(360.0F * s, screen.x * 0.42F)
                                      : std::min(420.0F * s, screen.x * 0.6F);
    const ImVec2 low = about ? ImVec2{about->x, about->y} : ImGui::GetItemRectMin();
    const ImVec2 high = about ? ImVec2{about->right(), about->bottom()} : ImGui::GetItemRectMax();
    const float line = rule.is_none() ? 0.0F : fonts.small->FontSize + 8.0F * s;
    const float tall = text_height(fonts.label, text, wrap) + line + 2.0F * padding.y;
    const float wide = std::min(wrap, text_width(fonts.label, text)) + 2.0F * padding.x;
    const float gap = 8.0F * s;
    const float x = std::clamp(low.x, 0.0F, std::max(0.0F, screen.x - wide));
    if (kit.keep_clear) {
        place_clear_of(*kit.keep_clear, low, {wide, tall}, gap);
    } else if (low.y - gap - tall >= 0.0F) {
        ImGui::SetNextWindowPos({x, low.y - gap}, ImGuiCond_Always, {0.0F, 1.0F});
    } else if (high.y + gap + tall <= screen.y) {
        ImGui::SetNextWindowPos({x, high.y + gap}, ImGuiCond_Always, {0.0F, 0.0F});
    }
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    ImGui::BeginTooltip();
    {
        const FontScope font(fonts.label);  // off again before the tooltip ends
        ImGui::PushTextWrapPos(wrap);
        ImGui::TextUnformatted(text.c_str());
        if (!rule.is_none()) {
            const FontScope small(fonts.small);
            ImGui::TextDisabled("%s", rule.text().c_str());
        }
        ImGui::PopTextWrapPos();
    }
    ImGui::EndTooltip();
    ImGui::PopStyleVar();
}

namespace {

// Also of a group.
bool last_item_has_cursor() {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    const ImGuiWindow* window = context.CurrentWindow;
    if (!context.IO.NavVisible || context.NavWindow != window) return false;
    ImRect cursor = window->NavRectRel[context.NavLayer];
    cursor.Translate(window->Pos);
    return context.LastItemData.Rect.Contains(cursor.GetCenter());
}

bool is_covered() {
    return (ImGui::GetCurrentContext()->CurrentItemFlags & ImGuiItemFlags_Disabled) != 0;
}

}  // namespace

void show_tip(const Kit& kit, const std::string& words) {
    if (words.empty() || is_covered()) return;
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled) || last_item_has_cursor())
        paper_tooltip(kit, words, RuleRef());
}

void tip_above(const Kit& kit, const std::string& words) {
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float padding = 2.0F * ImGui::GetStyle().WindowPadding.x;
    // What is longer than the window is broken; the rest is moved until it ends within.
    const float wrap = screen.x - padding;
    const float wide =
        ImGui::CalcTextSize(words.c_str(), words.c_str() + words.size(), false, wrap).x + padding;
    const float x = std::clamp(low.x, 0.0F, std::max(0.0F, screen.x - wide));
    ImGui::SetNextWindowPos({x, low.y - 6.0F * kit.scale()}, ImGuiCond_Always, {0.0F, 1.0F});
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(wrap);
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

namespace {

constexpr float note_pad = 12.0F;
constexpr float note_edge = 6.0F;
// As wide as narrow bounds allow.
float widest_note(const Kit& kit, stage::Rect bounds) {
    const float s = kit.scale();
    const float whole = bounds.width - 2.0F * (note_pad + note_edge) * s;
    return std::min({400.0F * s, whole, std::max(bounds.width * 0.6F, 240.0F * s)});
}

}  // namespace

bool paper_note_fits(const Kit& kit, stage::Rect bounds, const std::string& text) {
    const float s = kit.scale();
    const float widest = widest_note(kit, bounds);
    if (widest < 130.0F * s) return false;
    ImFont* font = kit.fonts().label;
    const float tall = text_size(font, font->FontSize, text, widest).y + 1.5F * note_pad * s;
    return tall + 2.0F * note_edge * s <= bounds.height;
}

void show_paper_note(const Kit& kit, stage::Rect bounds, const std::string& text,
                     const RuleRef& rule, stage::Rect beside, const Pictures& pictures) {
    const float s = kit.scale();
    const float card_height = pictures.count == 0 ? 0.0F : 48.0F * s;
    const float card_step = 38.0F * s;
    const float cards_width = card_step * static_cast<float>(pictures.count);
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float pad = note_pad * s;
    const float edge = note_edge * s;
    const float widest = widest_note(kit, bounds);
    const ImVec2 words = text_size(fonts.label, fonts.label->FontSize, text, widest);
    const std::string id =
        rule.is_none() ? std::string{} : say("{0}: a right click opens it", {rule.text()});
    const ImVec2 small{text_width(fonts.small, id), fonts.small->FontSize};
    const float wide = std::max(words.x, small.x) + cards_width + 2.0F * pad;
    const float lines = words.y + (id.empty() ? 0.0F : small.y + 4.0F * s);
    const float tall = std::max(lines, card_height) + 1.5F * pad;
    float x = beside.right() + 10.0F * s;
    if (x + wide > bounds.right() - edge) x = beside.x - 10.0F * s - wide;
    x = std::clamp(x, bounds.x + edge, std::max(bounds.x + edge, bounds.right() - edge - wide));
    const float y = std::clamp(beside.y, bounds.y + edge,
                               std::max(bounds.y + edge, bounds.bottom() - edge - tall));
    // On the very top, and never in the way of the mouse.
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const stage::Rect paper{x, y, wide, tall};
    fill_rect(list, stage::moved(paper, {3.0F * s, 4.0F * s}), packed(theme::ink, 0.45F), 6.0F * s);
    fill_rect(list, paper, packed(theme::ivory), 6.0F * s);
    outline_rect(list, paper, packed(theme::mud), 6.0F * s);
    draw_text_sized(list, fonts.label, fonts.label->FontSize, {x + pad, y + pad * 0.75F},
                    packed(theme::ink), text, widest);
    float middle = x + wide - pad - cards_width + card_step / 2.0F + 2.0F * s;
    for (std::size_t i = 0; i < pictures.count; ++i) {
        pictures.draw(list, i, {middle, y + pad * 0.75F + card_height / 2.0F}, card_height);
        middle += card_step;
    }
    if (!id.empty()) {
        draw_text_sized(list, fonts.small, fonts.small->FontSize,
                        {x + pad, y + pad * 0.75F + words.y + 4.0F * s}, packed(theme::mud), id);
    }
}

}  // namespace ui
