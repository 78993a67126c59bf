// What an answer may bring, in words: "15 % clean", "22 % slides into the wall".
#pragma once

#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"
#include "play/odds_words.h"

namespace frothy {

// The parts of everything that may happen first, from the best to the worst; ratings rise. The
// per cents of the parts make a hundred.
// Then what may come true beside them. Who decides goes unnamed. Empty where nothing is in doubt.
std::vector<play::OddsWord> forecast_words(const Forecast& forecast, const Names& names);

// The same where there is little room: in as few words as will do, and crashes of whatever kind as
// one.
std::vector<play::OddsWord> forecast_in_brief(const std::vector<play::OddsWord>& words);

// The shortest word for what the choice is about, to stand beside it on the board: how likely it is
// to go well, or where a crash is likely how likely that is. Empty where there is no such thing.
play::OddsWord forecast_mark(const Forecast& forecast, const Names& names);

// "exact", or "±2 %": how far the figures may be off.
std::string forecast_exactness(const Forecast& forecast);

// The shortest there is of what the choice comes to: how likely it goes well, "62 %", or where that
// is no question what comes of it, "clean", "slide". Empty where there is none.
std::string forecast_in_short(const Forecast& forecast, const Names& names);

// Of crashes and what is worse, 0 to 1.
double chance_of_crash(const std::vector<play::OddsWord>& words);
// Whether crashes, or what is worse, are the likeliest of all that may happen.
bool is_crash_likeliest(const std::vector<play::OddsWord>& words);

// How the figures came about, for a tooltip.
std::string forecast_method(const Forecast& forecast);

// Its part of all courses, 0 to 1.
double part_of(const ForecastLine& line);
// A share as a player reads it. Samples carry the half-width of their 95 % interval.
std::string share_text(const ForecastLine& line);

}  // namespace frothy
