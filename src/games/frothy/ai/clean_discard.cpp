#include "games/frothy/ai/clean_discard.h"

#include <numeric>

#include "games/frothy/rules/dice_queries.h"

namespace frothy {

int clean_discard(const Question& question) {
    IconCounts left = count_icons(question.dice);
    strike_pairs(left);
    const int in_the_way = std::accumulate(left.begin(), left.end(), 0);
    if (in_the_way > question.about.number) return -1;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        const bool wanted = in_the_way == 0
                                ? option.kind == OptionKind::done
                                : option.kind == OptionKind::discard && left.at(option.a) > 0;
        if (wanted) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace frothy
