// Draws Dear ImGui's lists in software: shapes by the coverage raster, letters as plain copies.
// SDL's own software triangles are slow and have ragged edges; with graphics hardware the
// packaged backend does the work.
#pragma once

#include "stage/canvas.h"
#include "stage/ink.h"
#include "stage/shape_painter.h"

#include <imgui.h>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace stage {

class ImGuiPainter {
public:
    void paint(Canvas& canvas, const ImDrawData& data);

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
    static bool paint_picture(const Batch& batch, unsigned first, InkStamp& letters);
    static void paint_triangle(const Batch& batch, unsigned first);
    void flush(SDL_Renderer* renderer);

    // Most panels are those of the frame before, so what became of their shapes is kept.
    struct Known {
        std::vector<CoverageRun> runs;
        bool used = true;
    };

    void forget_unused();

    const WindowMemory* memory_ = nullptr;            // of the canvas painted on
    ShapePainter* shapes_ = nullptr;                  // of the same
    std::unordered_map<std::uint64_t, Known> known_;  // by a digest of corners and bounds
    std::vector<Vec2> corners_;                       // of the pieces of the shape that is open
    std::vector<std::size_t> piece_ends_;
    bool shape_open_ = false;
    ImU32 shape_colour_ = 0;
    ImVec2 white_uv_{};
};

}  // namespace stage
