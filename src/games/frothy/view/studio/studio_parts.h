// What the panel of the studio is made of.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit.h"

namespace frothy::studio_parts {

// Of that width, and as low as may be: there are many of them.
inline ImVec2 low(const ui::Kit& kit, float width) {
    constexpr float button_height = 30.0F;
    return {width, std::ceil(button_height * kit.scale())};
}

// So wide that `columns` of them fill the panel.
inline float share_of(int columns) {
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const auto count = static_cast<float>(columns);
    return std::floor((ImGui::GetContentRegionAvail().x - spacing * (count - 1.0F)) / count);
}

inline std::string signed_number(int value) {
    return (value > 0 ? "+" : "") + std::to_string(value);
}

}  // namespace frothy::studio_parts
