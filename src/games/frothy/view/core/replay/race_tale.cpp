// Gathering what a race's story is made of.
#include "games/frothy/view/core/replay/race_tale.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/replay/replay_marks.h"

namespace frothy {

namespace {

class Gatherer {
public:
    Gatherer(const RaceReplay& replay, RaceTale& tale)
        : replay_(replay), tale_(tale), seen_(replay.start()), began_(replay.start()) {}

    void visit(std::size_t position, const Race& race, const std::vector<Happening>& since) {
        // What happened on the way here is to be seen at the stop after it.
        stop_ = replay_.stop_at(position);
        const bool is_before = replay_.stops()[stop_].entries < position;
        if (is_before && stop_ < replay_.last()) ++stop_;
        for (const Happening& happening : since) {
            if (happening.kind == kernel::HappeningKind::event) take(happening.event);
        }
        if (race.round > seen_.round) end_round();
        seen_ = race;
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            SeatTale& seat = tale_.seats[v];
            if (!race[v].is_running() || rating(race, v) <= seat.top_speed) continue;
            seat.top_speed = rating(race, v);
            seat.top_speed_stop = stop_;
        }
    }
    // Once somebody is home, the lead is settled.
    void end_round() {
        if (is_somebody_home_) return;
        RoundTale& round = tale_.by_round.emplace_back();
        round.round = seen_.round;
        round.stop = stop_;
        for (VehicleId v = 0; v < seen_.vehicle_count; ++v) {
            const bool is_raced =
                seen_[v].is_running() || seen_[v].status == VehicleStatus::finished;
            if (began_[v].is_running() && is_raced)
                round.spaces.at(v) = progress(seen_, v) - progress(began_, v);
        }
        began_ = seen_;
        bool is_led = false;
        for (VehicleId v = 0; v < seen_.vehicle_count; ++v) {
            if (!leads(seen_, v)) continue;
            is_led = true;
            ++tale_.seats[v].rounds_led;
            if (seen_[v].status == VehicleStatus::finished) is_somebody_home_ = true;
        }
        tale_.rounds += is_led ? 1 : 0;
    }

private:
    void take(const Event& event) {
        if (const auto* began = event.get_if<RoundBegan>()) {
            round_ = began->round;
            phase_ = 0;
        }
        if (const auto* began = event.get_if<PhaseBegan>()) phase_ = began->phase;
        if (event.who >= max_vehicles) return;
        SeatTale& seat = tale_.seats[event.who];
        event.visit(
            [&](const AttackDeclared& attack) {
                ++seat.attacks_made;
                if (attack.other < max_vehicles) ++tale_.seats[attack.other].attacks_suffered;
            },
            [&](AttackWon) { ++seat.attacks_won; },
            [&](const Collided& crash) {
                ++seat.collisions;
                if (crash.other < max_vehicles) ++tale_.seats[crash.other].collisions;
            },
            [&](const Damaged& damage) { seat.damage += damage.points; },
            [&](const CardsCommitted& cards) { seat.cards += cards.count(); },
            [&](MovementCard) { ++seat.cards; },
            [&](const Stepped& step) { seat.drifts += step.kind == StepKind::drift ? 1 : 0; },
            [&](Slid) { ++seat.slides; }, [&](ControlRolled) { ++seat.control_rolls; },
            [&](ControlLost) { ++seat.control_lost; },
            [&](const LineCrossed& line) { seat.laps = std::max<int>(0, line.laps); },
            [&](Finished) {
                seat.home_round = round_;
                seat.home_phase = phase_;
                seat.home_stop = stop_;
            },
            [](const auto&) {});
    }

    const RaceReplay& replay_;
    RaceTale& tale_;
    Race seen_;
    Race began_;  // as the round began
    bool is_somebody_home_ = false;
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
    gatherer.end_round();
    for (const ReplayMark& mark : replay.marks()) {
        if (mark.kind != MarkKind::overtake || mark.who >= max_vehicles) continue;
        tale.seats[mark.who].passed += mark.passed;
        if (mark.place == 1) ++tale.lead_changes;
    }
    return tale;
}

}  // namespace frothy
