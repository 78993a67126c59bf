#include "play/luck.h"

#include <cmath>

namespace play {

CastLuck luck_of(int outcome, const Chances& chances, Lucky lucky) {
    CastLuck luck;
    double high = 0.0;
    double low = 0.0;
    double before = 0.0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const auto number = static_cast<int>(i);
        const double off = before + chances[i] / 2.0 - 0.5;
        luck.expected += number * chances[i];
        luck.rank_variance += chances[i] * off * off;
        if (number >= outcome) high += chances[i];
        if (number <= outcome) low += chances[i];
        before += chances[i];
    }
    const bool is_high = lucky == Lucky::high;
    luck.as_lucky = is_high ? high : low;
    luck.as_unlucky = is_high ? low : high;
    luck.rank = (luck.as_unlucky + 1.0 - luck.as_lucky) / 2.0;
    return luck;
}

void RankSum::add(const CastLuck& cast) {
    ++judged;
    rank_sum += cast.rank;
    rank_variance += cast.rank_variance;
}

std::optional<double> RankSum::share_below(int fewest) const {
    if (judged < fewest || rank_variance <= 0.0) return std::nullopt;
    const double off = balance() / std::sqrt(rank_variance);
    return 0.5 * std::erfc(-off / std::sqrt(2.0));
}

}  // namespace play
