// Draws Dear ImGui's lists in software: shapes by the coverage raster, letters as plain copies.
// SDL's own software triangles are slow and have ragged edges; with graphics hardware the
// packaged backend does the work.
#pragma once

#include "shape_painter.h"

#include <imgui.h>

namespace stage {

class ImGuiPainter {
public:
    void paint(SDL_Renderer* renderer, const ImDrawData& data);

private:
    // One command of a list.
    struct Batch {
        SDL_Renderer* renderer;
        const ImDrawVert* vertices;
        const ImDrawIdx* indices;
        unsigned count;
        SDL_Texture* texture;
        bool is_font;
    };

    void paint_batch(const Batch& batch);
    bool paint_plain_rect(const Batch& batch, unsigned first);
    unsigned add_fan(const Batch& batch, unsigned first);
    bool paint_picture(const Batch& batch, unsigned first);
    static void paint_triangle(const Batch& batch, unsigned first);
    void flush(SDL_Renderer* renderer);

    ShapePainter shapes_;
    bool shape_open_ = false;
    ImU32 shape_colour_ = 0;
    ImVec2 white_uv_{};
    std::vector<Vec2> outline_;
};

}  // namespace stage
