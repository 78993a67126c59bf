#include "ui/prompt/odds_bar.h"

#include <algorithm>
#include <cmath>

#include "stage/theme.h"
#include "ui/letters.h"

namespace ui {

using stage::Colour;

Colour part_colour(play::OddsShade part) {
    switch (part) {
    case play::OddsShade::good: return theme::water;
    case play::OddsShade::none: return theme::stone;
    case play::OddsShade::even:
    case play::OddsShade::graded: return theme::sand;
    case play::OddsShade::light:
    case play::OddsShade::less: return theme::ivory;
    case play::OddsShade::more: return Colour::hex(0xC4D3DE);
    case play::OddsShade::slight: return Colour::hex(0xD8B76E);
    case play::OddsShade::marked: return Colour::hex(0xA57710);
    case play::OddsShade::heavy: return Colour::hex(0x7A4400);
    case play::OddsShade::grave: return theme::red;
    case play::OddsShade::lost: return theme::ink;
    }
    return theme::stone;
}

PartPattern part_pattern(play::OddsShade part) {
    switch (part) {
    case play::OddsShade::less: return PartPattern::backwards;
    case play::OddsShade::more: return PartPattern::forwards;
    case play::OddsShade::grave: return PartPattern::stripes;
    default: return PartPattern::plain;
    }
}

std::vector<BarPart> bar_of(const std::vector<play::OddsWord>& words) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].of != play::OddsShade::none && words[i].part > 0.0) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return words[i].of; });
    std::vector<BarPart> bar;
    double from = 0.0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const play::OddsWord& word = words[order[rank]];
        BarPart part;
        part.word = order[rank];
        part.from = static_cast<float>(from);
        from += word.part;
        part.to = static_cast<float>(std::min(1.0, from));
        part.look = {part_colour(word.of), part_pattern(word.of)};
        if (word.of == play::OddsShade::graded && order.size() > 1) {
            const float share = static_cast<float>(rank) / static_cast<float>(order.size() - 1);
            part.look.colour = stage::mix(theme::ivory, theme::mud, share);
        }
        if (word.colour != 0) part.look.colour = Colour::hex(word.colour);
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
    fill_rect(list, where, packed(look.colour));
    if (look.pattern == PartPattern::plain) return;
    list.PushClipRect({left, where.y}, {right, where.bottom()}, true);
    constexpr float apart = 7.0F;
    constexpr float thick = 1.5F;
    if (look.pattern == PartPattern::stripes) {
        for (float x = left - height; x < right; x += apart) {
            list.AddLine({x, where.bottom()}, {x + height, where.y}, packed(theme::ivory, 0.45F),
                         thick);
        }
    } else {
        // Chevrons that point down or up a row of values.
        const float middle = where.y + height / 2.0F;
        const float deep = std::min(height, apart) / 2.0F;
        const float tip = look.pattern == PartPattern::forwards ? deep : -deep;
        for (float x = left - deep + apart / 2.0F; x < right + apart; x += apart) {
            const ImVec2 points[] = {{x, where.y}, {x + tip, middle}, {x, where.bottom()}};
            list.AddPolyline(points, 3, packed(theme::umber, 0.6F), 0, thick);
        }
    }
    list.PopClipRect();
}

void draw_odds_bar(ImDrawList& list, const std::vector<BarPart>& bar, stage::Rect where) {
    fill_rect(list, where, packed(theme::ink));
    for (const BarPart& part : bar) {
        const float left = std::round(where.x + part.from * where.width);
        // However little, it is to be seen; a hair of ground keeps the parts apart.
        const float end = std::round(where.x + part.to * where.width);
        const float right = std::min(where.right(), std::max(left + 2.0F, end - 1.0F));
        draw_part(list, part.look, {left, where.y, right - left, where.height});
    }
    outline_rect(list, stage::grown(where, 1.0F), packed(theme::ivory, 0.55F));
}

}  // namespace ui
