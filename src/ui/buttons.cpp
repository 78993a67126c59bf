#include "ui/buttons.h"

#include <algorithm>
#include <cmath>

#include "kernel/fixed_vector.h"
#include "ui/letters.h"
#include "ui/notes.h"

namespace ui {

namespace theme = stage::theme;

float key_button_width(const Kit& kit, const std::string& label, stage::Key key, ImFont* font) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float gap = 12.0F * kit.scale();
    float width = text_width(font != nullptr ? font : fonts.label, label) + 2.0F * gap;
    return std::ceil(width + key_cap_room(kit, key));
}

namespace {

// At a scale of 1.
constexpr float icon_height = 30.0F;
constexpr float icon_width = 21.5F;
constexpr float icon_step = 10.0F;
constexpr std::size_t most_icons = 3;

void draw_pictures(const Kit& kit, ImDrawList& list, const Pictures& pictures, ImVec2 left_middle) {
    const float s = kit.scale();
    float x = left_middle.x + icon_width * s / 2.0F;
    for (std::size_t i = 0; i < std::min(pictures.count, most_icons); ++i) {
        pictures.draw(list, i, {x, left_middle.y}, icon_height * s);
        x += icon_step * s;
    }
}

}  // namespace

float pictures_room(const Kit& kit, std::size_t count) {
    if (count == 0) return 0.0F;
    const auto more = static_cast<float>(std::min(count, most_icons) - 1);
    return (icon_width + more * icon_step + 6.0F) * kit.scale();
}

bool key_button(const Kit& kit, const char* id, const std::string& label, stage::Key key,
                theme::ButtonRole role, ImVec2 size, const ButtonLook& look) {
    const float s = kit.scale();
    const bool is_main = role == theme::ButtonRole::decide;
    const theme::ButtonStyle style(role);
    ImGui::PushID(id);
    const bool used = ImGui::Button("##button", size);
    ImGui::PopID();
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 words = ImGui::GetColorU32(ImGuiCol_Text);
    if (look.lit == Lit::focus) {
        list.AddRect({from.x - 2 * s, from.y - 2 * s}, {to.x + 2 * s, to.y + 2 * s},
                     packed(theme::ivory), theme::button_radius * s, 0, 2.5F * s);
    }
    const float middle = (from.y + to.y) / 2.0F;
    const float pad = 10.0F * s;
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    draw_pictures(kit, list, look.pictures, {from.x + pad - 2.0F * s, middle});
    const float left = from.x + pad + pictures_room(kit, look.pictures.count);
    ImFont* usual = look.font != nullptr ? look.font : is_main ? fonts.numbers : fonts.label;
    ImFont* less = usual == fonts.small ? fonts.small : fonts.label;
    // Letters of this size, in one line or in as many as they need.
    struct Way {
        CapForm form;
        ImFont* font;
        float share;
        bool is_broken;
    };
    kernel::FixedVector<Way, 16> ways;
    const auto add = [&](CapForm form, ImFont* font, float share, bool is_broken) {
        ways.push_back({look.form == CapForm::sign ? CapForm::sign : form, font, share, is_broken});
    };
    // Smaller letters rather than a sign on the cap, that rather than two lines; the cap stays.
    for (const CapForm form : {CapForm::name, CapForm::sign})
        for (ImFont* font : {usual, less, fonts.small})
            add(form, font, 1.0F, false);
    for (const float share : {0.92F, 0.85F})
        add(CapForm::sign, fonts.small, share, false);
    for (ImFont* font : {usual, less, fonts.small})
        add(CapForm::sign, font, 1.0F, true);
    for (const float share : {0.9F, 0.8F, 0.7F, 0.6F})
        add(CapForm::sign, fonts.small, share, true);
    const auto room_beside = [&](CapForm form) {
        return to.x - left - pad - key_cap_room(kit, key, form);
    };
    const auto draw_cap = [&](CapForm form) {
        draw_key_cap(kit, list, {to.x - pad, middle}, look.shown.value_or(key), words, form);
    };
    // Lines keep off the edges.
    const float height = to.y - from.y - 2.0F * std::round(3.0F * s);
    for (const Way& way : ways) {
        const float room = room_beside(way.form);
        const float letters =
            way.share < 1.0F ? std::floor(way.font->FontSize * way.share) : way.font->FontSize;
        const ImVec2 extent =
            way.font->CalcTextSizeA(letters, 1.0e6F, way.is_broken ? room : 0.0F, label.c_str());
        if (way.is_broken ? extent.y > height || longest_word(way.font, label) * way.share > room
                          : extent.x > room) {
            continue;
        }
        draw_cap(way.form);
        const float x = way.is_broken ? left : left + (room - extent.x) / 2.0F;
        list.AddText(way.font, letters, {std::round(x), std::round(middle - extent.y / 2.0F)},
                     words, label.c_str(), nullptr, way.is_broken ? room : 0.0F);
        return used;
    }
    const float room = room_beside(CapForm::sign);
    draw_cap(CapForm::sign);
    draw_text_fitted(list, fonts.small, {left + room / 2.0F, middle}, words, label, room);
    return used;
}

bool rule_link(const Kit& kit, const char* id, const RuleRef& rule) {
    if (rule.is_none()) return false;
    ImFont* font = kit.frame.fonts().small;
    const std::string& words = rule.text();
    const ImVec2 size{text_width(font, words), font->FontSize};
    ImGui::PushID(id);
    const bool used = ImGui::InvisibleButton("##rule", size);
    ImGui::PopID();
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImU32 colour = packed(hovered ? theme::ivory : theme::stone);
    draw_text(list, font, from, colour, words);
    if (hovered) {
        const float y = ImGui::GetItemRectMax().y;
        list.AddLine({from.x, y}, {from.x + size.x, y}, colour);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        paper_tooltip(kit, kit.rulebook.summary(rule.text()), {});
    }
    return used;
}

namespace {

constexpr float button_padding = 16.0F;
constexpr float stepper_side = 36.0F;  // of its arrows

ImVec2 measured(ImFont* font, std::string_view words) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0.0F, words.data(),
                               words.data() + words.size());
}

// With a pad in hand A is what the cursor stands on, or the main button where it is not seen.
stage::Key key_shown(const Kit& kit, const KeyButton& button, bool has_cursor) {
    if (kit.frame.caps().device() != stage::Device::pad) {
        // Enter presses what the cursor stands on.
        const bool is_elsewhere = ImGui::GetIO().NavVisible && !has_cursor;
        return button.key == stage::Key::enter && is_elsewhere ? stage::Key::unknown : button.key;
    }
    if (button.pad_key != stage::Key::unknown) return button.pad_key;
    const bool is_main = button.role == theme::ButtonRole::decide && !ImGui::GetIO().NavVisible;
    if (has_cursor || is_main) return stage::Key::enter;
    return button.key == stage::Key::escape ? button.key : stage::Key::unknown;
}

void draw_words(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
                float share = 1.0F) {
    list.AddText(font, font->FontSize * share, at, colour, words.data(),
                 words.data() + words.size());
}

void push_id(const KeyButton& button) {
    if (button.id.empty() && button.key != stage::Key::unknown) {
        ImGui::PushID(static_cast<int>(button.key));
        return;
    }
    const std::string_view id = button.id.empty() ? button.label : button.id;
    ImGui::PushID(id.data(), id.data() + id.size());
}

}  // namespace

bool key_struck(stage::Key key) {
    if (key == stage::Key::unknown || ImGui::GetIO().WantTextInput) return false;
    if (ImGui::GetIO().KeyCtrl || ImGui::GetIO().KeyAlt) return false;
    return ImGui::IsKeyPressed(static_cast<int>(key), false);
}

float key_button_width(const Kit& kit, const KeyButton& button) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImFont* font = button.font != nullptr ? button.font : fonts.label;
    float width = measured(font, button.label).x + 2.0F * button_padding * s;
    width += key_cap_room(kit, button.key);
    if (!button.icon.empty()) width += 30.0F * s;
    return std::ceil(width);
}

bool caps_fit(const Kit& kit, float width, std::initializer_list<KeyButton> buttons) {
    return std::ranges::all_of(
        buttons, [&](const KeyButton& button) { return key_button_width(kit, button) <= width; });
}

bool key_button(const Kit& kit, const KeyButton& button) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const bool is_main = button.role == theme::ButtonRole::decide;
    ImVec2 size = button.size;
    if (size.x == 0.0F) size.x = key_button_width(kit, button);
    if (size.y == 0.0F) size.y = std::ceil(44.0F * s);

    const theme::ButtonStyle style(button.role);
    if (button.is_lit) {
        ImGui::PushStyleColor(ImGuiCol_Button, imgui_colour(theme::brick));
        ImGui::PushStyleColor(ImGuiCol_Border, imgui_colour(theme::sand));
    }
    if (!button.is_enabled) ImGui::BeginDisabled();
    push_id(button);
    bool used = ImGui::Button("##button", size);
    ImGui::PopID();
    const bool has_cursor = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    const float alpha = button.is_enabled ? 1.0F : 0.45F;
    if (!button.is_enabled) ImGui::EndDisabled();

    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec4 ink = ImGui::GetStyleColorVec4(ImGuiCol_Text);
    ink.w *= alpha;
    const ImU32 words = ImGui::GetColorU32(ink);
    if (has_cursor) {
        list.AddRect({low.x - 3.0F * s, low.y - 3.0F * s}, {high.x + 3.0F * s, high.y + 3.0F * s},
                     packed(theme::ivory), theme::button_radius * s + 3.0F * s, 0, 2.0F * s);
    }
    const float middle = (low.y + high.y) / 2.0F;
    float left = low.x + button_padding * s;
    if (!button.icon.empty()) {
        const float side = 20.0F * s;
        const stage::Sprite sprite =
            kit.sprites.get(std::string(button.icon), static_cast<int>(side));
        if (sprite) {
            list.AddImage(sprite.imgui_id(), {left, middle - side / 2.0F},
                          {left + side, middle + side / 2.0F}, {0, 0}, {1, 1}, words);
        }
        left += 30.0F * s;
    }
    float right = high.x - button_padding * s;
    ImVec4 edge = ink;
    edge.w *= 0.8F;
    const float taken = draw_key_cap(kit, list, {high.x - 10.0F * s, middle},
                                     key_shown(kit, button, has_cursor), ImGui::GetColorU32(edge));
    if (taken > 0.0F) right = high.x - 10.0F * s - taken;
    // Narrow buttons: closer to the edges, then a smaller face, rather than cut words.
    ImFont* font = button.font != nullptr ? button.font : fonts.label;
    ImVec2 extent = measured(font, button.label);
    if (extent.x > right - left) {
        const float saved = (button_padding - 6.0F) * s;
        if (button.icon.empty()) left -= saved;
        if (button.key == stage::Key::unknown) right += saved;
    }
    const float room = std::max(1.0F, right - left);
    const float shrink = std::min(1.0F, room / std::max(1.0F, extent.x));
    extent = {extent.x * shrink, extent.y * shrink};
    const float at = button.icon.empty() ? left + (room - extent.x) / 2.0F : left;
    list.PushClipRect({low.x, low.y}, {std::max(right, low.x), high.y}, true);
    list.AddText(font, font->FontSize * shrink,
                 {std::floor(at), std::floor(middle - extent.y / 2.0F)}, words, button.label.data(),
                 button.label.data() + button.label.size());
    list.PopClipRect();

    if (button.is_lit) ImGui::PopStyleColor(2);
    if (button.is_enabled && !used) {
        const bool is_enter = button.key == stage::Key::enter;
        used = !is_enter && key_struck(button.key);
        // The keyboard's cursor, once seen, decides what Enter means.
        if ((is_main || is_enter) && !ImGui::GetIO().NavVisible) {
            used = used || key_struck(stage::Key::enter) || key_struck(stage::Key::pad_enter);
        }
    }
    return used && button.is_enabled;
}

int tab_step() {
    return (key_struck(stage::Key::next_tab) ? 1 : 0) -
           (key_struck(stage::Key::previous_tab) ? 1 : 0);
}

bool rule_button(const Kit& kit, const RuleRef& rule, int id) {
    if (rule.is_none()) return false;
    const float s = kit.scale();
    ImGui::PushFont(kit.frame.fonts().small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {8.0F * s, 2.0F * s});
    ImGui::PushID(id);
    const bool asked = ImGui::Button(rule.text().c_str());
    ImGui::PopID();
    ImGui::PopStyleVar();
    ImGui::PopFont();
    return asked;
}

float rule_button_width(const Kit& kit, const RuleRef& rule) {
    return measured(kit.frame.fonts().small, rule.text()).x + 16.0F * kit.scale();
}

float stepper_width(const Kit& kit, std::string_view value) {
    const float s = kit.scale();
    return measured(kit.frame.fonts().label, value).x + 2.0F * std::ceil(stepper_side * s) +
           8.0F * s;
}

int stepper(const Kit& kit, const char* id, std::string_view value, float width) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().label;
    const float side = std::ceil(stepper_side * s);
    int moved = 0;
    ImGui::PushID(id);
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    const auto arrow = [&](const char* name, const char* icon, int by) {
        if (ImGui::Button(name, {side, side})) moved = by;
        const ImVec2 low = ImGui::GetItemRectMin();
        const float inset = 10.0F * s;
        const stage::Sprite sprite = kit.sprites.get(icon, static_cast<int>(side - 2.0F * inset));
        if (sprite) {
            ImGui::GetWindowDrawList()->AddImage(sprite.imgui_id(), {low.x + inset, low.y + inset},
                                                 {low.x + side - inset, low.y + side - inset},
                                                 {0, 0}, {1, 1}, packed(theme::ivory));
        }
    };
    arrow("##less", "ui/arrow-left", -1);
    ImGui::SameLine();
    const float room = std::max(1.0F, width - 2.0F * side);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    ImGui::Dummy({room, side});
    ImVec2 extent = measured(font, value);
    // Smaller letters rather than cut words.
    const float share = std::clamp((room - 4.0F * s) / std::max(1.0F, extent.x), 0.5F, 1.0F);
    extent = {extent.x * share, extent.y * share};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(corner, {corner.x + room, corner.y + side}, packed(theme::ink, 0.35F));
    list.PushClipRect(corner, {corner.x + room, corner.y + side}, true);
    draw_words(list, font,
               {corner.x + std::max(2.0F * s, (room - extent.x) / 2.0F),
                corner.y + (side - extent.y) / 2.0F},
               packed(theme::ivory), value, share);
    list.PopClipRect();
    ImGui::SameLine();
    arrow("##more", "ui/arrow-right", 1);
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    ImGui::PopID();
    return moved;
}

int long_stepper(const Kit& kit, const char* id, std::string_view value, float width) {
    const float s = kit.scale();
    const ImVec2 side = {std::ceil(44.0F * s), std::ceil(36.0F * s)};
    int moved = 0;
    ImGui::PushID(id);
    ImGui::PushFont(kit.frame.fonts().small);
    ImGui::PushButtonRepeat(true);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0.0F, 0.0F});
    if (ImGui::Button("-5", side)) moved = -5;
    ImGui::SameLine(0.0F, 2.0F * s);
    const int by_one = stepper(kit, "one", value, width - 2.0F * (side.x + 2.0F * s));
    if (by_one != 0) moved = by_one;
    ImGui::SameLine(0.0F, 2.0F * s);
    if (ImGui::Button("+5", side)) moved = 5;
    ImGui::PopStyleVar();
    ImGui::PopButtonRepeat();
    ImGui::PopFont();
    ImGui::PopID();
    return moved;
}

}  // namespace ui
