// The letters of panels, and how they are made before there are panels.
#pragma once

#include "stage/fonts.h"
#include "stage/imgui_frame.h"

#include <imgui.h>

#include <future>
#include <memory>
#include <span>

namespace stage {

// The FreeType builder rounds every advance up, which spreads the letters apart; this puts back the
// advances that the font's designer meant. `range` as for the atlas, `file` are the font's bytes.
// Words stand `least_space` pixels apart at least: a narrow face made small has less between its
// words than the letters' own edges blur.
void restore_advances(ImFont& font, std::span<const char> file, float pixels, const ImWchar* range,
                      float least_space);

struct DeleteAtlas {
    void operator()(ImFontAtlas* atlas) const;
};

struct PanelLetters {
    std::unique_ptr<ImFontAtlas, DeleteAtlas> atlas;
    ImGuiFonts fonts;
    float scale = 0.0F;  // 1 is 100 %
};

PanelLetters make_panel_letters(const Fonts& fonts, float scale);

// Made on a thread of its own. There must be no Dear ImGui context before they are taken: it counts
// what is allocated.
class LettersAhead {
public:
    void begin(const Fonts& fonts, float scale);
    // Those begun if they are of this scale, else new ones.
    PanelLetters take(const Fonts& fonts, float scale);

private:
    std::future<PanelLetters> coming_;
};

}  // namespace stage
