// The flag cards on the infield: the one that is turned up, and those used, in order.
#pragma once

#include <optional>

#include "games/grand_prix/rules/grand_prix.h"
#include "ui/plain/board_art.h"

namespace grand_prix {

// `drawn` is the event in which the latest card was turned up, if it is known.
void paint_cards(const ui::BoardEasel& easel, const Race& race, const std::optional<Event>& drawn);
// What is said of a card under that point of the world.
std::optional<ui::BoardHover> card_at(stage::Vec2 world, const Race& race);

}  // namespace grand_prix
