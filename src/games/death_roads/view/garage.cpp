#include "games/death_roads/view/garage.h"

#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_cars.h"
#include "games/death_roads/view/road_pattern.h"
#include "games/death_roads/view/road_shape.h"
#include "stage/theme.h"
#include "ui/plain/papers.h"

namespace death_roads {

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;

constexpr Ink weapon_red = Ink::hex(0x9C3322);

// A card as far as it is told by a glance: its name, and what it reaches.
void paint_weapon(const ui::BoardEasel& easel, Rect world, Card card) {
    const Rect where = easel.to(world);
    const float edge = 0.05F * easel.to.zoom;
    easel.canvas.fill_rounded_rect(where, 3.0F * edge, theme::ink);
    easel.canvas.fill_rounded_rect(grown(where, -edge), 2.5F * edge, theme::parchment);
    const Rect head{where.x + edge, where.y + edge, where.width - 2.0F * edge,
                    0.42F * easel.to.zoom};
    easel.canvas.fill_rounded_rect(head, 2.5F * edge, weapon_red);
    ui::write_into(easel.canvas, short_name(card), grown(head, -edge), 0.36F * easel.to.zoom,
                   theme::ivory);
    const float middle = (head.bottom() + where.bottom()) / 2.0F;
    paint_pattern(easel.canvas, weapon_of(card), {where.centre().x, middle}, 0.32F * easel.to.zoom);
}

// Both cards, before the cars.
void paint_pair(const ui::BoardEasel& easel, const Race& race, std::uint8_t pair) {
    const float wide = 2.6F;
    const float gap = 0.3F;
    const float left = road_wide(race) / 2.0F - wide - gap / 2.0F;
    for (const std::size_t which : {0U, 1U}) {
        const float x = left + static_cast<float>(which) * (wide + gap);
        paint_weapon(easel, {x, road_tall * 0.56F, wide, 2.5F}, weapon_card(pair, which));
    }
}

}  // namespace

ui::PlanPainter garage_plan(const Race& race, PlayerId id, const Option& option) {
    Race then = race;
    Build& build = then[id].build;
    switch (option.choice) {
    case Choice::vehicle: build.vehicle = option.value; break;
    case Choice::driver: build.driver = option.value; break;
    case Choice::pair:
        build.pairs.at(option.value / pairs_each) =
            static_cast<std::uint8_t>(option.value % pairs_each);
        break;
    default: return {};
    }
    return [then, id, option](const ui::BoardEasel& easel) {
        paint_car(easel, garage_piece(then, id));
        if (option.choice == Choice::pair) paint_pair(easel, then, option.value);
    };
}

}  // namespace death_roads
