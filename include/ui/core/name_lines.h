// A name that somebody chose, in as few lines as leave its letters large.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "stage/core/geometry.h"

namespace ui {

struct NameLines {
    std::vector<std::string> lines;  // 1 to 3
    float size = 0.0F;               // of the letters, pixels; as asked for where they fit
};

// `width` measures a text in letters of the size asked for. Lines break between words alone, and
// stand `name_leading` sizes apart.
NameLines lines_of_name(const std::string& name, stage::Vec2 room, float size,
                        const std::function<float(const std::string&)>& width);

inline constexpr float name_leading = 1.15F;

}  // namespace ui
