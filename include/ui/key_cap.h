// The small cap on a button that names its key, or the button of a pad.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>

#include "stage/core/input.h"
#include "ui/kit.h"

namespace ui {

// Enter by its name, or by its sign in the room of any other key.
enum class CapForm : std::uint8_t { name, sign };

// The room to keep for a key's cap, whatever device is in hand: 0 where there is no key.
float key_cap_room(const Kit& kit, stage::Key key, CapForm form = CapForm::name);

// Draws the cap with its right edge in the middle of a line; returns the room it took, which is 0
// where nothing is shown.
float draw_key_cap(const Kit& kit, ImDrawList& list, ImVec2 right_middle, stage::Key key,
                   ImU32 colour, CapForm form = CapForm::name);
// The same on a ground of its own, about its middle: on a picture.
void draw_key_tab(const Kit& kit, ImDrawList& list, ImVec2 centre, stage::Key key, CapForm form);
// With a pad in hand: what its button leads to, on the canvas below all panels, with its lower
// right corner at a place.
void draw_pad_hint(const Kit& kit, ImVec2 corner, stage::Key key, const std::string& words);
// The same with its lower right corner at a place.
void draw_key_tab_in_corner(const Kit& kit, ImDrawList& list, ImVec2 corner, stage::Key key);

}  // namespace ui
