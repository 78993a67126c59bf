// What every part of a screen draws with.
#pragma once

#include <optional>

#include "formats/rulebook.h"
#include "stage/core/geometry.h"
#include "stage/imgui_frame.h"
#include "stage/sprite_store.h"
#include "ui/core/seating.h"

namespace ui {

// All of it must outlive the call it is given to. Rectangles of panels are pixels of the canvas;
// panels are drawn between frame.begin() and frame.end().
struct Kit {
    stage::ImGuiFrame& frame;
    stage::SpriteStore& sprites;  // over the assets folder
    const Seating& seating;
    const formats::Rulebook& rulebook;
    std::optional<stage::Rect> keep_clear = {};  // what no note beside the pointer may cover

    float scale() const { return frame.scale(); }
    const stage::ImGuiFonts& fonts() const { return frame.fonts(); }
};

}  // namespace ui
