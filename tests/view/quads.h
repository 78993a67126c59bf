// The letters among what ImGui drew: quads of two triangles; all else are triangles of shapes.
#pragma once

#include <imgui.h>

namespace quads {

// Calls visit(low corner, high corner) for each upright quad of the fonts' atlas and
// other() for each triangle between them.
template <class Visit, class Other>
void each_letter(const ImDrawList& list, const ImDrawCmd& command, Visit visit, Other other) {
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    const auto is_white = [&](const ImDrawVert& corner) {
        return corner.uv.x == white.x && corner.uv.y == white.y;
    };
    for (unsigned i = 0; i + 5 < command.ElemCount; i += 6) {
        const auto corner = [&](unsigned k) -> const ImDrawVert& {
            return list.VtxBuffer[static_cast<int>(
                command.VtxOffset + list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)])];
        };
        const ImDrawVert& low = corner(0);
        const ImDrawVert& side = corner(1);
        const ImDrawVert& high = corner(2);
        const bool is_letter = !is_white(low) && !is_white(high) && side.pos.y == low.pos.y &&
                               side.pos.x == high.pos.x;
        if (is_letter) {
            visit(low, high);
            continue;
        }
        i -= 3;  // a triangle of a shape: go on with the next
        other();
    }
}

// Whether a command draws from the atlas of the fonts.
inline bool is_of_fonts(const ImDrawCmd& command) {
    return command.TextureId == ImGui::GetIO().Fonts->TexID && command.UserCallback == nullptr;
}

// All letters of the frame that was drawn last: visit(low corner, high corner).
template <class Visit>
void each_letter_drawn(Visit visit) {
    const ImDrawData* data = ImGui::GetDrawData();
    for (int l = 0; data != nullptr && l < data->CmdListsCount; ++l) {
        const ImDrawList& list = *data->CmdLists[l];
        for (const ImDrawCmd& command : list.CmdBuffer)
            if (is_of_fonts(command)) each_letter(list, command, visit, [] {});
    }
}

}  // namespace quads
