// The buttons of the replay's bar: a picture or a word, and under it the key of the device in hand.
// They stand in one row, or in two where that is too narrow; never in more.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <vector>

#include "ui/replay/replay_bar.h"

namespace ui::replay_buttons {

// What a button shows in place of a word.
enum class Glyph : std::uint8_t {
    to_start,
    round_before,
    mark_before,
    step_back,
    play,
    pause,
    step,
    next_mark,
    next_round,
    to_end,
    word,
};

struct BarButton {
    ReplayCommand command = ReplayCommand::none;  // none: how fast it plays, no button
    Glyph glyph = Glyph::word;
    std::string label;     // of a word
    std::string keyboard;  // its key in words
    std::string pad;       // its button in words; empty where it has none
    std::string hint;
    float width = 0.0F;  // pixels it would like
    bool is_ready = true;
};

std::vector<BarButton> buttons_of(const Kit& kit, const ReplayBarState& state);
// What it is struck with on the device in hand; empty where buttons are to name none.
std::string key_of(const Kit& kit, const BarButton& button);

// Left edges and widths, from the left edge of their row, and in which row each stands: 0 or 1.
struct BarRows {
    struct Place {
        float x = 0.0F;
        float width = 0.0F;
        int row = 0;
    };
    std::vector<Place> places;
    int rows = 1;
};
BarRows rows_of(const std::vector<BarButton>& buttons, float width, float scale);

// Over the empty button `from` to `to`.
void draw_face(const Kit& kit, ImDrawList& list, const BarButton& button, ImVec2 from, ImVec2 to,
               ImU32 colour);

}  // namespace ui::replay_buttons
