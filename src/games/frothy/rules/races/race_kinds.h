// The kinds of race: what each makes of the things that happen, when it ends and who is placed
// where. The generic part is race_end.cpp.
#pragma once

#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/standings.h"

namespace frothy {

inline bool is_anybody_running(const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].is_running()) return true;
    }
    return false;
}

// Ends the race once; place points are awarded (FR-RACE-10).
void end_race(Race& race, Table& table, EndReason reason, Rule rule);

// Something got on in this round (FR-EDGE-30).
inline void note_new_best(Race& race) {
    if (race.terms().type != RaceType::toughest) race.progressed = 1;
}

// ---- What happens in a race -------------------------------------------------------------------

// Damage in the event now being resolved is laid at somebody's door (FR-RACE-09, FR-EDGE-31).
inline void lay_blame(Race& race, VehicleId by, VehicleId against) {
    race.blame = {race.event_number, by, against};
}
void note_damage(Race& race, Table& table, VehicleId v, int points);
void note_wipe_out(Race& race, Table& table, VehicleId v);
// A vehicle has been carried into another hex, by its own step or a slide.
void note_carried(Race& race, Table& table, VehicleId v);
// The mover of a collision, before it is resolved.
void note_run_into(Race& race, Table& table, VehicleId mover, VehicleId struck);

// ---- Ends -------------------------------------------------------------------------------------

void check_end_of_toughest(Race& race, Table& table);
void check_end_of_pursuit(Race& race, Table& table);
void check_end_of_fox_hunt(Race& race, Table& table);

// ---- Places: negative if a is placed before b, 0 if they share ----------------------------------

int compare_in_furthest(const Race& race, VehicleId a, VehicleId b);
int compare_in_toughest(const Race& race, VehicleId a, VehicleId b);
int compare_in_pursuit(const Race& race, VehicleId a, VehicleId b);
int compare_in_fox_hunt(const Race& race, VehicleId a, VehicleId b);

// ---- Scoring ----------------------------------------------------------------------------------

// Markers of a course obstacle that a vehicle has removed (FR-RACE-07).
void score_obstacle(Race& race, Table& table, VehicleId v, Cell cell, int markers);
void score_places(Race& race, Table& table);

// ---- Runners (FR-RACE-08) ---------------------------------------------------------------------

int runners_at(const Race& race, Cell cell);
// Takes runners off a hex that a vehicle has entered, at most so many; returns how many.
int run_over(Race& race, Table& table, VehicleId v, Cell cell, int most);
void send_out_runners(Race& race, Table& table);
void move_runners(Race& race, Table& table);

}  // namespace frothy
