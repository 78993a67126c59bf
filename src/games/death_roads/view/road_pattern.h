// The pattern of a Weapon card in small: the car in it, what it hits, alternatives as outlines.
#pragma once

#include "games/death_roads/rules/tables.h"
#include "stage/canvas.h"

namespace death_roads {

// Around `middle`; a cell is so many pixels wide.
void paint_pattern(stage::Canvas& canvas, const WeaponText& weapon, stage::Vec2 middle, float cell);

}  // namespace death_roads
