// The flag cards in words.
#pragma once

#include <string>

#include "games/grand_prix/rules/race.h"

namespace grand_prix {

// What that colour of it says; empty for no flag. In a Sprint "at most 3" is "at most 6".
std::string card_text(Card card, Flag flag, Mode mode);

}  // namespace grand_prix
