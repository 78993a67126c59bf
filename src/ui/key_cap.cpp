#include "ui/key_cap.h"

#include <algorithm>
#include <cmath>

#include "ui/letters.h"

namespace ui {

namespace {

constexpr float padding = 6.0F;
constexpr float height = 23.0F;
constexpr float gap = 8.0F;

float cap_width(const Kit& kit, const std::string& words) {
    const float s = kit.scale();
    return std::max(text_width(kit.fonts().small, words) + 2.0F * padding * s, height * s);
}

std::string words_of(const Kit& kit, stage::Key key, CapForm form) {
    const stage::KeyCaps& caps = kit.frame.caps();
    std::string words = caps.of(key);
    const bool is_sign = form == CapForm::sign && key == stage::Key::enter && !words.empty();
    return is_sign && caps.device() != stage::Device::pad ? "⏎" : words;
}

}  // namespace

float key_cap_room(const Kit& kit, stage::Key key, CapForm form) {
    if (key == stage::Key::unknown) return 0.0F;
    const bool is_sign = form == CapForm::sign && key == stage::Key::enter;
    std::string words = is_sign ? "⏎" : kit.frame.caps().on_keyboard(key);
    if (words.empty()) words = kit.frame.caps().of(key);  // on a pad alone
    return words.empty() ? 0.0F : std::ceil(cap_width(kit, words) + gap * kit.scale());
}

float draw_key_cap(const Kit& kit, ImDrawList& list, ImVec2 right_middle, stage::Key key,
                   ImU32 colour, CapForm form) {
    const stage::KeyCaps& caps = kit.frame.caps();
    const std::string words = words_of(kit, key, form);
    if (words.empty()) return 0.0F;
    const float s = kit.scale();
    const float wide = cap_width(kit, words);
    const float tall = height * s;
    const ImVec2 from{right_middle.x - wide, right_middle.y - tall / 2.0F};
    const ImVec2 middle{right_middle.x - wide / 2.0F, right_middle.y};
    const float line = std::max(1.0F, 1.2F * s);
    if (caps.is_round(key)) {
        list.AddCircle(middle, tall / 2.0F, colour, 0, 1.6F * line);
    } else {
        list.AddRect(from, {right_middle.x, from.y + tall}, colour,
                     (caps.device() == stage::Device::pad ? 9.0F : 4.0F) * s, 0, line);
    }
    draw_text_centred(list, kit.fonts().small, middle, colour, words);
    return wide + gap * s;
}

void draw_key_tab(const Kit& kit, ImDrawList& list, ImVec2 centre, stage::Key key, CapForm form) {
    const std::string words = words_of(kit, key, form);
    if (words.empty()) return;
    const float s = kit.scale();
    const ImVec2 size{cap_width(kit, words), height * s};
    const float round = (kit.frame.caps().is_round(key) ? height / 2.0F : 4.0F) * s;
    const stage::Rect cap{std::round(centre.x - size.x / 2.0F),
                          std::round(centre.y - size.y / 2.0F), std::round(size.x),
                          std::round(size.y)};
    fill_rect(list, cap, packed(theme::ink), round);
    outline_rect(list, cap, packed(theme::ivory), round, std::max(1.0F, 1.2F * s));
    draw_text_centred(list, kit.fonts().small, centre, packed(theme::ivory), words);
}

void draw_pad_hint(const Kit& kit, ImVec2 corner, stage::Key key, const std::string& words) {
    if (kit.frame.caps().device() != stage::Device::pad) return;
    const float s = kit.scale();
    ImFont* font = kit.fonts().label;
    const float cap = cap_width(kit, kit.frame.caps().of(key));
    const float letters = text_width(font, words);
    const float edge = padding * s;
    const ImVec2 size{letters + cap + 3.0F * edge, std::round((height + 10.0F) * s)};
    const stage::Rect where{std::floor(corner.x - size.x), std::floor(corner.y - size.y), size.x,
                            size.y};
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    fill_rect(list, where, packed(theme::ink, 0.8F), size.y / 2.0F);
    const float middle = where.centre().y;
    draw_key_cap(kit, list, {where.x + edge + cap, middle}, key, packed(theme::ivory));
    draw_text(list, font, {where.x + 2.0F * edge + cap, middle - font->FontSize / 2.0F},
              packed(theme::ivory), words);
}

void draw_key_tab_in_corner(const Kit& kit, ImDrawList& list, ImVec2 corner, stage::Key key) {
    const float wide = cap_width(kit, words_of(kit, key, CapForm::name));
    draw_key_tab(kit, list, {corner.x - wide / 2.0F, corner.y - height * kit.scale() / 2.0F}, key,
                 CapForm::name);
}

}  // namespace ui
