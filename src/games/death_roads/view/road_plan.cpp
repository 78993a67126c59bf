// What an answer comes to, drawn over the road before it is given: whom a weapon reaches, and where
// everybody ends.
#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "games/death_roads/view/core/forecast.h"
#include "games/death_roads/view/garage.h"
#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "stage/theme.h"
#include "ui/core/signed_number.h"
#include "ui/plain/papers.h"

namespace death_roads {

namespace {

namespace theme = stage::theme;
using Ink = stage::Colour;
using stage::Rect;
using stage::Vec2;

constexpr Ink danger = Ink::hex(0xE8452F);

struct Trail {
    PlayerId who = nobody;
    std::vector<Space> spaces;  // from where it stands
};

struct Plan {
    PlayerId mover = nobody;
    Aim aim;
    std::vector<Trail> trails;
    std::vector<ui::BoardMark> harm;
};

// Space by space, as it is told.
std::vector<Trail> trails_of(const Race& before, const std::vector<Event>& told) {
    std::vector<Trail> trails;
    for (PlayerId id = 0; id < before.terms.players; ++id)
        trails.push_back({id, {before[id].at}});
    for (const Event& event : told) {
        if (event.who >= trails.size()) continue;
        std::vector<Space>& spaces = trails[event.who].spaces;
        if (event.fact == Fact::moved || event.fact == Fact::pushed)
            spaces.push_back(neighbour(spaces.back(), static_cast<Way>(event.value)));
        if (event.fact == Fact::scrolled) spaces.push_back(neighbour(spaces.back(), Way::back));
    }
    std::erase_if(trails, [](const Trail& trail) { return trail.spaces.size() < 2; });
    return trails;
}

Plan plan(const View::Decision& decision, const Option& option) {
    Plan plan;
    plan.mover = decision.player;
    const Race& before = decision.now;
    const Forecast leads = forecast(decision, option);
    plan.trails = trails_of(before, leads.told);
    if (option.choice == Choice::play && is_weapon(option.card))
        plan.aim = aim_of(decision, option);
    for (PlayerId id = 0; id < before.terms.players; ++id) {
        const int lost = leads.then[id].condition - before[id].condition;
        if (before[id].is_racing && lost != 0)
            plan.harm.push_back(
                {point_of(before[id].at) - Vec2{0.0F, 0.42F}, ui::signed_number(lost)});
    }
    return plan;
}

class PlanDrawing {
public:
    PlanDrawing(const ui::BoardEasel& easel, const Plan& plan) : easel_(easel), plan_(plan) {}

    void draw() const {
        for (const Space& space : plan_.aim.cells)
            reach(space);
        for (const Trail& trail : plan_.trails)
            follow(trail);
        for (const ui::BoardMark& mark : plan_.harm)
            ui::paint_sign(easel_, easel_.to(mark.at), mark.text, danger);
    }

private:
    float px(float world) const { return world * easel_.to.zoom; }
    // A cell of the pattern; on whoever is hit in it a cross hair.
    void reach(Space space) const {
        const Rect cell = grown(easel_.to(cell_of(space)), -px(0.05F));
        easel_.canvas.fill_rounded_rect(cell, px(0.1F), faded(danger, 0.25F));
        easel_.canvas.outline_rounded_rect(cell, px(0.1F), danger, std::max(1.5F, px(0.04F)));
    }
    void follow(const Trail& trail) const {
        const bool is_own = trail.who == plan_.mover;
        const Ink colour = is_own ? theme::gold : Ink::hex(easel_.seating.livery(trail.who).colour);
        std::vector<Vec2> way;
        for (const Space& space : trail.spaces)
            way.push_back(easel_.to(point_of(space)));
        easel_.canvas.polyline(way, faded(theme::ink, 0.6F), px(0.15F));
        easel_.canvas.polyline(way, colour, px(0.09F));
        const Rect end = grown(easel_.to(cell_of(trail.spaces.back())), -px(0.06F));
        easel_.canvas.outline_rounded_rect(end, px(0.12F), theme::ink, px(0.1F));
        easel_.canvas.outline_rounded_rect(grown(end, -px(0.02F)), px(0.1F), colour, px(0.06F));
    }

    const ui::BoardEasel& easel_;
    const Plan& plan_;
};

void paint_cross_hairs(const ui::BoardEasel& easel, const Plan& plan, const Race& race) {
    for (const PlayerId id : plan.aim.hit) {
        const Vec2 at = easel.to(point_of(race[id].at));
        const float reach = 0.34F * easel.to.zoom;
        const float wide = std::max(1.5F, 0.05F * easel.to.zoom);
        easel.canvas.circle(at, reach, danger, wide);
        for (const Vec2 way :
             {Vec2{1.0F, 0.0F}, Vec2{-1.0F, 0.0F}, Vec2{0.0F, 1.0F}, Vec2{0.0F, -1.0F}})
            easel.canvas.line(at + way * (0.6F * reach), at + way * (1.35F * reach), danger, wide);
    }
}

}  // namespace

ui::PlanPainter View::plan_of(const Decision& decision, const Option& option) {
    if (decision.now.stage == Stage::setup)
        return garage_plan(decision.now, decision.player, option);
    if (decision.ask != Ask::step && decision.ask != Ask::second) return {};
    return [its = plan(decision, option), race = decision.now](const ui::BoardEasel& easel) {
        PlanDrawing(easel, its).draw();
        paint_cross_hairs(easel, its, race);
    };
}

// Each Skid card and each event is to be seen before the next.
float View::seconds_of(const Event& event) {
    switch (event.fact) {
    case Fact::skid_card: return 0.9F;
    case Fact::event_revealed:
    case Fact::stretch_revealed: return 1.1F;
    case Fact::played:
    case Fact::acted: return 0.7F;
    case Fact::hit: return 0.6F;
    case Fact::bashed: return 0.25F;
    case Fact::event_resolved:
    case Fact::stretch_resolved:
    case Fact::out: return 0.8F;
    default: return 0.0F;
    }
}

}  // namespace death_roads
