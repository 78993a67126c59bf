// Dice and cards of a race as all its screens show them.
#pragma once

#include <string>

#include "games/frothy/rules/dice.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "games/frothy/view/core/board/dice_throw.h"
#include "ui/core/cards.h"
#include "ui/core/dice.h"

namespace frothy {

// The picture of an icon, below assets: "dice/slide".
std::string die_picture(Icon icon);
ui::DieFace die_face(Icon icon, int value, DiceRead read);
// A special card bears its name.
ui::CardFace card_face(CardFaceUp card, const std::string& name = {});

}  // namespace frothy
