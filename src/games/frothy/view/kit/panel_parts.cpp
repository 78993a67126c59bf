#include "games/frothy/view/kit/panel_parts.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/view/prompt/card_hand.h"
#include "kernel/fixed_vector.h"

namespace frothy::parts {

namespace theme = stage::theme;

stage::Colour livery_colour(const PanelKit& kit, VehicleId v) {
    if (v >= kit.seating.seats.size()) return theme::stone;
    return stage::Colour::hex(kit.seating.livery(v).colour);
}

stage::Colour livery_ink(const PanelKit& kit, VehicleId v) {
    if (v >= kit.seating.seats.size()) return theme::ink;
    return stage::Colour::hex(kit.seating.livery(v).ink);
}

Panel::Panel(const char* name, stage::Rect where, Look look, float padding_x, float padding_y,
             Scroll scroll) {
    const stage::Colour colour = look == Look::dark    ? theme::deep_umber
                                 : look == Look::strip ? theme::umber
                                                       : stage::Colour{0, 0, 0, 0};
    ImGui::SetNextWindowPos({where.x, where.y});
    ImGui::SetNextWindowSize({where.width, where.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding_x, padding_y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1.0F, 1.0F});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
    if (look == Look::strip) ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, packed(colour));
    int flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                ImGuiWindowFlags_NoNav;
    if (look == Look::over) {
        ImGui::SetNextWindowFocus();
    } else {
        flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
    }
    if (look == Look::strip) flags |= ImGuiWindowFlags_NoScrollbar;
    if (scroll == Scroll::never) {
        flags |= ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    }
    ImGui::Begin(name, nullptr, flags);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(look == Look::strip ? 4 : 3);
    // Edges and bars stand in the padding, where a window would clip them.
    const bool has_bar = scroll == Scroll::if_needed && ImGui::GetScrollMaxY() > 0.0F;
    const float bar = has_bar ? ImGui::GetStyle().ScrollbarSize : 0.0F;
    ImGui::PushClipRect({where.x, where.y}, {where.right() - bar, where.bottom()}, false);
}

Panel::~Panel() {
    ImGui::PopClipRect();
    ImGui::End();
}

float text_width(ImFont* font, const std::string& words) {
    return font->CalcTextSizeA(font->FontSize, 1.0e6F, 0.0F, words.c_str()).x;
}

float text_height(ImFont* font, const std::string& words, float wrap) {
    return font->CalcTextSizeA(font->FontSize, 1.0e6F, wrap, words.c_str()).y;
}

void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, const std::string& words,
               float wrap) {
    list.AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, words.c_str(),
                 nullptr, wrap);
}

void draw_text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                       const std::string& words) {
    const ImVec2 size = font->CalcTextSizeA(font->FontSize, 1.0e6F, 0.0F, words.c_str());
    draw_text(list, font, {centre.x - size.x / 2.0F, centre.y - size.y / 2.0F}, colour, words);
}

void draw_text_fitted(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                      const std::string& words, float width) {
    const float wide = std::max(1.0F, text_width(font, words));
    const float size = font->FontSize * std::min(1.0F, width / wide);
    const ImVec2 measure = font->CalcTextSizeA(size, 1.0e6F, 0.0F, words.c_str());
    list.AddText(font, size,
                 {std::round(centre.x - measure.x / 2.0F), std::round(centre.y - measure.y / 2.0F)},
                 colour, words.c_str());
}

float key_button_width(const PanelKit& kit, const std::string& label, stage::Key key,
                       ImFont* font) {
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

void draw_card_icons(const PanelKit& kit, ImDrawList& list, std::span<const ChoiceCard> cards,
                     ImVec2 left_middle) {
    const float s = kit.scale();
    float x = left_middle.x + icon_width * s / 2.0F;
    for (const ChoiceCard& card : cards.first(std::min(cards.size(), most_icons))) {
        hand::draw_card_icon(kit, list, card.face, {x, left_middle.y}, icon_height * s);
        x += icon_step * s;
    }
}

}  // namespace

float longest_word(ImFont* font, const std::string& words) {
    float longest = 0.0F;
    std::size_t from = 0;
    while (from < words.size()) {
        const std::size_t to = std::min(words.find(' ', from), words.size());
        longest = std::max(longest, text_width(font, words.substr(from, to - from)));
        from = to + 1;
    }
    return longest;
}

float card_icons_room(const PanelKit& kit, std::span<const ChoiceCard> cards) {
    if (cards.empty()) return 0.0F;
    const auto more = static_cast<float>(std::min(cards.size(), most_icons) - 1);
    return (icon_width + more * icon_step + 6.0F) * kit.scale();
}

bool key_button(const PanelKit& kit, const char* id, const std::string& label, stage::Key key,
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
    draw_card_icons(kit, list, look.cards, {from.x + pad - 2.0F * s, middle});
    const float left = from.x + pad + card_icons_room(kit, look.cards);
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

bool rule_link(const PanelKit& kit, const char* id, Rule rule) {
    if (rule.is_none()) return false;
    ImFont* font = kit.frame.fonts().small;
    const std::string words = rule.text();
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
        paper_tooltip(kit, kit.rulebook.summary(rule.text()), Rule::none());
    }
    return used;
}

namespace {

void draw_numeral(const PanelKit& kit, ImDrawList& list, ImVec2 centre, float radius, VehicleId v,
                  ImU32 colour) {
    const std::string numeral(kit.seating.livery(v).numeral);
    ImFont* font = kit.frame.fonts().small;
    const float size = std::min(font->FontSize, radius * 1.3F);
    const ImVec2 measure = font->CalcTextSizeA(size, 1.0e6F, 0.0F, numeral.c_str());
    list.AddText(font, size, {centre.x - measure.x / 2.0F, centre.y - measure.y / 2.0F}, colour,
                 numeral.c_str());
}

}  // namespace

void draw_badge(const PanelKit& kit, ImDrawList& list, ImVec2 centre, float radius, VehicleId v) {
    if (v >= kit.seating.seats.size()) return;
    const stage::Colour colour = livery_colour(kit, v);
    list.AddCircleFilled(centre, radius + std::max(1.0F, radius * 0.07F), packed(theme::ink));
    list.AddCircleFilled(centre, radius, packed(theme::ivory));
    list.AddCircleFilled(centre, radius - std::max(1.0F, radius * 0.09F), packed(colour));
    if (radius >= 18.0F) {  // as on the board: the emblem, and the number beside it
        const float side = std::round(radius * 1.4F);
        draw_sprite(kit, list, std::string(kit.seating.livery(v).emblem),
                    {centre.x - side / 2.0F, centre.y - side / 2.0F}, {side, side},
                    packed(livery_ink(kit, v)));
        const ImVec2 tab{centre.x + radius * 0.78F, centre.y + radius * 0.78F};
        const float small = std::max(8.0F, radius * 0.42F);
        list.AddCircleFilled(tab, small + 1.0F, packed(theme::ink));
        list.AddCircleFilled(tab, small, packed(theme::ivory));
        draw_numeral(kit, list, tab, small, v, packed(theme::ink));
        return;
    }
    draw_numeral(kit, list, centre, radius, v, packed(livery_ink(kit, v)));
}

void draw_sprite(const PanelKit& kit, ImDrawList& list, const std::string& name, ImVec2 at,
                 ImVec2 size, ImU32 tint) {
    const int height = std::max(1, static_cast<int>(std::lround(size.y)));
    const stage::Sprite sprite = kit.sprites.get(name, height);
    if (!sprite) return;
    list.AddImage(sprite.imgui_id(), at, {at.x + size.x, at.y + size.y}, {0, 0}, {1, 1}, tint);
}

ImVec2 turned(ImVec2 by, float angle) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {by.x * c - by.y * s, by.x * s + by.y * c};
}

void draw_turned_sprite(const PanelKit& kit, ImDrawList& list, const std::string& name, int pixels,
                        ImVec2 centre, ImVec2 size, float angle, ImU32 tint) {
    const stage::Sprite sprite = kit.sprites.get(name, pixels);
    if (!sprite) return;
    const auto corner = [&](float x, float y) {
        const ImVec2 by = turned({x * size.x / 2.0F, y * size.y / 2.0F}, angle);
        return ImVec2{centre.x + by.x, centre.y + by.y};
    };
    list.AddImageQuad(sprite.imgui_id(), corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1),
                      {0, 0}, {1, 0}, {1, 1}, {0, 1}, tint);
}

std::string die_picture(Icon icon) {
    constexpr std::array names = {"dice/slide",     "dice/haste",      "dice/slow",
                                  "dice/left-spin", "dice/right-spin", "dice/damage"};
    return names.at(static_cast<std::size_t>(icon));
}

void draw_die(const PanelKit& kit, ImDrawList& list, ImVec2 at, float size, Icon icon, int value,
              DieFace face, float opacity) {
    const ImU32 tint = packed({255, 255, 255, 255}, opacity);
    draw_sprite(kit, list, "dice/die", at, {size, size}, tint);
    const std::string picture = die_picture(icon);
    const std::string number = std::to_string(value);
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    if (face == DieFace::value) {
        ImFont* font = fonts.title;
        const float wanted = size * 0.72F;
        const ImVec2 measure = font->CalcTextSizeA(wanted, 1.0e6F, 0.0F, number.c_str());
        list.AddText(font, wanted,
                     {at.x + (size - measure.x) / 2.0F, at.y + (size * 0.92F - measure.y) / 2.0F},
                     packed(theme::umber, opacity), number.c_str());
        const float small = size * 0.26F;
        draw_sprite(kit, list, picture, {at.x + size * 0.66F, at.y + size * 0.08F}, {small, small},
                    packed({255, 255, 255, 255}, 0.6F * opacity));
        return;
    }
    const float inner = size * 0.62F;
    draw_sprite(kit, list, picture,
                {at.x + (size - inner) / 2.0F, at.y + (size * 0.94F - inner) / 2.0F},
                {inner, inner}, tint);
    ImFont* font = fonts.small;
    const float wanted = std::min(font->FontSize, size * 0.3F);
    const ImVec2 measure = font->CalcTextSizeA(wanted, 1.0e6F, 0.0F, number.c_str());
    list.AddText(font, wanted, {at.x + size * 0.9F - measure.x, at.y + size * 0.06F},
                 packed(theme::mud, opacity), number.c_str());
}

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

void paper_tooltip(const PanelKit& kit, const std::string& text, Rule rule,
                   std::optional<stage::Rect> about) {
    const theme::PaperStyle paper;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
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

void draw_panel_edge(const PanelKit& kit, stage::Rect where) {
    ImGui::GetWindowDrawList()->AddRect({where.x, where.y}, {where.right(), where.bottom()},
                                        packed(theme::mud, 0.7F),
                                        theme::panel_radius * kit.scale());
}

void heading(const PanelKit& kit, const char* title, const char* note) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(list, fonts.numbers, at, packed(theme::sand), title);
    if (note != nullptr) {
        const float width = text_width(fonts.body_italic, note);
        const float room = ImGui::GetContentRegionAvail().x;
        if (text_width(fonts.numbers, title) + width + 12.0F < room) {
            draw_text(list, fonts.body_italic, {at.x + room - width, at.y + 2.0F},
                      packed(theme::stone), note);
        }
    }
    ImGui::Dummy({1.0F, fonts.numbers->FontSize + 4.0F * kit.scale()});
}

}  // namespace frothy::parts
