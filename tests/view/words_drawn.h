// What can be read on a frame of panels: the words its letters make.
#pragma once

#include <imgui.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

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
    const ImTextureID atlas = ImGui::GetIO().Fonts->TexID;
    std::set<std::string> found;
    const ImDrawData* data = ImGui::GetDrawData();
    for (int l = 0; data != nullptr && l < data->CmdListsCount; ++l) {
        const ImDrawList& list = *data->CmdLists[l];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.TextureId != atlas || command.UserCallback != nullptr) continue;
            std::string word;
            float right = 0.0F;
            float top = 0.0F;
            const auto finish = [&] {
                if (!word.empty()) found.insert(word);
                word.clear();
            };
            for (unsigned i = 0; i + 5 < command.ElemCount; i += 6) {
                const auto corner = [&](unsigned k) -> const ImDrawVert& {
                    return list.VtxBuffer[static_cast<int>(
                        command.VtxOffset +
                        list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)])];
                };
                const ImDrawVert& a = corner(0);
                const ImDrawVert& c = corner(2);
                const auto letter = letters.find({a.uv.x, a.uv.y});
                if (letter == letters.end() || corner(1).pos.y != a.pos.y) {
                    finish();
                    i -= 3;  // a triangle of a shape: go on with the next
                    continue;
                }
                const float tall = c.pos.y - a.pos.y;
                const bool goes_on = a.pos.x - right < 1.5F + 0.08F * tall &&
                                     a.pos.x > right - tall &&
                                     std::abs(a.pos.y - top) < 2.0F * tall + 8.0F;
                if (!goes_on) finish();
                right = c.pos.x;
                top = a.pos.y;
                const ImWchar code = letter->second;
                word += code < 0x80 ? static_cast<char>(code) : '?';
            }
            finish();
        }
    }
    return found;
}

}  // namespace words_drawn
