// Sizes of paper, in millimetres.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "stage/core/geometry.h"

namespace print {

using stage::Rect;
using stage::Vec2;

// Width and height of a page.
struct PageSize {
    float width = 0.0F;
    float height = 0.0F;

    PageSize turned() const { return {height, width}; }
    Rect all() const { return {0.0F, 0.0F, width, height}; }
    friend bool operator==(PageSize, PageSize) = default;
};

inline constexpr float mm_per_inch = 25.4F;
inline constexpr PageSize a4{210.0F, 297.0F};
inline constexpr PageSize letter{215.9F, 279.4F};

// What every printer reaches.
inline constexpr float page_margin = 10.0F;

// Upright, by name: "a0" to "a4", "letter", "tabloid". Empty for any other.
std::optional<PageSize> paper_named(std::string_view name);
// The names, for messages: "a0, a1, ...".
std::string paper_names();

// "25mm", "2.5cm" or "1in" in millimetres; empty where it is no length from 1 mm to 1 m.
std::optional<float> length_of(std::string_view text);

}  // namespace print
