// How far apart the letters of panels stand.
#pragma once

#include <imgui.h>

#include <span>

namespace stage {

// The FreeType builder rounds every advance up, which spreads the letters apart; this puts back the
// advances that the font's designer meant. `range` as for the atlas, `file` are the font's bytes.
void restore_advances(ImFont& font, std::span<const char> file, float pixels, const ImWchar* range);

}  // namespace stage
