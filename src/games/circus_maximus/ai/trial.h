// The real rules on a copy, with dice that fall neither high nor low.
#pragma once

#include <functional>

#include "games/circus_maximus/rules/circus_maximus.h"

namespace circus_maximus {

struct Trial {
    Race after;
    int excess = 0;  // by which it is too fast in a corner (CM-X10), the most
};

// What comes of `rules` for one chariot; its first answer is `first`, and plain ones follow.
Trial try_out(const Race& race, ChariotId who, Option first,
              const std::function<void(Race&, Table&)>& rules);

}  // namespace circus_maximus
