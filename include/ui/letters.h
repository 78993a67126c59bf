// Words in the fonts of the house, and colours as Dear ImGui takes them.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "stage/core/colour.h"
#include "stage/core/geometry.h"
#include "stage/core/non_copyable.h"
#include "stage/theme.h"
#include "words/words.h"

namespace ui {

namespace theme = stage::theme;
using theme::ButtonRole;
using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

inline ImU32 packed(stage::Colour colour, float opacity = 1.0F) {
    return theme::packed(stage::faded(colour, opacity));
}

// Pushes a font for as long as it lives.
class [[nodiscard]] FontScope : stage::NonCopyable {
public:
    explicit FontScope(ImFont* font) { ImGui::PushFont(font); }
    ~FontScope() { ImGui::PopFont(); }
};

// In letters of this size, in pixels; in one line without a wrap.
ImVec2 text_size(ImFont* font, float size, std::string_view words, float wrap = 0.0F);
float text_width(ImFont* font, std::string_view words);
float longest_word(ImFont* font, const std::string& words);
float text_height(ImFont* font, std::string_view words, float wrap);
// The largest letters in which one line is no wider than that; no larger than they are.
float size_to_fit(ImFont* font, std::string_view words, float width);
void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words,
               float wrap = 0.0F);
void draw_text_sized(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour,
                     std::string_view words, float wrap = 0.0F);
void draw_text_centred(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                       std::string_view words);
// Smaller where it would be wider than that.
void draw_text_fitted(ImDrawList& list, ImFont* font, ImVec2 centre, ImU32 colour,
                      std::string_view words, float width);

// Text in a font of the house, wrapped at the panel's edge.
void show_text(ImFont* font, std::string_view words);
void show_muted(ImFont* font, std::string_view words);

// Of the item drawn last.
stage::Rect item_rect();
bool is_pointed_at(const stage::Rect& where);
void fill_rect(ImDrawList& list, const stage::Rect& where, ImU32 colour, float radius = 0.0F);
void outline_rect(ImDrawList& list, const stage::Rect& where, ImU32 colour, float radius = 0.0F,
                  float width = 1.0F);

}  // namespace ui
