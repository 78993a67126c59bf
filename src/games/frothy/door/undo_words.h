// What the buttons say that take an answer back and give it again.
#pragma once

#include <string>

#include "games/frothy/door/core/game.h"

namespace frothy {

std::string undo_words(const Game& game, const UndoOffer& offer);
// Only while game.can_redo().
std::string redo_words(const Game& game);

}  // namespace frothy
