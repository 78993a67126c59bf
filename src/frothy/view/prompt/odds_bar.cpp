#include "frothy/view/prompt/odds_bar.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "frothy/view/kit/panel_parts.h"
#include "stage/theme.h"

namespace frothy {

namespace theme = stage::theme;
using parts::packed;
using stage::Colour;

Colour part_colour(OddsPart part) {
    switch (part) {
    case OddsPart::good: return theme::water;
    case OddsPart::even:
    case OddsPart::none: return theme::stone;
    case OddsPart::speed: return theme::sand;
    case OddsPart::pace: return theme::ivory;
    case OddsPart::slide: return Colour::hex(0xD8B76E);
    case OddsPart::spin: return Colour::hex(0xA5793F);
    case OddsPart::damage: return Colour::hex(0x7A4A2C);
    case OddsPart::crash: return theme::red;
    case OddsPart::out: return theme::ink;
    }
    return theme::stone;
}

std::vector<BarPart> bar_of(const std::vector<ForecastWord>& words) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].of != OddsPart::none && words[i].part > 0.0) order.push_back(i);
    }
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return std::tie(words[i].of, words[i].text); });
    std::vector<BarPart> bar;
    double from = 0.0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const ForecastWord& word = words[order[rank]];
        BarPart part;
        part.word = order[rank];
        part.from = static_cast<float>(from);
        from += word.part;
        part.to = static_cast<float>(std::min(1.0, from));
        part.colour = part_colour(word.of);
        if (word.of == OddsPart::speed && order.size() > 1) {
            const float share = static_cast<float>(rank) / static_cast<float>(order.size() - 1);
            part.colour = stage::mix(theme::ivory, theme::mud, share);
        }
        part.is_striped = word.of == OddsPart::crash;
        bar.push_back(part);
    }
    return bar;
}

Colour colour_of_word(const std::vector<BarPart>& bar, std::size_t word) {
    const auto found = std::ranges::find(bar, word, &BarPart::word);
    return found == bar.end() ? theme::stone : found->colour;
}

void draw_odds_bar(ImDrawList& list, const std::vector<BarPart>& bar, stage::Rect where) {
    const float height = where.height;
    list.AddRectFilled({where.x, where.y}, {where.right(), where.bottom()}, packed(theme::ink));
    for (const BarPart& part : bar) {
        const float left = std::round(where.x + part.from * where.width);
        // However little, it is to be seen; a hair of ground keeps the parts apart.
        const float end = std::round(where.x + part.to * where.width);
        const float right = std::min(where.right(), std::max(left + 2.0F, end - 1.0F));
        list.AddRectFilled({left, where.y}, {right, where.bottom()}, packed(part.colour));
        if (!part.is_striped) continue;
        list.PushClipRect({left, where.y}, {right, where.bottom()}, true);
        for (float x = left - height; x < right; x += 7.0F) {
            list.AddLine({x, where.bottom()}, {x + height, where.y}, packed(theme::ivory, 0.45F),
                         1.5F);
        }
        list.PopClipRect();
    }
    list.AddRect({where.x - 1.0F, where.y - 1.0F}, {where.right() + 1.0F, where.bottom() + 1.0F},
                 packed(theme::ivory, 0.55F));
}

}  // namespace frothy
