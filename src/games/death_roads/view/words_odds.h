// What an answer leads to, in words.
#pragma once

#include <string>

#include "games/death_roads/view/core/forecast.h"
#include "ui/core/seating.h"

namespace death_roads {

// "To lane 2, row 5; Red: −3 Condition." An Action that changes nothing says so; for any other
// answer that does, it is empty.
std::string forecast_words(const Forecast& forecast, const Race& before, PlayerId id,
                           const Option& option, const ui::Seating& seating);

}  // namespace death_roads
