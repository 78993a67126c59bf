// What is proposed or pointed at among the answers, on the road: from where, and to where.
#include <optional>

#include "games/highway_heist/rules/procedures.h"
#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_pieces.h"
#include "games/highway_heist/view/heist_view.h"
#include "stage/theme.h"

namespace highway_heist {

namespace {

using stage::Rect;
using stage::Vec2;

struct Aim {
    std::optional<Vec2> from;
    Block at;
};

std::optional<Aim> aim_at(const Heist& heist, Perch from, Perch at) {
    if (at >= perches || !(is_there(heist, at) || is_wreck(heist, at))) return std::nullopt;
    Aim aim{std::nullopt, block_of(heist, at)};
    if (from < perches && from != at) aim.from = middle_of(block_of(heist, from));
    return aim;
}

std::optional<Aim> aim_of(const View::Decision& decision, const Option& option) {
    const Heist& heist = decision.now;
    const About& about = decision.about;
    const Perch here =
        about.who < heist.terms.members ? highway_heist::place_of(heist, about.who) : no_perch;
    switch (option.choice) {
    case Choice::ram:
    case Choice::force: return aim_at(heist, here, option.value);
    case Choice::leap:
        return aim_at(heist, here,
                      option.value == at_wheel ? heist[about.who].pv : Perch{option.value});
    case Choice::throw_cargo: return aim_at(heist, here, heist[option.value].pv);
    case Choice::perch: return aim_at(heist, about.what, option.value);
    case Choice::member: return aim_at(heist, no_perch, place_of(heist, option.value));
    case Choice::space: {
        Aim aim{std::nullopt, Block{option.at}};
        if (const auto from = aim_at(heist, no_perch, about.what)) aim.from = middle_of(from->at);
        return aim;
    }
    case Choice::number:
        if (decision.ask != Ask::lane) return std::nullopt;
        return Aim{std::nullopt, Block{{start_row, static_cast<std::int8_t>(option.value)}}};
    default: return std::nullopt;
    }
}

void paint_aim(const ui::BoardEasel& easel, const Aim& aim) {
    const float zoom = easel.to.zoom;
    const Rect frame{
        static_cast<float>(aim.at.at.x) - 0.46F, static_cast<float>(aim.at.at.y) - 0.46F,
        static_cast<float>(aim.at.length) - 0.08F, static_cast<float>(aim.at.width) - 0.08F};
    if (aim.from) {
        easel.canvas.dashed_line(easel.to(*aim.from), easel.to(middle_of(aim.at)),
                                 faded(stage::theme::gold, 0.9F), 0.07F * zoom, 0.14F * zoom);
    }
    easel.canvas.fill_rounded_rect(easel.to(frame), 0.12F * zoom, faded(stage::theme::gold, 0.22F));
    easel.canvas.outline_rounded_rect(easel.to(frame), 0.12F * zoom, stage::theme::gold,
                                      0.07F * zoom);
}

}  // namespace

ui::PlanPainter View::plan_of(const Decision& decision, const Option& option) {
    const std::optional<Aim> aim = aim_of(decision, option);
    if (!aim) return {};
    return [its = *aim](const ui::BoardEasel& easel) { paint_aim(easel, its); };
}

}  // namespace highway_heist
