// A turn as it is driven: what the chapters of the rules pass to one another.
#pragma once

#include <initializer_list>
#include <span>

#include "games/grand_prix/rules/grand_prix.h"
#include "games/grand_prix/rules/ranking.h"

namespace grand_prix {

struct Turn {
    Race& race;
    Table& table;
    CarId id;                   // whose turn it is
    bool caution_anew = false;  // bans of this very turn, which do not end with it (GP-X54)
    bool ban_anew = false;

    Car& car() { return race.cars[id]; }
    Move& move() { return race.move; }
    bool is_over() const { return GrandPrix::is_over(race); }
};

// Dice, choices and facts of one car.
int roll_die(Table& table, Race& race, CarId who, Why why, Rule rule);
Option choose(Table& table, CarId who, Ask ask, About about, std::span<const Option> options,
              std::span<const std::uint8_t> dice = {});
Event event_of(Fact fact, CarId who, Rule rule, int value = 0, CarId other = no_car);
void tell(Table& table, Fact fact, CarId who, Rule rule, int value = 0, CarId other = no_car);
void tell_tyre(Table& table, Fact fact, CarId who, Rule rule, Tyre tyre, int value = 0);

// Before the race.
void choose_starting_tyre(Race& race, Table& table);
void drive_qualifying_lap(Race& race, Table& table);
void line_up(Race& race, Table& table);

// A place of the main road by distance raced (GP-X42).
Place place_at(int distance);
int home_distance(const Race& race);
// Moves a car on the track onwards, over any other, to the first free space at or behind the
// target (GP-X31, GP-X55), or home. Spaces moved.
int send_forward(Race& race, Table& table, CarId id, int spaces, Fact told, Rule rule);
// To the nearest free main space behind where it stands (GP-X14).
void drop_back(Race& race, Table& table, CarId id);
void tell_lap(const Race& race, Table& table, CarId id, int lap_before);

// The move (GP-L18): along the lane, onto the road, past others.
void drive(Turn& turn);
// Whether it gets past the car on the next space (GP-L21).
bool gets_past(Turn& turn, CarId defender);
// After the Explosion (GP-L24, GP-L30, GP-L31).
void collide(Turn& turn, CarId defender);
// So many spaces of the lane, or as many as there are; those left (GP-L42).
int drive_along_lane(Race& race, Table& table, CarId id, int spaces);
bool enters_lane(Turn& turn);
void flip_weather(Race& race, Table& table, CarId who, Rule rule);

void turn_up_flag_card(Turn& turn, Flag flag);
// Off the track until it has missed a turn (GP-L12, GP-X12).
void leave_track(Race& race, Table& table, CarId id, Rule rule);

// Over the line after the last lap (GP-L51, GP-X71).
void come_home(Race& race, Table& table, CarId id);
// Ends the race where it is over with whoever is home (GP-X71, GP-X75).
void end_if_won(Race& race, Table& table);
void next_turn(Turn& turn);

}  // namespace grand_prix
