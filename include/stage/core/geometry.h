// Points, rectangles and sizes. Screen units are pixels, y grows downwards.
#pragma once

#include <algorithm>
#include <cmath>

namespace stage {

struct Vec2 {
    float x = 0.0F;
    float y = 0.0F;

    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
    friend constexpr Vec2 operator/(Vec2 a, float k) { return {a.x / k, a.y / k}; }
    friend constexpr bool operator==(Vec2, Vec2) = default;
};

inline float length(Vec2 v) { return std::hypot(v.x, v.y); }

// Unit vector; the null vector stays null.
inline Vec2 normalised(Vec2 v) {
    const float l = length(v);
    return l > 0.0F ? v / l : Vec2{};
}

constexpr Vec2 mix(Vec2 from, Vec2 to, float share) { return from + (to - from) * share; }

// x, y is the upper left corner; width and height are never negative.
struct Rect {
    float x = 0.0F;
    float y = 0.0F;
    float width = 0.0F;
    float height = 0.0F;

    constexpr float right() const { return x + width; }
    constexpr float bottom() const { return y + height; }
    constexpr Vec2 centre() const { return {x + width / 2.0F, y + height / 2.0F}; }
    constexpr bool contains(Vec2 p) const {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }
    friend constexpr bool operator==(Rect, Rect) = default;
};

constexpr Rect grown(Rect r, float by) {
    return {r.x - by, r.y - by, std::max(0.0F, r.width + 2.0F * by),
            std::max(0.0F, r.height + 2.0F * by)};
}

constexpr Rect in_middle(Rect of, Vec2 size) {
    return {of.x + (of.width - size.x) / 2.0F, of.y + (of.height - size.y) / 2.0F, size.x, size.y};
}

constexpr Rect moved(Rect r, Vec2 by) { return {r.x + by.x, r.y + by.y, r.width, r.height}; }

struct PixelSize {
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(PixelSize, PixelSize) = default;
};

constexpr Rect all_of(PixelSize size) {
    return {0.0F, 0.0F, static_cast<float>(size.width), static_cast<float>(size.height)};
}

}  // namespace stage
