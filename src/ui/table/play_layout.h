// How strip, board, sheet, log and decision share the window (in pixels of the canvas).
#pragma once

#include <cstdint>

#include "stage/core/geometry.h"

namespace ui {

enum class SideFold : std::uint8_t {
    open,    // sheet with the log under it
    tabs,    // sheet, log and standings under tabs
    folded,  // no room beside the board: they take its place when asked for
};

struct PlayLayout {
    SideFold fold = SideFold::open;
    stage::Rect strip;
    stage::Rect remark;  // under the strip, over the board; empty where nobody comments
    stage::Rect board;
    stage::Rect decision;
    stage::Rect side;   // sheet and log, or the tabs; empty when folded
    stage::Rect sheet;  // when open
    stage::Rect log;    // when open
    stage::Rect folds;  // the row of buttons when folded
};

// The height of the decision panel whatever is asked, in pixels at a scale of 1; what needs more
// shrinks in it or scrolls.
float steady_decision(stage::PixelSize canvas);

// `wanted_decision` is the height the decision panel asks for; `sheet_proportion` the height over
// the width of the sheet. Scale 1 is 100 %.
PlayLayout lay_out(stage::PixelSize canvas, float scale, float strip_height, float wanted_decision,
                   float sheet_proportion);

// Takes a line for the commentator off the top of the board.
void give_remark(PlayLayout& layout, float height);

}  // namespace ui
