#include "games/frothy/door/core/resting.h"

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt.h"

namespace frothy {

Resting::Wish Resting::wish_of(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    return {race.round,     rating(race, v),     vehicle.cell, vehicle.facing.number(),
            vehicle.damage, vehicle.control_loss};
}

void Resting::begin(const Game::Decision& decision) {
    wishes_.at(decision.player) = wish_of(decision.now, decision.player);
}

void Resting::handle(std::span<const Game::Happening> happenings) {
    for (const Game::Happening& one : happenings) {
        if (one.kind == kernel::HappeningKind::rewound) wishes_ = {};
        const Event& event = one.event;
        const bool strikes =
            one.kind == kernel::HappeningKind::event && event.is<AttackDeclared, Collided>();
        if (strikes && event.other() < wishes_.size()) wishes_[event.other()].reset();
    }
}

bool Resting::answers(const Game::Decision& decision) {
    std::optional<Wish>& wish = wishes_.at(decision.player);
    if (wish && *wish != wish_of(decision.now, decision.player)) wish.reset();
    return wish && is_empty_phase(decision);
}

}  // namespace frothy
