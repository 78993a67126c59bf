#include "ui/buttons.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "kernel/fixed_vector.h"
#include "ui/core/name_lines.h"
#include "ui/letters.h"
#include "ui/notes.h"

namespace ui {

float key_button_width(const Kit& kit, const std::string& label, stage::Key key, ImFont* font) {
    const float gap = 12.0F * kit.scale();
    float width = text_width(font != nullptr ? font : kit.fonts().label, label) + 2.0F * gap;
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

// Where a label breaks into two lines of about the same width; npos where it is one word.
std::size_t middle_space(ImFont* font, const std::string& label) {
    std::size_t best = std::string::npos;
    float narrowest = 0.0F;
    for (std::size_t at = label.find(' '); at != std::string::npos; at = label.find(' ', at + 1)) {
        const float wide =
            std::max(text_width(font, label.substr(0, at)), text_width(font, label.substr(at + 1)));
        if (best != std::string::npos && wide >= narrowest) continue;
        best = at;
        narrowest = wide;
    }
    return best;
}

}  // namespace

float pictures_room(const Kit& kit, std::size_t count) {
    if (count == 0) return 0.0F;
    const auto more = static_cast<float>(std::min(count, most_icons) - 1);
    return (icon_width + more * icon_step + 6.0F) * kit.scale();
}

void draw_focus(const Kit& kit, ImDrawList& list, const stage::Rect& where) {
    const float s = kit.scale();
    outline_rect(list, stage::grown(where, 2.0F * s), packed(theme::ivory),
                 theme::button_radius * s, 2.5F * s);
}

bool key_button(const Kit& kit, const char* id, const std::string& label, stage::Key key,
                ButtonRole role, ImVec2 size, const ButtonLook& look) {
    const float s = kit.scale();
    const bool is_main = role == ButtonRole::decide;
    const theme::ButtonStyle style(role);
    ImGui::PushID(id);
    const bool used = ImGui::Button("##button", size);
    ImGui::PopID();
    const stage::Rect where = item_rect();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 words = ImGui::GetColorU32(ImGuiCol_Text);
    if (look.has_focus) draw_focus(kit, list, where);
    const float middle = where.centre().y;
    const float pad = 10.0F * s;
    const stage::ImGuiFonts& fonts = kit.fonts();
    draw_pictures(kit, list, look.pictures, {where.x + pad - 2.0F * s, middle});
    const float left = where.x + pad + pictures_room(kit, look.pictures.count);
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
    // A sign on the cap rather than smaller letters, those rather than two lines; the cap stays.
    for (ImFont* font : {usual, less, fonts.small})
        for (const CapForm form : {CapForm::name, CapForm::sign})
            add(form, font, 1.0F, false);
    for (ImFont* font : {usual, less, fonts.small})
        add(CapForm::sign, font, 1.0F, true);
    const std::size_t native = ways.size();
    for (const float share : {0.92F, 0.85F})
        add(CapForm::sign, fonts.small, share, false);
    for (const float share : {0.9F, 0.8F, 0.7F, 0.6F})
        add(CapForm::sign, fonts.small, share, true);
    const auto room_beside = [&](CapForm form) {
        return where.right() - left - pad - key_cap_room(kit, key, form);
    };
    const auto draw_cap = [&](CapForm form) {
        draw_key_cap(kit, list, {where.right() - pad, middle}, look.shown.value_or(key), words,
                     form);
    };
    // Lines keep off the edges.
    const bool has_lines = label.find('\n') != std::string::npos;
    const float height = where.height - 2.0F * std::round((has_lines ? 2.0F : 3.0F) * s);
    // Two lines close together rather than letters between the sizes that fonts are cut for, which
    // look squeezed.
    const auto draw_close_lines = [&] {
        constexpr float leading = 0.82F;
        ImFont* font = fonts.small;
        const float room = room_beside(CapForm::sign);
        const float pitch = std::floor(font->FontSize * leading);
        const std::size_t at = middle_space(font, label);
        if (has_lines || at == std::string::npos) return false;
        const std::array lines = {label.substr(0, at), label.substr(at + 1)};
        const float wide = std::max(text_width(font, lines[0]), text_width(font, lines[1]));
        if (wide > room || font->FontSize + pitch > where.height - 3.0F * s) return false;
        draw_cap(CapForm::sign);
        float y = std::round(middle - (font->FontSize + pitch) / 2.0F);
        for (const std::string& line : lines) {
            const float x = left + (room - text_width(font, line)) / 2.0F;
            draw_text(list, font, {x, y}, words, line);
            y += pitch;
        }
        return true;
    };
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way& way = ways[i];
        if (i == native && draw_close_lines()) return used;
        const float room = room_beside(way.form);
        const float letters =
            way.share < 1.0F ? std::floor(way.font->FontSize * way.share) : way.font->FontSize;
        const float wrap = way.is_broken ? room : 0.0F;
        const ImVec2 extent = text_size(way.font, letters, label, wrap);
        const bool is_too_high = extent.y > height && (way.is_broken || has_lines);
        if (is_too_high ||
            (way.is_broken ? longest_word(way.font, label) * way.share > room : extent.x > room)) {
            continue;
        }
        draw_cap(way.form);
        const float x = way.is_broken ? left : left + (room - extent.x) / 2.0F;
        draw_text_sized(list, way.font, letters,
                        {std::round(x), std::round(middle - extent.y / 2.0F)}, words, label, wrap);
        return used;
    }
    const float room = room_beside(CapForm::sign);
    draw_cap(CapForm::sign);
    draw_text_fitted(list, fonts.small, {left + room / 2.0F, middle}, words, label, room);
    return used;
}

bool rule_link(const Kit& kit, const char* id, const RuleRef& rule) {
    if (rule.is_none()) return false;
    ImFont* font = kit.fonts().small;
    const std::string& words = rule.text();
    const ImVec2 size{text_width(font, words), font->FontSize};
    ImGui::PushID(id);
    const bool used = ImGui::InvisibleButton("##rule", size);
    ImGui::PopID();
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::Rect where = item_rect();
    const ImU32 colour = packed(hovered ? theme::ivory : theme::stone);
    draw_text(list, font, {where.x, where.y}, colour, words);
    if (hovered) {
        list.AddLine({where.x, where.bottom()}, {where.right(), where.bottom()}, colour);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        paper_tooltip(kit, kit.rulebook.summary(rule.text()), {});
    }
    return used;
}

namespace {

constexpr float button_padding = 16.0F;
constexpr float least_padding = 6.0F;
constexpr float stepper_side = 36.0F;  // of its arrows

// With a pad in hand A is what the cursor stands on, or the main button where it is not seen.
stage::Key key_shown(const Kit& kit, const KeyButton& button, bool has_cursor) {
    if (kit.frame.caps().device() != stage::Device::pad) {
        // Enter presses what the cursor stands on.
        const bool is_elsewhere = ImGui::GetIO().NavVisible && !has_cursor;
        return button.key == stage::Key::enter && is_elsewhere ? stage::Key::unknown : button.key;
    }
    if (button.pad_key != stage::Key::unknown) return button.pad_key;
    const bool is_main = button.role == ButtonRole::decide && !ImGui::GetIO().NavVisible;
    if (has_cursor || is_main) return stage::Key::enter;
    return button.key == stage::Key::escape ? button.key : stage::Key::unknown;
}

void push_id(const KeyButton& button) {
    if (button.id.empty() && button.key != stage::Key::unknown) {
        ImGui::PushID(static_cast<int>(button.key));
        return;
    }
    const std::string_view id = button.id.empty() ? button.label : button.id;
    ImGui::PushID(id.data(), id.data() + id.size());
}

// Its icon, and its words in small letters under that.
void draw_below_icon(const Kit& kit, ImDrawList& list, const KeyButton& button,
                     const stage::Rect& where, ImU32 words) {
    const float s = kit.scale();
    const float side = 20.0F * s;
    ImFont* font = kit.fonts().small;
    const float centre = where.centre().x;
    const float gap = std::max(0.0F, (where.height - side - font->FontSize) / 3.0F);
    draw_sprite_within(kit, list, std::string(button.icon),
                       {std::floor(centre - side / 2.0F), std::floor(where.y + gap)}, side, words);
    draw_text_fitted(list, font, {centre, where.bottom() - gap - font->FontSize / 2.0F}, words,
                     button.label, where.width - 2.0F * least_padding * s);
}

}  // namespace

float key_button_width(const Kit& kit, const KeyButton& button) {
    const float s = kit.scale();
    ImFont* font = button.font != nullptr ? button.font : kit.fonts().label;
    float width = text_width(font, button.label) + 2.0F * button_padding * s;
    width += key_cap_room(kit, button.key);
    if (!button.icon.empty()) width += 30.0F * s;
    return std::ceil(width);
}

float padding_to_spare(const Kit& kit) {
    return std::floor((button_padding - least_padding) * kit.scale());
}

bool key_button(const Kit& kit, const KeyButton& button) {
    const float s = kit.scale();
    const bool is_main = button.role == ButtonRole::decide;
    ImVec2 size = button.size;
    if (size.x == 0.0F) size.x = key_button_width(kit, button);
    if (size.y == 0.0F) size.y = std::ceil(44.0F * s);

    const theme::ButtonStyle style(button.role);
    if (button.is_lit) {
        ImGui::PushStyleColor(ImGuiCol_Button, packed(theme::brick));
        ImGui::PushStyleColor(ImGuiCol_Border, packed(theme::sand));
    }
    if (!button.is_enabled) ImGui::BeginDisabled();
    push_id(button);
    bool used = ImGui::Button("##button", size);
    ImGui::PopID();
    const bool has_cursor = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    const float alpha = button.is_enabled ? 1.0F : 0.45F;
    if (!button.is_enabled) ImGui::EndDisabled();

    const stage::Rect where = item_rect();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImVec4 ink = ImGui::GetStyleColorVec4(ImGuiCol_Text);
    ink.w *= alpha;
    const ImU32 words = ImGui::GetColorU32(ink);
    if (has_cursor) {
        outline_rect(list, stage::grown(where, 3.0F * s), packed(theme::ivory),
                     theme::button_radius * s + 3.0F * s, 2.0F * s);
    }
    const float middle = where.centre().y;
    const bool has_icon = !button.icon.empty() && !button.is_icon_above;
    // Low ones stand in columns, their icons below one another.
    const bool is_low = has_icon && size.y < 36.0F * s;
    const float padding = is_low ? least_padding : button_padding;
    float left = where.x + padding * s;
    float right = where.right() - padding * s;
    ImVec4 edge = ink;
    edge.w *= 0.8F;
    const float taken = draw_key_cap(kit, list, {where.right() - 10.0F * s, middle},
                                     key_shown(kit, button, has_cursor), ImGui::GetColorU32(edge));
    if (taken > 0.0F) right = where.right() - 10.0F * s - taken;
    // Narrow buttons: closer to the edges, then a smaller face, rather than cut words.
    ImFont* font = button.font != nullptr ? button.font : kit.fonts().label;
    const float wide = text_width(font, button.label);
    const float icon_room = !has_icon ? 0.0F : is_low ? 26.0F * s : 30.0F * s;
    if (wide > right - left - icon_room && !is_low) {
        const float saved = padding_to_spare(kit);
        if (!has_icon) left -= saved;
        if (button.key == stage::Key::unknown) right += saved;
    }
    if (has_icon) {
        const float side = 20.0F * s;
        draw_sprite_within(kit, list, std::string(button.icon), {left, middle - side / 2.0F}, side,
                           words);
    }
    left += icon_room;
    const float room = std::max(1.0F, right - left);
    const float shrink = std::min(1.0F, room / std::max(1.0F, wide));
    const float at = has_icon ? left : left + (room - wide * shrink) / 2.0F;
    const float letters = font->FontSize * shrink;
    list.PushClipRect({where.x, where.y}, {std::max(right, where.x), where.bottom()}, true);
    if (button.is_icon_above) {
        draw_below_icon(kit, list, button, where, words);
    } else {
        draw_text_sized(list, font, letters, {std::floor(at), std::floor(middle - letters / 2.0F)},
                        words, button.label);
    }
    list.PopClipRect();

    if (button.is_lit) ImGui::PopStyleColor(2);
    show_tip(kit, std::string(button.tip));
    // Under another window its key is that window's.
    const bool is_covered =
        (ImGui::GetCurrentContext()->CurrentItemFlags & ImGuiItemFlags_Disabled) != 0;
    if (button.is_enabled && !used && !is_covered) {
        const bool is_enter = button.key == stage::Key::enter;
        used = !is_enter && key_struck(button.key);
        used = used || (button.pad_key == stage::Key::menu && key_struck(stage::Key::menu));
        // The keyboard's cursor, once seen, decides what Enter means.
        if (((is_main && button.takes_enter) || is_enter) && !ImGui::GetIO().NavVisible) {
            used = used || key_struck(stage::Key::enter) || key_struck(stage::Key::pad_enter);
        }
    }
    return used && button.is_enabled;
}

int tab_step() {
    return (key_struck(stage::Key::next_tab) ? 1 : 0) -
           (key_struck(stage::Key::previous_tab) ? 1 : 0);
}

std::size_t show_tabs(const Kit& kit, std::span<const Tab> tabs, std::size_t now,
                      const TabsLook& look) {
    const std::size_t count = tabs.size();
    const std::size_t after = (now + 1) % count;
    const std::size_t before = (now + count - 1) % count;
    const float gaps = look.gap * static_cast<float>(count - 1);
    const float width = (ImGui::GetContentRegionAvail().x - gaps) / static_cast<float>(count);
    std::size_t chosen = now;
    if (look.has_shoulders && tab_step() != 0) chosen = tab_step() > 0 ? after : before;
    // Where it is narrow the names need the room of the caps; the keys work all the same.
    const bool has_caps = std::ranges::all_of(tabs, [&](const Tab& tab) {
        return key_button_width(kit, {.label = tab.label, .key = tab.key}) <= width;
    });
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) ImGui::SameLine(0.0F, look.gap);
        const stage::Key shoulder = i == after    ? stage::Key::next_tab
                                    : i == before ? stage::Key::previous_tab
                                                  : stage::Key::unknown;
        const std::string id = stage::name_of(tabs[i].key);
        const bool is_used =
            key_button(kit, {.label = tabs[i].label,
                             .key = has_caps ? tabs[i].key : stage::Key::unknown,
                             .size = {width, look.height},
                             .is_lit = i == now,
                             .pad_key = look.has_shoulders ? shoulder : stage::Key::unknown,
                             .id = id,
                             .font = look.font});
        if (is_used || (!has_caps && key_struck(tabs[i].key))) chosen = i;
    }
    return chosen;
}

bool small_button(const Kit& kit, const char* label, int id, ImVec2 padding) {
    const FontScope font(kit.fonts().small);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, padding);
    ImGui::PushID(id);
    const bool is_used = ImGui::Button(label);
    ImGui::PopID();
    ImGui::PopStyleVar();
    return is_used;
}

bool rule_button(const Kit& kit, const RuleRef& rule, int id) {
    const float s = kit.scale();
    return !rule.is_none() && small_button(kit, tr("Why?"), id, {8.0F * s, 2.0F * s});
}

float rule_button_width(const Kit& kit) {
    return text_width(kit.fonts().small, tr("Why?")) + 16.0F * kit.scale();
}

float stepper_width(const Kit& kit, std::string_view value) {
    const float s = kit.scale();
    return text_width(kit.fonts().label, value) + 2.0F * std::ceil(stepper_side * s) + 8.0F * s;
}

float stepper_height(const Kit& kit) { return std::ceil(stepper_side * kit.scale()); }

int stepper(const Kit& kit, const char* id, std::string_view value, float width) {
    const float s = kit.scale();
    ImFont* font = kit.fonts().label;
    const float side = stepper_height(kit);
    int moved = 0;
    ImGui::PushID(id);
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    const auto arrow = [&](const char* name, const char* icon, int by) {
        if (ImGui::Button(name, {side, side})) moved = by;
        const stage::Rect inside = stage::grown(item_rect(), -10.0F * s);
        draw_sprite(kit, *ImGui::GetWindowDrawList(), icon, {inside.x, inside.y},
                    {inside.width, inside.height}, packed(theme::ivory));
    };
    arrow("##less", "ui/arrow-left", -1);
    ImGui::SameLine();
    const float room = std::max(1.0F, width - 2.0F * side);
    ImGui::Dummy({room, side});
    const stage::Rect field = item_rect();
    // In two lines, or smaller letters, rather than cut words.
    const NameLines told =
        lines_of_name(std::string(value), {room - 4.0F * s, side}, font->FontSize,
                      [font](const std::string& words) { return text_width(font, words); });
    ImDrawList& list = *ImGui::GetWindowDrawList();
    fill_rect(list, field, packed(theme::ink, 0.35F));
    list.PushClipRect({field.x, field.y}, {field.right(), field.bottom()}, true);
    const float pitch = told.lines.size() > 1 ? told.size * name_leading : told.size;
    float y = field.y + (side - pitch * static_cast<float>(told.lines.size())) / 2.0F;
    for (const std::string& line : told.lines) {
        const float wide = text_size(font, told.size, line).x;
        draw_text_sized(list, font, told.size,
                        {field.x + std::max(2.0F * s, (room - wide) / 2.0F), y},
                        packed(theme::ivory), line);
        y += pitch;
    }
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
    ImGui::PushFont(kit.fonts().small);
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
