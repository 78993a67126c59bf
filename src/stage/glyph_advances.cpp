#include "stage/imgui_fonts.h"

#include <algorithm>

// The library's way to be compiled into one file, for that file alone.
#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <imstb_truetype.h>

namespace stage {

void restore_advances(ImFont& font, std::span<const char> file, float pixels, const ImWchar* range,
                      float least_space) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(file.data());
    const int offset = file.size() < 4 ? -1 : stbtt_GetFontOffsetForIndex(bytes, 0);
    stbtt_fontinfo info{};
    if (offset < 0 || stbtt_InitFont(&info, bytes, offset) == 0) return;
    const float scale = stbtt_ScaleForPixelHeight(&info, pixels);
    for (; range[0] != 0; range += 2) {
        for (unsigned code = range[0]; code <= range[1]; ++code) {
            const int glyph_index = stbtt_FindGlyphIndex(&info, static_cast<int>(code));
            if (glyph_index == 0) continue;
            const auto letter = static_cast<ImWchar>(code);
            const auto* found = font.FindGlyphNoFallback(letter);
            if (found == nullptr) continue;
            int advance = 0;
            int bearing = 0;
            stbtt_GetGlyphHMetrics(&info, glyph_index, &advance, &bearing);
            const float least = code == ' ' ? least_space : 0.0F;
            const float exact = std::max(static_cast<float>(advance) * scale, least);
            font.Glyphs[static_cast<int>(found - font.Glyphs.Data)].AdvanceX = exact;
            font.IndexAdvanceX[static_cast<int>(code)] = exact;
        }
    }
}

}  // namespace stage
