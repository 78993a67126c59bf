// What is told of a forecast in words, where there is little room for it, and how it was made.
#include <algorithm>

#include "games/frothy/data/wording/wording_shares.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {

std::vector<ForecastWord> forecast_in_brief(const std::vector<ForecastWord>& words) {
    std::vector<ForecastWord> brief;
    for (const ForecastWord& word : words) {
        const auto same = std::ranges::find(brief, OddsPart::crash, &ForecastWord::of);
        if (word.of != OddsPart::crash || same == brief.end()) {
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

bool is_worth_telling(const ForecastWord& word) {
    return word.part >= 0.005 || word.is_worst || word.bearing == Bearing::good ||
           word.bearing == Bearing::grave;
}

std::string odds_sentence(const std::vector<ForecastWord>& words) {
    std::string sentence;
    for (const ForecastWord& word : words) {
        if (!is_worth_telling(word)) continue;
        const std::string part = say("{0} {1}", {word.share, word.text});
        sentence = sentence.empty() ? part : say("{0}, {1}", {sentence, part});
    }
    return sentence;
}

namespace {

// Of the parts; null where there are none.
const ForecastWord* likeliest_of(const std::vector<ForecastWord>& words) {
    const ForecastWord* most = nullptr;
    for (const ForecastWord& word : words) {
        if (word.of == OddsPart::none || word.of == OddsPart::speed) continue;
        if (most == nullptr || word.part > most->part) most = &word;
    }
    return most;
}

}  // namespace

bool is_crash_likeliest(const std::vector<ForecastWord>& words) {
    double danger = 0;
    double most = 0;
    for (const ForecastWord& word : words) {
        if (is_grave(word)) {
            danger += word.part;
        } else if (word.of != OddsPart::none) {
            most = std::max(most, word.part);
        }
    }
    return danger > most;
}

ForecastWord forecast_mark(const Forecast& forecast, const Names& names) {
    constexpr double likely = 0.5;
    const std::vector<ForecastWord> words = forecast_words(forecast, names);
    for (const ForecastWord& word : words) {
        if (is_grave(word) && word.part >= likely) return word;
    }
    for (const ForecastWord& word : words) {
        if (word.bearing == Bearing::good) return word;
    }
    const ForecastWord* likeliest = likeliest_of(words);
    return likeliest == nullptr ? ForecastWord{} : *likeliest;
}

std::string forecast_in_short(const Forecast& forecast, const Names& names) {
    const std::vector<ForecastWord> words = forecast_words(forecast, names);
    const ForecastWord* likeliest = likeliest_of(words);
    if (likeliest == nullptr) return {};
    const auto good = std::ranges::find(words, OddsPart::good, &ForecastWord::of);
    const bool may_go_well = good != words.end() && good->part > 0.0;
    if (may_go_well && good->part < 1.0) return good->share;
    return may_go_well ? good->brief : likeliest->brief;
}

std::string forecast_exactness(const Forecast& forecast) {
    int margin = 0;
    for (const ForecastLine& line : forecast.lines) {
        if (line.is_exact) continue;
        margin = std::max({margin, 1, whole_percent(margin_of(part_of(line), forecast.courses))});
    }
    return margin == 0 ? tr("exact") : say("{1}{0} %", {margin, plus_minus});
}

std::string forecast_method(const Forecast& forecast) {
    const bool is_exact = std::ranges::all_of(forecast.lines, &ForecastLine::is_exact);
    const bool is_sampled = std::ranges::none_of(forecast.lines, &ForecastLine::is_exact);
    const std::string courses = std::to_string(forecast.courses);
    const std::string figures =
        is_exact ? say(forecast.courses == 1 ? mark("Counted by the rules: exact.")
                                             : mark("Counted by the rules in all {0} ways: exact."),
                       {courses})
        : is_sampled
            ? say("Simulated {0} times by the rules; it may be off by {1}.", {courses, plus_minus})
            : say("Figures without {1} are exact; the others were simulated {0} times.",
                  {courses, plus_minus});
    return say(
        "{0} Each part of the bar goes by the worst that happens in it. Your discards keep control "
        "where they can; all else as a steady driver would choose. No secrets are used.",
        {figures});
}

}  // namespace frothy
