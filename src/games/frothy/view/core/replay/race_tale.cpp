// Gathering what a race's story is made of.
#include "games/frothy/view/core/replay/race_tale.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

class Gatherer {
public:
    Gatherer(const RaceReplay& replay, RaceTale& tale) : replay_(replay), tale_(tale) {}

    void visit(std::size_t position, const Race& race, const std::vector<Happening>& since) {
        // What happened on the way here is to be seen at the stop after it.
        stop_ = replay_.stop_at(position);
        const bool is_before = replay_.stops()[stop_].entries < position;
        if (is_before && stop_ < replay_.last()) ++stop_;
        for (const Happening& happening : since) {
            if (happening.kind == kernel::HappeningKind::event) take(happening.event);
        }
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            SeatTale& seat = tale_.seats[v];
            if (!race[v].is_running() || rating(race, v) <= seat.top_speed) continue;
            seat.top_speed = rating(race, v);
            seat.top_speed_stop = stop_;
        }
    }

private:
    void take(const Event& event) {
        if (event.kind == EventKind::round_began) {
            round_ = event.a;
            phase_ = 0;
        }
        if (event.kind == EventKind::phase_began) phase_ = event.a;
        if (event.who >= max_vehicles) return;
        SeatTale& seat = tale_.seats[event.who];
        SeatTale* other = event.other < max_vehicles ? &tale_.seats[event.other] : nullptr;
        switch (event.kind) {
        case EventKind::attack_declared:
            ++seat.attacks_made;
            if (other != nullptr) ++other->attacks_suffered;
            break;
        case EventKind::attack_won: ++seat.attacks_won; break;
        case EventKind::collided:
            ++seat.collisions;
            if (other != nullptr) ++other->collisions;
            break;
        case EventKind::damaged: seat.damage += event.a; break;
        case EventKind::cards_committed: seat.cards += event.a + event.b; break;
        case EventKind::movement_card: ++seat.cards; break;
        case EventKind::stepped:
            if (static_cast<StepKind>(event.b) == StepKind::drift) ++seat.drifts;
            break;
        case EventKind::slid: ++seat.slides; break;
        case EventKind::control_rolled: ++seat.control_rolls; break;
        case EventKind::control_lost: ++seat.control_lost; break;
        case EventKind::line_crossed: seat.laps = std::max<int>(0, event.a); break;
        case EventKind::finished:
            seat.home_round = round_;
            seat.home_phase = phase_;
            seat.home_stop = stop_;
            break;
        default: break;
        }
    }

    const RaceReplay& replay_;
    RaceTale& tale_;
    std::size_t stop_ = 0;
    int round_ = 1;
    int phase_ = 0;
};

}  // namespace

RaceTale race_tale(const RaceReplay& replay) {
    RaceTale tale;
    tale.vehicles = replay.start().vehicle_count;
    Gatherer gatherer(replay, tale);
    const kernel::Replay<Frothy> run(
        replay.start(), replay.journal(),
        [&](std::size_t position, const Race& race, const std::vector<Happening>& since) {
            gatherer.visit(position, race, since);
        });
    for (const ReplayMark& mark : replay.marks()) {
        if (mark.kind != MarkKind::overtake || mark.who >= max_vehicles) continue;
        tale.seats[mark.who].passed += mark.passed;
        if (mark.place == 1) ++tale.lead_changes;
    }
    return tale;
}

}  // namespace frothy
