// What is told of a forecast in words, where there is little room for it, and how it was made.
#include <algorithm>

#include "games/frothy/data/wording/wording_forecast.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {

using play::Bearing;
using play::margin_of;
using play::OddsShade;
using play::OddsWord;
using play::plain_share;
using play::plus_minus;
using play::text_of_share;
using play::whole_percent;

// Shares are whole numbers far below 2^53, which a double holds exactly.
double part_of(const ForecastLine& line) {
    return static_cast<double>(line.ways) / static_cast<double>(line.of);
}

std::string share_text(const ForecastLine& line) {
    return text_of_share(part_of(line), line.is_exact, line.of);
}

std::vector<OddsWord> forecast_in_brief(const std::vector<OddsWord>& words) {
    std::vector<OddsWord> brief;
    for (const OddsWord& word : words) {
        const auto same = std::ranges::find(brief, OddsShade::grave, &OddsWord::of);
        if (word.of != OddsShade::grave || same == brief.end()) {
            brief.push_back(word);
            brief.back().text = word.brief;
            continue;
        }
        same->text = same->brief == word.brief ? word.brief : tr("crash");
        same->brief = same->text;
        same->part += word.part;
        same->percent += word.percent;
        same->is_worst = same->is_worst || word.is_worst;
        same->is_exact = same->is_exact && word.is_exact;
        same->share = plain_share(same->part, same->percent, is_certain(*same));
        same->detail = say("{0} {1}", {same->detail, word.detail});
    }
    return brief;
}

namespace {

// Of the parts; null where there are none.
const OddsWord* likeliest_of(const std::vector<OddsWord>& words) {
    const OddsWord* most = nullptr;
    for (const OddsWord& word : words) {
        if (word.of == OddsShade::none || word.of == OddsShade::graded) continue;
        if (most == nullptr || word.part > most->part) most = &word;
    }
    return most;
}

}  // namespace

double chance_of_crash(const std::vector<OddsWord>& words) {
    double danger = 0;
    for (const OddsWord& word : words)
        if (is_grave(word)) danger += word.part;
    return danger;
}

bool is_crash_likeliest(const std::vector<OddsWord>& words) {
    double most = 0;
    for (const OddsWord& word : words)
        if (!is_grave(word) && word.of != OddsShade::none) most = std::max(most, word.part);
    return chance_of_crash(words) > most;
}

OddsWord forecast_mark(const Forecast& forecast, const Names& names) {
    constexpr double likely = 0.5;
    const std::vector<OddsWord> words = forecast_words(forecast, names);
    for (const OddsWord& word : words) {
        if (is_grave(word) && word.part >= likely) return word;
    }
    for (const OddsWord& word : words) {
        if (word.bearing == Bearing::good) return word;
    }
    const OddsWord* likeliest = likeliest_of(words);
    return likeliest == nullptr ? OddsWord{} : *likeliest;
}

std::string forecast_in_short(const Forecast& forecast, const Names& names) {
    const std::vector<OddsWord> words = forecast_words(forecast, names);
    const OddsWord* likeliest = likeliest_of(words);
    if (likeliest == nullptr) return {};
    const auto good = std::ranges::find(words, OddsShade::good, &OddsWord::of);
    const bool may_go_well = good != words.end() && good->part > 0.0;
    if (may_go_well && good->part < 1.0) return good->share;
    return may_go_well ? good->brief : likeliest->brief;
}

std::string forecast_exactness(const Forecast& forecast) {
    int margin = 0;
    bool is_exact = true;
    for (const ForecastLine& line : forecast.lines) {
        if (line.is_exact) continue;
        is_exact = false;
        // Always or never so far: told as "> 99 %" or "< 1 %".
        if (part_of(line) <= 0.0 || part_of(line) >= 1.0) continue;
        margin = std::max({margin, 1, whole_percent(margin_of(part_of(line), forecast.courses))});
    }
    if (margin == 0) return is_exact ? std::string(tr("exact")) : std::string();
    return say("estimated, {1}{0} %", {margin, plus_minus});
}

std::string forecast_method(const Forecast& forecast) {
    const bool is_exact = std::ranges::all_of(forecast.lines, &ForecastLine::is_exact);
    const bool is_sampled = std::ranges::none_of(forecast.lines, &ForecastLine::is_exact);
    const std::string courses = std::to_string(forecast.courses);
    const std::string figures =
        is_exact
            ? say(forecast.courses == 1 ? mark("Counted by the rules: exact.")
                                        : mark("Counted by the rules, all {0} outcomes: exact."),
                  {courses})
        : is_sampled ? say("Simulated {0} times by the rules; {1} says how far off it may be.",
                           {courses, plus_minus})
                     : say("Figures without {1} are exact; the others were simulated {0} times.",
                           {courses, plus_minus});
    return say("{0} Each part of the bar is named for the worst that happens in it. You keep "
               "control where your discards can, and else answer as will be proposed then; others "
               "as a steady driver would. No secret is used.",
               {figures});
}

}  // namespace frothy
