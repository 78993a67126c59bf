// The chance to be no faster after a Speed Check than the course ahead allows.
#pragma once

#include <optional>
#include <vector>

#include "games/frothy/rules/forecast.h"
#include "games/frothy/view/core/prompt/prompt.h"

namespace frothy {

// Added up from the Speeds among the words of this forecast: those up to the one at which the next
// move still finds a clear path, or else at which turns are safe. Empty where one Speed alone is
// told on that side, which says as much by itself, or all are.
std::optional<play::OddsWord> speed_bound_word(const Decision& decision, const Forecast& forecast,
                                               const std::vector<play::OddsWord>& words);

}  // namespace frothy
