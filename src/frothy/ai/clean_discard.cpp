#include "frothy/ai/clean_discard.h"

#include <algorithm>
#include <numeric>

namespace frothy {

std::array<int, icon_count> lone_dice(std::span<const std::uint8_t> dice) {
    std::array<int, icon_count> left{};
    for (const std::uint8_t icon : dice)
        ++left.at(icon);
    const auto strike_pairs = [&left](Icon one, Icon other) {
        int& ones = left[static_cast<std::size_t>(one)];
        int& others = left[static_cast<std::size_t>(other)];
        const int pairs = std::min(ones, others);
        ones -= pairs;
        others -= pairs;
    };
    strike_pairs(Icon::left_spin, Icon::right_spin);
    strike_pairs(Icon::slow, Icon::haste);
    return left;
}

int clean_discard(const Question& question) {
    const auto left = lone_dice(question.dice);
    const int in_the_way = std::accumulate(left.begin(), left.end(), 0);
    if (in_the_way > question.about.amount) return -1;
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
