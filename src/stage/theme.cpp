#include "stage/theme.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace stage::theme {

namespace {

// Of what there is here: no menus, tabs, sliders or plots.
void set_colours(ImGuiStyle& style) {
    const Colour raised = mix(deep_umber, umber, 0.85F);
    const Colour hovered = mix(umber, terracotta, 0.35F);
    const Colour pressed = mix(umber, terracotta, 0.75F);
    const Colour edge = mix(umber, mud, 0.75F);
    const auto set = [&](ImGuiCol which, Colour colour, float opacity = 1.0F) {
        style.Colors[which] = ImGui::ColorConvertU32ToFloat4(packed(faded(colour, opacity)));
    };
    set(ImGuiCol_Text, ivory);
    set(ImGuiCol_TextDisabled, stone);
    set(ImGuiCol_WindowBg, deep_umber);
    set(ImGuiCol_ChildBg, night, 0.0F);
    set(ImGuiCol_PopupBg, ink);
    set(ImGuiCol_Border, edge);
    set(ImGuiCol_FrameBg, parchment, 0.14F);
    set(ImGuiCol_FrameBgHovered, parchment, 0.22F);
    set(ImGuiCol_FrameBgActive, parchment, 0.30F);
    set(ImGuiCol_ScrollbarBg, ink, 0.35F);
    set(ImGuiCol_ScrollbarGrab, mud);
    set(ImGuiCol_ScrollbarGrabHovered, grid_line);
    set(ImGuiCol_ScrollbarGrabActive, sand);
    set(ImGuiCol_Button, raised);
    set(ImGuiCol_ButtonHovered, hovered);
    set(ImGuiCol_ButtonActive, pressed);
    set(ImGuiCol_Header, umber);
    set(ImGuiCol_HeaderHovered, hovered);
    set(ImGuiCol_HeaderActive, pressed);
    set(ImGuiCol_Separator, edge, 0.8F);
    set(ImGuiCol_TableBorderLight, edge, 0.5F);
    set(ImGuiCol_TextSelectedBg, terracotta, 0.6F);
    set(ImGuiCol_NavHighlight, ivory);
    set(ImGuiCol_NavWindowingHighlight, ivory, 0.8F);
    set(ImGuiCol_NavWindowingDimBg, ink, 0.5F);
}

struct ButtonColours {
    Colour rest;
    Colour hovered;
    Colour pressed;
    Colour edge;
    Colour words;
};

ButtonColours colours_of(ButtonRole role) {
    switch (role) {
    case ButtonRole::decide:
        return {gold, lighter(gold, 0.18F), darker(gold, 0.12F), darker(gold, 0.45F), ink};
    case ButtonRole::danger:
        return {red, lighter(red, 0.15F), darker(red, 0.15F), darker(red, 0.5F), ivory};
    case ButtonRole::paper: return {parchment, ivory, sand, mud, ink};
    case ButtonRole::plain: break;
    }
    return {umber, mix(umber, terracotta, 0.35F), mix(umber, terracotta, 0.75F), mud, ivory};
}

void push(ImGuiCol which, Colour colour) { ImGui::PushStyleColor(which, packed(colour)); }

}  // namespace

void apply_theme(float scale) {
    ImGuiStyle style;
    style.WindowPadding = {18.0F, 16.0F};
    style.WindowRounding = panel_radius;
    style.WindowMinSize = {64.0F, 48.0F};
    style.ChildRounding = button_radius;
    style.PopupRounding = panel_radius;
    style.FramePadding = {14.0F, 7.0F};
    style.FrameRounding = button_radius;
    style.ItemSpacing = {12.0F, 9.0F};
    style.ItemInnerSpacing = {9.0F, 6.0F};
    style.CellPadding = {8.0F, 4.0F};
    style.ScrollbarSize = 14.0F;
    style.ScrollbarRounding = 7.0F;
    style.GrabMinSize = 16.0F;
    style.ScaleAllSizes(scale);
    // Borders are hair lines at every size up to twice the usual.
    const float border = scale >= 2.0F ? 2.0F : 1.0F;
    style.WindowBorderSize = border;
    style.PopupBorderSize = border;
    style.FrameBorderSize = border;
    style.ChildBorderSize = border;
    set_colours(style);
    ImGui::GetStyle() = style;
}

ButtonStyle::ButtonStyle(ButtonRole role) {
    const ButtonColours colours = colours_of(role);
    push(ImGuiCol_Button, colours.rest);
    push(ImGuiCol_ButtonHovered, colours.hovered);
    push(ImGuiCol_ButtonActive, colours.pressed);
    push(ImGuiCol_Border, colours.edge);
    push(ImGuiCol_Text, colours.words);
}

ButtonStyle::~ButtonStyle() { ImGui::PopStyleColor(5); }

PaperStyle::PaperStyle() {
    push(ImGuiCol_Text, ink);
    push(ImGuiCol_TextDisabled, mud);
    push(ImGuiCol_WindowBg, parchment);
    push(ImGuiCol_PopupBg, ivory);
    push(ImGuiCol_Border, mud);
    push(ImGuiCol_FrameBg, ivory);
    push(ImGuiCol_FrameBgHovered, {255, 252, 244, 255});
    push(ImGuiCol_FrameBgActive, sand);
    push(ImGuiCol_Button, sand);
    push(ImGuiCol_ButtonHovered, light_sand);
    push(ImGuiCol_ButtonActive, dark_sand);
    push(ImGuiCol_Separator, grid_line);
    push(ImGuiCol_Header, sand);
    push(ImGuiCol_HeaderHovered, light_sand);
    push(ImGuiCol_HeaderActive, dark_sand);
    push(ImGuiCol_TableBorderLight, sand);
    push(ImGuiCol_NavHighlight, brick);
}

PaperStyle::~PaperStyle() { ImGui::PopStyleColor(17); }

void fade_scrolled_edges(Colour ground) {
    constexpr int strips = 6;
    const float tall = std::round(std::max(2.0F, 0.12F * ImGui::GetFontSize()));
    const ImVec2 at = ImGui::GetWindowPos();
    const float right = at.x + ImGui::GetWindowWidth() -
                        (ImGui::GetScrollMaxY() > 0.0F ? ImGui::GetStyle().ScrollbarSize : 0.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto fade = [&](float edge, float inwards) {
        for (int i = 0; i < strips; ++i) {
            const auto step = static_cast<float>(i);
            const float from = edge + inwards * step * tall;
            const float to = from + inwards * tall;
            list.AddRectFilled({std::round(at.x), std::min(from, to)},
                               {std::round(right), std::max(from, to)},
                               packed(faded(ground, 0.9F * (1.0F - step / strips))));
        }
    };
    if (ImGui::GetScrollY() > 1.0F) fade(std::round(at.y), 1.0F);
    if (ImGui::GetScrollY() < ImGui::GetScrollMaxY() - 1.0F)
        fade(std::round(at.y + ImGui::GetWindowHeight()), -1.0F);
}

}  // namespace stage::theme
