#include "games/death_roads/view/road_threats.h"

#include <algorithm>
#include <cmath>

#include "games/death_roads/view/road_shape.h"
#include "stage/theme.h"

namespace death_roads {

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr Ink threat_ink = Ink::hex(0xE8452F);

// Every cell once, however many cards reach it.
std::vector<Space> reached_by(const std::vector<Threat>& threats) {
    std::vector<Space> cells;
    for (const Threat& threat : threats)
        for (const Space& cell : threat.cells)
            if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
    return cells;
}

PlayerId pointed_car(const ui::BoardEasel& easel, const Race& race) {
    if (!easel.pointed) return nobody;
    const Vec2 at = *easel.pointed;
    const Space space{static_cast<std::int8_t>(std::floor(at.x / lane_wide)),
                      static_cast<std::int8_t>(rows - std::floor(at.y / row_tall))};
    return who_is_on(race, space);
}

// In each cell a dot for every car that reaches it, in its colour and its place on the seats.
class Marks {
public:
    explicit Marks(const ui::BoardEasel& easel) : easel_(easel) {}

    void paint(const std::vector<Space>& cells, PlayerId by) const {
        const Ink colour = Ink::hex(easel_.seating.livery(by).colour);
        for (const Space& space : cells) {
            const Rect cell = grown(easel_.to(cell_of(space)), -px(0.06F));
            easel_.canvas.fill_rounded_rect(cell, px(0.1F), faded(threat_ink, 0.2F));
            const Vec2 dot{cell.x + px(0.16F + 0.24F * static_cast<float>(by)), cell.y + px(0.14F)};
            easel_.canvas.disc(dot, px(0.1F), theme::ink);
            easel_.canvas.disc(dot, px(0.08F), colour);
        }
    }

private:
    float px(float world) const { return world * easel_.to.zoom; }

    const ui::BoardEasel& easel_;
};

}  // namespace

const std::vector<Threat>& ThreatPainter::of(const Race& race, PlayerId shooter) const {
    auto& known = known_.at(shooter);
    if (!known) known = threats_of(race, shooter);
    return *known;
}

// Whoever acts is threatened by all others.
void ThreatPainter::paint(const ui::BoardEasel& easel, const Race& race) const {
    const PlayerId pointed = pointed_car(easel, race);
    for (PlayerId id = 0; id < race.terms.players; ++id) {
        const bool is_shown = id == pointed || (easel.shows_all && id != race.turn.who);
        if (is_shown) Marks(easel).paint(reached_by(of(race, id)), id);
    }
}

}  // namespace death_roads
