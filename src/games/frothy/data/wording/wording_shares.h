// Shares of what an answer may bring, as a player reads them: for wording of forecasts alone.
#pragma once

#include <cstdint>
#include <string>

#include "games/frothy/data/wording/wording_forecast.h"

namespace frothy {

inline constexpr const char* plus_minus = "\u00b1";

// 0 to 1.
double part_of(const ForecastLine& line);
// Half the width of the 95 % interval of a sample.
double margin_of(double part, std::uint64_t samples);
int whole_percent(double part);
// "15 %", "< 1 %", of samples "15 ±2 %".
std::string text_of_share(double part, bool is_exact, std::uint64_t samples);
// Like text_of_share, without how far it may be off: that is said once for all of them.
std::string plain_share(double part, int percent, bool is_certain);

bool is_grave(const ForecastWord& word);
// Counted, and nothing else can happen.
bool is_certain(const ForecastWord& word);

}  // namespace frothy
