// What each thing in the studio does, in a sentence or two for somebody who meets it first.
#pragma once

#include <string>

#include "games/frothy/view/studio/studio_screen.h"

namespace frothy::studio_tips {

std::string tip_of(StudioTool tool);
std::string tip_of(Piece piece);
std::string tip_of(Brush brush);
std::string tip_of(Shape shape);
std::string tip_of(Overlay overlay);

// With the key that does the same, where a keyboard is at hand.
std::string with_key(const ui::Kit& kit, const std::string& tip, stage::Key key);
std::string with_control(const ui::Kit& kit, const std::string& tip, stage::Key key);
std::string with_control_and_shift(const ui::Kit& kit, const std::string& tip, stage::Key key);
// The digit of the tenth is 0; further ones have none.
std::string with_digit(const ui::Kit& kit, const std::string& tip, std::size_t nth);

}  // namespace frothy::studio_tips
