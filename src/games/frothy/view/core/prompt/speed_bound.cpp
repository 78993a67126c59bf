#include "games/frothy/view/core/prompt/speed_bound.h"

#include <algorithm>
#include <functional>

#include "games/frothy/data/wording/wording_forecast.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt_support.h"

namespace frothy {

namespace {

struct SpeedPart {
    int speed = 0;
    const play::OddsWord* word = nullptr;
};

// From the slowest to the fastest; empty where the Speeds are not all there is.
std::vector<SpeedPart> parts_of(VehicleId v, const Forecast& forecast,
                                const std::vector<play::OddsWord>& words) {
    std::vector<SpeedPart> parts;
    for (const ForecastLine& line : forecast.lines)
        if (line.outcome == Prospect::speed && line.who == v) parts.push_back({line.amount});
    auto word = words.begin();
    for (SpeedPart& part : parts) {
        word = std::ranges::find(word, words.end(), play::OddsShade::graded, &play::OddsWord::of);
        if (word == words.end()) return {};
        part.word = &*word++;
    }
    return parts;
}

// How many of the slowest do, where that tells more than the Speeds told one by one.
std::size_t bound_of(const std::vector<SpeedPart>& parts,
                     const std::function<bool(int speed)>& suits) {
    const auto first = std::ranges::find_if_not(parts, suits, &SpeedPart::speed);
    const auto is_told = [](const SpeedPart& part) { return play::is_worth_telling(*part.word); };
    const bool says_more = std::count_if(parts.begin(), first, is_told) > 1 &&
                           std::any_of(first, parts.end(), is_told);
    return says_more ? static_cast<std::size_t>(first - parts.begin()) : 0;
}

play::OddsWord sum_of(const std::vector<SpeedPart>& parts, std::size_t count) {
    play::OddsWord sum;
    sum.is_exact = true;
    for (std::size_t i = 0; i < count; ++i) {
        sum.part += parts[i].word->part;
        sum.percent += parts[i].word->percent;
        sum.is_exact = sum.is_exact && parts[i].word->is_exact;
    }
    sum.share = play::plain_share(sum.part, sum.percent, play::is_certain(sum));
    sum.bearing = play::Bearing::good;
    return sum;
}

}  // namespace

std::optional<play::OddsWord> speed_bound_word(const Decision& decision, const Forecast& forecast,
                                               const std::vector<play::OddsWord>& words) {
    const VehicleId v = subject_of(decision);
    const std::vector<SpeedPart> parts = parts_of(v, forecast, words);
    const std::size_t with_path = bound_of(parts, [&](int speed) {
        const Race then = at_speed(decision.now, v, speed);
        return has_way_next(then, v, then[v].facing);
    });
    const std::size_t count =
        with_path > 0 ? with_path
                      : bound_of(parts, [&](int speed) { return is_safe(decision.now, v, speed); });
    if (count == 0) return std::nullopt;
    const int most = parts[count - 1].speed;
    play::OddsWord word = sum_of(parts, count);
    if (with_path > 0) {
        word.text = say("at most Speed {0}: path clear", {most});
        word.brief = say("at most {0}: path clear", {most});
        word.detail = tr("If you were faster, no path would be clear for your next move.");
        word.rule = "FR-MOV-13";
    } else {
        word.text = say("at most Speed {0}: turns safe", {most});
        word.brief = say("at most {0}: turns safe", {most});
        word.detail = tr("If you were faster, a turn would take a Control roll.");
        word.rule = "FR-CTRL-03";
    }
    return word;
}

}  // namespace frothy
