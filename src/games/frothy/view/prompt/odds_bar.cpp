#include "games/frothy/view/prompt/odds_bar.h"

#include <algorithm>
#include <cmath>

#include "stage/theme.h"
#include "ui/letters.h"

namespace frothy {

namespace theme = stage::theme;
using stage::Colour;

Colour part_colour(OddsPart part) {
    switch (part) {
    case OddsPart::good: return theme::water;
    case OddsPart::none: return theme::stone;
    case OddsPart::even:
    case OddsPart::speed: return theme::sand;
    case OddsPart::shaken:
    case OddsPart::slower: return theme::ivory;
    case OddsPart::faster: return Colour::hex(0xC4D3DE);
    case OddsPart::slide: return Colour::hex(0xD8B76E);
    case OddsPart::spin: return Colour::hex(0xA57710);
    case OddsPart::damage: return Colour::hex(0x7A4400);
    case OddsPart::crash: return theme::red;
    case OddsPart::out: return theme::ink;
    }
    return theme::stone;
}

PartPattern part_pattern(OddsPart part) {
    switch (part) {
    case OddsPart::slower: return PartPattern::backwards;
    case OddsPart::faster: return PartPattern::forwards;
    case OddsPart::crash: return PartPattern::stripes;
    default: return PartPattern::plain;
    }
}

std::vector<BarPart> bar_of(const std::vector<ForecastWord>& words) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].of != OddsPart::none && words[i].part > 0.0) order.push_back(i);
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return words[i].of; });
    std::vector<BarPart> bar;
    double from = 0.0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const ForecastWord& word = words[order[rank]];
        BarPart part;
        part.word = order[rank];
        part.from = static_cast<float>(from);
        from += word.part;
        part.to = static_cast<float>(std::min(1.0, from));
        part.look = {part_colour(word.of), part_pattern(word.of)};
        if (word.of == OddsPart::speed && order.size() > 1) {
            const float share = static_cast<float>(rank) / static_cast<float>(order.size() - 1);
            part.look.colour = stage::mix(theme::ivory, theme::mud, share);
        }
        bar.push_back(part);
    }
    return bar;
}

PartLook look_of_word(const std::vector<BarPart>& bar, std::size_t word) {
    const auto found = std::ranges::find(bar, word, &BarPart::word);
    return found == bar.end() ? PartLook{theme::stone, PartPattern::plain} : found->look;
}

void draw_part(ImDrawList& list, PartLook look, stage::Rect where) {
    const float left = where.x;
    const float right = where.right();
    const float height = where.height;
    list.AddRectFilled({left, where.y}, {right, where.bottom()}, ui::packed(look.colour));
    if (look.pattern == PartPattern::plain) return;
    list.PushClipRect({left, where.y}, {right, where.bottom()}, true);
    constexpr float apart = 7.0F;
    constexpr float thick = 1.5F;
    if (look.pattern == PartPattern::stripes) {
        for (float x = left - height; x < right; x += apart) {
            list.AddLine({x, where.bottom()}, {x + height, where.y},
                         ui::packed(theme::ivory, 0.45F), thick);
        }
    } else {
        // Chevrons that point the way the Speed goes along its row.
        const float middle = where.y + height / 2.0F;
        const float deep = std::min(height, apart) / 2.0F;
        const float tip = look.pattern == PartPattern::forwards ? deep : -deep;
        for (float x = left - deep + apart / 2.0F; x < right + apart; x += apart) {
            const ImVec2 points[] = {{x, where.y}, {x + tip, middle}, {x, where.bottom()}};
            list.AddPolyline(points, 3, ui::packed(theme::umber, 0.6F), 0, thick);
        }
    }
    list.PopClipRect();
}

void draw_odds_bar(ImDrawList& list, const std::vector<BarPart>& bar, stage::Rect where) {
    list.AddRectFilled({where.x, where.y}, {where.right(), where.bottom()}, ui::packed(theme::ink));
    for (const BarPart& part : bar) {
        const float left = std::round(where.x + part.from * where.width);
        // However little, it is to be seen; a hair of ground keeps the parts apart.
        const float end = std::round(where.x + part.to * where.width);
        const float right = std::min(where.right(), std::max(left + 2.0F, end - 1.0F));
        draw_part(list, part.look, {left, where.y, right - left, where.height});
    }
    list.AddRect({where.x - 1.0F, where.y - 1.0F}, {where.right() + 1.0F, where.bottom() + 1.0F},
                 ui::packed(theme::ivory, 0.55F));
}

}  // namespace frothy
