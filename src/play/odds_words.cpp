#include "play/odds_words.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "words/words.h"

namespace play {

using words::say;
using words::tr;

double margin_of(double part, std::uint64_t samples) {
    return 1.96 * std::sqrt(part * (1.0 - part) / static_cast<double>(samples));
}

int whole_percent(double part) { return static_cast<int>(std::lround(100.0 * part)); }

std::string text_of_share(double part, bool is_exact, std::uint64_t samples) {
    if (is_exact && part >= 1.0) return tr("100 %");
    const int percent = whole_percent(part);
    if (percent == 0) return tr("< 1 %");
    if (percent == 100) return tr("> 99 %");
    if (is_exact) return say("{0} %", {percent});
    const int margin = std::max(1, whole_percent(margin_of(part, samples)));
    return say("{0} {2}{1} %", {percent, margin, plus_minus});
}

std::string text_of_estimate(double part) {
    const int percent = whole_percent(part);
    if (percent <= 0) return tr("< 1 %");
    if (percent >= 100) return tr("> 99 %");
    return say("about {0} %", {percent});
}

std::string plain_share(double part, int percent, bool is_certain) {
    if (is_certain) return tr("100 %");
    if (part <= 0.0) return tr("0 %");
    if (percent <= 0) return tr("< 1 %");
    if (percent >= 100) return tr("> 99 %");
    return say("{0} %", {percent});
}

// What is cut off goes to those that lose most by it.
void share_out(std::vector<OddsWord>& words) {
    std::vector<std::size_t> order;
    int left = 100;
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i].percent = static_cast<int>(std::floor(100.0 * words[i].part + 1e-9));
        left -= words[i].percent;
        order.push_back(i);
    }
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) {
        return 100.0 * words[i].part - static_cast<double>(words[i].percent);
    });
    for (std::size_t i = 0; i < order.size() && left > 0; ++i, --left)
        ++words[order[i]].percent;
    for (OddsWord& word : words)
        word.share = plain_share(word.part, word.percent, is_certain(word));
}

bool is_grave(const OddsWord& word) {
    return word.of == OddsShade::grave || word.of == OddsShade::lost;
}

// Shares of several outcomes, added up, may miss the whole by a hair.
bool is_certain(const OddsWord& word) { return word.is_exact && word.part >= 1.0 - 1e-9; }

bool is_worth_telling(const OddsWord& word) {
    return word.part >= 0.005 || word.is_worst || word.bearing == Bearing::good ||
           word.bearing == Bearing::grave;
}

std::vector<OddsWord> brief(std::vector<OddsWord> words) {
    std::vector<std::size_t> alone;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (std::ranges::count(words, words[i].brief, &OddsWord::brief) == 1) alone.push_back(i);
    for (const std::size_t i : alone)
        words[i].text = words[i].brief;
    return words;
}

std::string odds_sentence(const std::vector<OddsWord>& words) {
    std::string sentence;
    for (const OddsWord& word : words) {
        if (!is_worth_telling(word)) continue;
        const std::string part = say("{0} {1}", {word.share, word.text});
        sentence = sentence.empty() ? part : say("{0}, {1}", {sentence, part});
    }
    return sentence;
}

}  // namespace play
