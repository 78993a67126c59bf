// The rows of cards above and below the road, and how the enemy stands.
#pragma once

#include <optional>
#include <vector>

#include "games/highway_heist/rules/heist.h"
#include "ui/plain/board_art.h"

namespace highway_heist {

void paint_cards(const ui::BoardEasel& easel, const Heist& heist);
// Where there are any, in the world.
std::vector<stage::Rect> cards_in_sight(const Heist& heist);
// Of the card there.
std::optional<ui::BoardHover> card_at(const Heist& heist, stage::Vec2 world);

}  // namespace highway_heist
