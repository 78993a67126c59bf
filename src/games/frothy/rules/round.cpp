// RND: the round, part by part, and the steps between which the race is at rest.
#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/rolling_start.h"
#include "games/frothy/rules/round_traits.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

// The #s of affects whose # is rolled anew in every round (FR-DICE-06).
int rolled_numbers(Race& race, Table& table, VehicleId v, int affects, Rule rule) {
    int sum = 0;
    for (int i = 0; i < affects; ++i)
        sum += roll_number(race, table, v, rule);
    return sum;
}

void set_order(Race& race) {
    const auto order = race_order(race);
    race.order_count = static_cast<std::uint8_t>(order.size());
    race.next = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        race.order[i] = order[i];
}

using Order = kernel::FixedVector<VehicleId, max_vehicles>;

// What is left of a race order when some have retired.
Order still_running(const Race& race, const Order& order) {
    Order left;
    for (const VehicleId v : order) {
        if (race[v].is_running()) left.push_back(v);
    }
    return left;
}

// Reckless does so by a negative result, if it ever rolls to decelerate (FR-EDGE-50).
bool accelerates_without_card(const Race& race, VehicleId v) {
    return has_trait(race, v, trait::champing_at_the_bit) ||
           (has_trait(race, v, trait::reckless) && !has_trait(race, v, trait::anchor)) ||
           (has_trait(race, v, trait::tireless) &&
            race.rules().trt_fixed_needs_card == FixedNeedsCard::no);
}

// FR-VEH-19: a trait of limited use is no card.
bool has_cards_left(const Race& race, VehicleId v) {
    const Cards& cards = race[v].cards;
    const LicenceIndex& index = race.licence(v).index;
    const int real = index.face_bits[static_cast<std::size_t>(CardFace::whip)] |
                     index.face_bits[static_cast<std::size_t>(CardFace::reins)];
    for (const Pile pile : {Pile::hand, Pile::spent, Pile::recovery}) {
        for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
            if (cards.count(pile, type) != 0) return true;
        }
        if ((cards.special[static_cast<std::size_t>(pile)] & real) != 0) return true;
    }
    return false;
}

// FR-EDGE-32: give up, or go out for want of any way to get going.
void offer_retirement(Race& race, Table& table, VehicleId v) {
    if (rating(race, v) == 0 && !has_cards_left(race, v) && !accelerates_without_card(race, v)) {
        retire(race, table, v, "FR-EDGE-32");
        return;
    }
    Offer offer;
    offer.add(OptionKind::race_on);
    offer.add(OptionKind::retire);
    About about;
    about.vehicle = v;
    about.rule = "FR-EDGE-32";
    if (offer.ask_standing(table, v, Ask::race_on, about).kind == OptionKind::retire) {
        retire(race, table, v, "FR-EDGE-32");
    }
}

// The next vehicle to move; no_vehicle when all have (FR-INIT-05).
VehicleId next_to_move(Race& race) {
    if (race.rules().init_eval == InitEval::dynamic) {
        for (const VehicleId v : order_of_movement(race)) {
            if (race[v].moved_in_phase == 0) return v;
        }
        return no_vehicle;
    }
    while (race.next < race.order_count) {
        const VehicleId v = race.order[race.next];
        if (race[v].is_running() && race[v].moved_in_phase == 0) return v;
        ++race.next;
    }
    return no_vehicle;
}

void roll_wrecks(Race& race, Table& table) {
    move_wrecks(race, table);
    check_end_of_race(race, table);
}

// FR-RACE-02: whoever measures the time agreed speaks up when it is over.
void check_time(Race& race, Table& table) {
    if (race.terms().time_limit != TimeLimit::clock || race.moment == Moment::over) return;
    Offer offer;
    offer.add(OptionKind::race_on);
    offer.add(OptionKind::call_time);
    About about;
    about.rule = "FR-RACE-02";
    about.number = race.round;
    if (offer.ask_standing(table, 0, Ask::call_time, about).kind == OptionKind::call_time) {
        end_race(race, table, EndReason::time_over, "FR-RACE-02");
    }
}

// The end of the round (FR-EDGE-34, FR-EDGE-35: every round and every race ends).
void end_round(Race& race, Table& table) {
    run_maintenance(race, table);
    clear_closed_course(race, table);
    check_time(race, table);
    check_end_of_round(race, table);
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        race[v].wrecked_this_round = 0;
    if (race.moment == Moment::over) return;
    ++race.round;
    race.phase = 0;
    race.moment = Moment::start_of_round;
}

void begin_speed_checks(Race& race) {
    set_order(race);
    race.moment = Moment::speed_check;
}

// FR-OPT-07, FR-TRT-06: the speed to start with, then the rivals.
void step_line_up(Race& race, Table& table) {
    for (const VehicleId v : race_order(race))
        choose_starting_speed(race, table, v);
    name_rivals(race, table);
    race.moment = Moment::start_of_round;
}

void step_start_of_round(Race& race, Table& table) {
    start_of_round(race, table);
    check_end_of_race(race, table);  // FR-EDGE-28: as soon as nobody is running
    if (race.moment == Moment::over) return;
    if (race.rules().wipe_timing == WipeTiming::round_start) roll_wrecks(race, table);
    if (race.moment != Moment::over) begin_speed_checks(race);
}

void step_speed_check(Race& race, Table& table) {
    if (race.rules().speed_commit == SpeedCommit::simultaneous) {
        make_speed_checks_in_secret(race, table);
        race.next = race.order_count;
    } else if (race.next < race.order_count) {
        make_speed_check(race, table, race.order[race.next]);
        ++race.next;
    }
    if (race.next >= race.order_count) race.moment = Moment::wrecks;
}

void step_wrecks(Race& race, Table& table) {
    if (race.rules().wipe_timing == WipeTiming::before_phase_1) roll_wrecks(race, table);
    if (race.moment == Moment::over) return;
    race.moment = Moment::movement;
    begin_phase(race, table, 1);
}

// FR-INIT-01: always one vehicle at a time.
void step_movement(Race& race, Table& table) {
    const VehicleId v = next_to_move(race);
    if (v != no_vehicle) {
        move_in_phase(race, table, v);
        check_end_of_race(race, table);
        return;
    }
    end_phase(race, table);
    if (race.phase < phase_count) {
        begin_phase(race, table, race.phase + 1);
    } else {
        race.phase = 0;
        race.moment = Moment::maintenance;
    }
}

}  // namespace

void Frothy::step(Race& race, kernel::Table<Frothy>& table) {
    switch (race.moment) {
    case Moment::start_of_round: step_start_of_round(race, table); break;
    case Moment::speed_check: step_speed_check(race, table); break;
    case Moment::wrecks: step_wrecks(race, table); break;
    case Moment::movement: step_movement(race, table); break;
    case Moment::maintenance: end_round(race, table); break;
    case Moment::line_up: step_line_up(race, table); break;
    case Moment::over: break;
    }
}

// FR-RND-05, in the order of its ruling.
void start_of_round(Race& race, Table& table) {
    tell(table, no_vehicle, "FR-RND-01", RoundBegan{race.round});
    const auto lined_up = race_order(race);
    for (const VehicleId v : lined_up)
        offer_retirement(race, table, v);
    note_rivals(race);
    const auto order = still_running(race, lined_up);  // nobody moves before the Speed Check
    for (const VehicleId v : order)                    // C-57: before anything else
        adapt(race, table, v);
    for (const VehicleId v : order)
        recover_by_stamina(race, table, v);
    for (const VehicleId v : order) {
        const AffectsInForce& affects = race[v].affects;
        const int dice =
            affects.damage_per_round +
            rolled_numbers(race, table, v, affects.rolled_damage_per_round, "FR-PDE-04");
        if (dice == 0) continue;
        ++race.event_number;
        roll_damage(race, table, v, {.dice = dice, .rule = "FR-PDE-04"});
    }
    for (const VehicleId v : order) {  // FR-EDGE-56
        if (!race[v].is_running()) continue;
        const AffectsInForce& affects = race[v].affects;
        gain_control_loss(
            race, table, v,
            affects.control_per_round +
                rolled_numbers(race, table, v, affects.rolled_control_per_round, "FR-PDE-01"),
            "FR-PDE-01");
    }
    send_out_runners(race, table);
}

void run_phase(Race& race, Table& table, int phase) {
    race.moment = Moment::movement;
    begin_phase(race, table, phase);
    for (VehicleId v = next_to_move(race); v != no_vehicle && race.moment != Moment::over;
         v = next_to_move(race)) {
        move_in_phase(race, table, v);
        check_end_of_race(race, table);
    }
    if (race.moment != Moment::over) end_phase(race, table);
}

// FR-RND-04.
void run_maintenance(Race& race, Table& table) {
    for (const VehicleId v : race_order(race)) {
        ++race.event_number;
        make_stamina_check(race, table, v);
        if (!race[v].is_running()) continue;
        react(race, table, v);
        play_determination(race, table, v);
        recover_cards(race, table, v);
    }
}

}  // namespace frothy
