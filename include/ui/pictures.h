// Sprites, and what tells seats apart: livery, badge, emblem.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <functional>
#include <string>

#include "stage/core/colour.h"
#include "ui/core/palette.h"
#include "ui/kit.h"

namespace ui {

// Small pictures in a row that a game knows to draw, such as cards.
struct Pictures {
    std::size_t count = 0;
    // About its middle, of this height in pixels.
    std::function<void(ImDrawList& list, std::size_t index, ImVec2 centre, float height)> draw;
};

stage::Colour livery_colour(const Kit& kit, std::size_t seat);
stage::Colour livery_ink(const Kit& kit, std::size_t seat);
// The round badge of a seat: livery, rim, numeral.
void draw_badge(const Kit& kit, ImDrawList& list, ImVec2 centre, float radius, std::size_t seat);

// A livery's field with its emblem on it, as on a shield, in the flow of a panel.
void show_emblem(const Kit& kit, const Livery& livery, float side);
// The same at a place of a draw list.
void draw_emblem(const Kit& kit, ImDrawList& list, const Livery& livery, ImVec2 corner, float side);

void draw_sprite(const Kit& kit, ImDrawList& list, const std::string& name, ImVec2 at, ImVec2 size,
                 ImU32 tint);
// As large as a square has room for, in its middle.
void draw_sprite_within(const Kit& kit, ImDrawList& list, const std::string& name, ImVec2 corner,
                        float side, ImU32 tint);
// The same about its middle, turned clockwise by radians; painted `pixels` high whatever its size.
void draw_turned_sprite(const Kit& kit, ImDrawList& list, const std::string& name, int pixels,
                        ImVec2 centre, ImVec2 size, float angle, ImU32 tint);
// A way from the middle of something that is turned.
ImVec2 turned(ImVec2 by, float angle);

// A sprite in the flow of a panel.
void show_sprite(const Kit& kit, const std::string& name, float height, ImVec4 tint);

}  // namespace ui
