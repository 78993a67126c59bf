// What an answer may bring, in words: "15 % clean", "22 % slides into the wall".
#pragma once

#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"

namespace frothy {

// How welcome an outcome is to the player who decides; never told by colour alone.
enum class Bearing : std::uint8_t { good, neutral, bad, grave };

// What of everything that may happen a word tells: of these just one comes true, and together they
// are all there is. None of them: it may come true beside others.
// From the best to the worst.
enum class OddsPart : std::uint8_t {
    none,
    good,  // clean, won
    even,  // tied
    speed,
    shaken,  // control is lost without harm
    slower,
    faster,
    slide,
    spin,
    damage,
    crash,
    out,
};

struct ForecastWord {
    std::string share;   // "15 %", "< 1 %"
    std::string text;    // "clean", "you take damage", "Black is wiped out"
    std::string brief;   // the same where there is little room: "damage"
    std::string detail;  // "Exact: 33 of 216." or "Sampled: ...", with amounts where there are some
    Rule rule;
    Bearing bearing = Bearing::neutral;
    double part = 0;  // 0 to 1
    int percent = 0;  // of the parts, which make a hundred
    OddsPart of = OddsPart::none;
    bool is_exact = false;  // counted, not sampled
    bool is_worst = false;  // said by name however seldom it happens
};

// The parts of everything that may happen first, from the best to the worst; ratings rise. The
// per cents of the parts make a hundred.
// Then what may come true beside them. Who decides goes unnamed. Empty where nothing is in doubt.
std::vector<ForecastWord> forecast_words(const Forecast& forecast, const Names& names);

// The same where there is little room: in as few words as will do, and crashes of whatever kind as
// one.
std::vector<ForecastWord> forecast_in_brief(const std::vector<ForecastWord>& words);

// One line of them: "31 % slides, 15 % clean, 2 % worst: slides into the wall"; what hardly ever
// happens is left out unless it is grave.
std::string odds_sentence(const std::vector<ForecastWord>& words);
// Whether it is worth a place where there is little.
bool is_worth_telling(const ForecastWord& word);

// The shortest word for what the choice is about, to stand beside it on the board: how likely it is
// to go well, or where a crash is likely how likely that is. Empty where there is no such thing.
ForecastWord forecast_mark(const Forecast& forecast, const Names& names);

// "exact", or "±2 %": how far the figures may be off.
std::string forecast_exactness(const Forecast& forecast);

// The shortest there is of what the choice comes to: how likely it goes well, "62 %", or where that
// is no question what comes of it, "clean", "slide". Empty where there is none.
std::string forecast_in_short(const Forecast& forecast, const Names& names);

// Whether crashes, or what is worse, are the likeliest of all that may happen.
bool is_crash_likeliest(const std::vector<ForecastWord>& words);

// How the figures came about, for a tooltip.
std::string forecast_method(const Forecast& forecast);

// A share as a player reads it. Samples carry the half-width of their 95 % interval.
std::string share_text(const ForecastLine& line);

}  // namespace frothy
