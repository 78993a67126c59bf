#include "games/frothy/data/wording/wording_shares.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/data/wording/wording_support.h"

namespace frothy {

// Shares are whole numbers far below 2^53, which a double holds exactly.
double part_of(const ForecastLine& line) {
    return static_cast<double>(line.ways) / static_cast<double>(line.of);
}

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

std::string plain_share(double part, int percent, bool is_certain) {
    if (is_certain) return tr("100 %");
    if (part <= 0.0) return tr("0 %");
    if (percent <= 0) return tr("< 1 %");
    if (percent >= 100) return tr("> 99 %");
    return say("{0} %", {percent});
}

bool is_grave(const ForecastWord& word) {
    return word.of == OddsPart::crash || word.of == OddsPart::out;
}

// Shares of several outcomes, added up, may miss the whole by a hair.
bool is_certain(const ForecastWord& word) { return word.is_exact && word.part >= 1.0 - 1e-9; }

std::string share_text(const ForecastLine& line) {
    return text_of_share(part_of(line), line.is_exact, line.of);
}

}  // namespace frothy
