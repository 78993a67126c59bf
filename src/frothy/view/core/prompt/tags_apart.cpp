#include "frothy/view/core/prompt/tags_apart.h"

#include <algorithm>
#include <numeric>

namespace frothy {

namespace {

using stage::Rect;

bool overlap(const Rect& one, const Rect& other, float gap) {
    return one.x < other.right() + gap && other.x < one.right() + gap &&
           one.y < other.bottom() + gap && other.y < one.bottom() + gap;
}

}  // namespace

void set_apart(std::vector<Rect>& tags, const Rect& place, float gap) {
    const auto lowest = [&](const Rect& tag) {
        return std::max(place.y, place.bottom() - tag.height);
    };
    for (Rect& tag : tags) {
        tag.x = std::clamp(tag.x, place.x, std::max(place.x, place.right() - tag.width));
        tag.y = std::clamp(tag.y, place.y, lowest(tag));
    }
    std::vector<std::size_t> order(tags.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return tags[i].y; });
    for (std::size_t i = 1; i < order.size(); ++i) {
        Rect& tag = tags[order[i]];
        for (std::size_t k = 0; k < i; ++k) {
            const Rect& above = tags[order[k]];
            if (overlap(above, tag, gap)) tag.y = above.bottom() + gap;
        }
    }
    for (std::size_t i = order.size(); i-- > 0;) {
        Rect& tag = tags[order[i]];
        tag.y = std::min(tag.y, lowest(tag));
        for (std::size_t k = order.size(); k-- > i + 1;) {
            const Rect& below = tags[order[k]];
            if (overlap(tag, below, gap)) tag.y = below.y - gap - tag.height;
        }
    }
}

}  // namespace frothy
