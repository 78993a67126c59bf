// Tabs over what stands beside a board, where there is no room for all of it.
#pragma once

#include <cstddef>
#include <span>

#include "ui/kit.h"

namespace ui {

// The tab chosen, and the room left under them.
struct SideTabs {
    std::size_t tab = 0;
    stage::Rect room;
};
// `names` in English, by which they are known; they are shown in the reader's language.
SideTabs show_side_tabs(const Kit& kit, std::span<const char* const> names, std::size_t current,
                        stage::Rect where);

}  // namespace ui
