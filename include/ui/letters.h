// Words in the fonts of the house, and colours as Dear ImGui takes them.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "stage/core/colour.h"
#include "stage/theme.h"
#include "words/words.h"

namespace ui {

using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

ImVec4 imgui_colour(stage::Colour colour, float opacity = 1.0F);
inline ImU32 packed(stage::Colour colour, float opacity = 1.0F) {
    return stage::theme::packed(stage::faded(colour, opacity));
}

// Pushes a font for as long as it lives.
class [[nodiscard]] FontScope {
public:
    explicit FontScope(ImFont* font) { ImGui::PushFont(font); }
    ~FontScope() { ImGui::PopFont(); }
    FontScope(const FontScope&) = delete;
    FontScope& operator=(const FontScope&) = delete;
};

float text_width(ImFont* font, const std::string& words);
float longest_word(ImFont* font, const std::string& words);
float text_height(ImFont* font, const std::string& words, float wrap);
void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, const std::string& words,
               float wrap = 0.0F);
void draw_text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                       const std::string& words);
// Smaller where it would be wider than that.
void draw_text_fitted(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                      const std::string& words, float width);

// Text in a font of the house, wrapped at the panel's edge.
void show_text(ImFont* font, std::string_view words);
void show_muted(ImFont* font, std::string_view words);

}  // namespace ui
