#include "ui/screens/story_parts.h"

#include <algorithm>
#include <cmath>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace ui {

namespace {

// Pixels at an interface scale of 1.
constexpr float sheet_width = 1080.0F;
constexpr float sheet_height = 880.0F;
constexpr float two_columns = 760.0F;
constexpr float bar_height = 46.0F;
constexpr float widest_bar = 62.0F;
constexpr float foot_side = 22.0F;

}  // namespace

bool PagedSheet::show(const Kit& kit, stage::PixelSize canvas, std::span<const std::string> titles,
                      const std::function<void(std::size_t page)>& show_page) {
    const float s = kit.scale();
    const auto pages = static_cast<int>(titles.size());
    const float button = std::ceil(44.0F * s);
    ScreenOverlay overlay("story", canvas, {sheet_width * s, sheet_height * s}, button);
    int moved =
        stepper(kit, "page", titles[page_], std::min(ImGui::GetContentRegionAvail().x, 420.0F * s));
    if (moved == 0) moved = tab_step();
    page_ = static_cast<std::size_t>((static_cast<int>(page_) + moved + pages) % pages);
    if (moved != 0) ImGui::SetScrollY(0.0F);
    const float screenful = ImGui::GetWindowHeight() * 0.8F;
    if (key_struck(stage::Key::page_down)) ImGui::SetScrollY(ImGui::GetScrollY() + screenful);
    if (key_struck(stage::Key::page_up)) ImGui::SetScrollY(ImGui::GetScrollY() - screenful);
    story_gap(kit, 2.0F);
    show_page(page_);
    overlay.begin_foot();
    return key_button(kit, {.label = tr("Back"),
                            .key = stage::Key::escape,
                            .role = ButtonRole::decide,
                            .size = {0.0F, button}});
}

bool look_button(const Kit& kit, int id) {
    const float s = kit.scale();
    return small_button(kit, tr_in("button", "Watch"), id, {10.0F * s, 3.0F * s});
}

float look_width(const Kit& kit) {
    return text_width(kit.fonts().small, tr_in("button", "Watch")) + 20.0F * kit.scale();
}

void story_gap(const Kit& kit, float height) { ImGui::Dummy({1.0F, height * kit.scale()}); }

void show_labelled(const Kit& kit, std::span<const LabelledLine> lines) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    float wide = 0.0F;
    for (const LabelledLine& line : lines)
        wide = std::max(wide, text_width(fonts.label, line.label));
    if (!ImGui::BeginTable("deeds", 2, ImGuiTableFlags_SizingStretchProp)) return;
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthFixed, wide + 4.0F);
    ImGui::TableSetupColumn("how much", ImGuiTableColumnFlags_WidthStretch, 1.0F);
    for (const LabelledLine& line : lines) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        show_muted(fonts.label, line.label);
        ImGui::TableNextColumn();
        show_text(fonts.label, line.value);
    }
    ImGui::EndTable();
}

void show_columns(const Kit& kit, float left_share, const std::function<void()>& left,
                  const std::function<void()>& right) {
    const bool is_wide = ImGui::GetContentRegionAvail().x >= two_columns * kit.scale();
    if (is_wide && ImGui::BeginTable("columns", 2, ImGuiTableFlags_SizingStretchProp)) {
        ImGui::TableSetupColumn("left", ImGuiTableColumnFlags_WidthStretch, left_share);
        ImGui::TableSetupColumn("right", ImGuiTableColumnFlags_WidthStretch, 1.0F - left_share);
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        left();
        ImGui::TableNextColumn();
        right();
        ImGui::EndTable();
    } else if (!is_wide) {
        left();
        story_gap(kit, 4.0F);
        right();
    }
}

void show_bars(const Kit& kit, std::span<const StoryBar> bars,
               const std::function<void(std::size_t bar, ImVec2 corner, float side)>& draw_foot) {
    const float s = kit.scale();
    ImFont* font = kit.fonts().small;
    double most = 1.0;
    for (const StoryBar& bar : bars)
        most = std::max({most, static_cast<double>(bar.count), bar.expected});
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float wide = std::floor(std::min(widest_bar * s, ImGui::GetContentRegionAvail().x /
                                                               static_cast<float>(bars.size())));
    const float tall = bar_height * s;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const StoryBar& bar = bars[i];
        const float left = corner.x + static_cast<float>(i) * wide;
        const float middle = left + wide / 2.0F;
        const float foot = corner.y + font->FontSize + tall;
        const auto height = [&](double number) { return tall * static_cast<float>(number / most); };
        const float half = std::min(wide * 0.28F, 14.0F * s);
        const float top = foot - height(bar.count);
        list.AddRectFilled({middle - half, top}, {middle + half, foot}, packed(theme::terracotta));
        const float line = foot - height(bar.expected);
        list.AddLine({middle - half - 5.0F * s, line}, {middle + half + 5.0F * s, line},
                     packed(theme::ivory), std::max(1.0F, 2.0F * s));
        const std::string number = std::to_string(bar.count);
        const float above = std::min(top, line) - font->FontSize - 1.0F * s;
        draw_text(list, font, {middle - text_width(font, number) / 2.0F, above},
                  packed(theme::ivory), number);
        const float side = foot_side * s;
        draw_foot(i, {std::round(middle - side / 2.0F), foot + 3.0F * s}, side);
    }
    ImGui::Dummy(
        {wide * static_cast<float>(bars.size()), font->FontSize + tall + (foot_side + 6.0F) * s});
}

}  // namespace ui
