// What an answer leads to, in words.
#pragma once

#include <string>

#include "games/death_roads/view/core/forecast.h"
#include "ui/core/seating.h"

namespace death_roads {

// "To lane 2, row 5; Red: −3 Condition." Empty where nothing changes.
// `is_to_bash`: what is played bashes whoever stands where it leads.
std::string forecast_words(const Forecast& forecast, const Race& before, PlayerId id,
                           bool is_to_bash, const ui::Seating& seating);

}  // namespace death_roads
