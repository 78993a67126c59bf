#include "ui/core/tags_apart.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace ui {

namespace {

using stage::Rect;

bool overlap(const Rect& one, const Rect& other, float gap) {
    return one.x < other.right() + gap && other.x < one.right() + gap &&
           one.y < other.bottom() + gap && other.y < one.bottom() + gap;
}

Rect into(const Rect& place, Rect tag) {
    tag.x = std::clamp(tag.x, place.x, std::max(place.x, place.right() - tag.width));
    tag.y = std::clamp(tag.y, place.y, std::max(place.y, place.bottom() - tag.height));
    return tag;
}

// The nearest spot that touches none of these; nothing where there is none.
std::optional<Rect> nearest_free(const Rect& tag, const Rect& place, float gap,
                                 std::span<const Rect> taken) {
    std::vector<float> across = {tag.x};
    std::vector<float> down = {tag.y};
    for (const Rect& one : taken) {
        across.insert(across.end(), {one.x - gap - tag.width, one.right() + gap});
        down.insert(down.end(), {one.y - gap - tag.height, one.bottom() + gap});
    }
    std::optional<Rect> nearest;
    float least = 0.0F;
    for (const float x : across) {
        for (const float y : down) {
            const Rect there = into(place, {x, y, tag.width, tag.height});
            const float far = std::hypot(there.x - tag.x, there.y - tag.y);
            const auto touches = [&](const Rect& one) { return overlap(there, one, 0.99F * gap); };
            if ((nearest && far >= least) || std::ranges::any_of(taken, touches)) continue;
            nearest = there;
            least = far;
        }
    }
    return nearest;
}

// All of them, from the top; false where one finds no room.
bool set_free(std::vector<Rect>& tags, const Rect& place, float gap, std::span<const Rect> seen) {
    std::vector<Rect> taken(seen.begin(), seen.end());
    std::vector<Rect> moved = tags;
    std::vector<std::size_t> order(tags.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return tags[i].y; });
    for (const std::size_t i : order) {
        const std::optional<Rect> spot = nearest_free(into(place, tags[i]), place, gap, taken);
        if (!spot) return false;
        moved[i] = *spot;
        taken.push_back(*spot);
    }
    tags = std::move(moved);
    return true;
}

}  // namespace

void set_apart(std::vector<Rect>& tags, const Rect& place, float gap, std::span<const Rect> seen) {
    if (set_free(tags, place, gap, seen)) return;
    const auto lowest = [&](const Rect& tag) {
        return std::max(place.y, place.bottom() - tag.height);
    };
    for (Rect& tag : tags)
        tag = into(place, tag);
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

}  // namespace ui
