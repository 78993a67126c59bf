#include "play/timeline.h"

#include <algorithm>
#include <iterator>

namespace play {

std::size_t Timeline::stop_at(std::size_t entries) const {
    const auto found = std::ranges::lower_bound(stops_, entries, {}, &TimelineStop::entries);
    const auto index = static_cast<std::size_t>(found - stops_.begin());
    const bool is_there = found != stops_.end() && found->entries == entries;
    return is_there ? index : index - 1;
}

std::optional<std::size_t> Timeline::next_mark(std::size_t stop) const {
    for (std::size_t i = 0; i < mark_count(); ++i)
        if (mark(i).stop > stop) return mark(i).stop;
    return std::nullopt;
}

std::optional<std::size_t> Timeline::mark_before(std::size_t stop) const {
    for (std::size_t i = mark_count(); i-- > 0;)
        if (mark(i).stop < stop) return mark(i).stop;
    return std::nullopt;
}

std::optional<std::size_t> Timeline::next_round(std::size_t stop) const {
    const auto round = std::ranges::upper_bound(rounds_, stop, {}, &TimelineRound::stop);
    if (round == rounds_.end()) return std::nullopt;
    return round->stop;
}

std::optional<std::size_t> Timeline::round_before(std::size_t stop) const {
    const auto round = std::ranges::lower_bound(rounds_, stop, {}, &TimelineRound::stop);
    if (round == rounds_.begin()) return std::nullopt;
    return std::prev(round)->stop;
}

}  // namespace play
