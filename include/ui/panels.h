// Where things stand: panels, sheets over everything, and the painted ground behind them.
#pragma once

#include <imgui.h>

#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/core/non_copyable.h"
#include "ui/kit.h"

namespace ui {

// A window without decoration that fills the rectangle; scrolls down if it must. Ends with it.
class [[nodiscard]] Panel : stage::NonCopyable {
public:
    // `over` covers what is there and comes before it.
    enum class Look { dark, strip, over };
    enum class Scroll { if_needed, never };
    Panel(const char* name, stage::Rect where, Look look, float padding_x, float padding_y,
          Scroll scroll = Scroll::if_needed);
    ~Panel();
};

// The dark mosaic behind everything. Slow: for a layer.
void paint_mosaic(stage::Canvas& canvas, stage::Rect where, float scale);

// A window without any furniture at a place of the canvas; scrolls when its content is too tall.
enum class PanelLook { umber, paper, bare };
class [[nodiscard]] ScreenPanel : stage::NonCopyable {
public:
    ScreenPanel(const char* id, stage::Rect where, PanelLook look, ImGuiWindowFlags more = 0);
    ~ScreenPanel();
};

// An umber panel within a bare ScreenPanel that covers the canvas: the keyboard's cursor goes from
// one part to the next.
class [[nodiscard]] ScreenPart : stage::NonCopyable {
public:
    ScreenPart(const char* id, stage::Rect where);
    ~ScreenPart();

private:
    ImGuiStorage& kept_;
    ImGuiID bar_;  // what is kept of its scrollbar
};

// A sheet of umber in the middle of a darkened canvas, over everything; as tall as what was put
// into it in the frame before, and where that was broader than asked for, as broad.
class [[nodiscard]] ScreenOverlay : stage::NonCopyable {
public:
    ScreenOverlay(const char* id, stage::PixelSize canvas, float width);
    // With a foot of this height that stays where it is while what stands over it scrolls.
    ScreenOverlay(const char* id, stage::PixelSize canvas, float width, float foot);
    // The same, always as large as that where the canvas has room for it.
    ScreenOverlay(const char* id, stage::PixelSize canvas, ImVec2 size, float foot);
    ~ScreenOverlay();

    // What comes from here on stands in the foot; to be called once where there is one.
    void begin_foot();

private:
    void begin(const char* id, stage::PixelSize canvas, ImVec2 size, ImGuiWindowFlags more);

    float* height_ = nullptr;
    float* width_ = nullptr;  // that what was shown needs
    bool is_steady_ = false;
    float foot_ = 0.0F;
    float body_ = 0.0F;  // of all that scrolls
};

// What cannot be used now is drawn faint, also where all of the screen is covered.
class [[nodiscard]] DisabledScope : stage::NonCopyable {
public:
    explicit DisabledScope(bool is_disabled);
    ~DisabledScope();

private:
    bool is_faint_;
};

// What is drawn as long as it lives lies under something else: it looks as ever, and answers the
// pointer with nothing, not even a note.
class [[nodiscard]] CoveredScope : stage::NonCopyable {
public:
    explicit CoveredScope(bool is_covered);
    ~CoveredScope();

private:
    bool is_covered_;
};

// The edge of a dark side panel, and its heading with a word at the right; null for none.
void draw_panel_edge(const Kit& kit, stage::Rect where);
void heading(const Kit& kit, const char* title, const char* note);

}  // namespace ui
