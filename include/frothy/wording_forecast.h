// What an answer may bring, in words: "15 % clean", "22 % slides into the wall".
#pragma once

#include <string>
#include <vector>

#include "frothy/forecast.h"
#include "frothy/wording.h"

namespace frothy {

// How welcome an outcome is to the player who decides; never told by colour alone.
enum class Bearing : std::uint8_t { good, neutral, bad, grave };

struct ForecastWord {
    std::string share;   // "15 %", "22 ±1 %" where it was sampled, "< 1 %"
    std::string text;    // "clean", "Black is wiped out"
    std::string detail;  // "Exact: 33 of 216." or "Sampled: ...", with amounts where there are some
    Rule rule;
    Bearing bearing = Bearing::neutral;
    double part = 0;  // 0 to 1
};

// The outcomes worth telling, the result first, then what befalls the player who decides, then the
// others. Who decides goes unnamed. Empty where nothing is in doubt.
std::vector<ForecastWord> forecast_words(const Forecast& forecast, const Names& names);

// One line of it: "15 % clean, 31 % slides, 24 % takes damage"; at most so many outcomes.
std::string forecast_sentence(const Forecast& forecast, const Names& names, std::size_t most);

// The shortest word for what the choice is about, to stand beside it on the board: "15 %" clean or
// won, of a Control roll or an attack; of a collision how likely damage is. Empty where there is
// no such thing.
ForecastWord forecast_mark(const Forecast& forecast, const Names& names);

// How the figures came about, for a tooltip.
std::string forecast_method(const Forecast& forecast);

// A share as a player reads it. Samples carry the half-width of their 95 % interval.
std::string share_text(const ForecastLine& line);

}  // namespace frothy
