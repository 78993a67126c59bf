#include "ui/letter_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "ui/key_cap.h"
#include "ui/letters.h"

namespace ui {

namespace {

using Deed = LetterBoard::Deed;

// At a scale of 1.
constexpr float letters_width = 700.0F;
constexpr float letter_row = 42.0F;
constexpr float letter_gap = 5.0F;
constexpr float letter_padding = 14.0F;
constexpr float hint_line = 34.0F;

std::string words_on(const LetterBoard::Cap& cap, bool is_shifted) {
    switch (cap.deed) {
    case Deed::letter: return is_shifted ? cap.shifted : cap.letter;
    case Deed::shift: return tr("Shift");
    case Deed::space: return tr_in("key", "Space");
    case Deed::backspace: return tr("Delete");
    case Deed::done: return tr("Done");
    }
    return {};
}

// The button that does the same wherever the cursor stands, by the key it stands for.
stage::Key key_for(Deed deed) {
    switch (deed) {
    case Deed::letter: return stage::Key::unknown;
    case Deed::shift: return stage::Key::redo;
    case Deed::space: return stage::Key::f1;
    case Deed::backspace: return stage::Key::main_choice;
    case Deed::done: return stage::Key::menu;
    }
    return stage::Key::unknown;
}

void draw_letter_cap(const Kit& kit, ImDrawList& list, const stage::Rect& where,
                     const LetterBoard::Cap& cap, bool has_cursor, bool is_shifted) {
    const float s = kit.scale();
    const bool is_lit = cap.deed == Deed::shift && is_shifted;
    fill_rect(list, where, packed(is_lit || has_cursor ? theme::brick : theme::umber),
              theme::button_radius * s);
    if (has_cursor)
        outline_rect(list, where, packed(theme::ivory), theme::button_radius * s, 2.5F * s);
    const std::string words = words_on(cap, is_shifted);
    if (cap.deed == Deed::letter) {
        draw_text_centred(list, kit.fonts().numbers, {where.centre().x, where.centre().y},
                          packed(theme::ivory), words);
        return;
    }
    const float inset = 10.0F * s;
    const float taken = draw_key_cap(kit, list, {where.right() - inset, where.centre().y},
                                     key_for(cap.deed), packed(theme::ivory, 0.8F));
    const float room = where.width - 2.0F * inset - taken;
    draw_text_fitted(list, kit.fonts().label, {where.x + inset + room / 2.0F, where.centre().y},
                     packed(theme::ivory), words, room);
}

// From the right edge on, as far as there is room.
void draw_letter_hints(const Kit& kit, ImDrawList& list, const stage::Rect& line) {
    struct Hint {
        const char* words;
        std::array<stage::Key, 2> keys;
    };
    using stage::Key;
    constexpr std::array hints = {
        Hint{mark("Close"), {Key::escape, Key::unknown}},
        Hint{mark("Move in the text"), {Key::next_tab, Key::previous_tab}},
        Hint{mark("Write"), {Key::enter, Key::unknown}},
    };
    const float s = kit.scale();
    ImFont* font = kit.fonts().label;
    const ImU32 ink = packed(theme::sand);
    float right = line.right();
    for (const Hint& hint : hints) {
        const std::string words = tr(hint.words);
        const float wide = text_width(font, words);
        if (right - wide - 80.0F * s < line.x) return;
        right -= wide;
        draw_text(list, font, {std::floor(right), line.centre().y - font->FontSize / 2.0F}, ink,
                  words);
        right -= 8.0F * s;
        for (const Key key : hint.keys)
            right -= draw_key_cap(kit, list, {right, line.centre().y}, key, ink);
        right -= 14.0F * s;
    }
}

}  // namespace

void draw_letter_panel(const Kit& kit, stage::PixelSize canvas, const LetterBoard& board,
                       stage::Vec2 writing) {
    const float s = kit.scale();
    const stage::Rect screen = stage::all_of(canvas);
    const auto count = static_cast<float>(board.rows().size());
    const float width = std::floor(std::min(letters_width * s, screen.width * 0.96F));
    const float height = std::min(
        std::floor((2.0F * letter_padding + hint_line + count * (letter_row + letter_gap)) * s),
        screen.height);
    const float margin = std::min(12.0F * s, screen.height - height);
    stage::Rect where{std::floor((screen.width - width) / 2.0F), screen.height - height - margin,
                      width, height};
    constexpr float room_of_field = 34.0F;
    if (writing.y + room_of_field * s > where.y) where.y = margin;
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    fill_rect(list, where, packed(theme::deep_umber), theme::panel_radius * s);
    outline_rect(list, where, packed(theme::sand), theme::panel_radius * s,
                 std::max(1.0F, 1.5F * s));
    const stage::Rect inside = stage::grown(where, -letter_padding * s);
    const float hints = hint_line * s;
    const float tall = (inside.height - hints) / count;
    float y = inside.y;
    for (std::size_t r = 0; r < board.rows().size(); ++r, y += tall) {
        const LetterBoard::Row& row = board.rows()[r];
        const float wide = (inside.width + letter_gap * s) / static_cast<float>(row.size());
        for (std::size_t c = 0; c < row.size(); ++c) {
            const float x = inside.x + wide * static_cast<float>(c);
            const stage::Rect cap{std::floor(x), std::floor(y), std::floor(wide - letter_gap * s),
                                  std::floor(tall - letter_gap * s)};
            draw_letter_cap(kit, list, cap, row[c], r == board.row() && c == board.column(),
                            board.is_shifted());
        }
    }
    draw_letter_hints(kit, list,
                      {inside.x, inside.bottom() - hints + 4.0F * s, inside.width, hints});
}

}  // namespace ui
