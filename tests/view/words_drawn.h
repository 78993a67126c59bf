// What can be read on a frame of panels: the words its letters make.
#pragma once

#include <imgui.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "quads.h"

namespace words_drawn {

// Letters by where they lie in the atlas of all fonts.
inline std::map<std::pair<float, float>, ImWchar> letters_of_atlas() {
    std::map<std::pair<float, float>, ImWchar> letters;
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
        for (const ImFontGlyph& glyph : font->Glyphs)
            letters[{glyph.U0, glyph.V0}] = static_cast<ImWchar>(glyph.Codepoint);
    }
    return letters;
}

// Of the frame that was drawn last; letters outside ASCII as '?'.
inline std::set<std::string> words() {
    const auto letters = letters_of_atlas();
    std::set<std::string> found;
    const ImDrawData* data = ImGui::GetDrawData();
    for (int l = 0; data != nullptr && l < data->CmdListsCount; ++l) {
        const ImDrawList& list = *data->CmdLists[l];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (!quads::is_of_fonts(command)) continue;
            std::string word;
            float right = 0.0F;
            float top = 0.0F;
            const auto finish = [&] {
                if (!word.empty()) found.insert(word);
                word.clear();
            };
            const auto read = [&](const ImDrawVert& a, const ImDrawVert& c) {
                const auto letter = letters.find({a.uv.x, a.uv.y});
                if (letter == letters.end()) return finish();
                const float tall = c.pos.y - a.pos.y;
                const bool goes_on = a.pos.x - right < 1.5F + 0.08F * tall &&
                                     a.pos.x > right - tall &&
                                     std::abs(a.pos.y - top) < 2.0F * tall + 8.0F;
                if (!goes_on) finish();
                right = c.pos.x;
                top = a.pos.y;
                const ImWchar code = letter->second;
                word += code < 0x80 ? static_cast<char>(code) : '?';
            };
            quads::each_letter(list, command, read, finish);
            finish();
        }
    }
    return found;
}

}  // namespace words_drawn
