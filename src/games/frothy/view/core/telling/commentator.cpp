#include "games/frothy/view/core/telling/commentator.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

using play::TalkingPoint;

constexpr int max_speed = rating_count - 1;
constexpr int jolt = 2;         // steps of Speed that are seen from the stand
constexpr int many_dice = 3;    // of a Control roll: one holds one's breath
constexpr int nearly_out = 2;   // Damage left
constexpr int dull_rounds = 3;  // without Damage, where that is what the race is about

bool is_vehicle(const Race& race, VehicleId v) { return v < race.vehicle_count; }

// How far it has come by a step that is told before a crossing of the line is counted.
std::int32_t progress_by_step(VehicleId mover, const Race& before, const Race& after) {
    const std::int32_t length = after.course().length();
    const std::int32_t from = progress(before, mover);
    const std::int32_t to = progress(after, mover);
    if (!after.course().is_circuit()) return to;
    return to - from > length / 2 ? to - length : from - to > length / 2 ? to + length : to;
}

// Whom it has passed by this step: the foremost of them; no_vehicle for nobody.
VehicleId passed(VehicleId mover, const Race& before, const Race& after) {
    const std::int32_t reached = progress_by_step(mover, before, after);
    VehicleId foremost = no_vehicle;
    for (VehicleId v = 0; v < after.vehicle_count; ++v) {
        if (v == mover || !after[v].is_running()) continue;
        const auto its = progress(after, v);
        if (progress(before, mover) >= its || reached <= its) continue;
        if (foremost == no_vehicle || its > progress(after, foremost)) foremost = v;
    }
    return foremost;
}

bool leads(const Race& race, VehicleId who, std::int32_t its_progress) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].status == VehicleStatus::finished) return false;
        if (v != who && race[v].is_running() && progress(race, v) >= its_progress) return false;
    }
    return true;
}

bool is_first_to_complete(const Race& before, VehicleId who, int laps) {
    for (VehicleId v = 0; v < before.vehicle_count; ++v)
        if (v != who && before[v].laps >= laps) return false;
    return true;
}

}  // namespace

TalkingPoint Commentator::of_speed(const Event& event) const {
    if (const auto* speed = event.get_if<SpeedChanged>()) {
        if (speed->now == max_speed && speed->before < max_speed) return {"top_speed", 3};
        if (speed->now >= speed->before + jolt) return {"faster", 2};
        if (speed->now == 0 && speed->before > 0) return {"stalled", 2};
        if (speed->before >= speed->now + jolt) return {"slower", 2};
    }
    if (event.is<OverWhipped>()) return {"over_whipped", 1};
    if (event.is<StaminaEffectFelt>()) return {"tired", 1};
    return {};
}

TalkingPoint Commentator::of_fight(const Event& event) {
    if (event.is<AttackDeclared>()) {
        attacker_ = event.who;
        struck_[0] = event.who;
        struck_[1] = event.other();
    }
    TalkingPoint moment;
    if (event.is<AttackWon>()) {
        const bool is_won = event.who == attacker_;
        moment = {is_won ? "attack_won" : "attack_lost", 3};
        moment.who = attacker_;
        moment.other = is_won ? event.other() : event.who;
        moment.is_clash = true;
    } else if (event.is<AttackTied>()) {
        moment = {"attack_tied", 2};
        moment.is_clash = true;
    }
    return moment;
}

TalkingPoint Commentator::of_harm(const Event& event, const Race& after) const {
    if (const auto* damaged = event.get_if<Damaged>()) {
        const int left = after.licence(event.who).damage_max - damaged->total;
        if (left <= 0) return {};  // the wreck is told
        TalkingPoint moment{left <= nearly_out ? "thread" : "damage", 3};
        moment.number = left <= nearly_out ? left : int{damaged->points};
        if (left > nearly_out && damaged->points < 2) moment.weight = 0;
        return moment;
    }
    if (const auto* rolled = event.get_if<DamageRolled>())
        return {"unhurt",
                static_cast<std::uint8_t>(rolled->points == 0 && rolled->dice > 1 ? 2 : 0)};
    if (event.is<AffectGained>()) return {"affect", 1};
    if (event.is<WipedOut>()) {
        const bool is_struck = event.who == struck_[0] || event.who == struck_[1];
        TalkingPoint moment{is_struck ? "wreck_by" : "wreck", 5};
        moment.other = event.who == struck_[0] ? struck_[1] : struck_[0];
        return moment;
    }
    return {};
}

TalkingPoint Commentator::of_driving(const Event& event, const Race& before, const Race& after) {
    if (const auto* rolled = event.get_if<ControlRolled>()) dice_ = rolled->dice;
    if (event.is<Stepped, Jumped>() && after.setting->has_finish_line()) {
        TalkingPoint moment{"overtake", 2};
        moment.other = passed(event.who, before, after);
        const std::int32_t reached = progress_by_step(event.who, before, after);
        if (moment.other != no_vehicle && leads(after, event.who, reached))
            moment = {"lead", 3, {}, moment.other};
        if (moment.other != no_vehicle && after.round > 1) return moment;
    }
    if (const auto* crash = event.get_if<Collided>()) {
        if (!is_vehicle(after, crash->other) || crash->kind == CollisionKind::wreck)
            return {"wall", 3};
        struck_[0] = event.who;
        struck_[1] = crash->other;
        TalkingPoint moment{"crash", 3};
        moment.is_clash = true;
        return moment;
    }
    if (event.is<ControlKept>() && dice_ >= many_dice) {
        TalkingPoint moment{"escape", 3};
        moment.number = dice_;
        return moment;
    }
    if (const auto* turned = event.get_if<Turned>(); turned != nullptr && turned->spins)
        return {"spin", 2};
    if (const auto* hazard = event.get_if<EnteredHazard>(); hazard != nullptr && hazard->points > 0)
        return {"hazard", 1};
    if (event.is<Jumped>()) return {"jump", 3};
    if (event.is<ControlLost>()) return {"out_of_control", 2};
    if (event.is<Slid>()) return {"slide", 1};
    if (event.is<EnteredFragile>()) return {"fragile", 2};
    if (event.is<RunnerGone>()) return {"runner", 3};
    return {};
}

// Where the last one left wins (FR-RACE-03).
TalkingPoint Commentator::of_lasting(const Event& event, const Race& after) {
    if (after.terms().type != RaceType::toughest) return {};
    std::vector<VehicleId> left;
    for (VehicleId v = 0; v < after.vehicle_count; ++v)
        if (after[v].is_running()) left.push_back(v);
    TalkingPoint moment;
    if (event.is<RaceEnded>() && left.size() == 1) {
        moment = {"survivor", 5};
        moment.who = left.front();
    }
    if (!event.is<RoundBegan>()) return moment;
    const bool are_fewer = left.size() < std::min<std::size_t>(left_, after.vehicle_count);
    left_ = left.size();
    if (are_fewer && left.size() == 2) {
        moment = {"duel", 4, left.front(), left.back()};
    } else if (are_fewer && left.size() > 2) {
        moment = {"fewer_left", 3};
        moment.number = static_cast<int>(left.size());
    } else if (after.stalled_rounds > 0 && after.stalled_rounds % dull_rounds == 0) {
        moment = {"quiet", 2};
        moment.number = after.stalled_rounds;
    }
    return moment;
}

TalkingPoint Commentator::of_line(const Event& event, const Race& before, const Race& after) const {
    if (const auto* line = event.get_if<LineCrossed>(); line != nullptr && line->is_lap()) {
        const int laps = after.setting->laps;
        if (line->laps >= laps || !is_first_to_complete(before, event.who, line->laps)) return {};
        TalkingPoint moment{line->laps == laps - 1 ? "last_lap" : "lap", 4};
        moment.number = line->laps;
        return moment;
    }
    if (const auto* home = event.get_if<Finished>()) {
        TalkingPoint moment{home->place == 1 ? "winner" : "home",
                            static_cast<std::uint8_t>(home->place == 1 ? 5 : 3)};
        moment.number = home->place;
        moment.finish = after.round * (phase_count + 1) + after.phase;
        return moment;
    }
    if (const auto* off = event.get_if<RanOff>())
        return {"ran_off", static_cast<std::uint8_t>(off->is_out ? 4 : 3)};
    if (event.is<Retired>()) return {"retired", 3};
    if (event.is<Caught>()) return {"caught", 5};
    if (event.is<RaceEnded>()) return {"over", 4};
    return {};
}

TalkingPoint Commentator::take(const Event& event, const Race& before, const Race& after) {
    if (event.is<PhaseBegan>()) struck_[0] = struck_[1] = no_vehicle;
    TalkingPoint moment;
    // With the first dice, by which one race differs from another.
    if (event.is<SpeedChecked>() && after.round == 1 && !std::exchange(has_begun_, true))
        moment = {"start", 3};
    if (event.is<SpecialPlayed>()) moment = {"special", 2};
    if (moment.weight == 0) moment = of_lasting(event, after);
    if (moment.weight == 0) moment = of_speed(event);
    if (moment.weight == 0) moment = of_fight(event);
    if (moment.weight == 0 && is_vehicle(after, event.who)) moment = of_harm(event, after);
    if (moment.weight == 0 && is_vehicle(after, event.who))
        moment = of_driving(event, before, after);
    if (moment.weight == 0) moment = of_line(event, before, after);
    if (moment.who == kernel::nobody) moment.who = event.who;
    if (moment.other == kernel::nobody) moment.other = event.other();
    if (is_vehicle(after, moment.who)) moment.of = after.licence(moment.who).id;
    return moment;
}

}  // namespace frothy
