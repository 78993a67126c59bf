#include "games/grand_prix/view/circuit_painter.h"

namespace grand_prix {

namespace theme = stage::theme;
using stage::Colour;
using stage::mix;
using stage::Vec2;

// Their doors are painted in the colours of the cars by the art over it.
void CircuitPainter::garages() const {
    // The wall between road and lane.
    const float y = way().on_road(32.0F).aside(Circuit::half_road + 0.16F).y;
    canvas_.fill_rounded_rect(to_(stage::Rect{4.6F, y - 0.06F, 7.4F, 0.14F}), px(0.06F),
                              theme::umber);
    canvas_.fill_rounded_rect(to_(stage::Rect{4.6F, y - 0.06F, 7.4F, 0.08F}), px(0.04F),
                              theme::parchment);
    const RoadSpot first = way().on_lane(static_cast<float>(first_box) - 0.5F);
    const RoadSpot last =
        way().on_lane(static_cast<float>(first_box) + static_cast<float>(most_cars) - 0.5F);
    const float top = first.aside(Circuit::half_lane).y + 0.02F;
    const stage::Rect roof{first.at.x - 0.06F, top, last.at.x - first.at.x + 0.12F,
                           Circuit::garage_depth};
    canvas_.fill_rounded_rect(to_(stage::moved(roof, {0.05F, 0.1F})), px(0.08F),
                              faded(theme::ink, 0.35F));
    canvas_.fill_rounded_rect(to_(roof), px(0.07F), theme::umber);
    canvas_.fill_rect(to_(stage::Rect{roof.x, roof.bottom() - 0.12F, roof.width, 0.12F}),
                      theme::deep_umber);
    // Shut, as long as nobody has them.
    for (int box = first_box; box < first_box + static_cast<int>(most_cars); ++box) {
        const float left = way().on_lane(static_cast<float>(box) - 0.5F).at.x;
        const float wide = way().on_lane(static_cast<float>(box) + 0.5F).at.x - left - 0.06F;
        for (int slat = 0; slat < 4; ++slat) {
            const float y = top + 0.05F + 0.105F * static_cast<float>(slat);
            canvas_.fill_rect(to_(stage::Rect{left + 0.03F, y, wide, 0.075F}),
                              mix(theme::umber, theme::stone, 0.45F));
        }
    }
}

// Rows of people under awnings, seen from above.
void CircuitPainter::stands() const {
    constexpr std::array<Colour, 7> clothes = {
        theme::brick,     theme::faience,        theme::gold,     theme::ivory,
        theme::whip_card, Colour::hex(0xC77F4A), theme::dual_card};
    for (const stage::Rect stand :
         {stage::Rect{4.6F, -0.02F, 4.1F, 0.72F}, stage::Rect{9.7F, -0.02F, 4.1F, 0.72F}}) {
        canvas_.fill_rounded_rect(to_(stage::moved(stand, {0.05F, 0.09F})), px(0.06F),
                                  faded(theme::ink, 0.35F));
        canvas_.fill_rounded_rect(to_(stand), px(0.05F), theme::deep_umber);
        constexpr int rows = 3;
        const float pitch = 0.155F;
        for (int row = 0; row < rows; ++row) {
            const float y = stand.bottom() - 0.13F - static_cast<float>(row) * 0.19F;
            canvas_.fill_rect(
                to_(stage::Rect{stand.x + 0.06F, y - 0.02F, stand.width - 0.12F, 0.11F}),
                theme::umber);
            const int seats = static_cast<int>((stand.width - 0.2F) / pitch);
            for (int seat = 0; seat < seats; ++seat) {
                const auto who = static_cast<unsigned>(row * 97 + seat * 13) +
                                 static_cast<unsigned>(stand.x * 31.0F);
                if (strewn(who, 51) < 0.1F) continue;
                const Vec2 at{stand.x + 0.14F + static_cast<float>(seat) * pitch +
                                  0.05F * strewn(who, 52),
                              y - 0.02F * strewn(who, 53)};
                const Colour shirt = clothes.at(static_cast<std::size_t>(strewn(who, 54) * 6.99F));
                canvas_.disc(to_(at + Vec2{0.0F, 0.02F}), px(0.068F),
                             ground_.is_wet ? darker(shirt, 0.2F) : shirt);
                canvas_.disc(to_(at - Vec2{0.0F, 0.02F}), px(0.036F),
                             strewn(who, 55) > 0.4F ? Colour::hex(0xE3B98C)
                                                    : Colour::hex(0x8A5A34));
            }
        }
        // The awning, striped.
        const stage::Rect awning{stand.x - 0.04F, stand.y - 0.04F, stand.width + 0.08F, 0.3F};
        const int stripes = 14;
        const float wide = awning.width / static_cast<float>(stripes);
        for (int i = 0; i < stripes; ++i) {
            const stage::Rect strip{awning.x + static_cast<float>(i) * wide, awning.y, wide,
                                    awning.height};
            canvas_.fill_rect(to_(strip), i % 2 == 0 ? theme::brick : theme::parchment);
        }
        canvas_.fill_rect(to_(stage::Rect{awning.x, awning.bottom() - 0.05F, awning.width, 0.05F}),
                          faded(theme::ink, 0.3F));
    }
}

// Where cars that are home stand, in the order in which they came.
void CircuitPainter::parc_ferme() const {
    canvas_.fill_rounded_rect(to_(parc_place), px(0.12F), mix(paints_.lane, paints_.gravel, 0.35F));
    canvas_.outline_rounded_rect(to_(parc_place), px(0.12F), faded(theme::ink, 0.5F), px(0.05F));
    constexpr int squares = 26;
    const float wide = parc_place.width / static_cast<float>(squares);
    for (int i = 0; i < 2 * squares; ++i) {
        const float x = parc_place.x + static_cast<float>(i / 2) * wide;
        const float y = parc_place.bottom() - (i % 2 == 0 ? 0.16F : 0.08F);
        canvas_.fill_rect(to_(stage::Rect{x, y, wide, 0.08F}),
                          (i / 2 + i) % 2 == 0 ? theme::ink : theme::ivory);
    }
}

void CircuitPainter::trees() const {
    constexpr std::array<Vec2, 27> places = {
        {{0.25F, 0.3F}, {0.95F, 0.35F}, {1.75F, 0.3F},   {2.6F, 0.45F},  {3.5F, 0.35F},
         {14.6F, 0.4F}, {15.4F, 0.3F},  {16.3F, 0.35F},  {17.3F, 0.3F},  {18.2F, 0.4F},
         {18.5F, 1.3F}, {18.6F, 7.1F},  {17.9F, 6.9F},   {17.0F, 6.75F}, {17.6F, 7.8F},
         {18.4F, 8.4F}, {17.1F, 8.6F},  {16.75F, 7.75F}, {2.35F, 6.1F},  {3.1F, 6.25F},
         {4.0F, 6.6F},  {4.5F, 6.15F},  {-0.3F, 3.9F},   {-0.4F, 6.2F},  {0.1F, 8.75F},
         {5.9F, 8.8F},  {10.2F, 8.8F}}};
    for (unsigned i = 0; i < places.size(); ++i) {
        const bool is_red = strewn(i, 61) > 0.78F;
        put(is_red ? "racing/tree-autumn" : "racing/tree", places.at(i),
            0.62F + 0.3F * strewn(i, 62), 0.0F);
    }
    // A wood around it, where the window is larger than the board.
    for (unsigned i = 0; i < 260; ++i) {
        const Vec2 at{-16.0F + 50.0F * strewn(i, 63), -10.0F + 29.0F * strewn(i, 64)};
        if (stage::grown(Circuit::frame, 0.45F).contains(at)) continue;
        put(strewn(i, 65) > 0.8F ? "racing/tree-autumn" : "racing/tree", at,
            0.7F + 0.4F * strewn(i, 66), 0.0F);
    }
}

}  // namespace grand_prix
