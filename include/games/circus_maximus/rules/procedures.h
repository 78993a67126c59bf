// What the chapters of the rules ask of one another while chariots move.
#pragma once

#include <span>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "games/circus_maximus/rules/ratings.h"

namespace circus_maximus {

// ---- Dice, choices, facts (asking.cpp) --------------------------------------------------------

// The sum of so many dice of one chariot's driver.
int roll(Race& race, Table& table, ChariotId who, Why why, Rule rule, int count);
// One of those whose bit is set, drawn by lot.
ChariotId draw(Race& race, Table& table, ChariotId who, Why why, Rule rule, ChariotSet among);
Option choose(const Race& race, Table& table, Ask ask, const About& about,
              std::span<const Option> options, kernel::PlayerSet seen_by = kernel::everybody);
// How many, from 0 to `most`, by whoever drives it.
int choose_number(const Race& race, Table& table, Ask ask, const About& about, int most,
                  kernel::PlayerSet seen_by = kernel::everybody);
void tell(Table& table, Fact fact, ChariotId who, Rule rule, int value = 0,
          ChariotId other = no_chariot, Choice choice = Choice::number);

// ---- What befalls a chariot (harm.cpp, wheels.cpp) --------------------------------------------

// To a horse or a wheel: boxes by its chart, and what the dice came to with all that counts.
struct Harm {
    int boxes = 0;
    int total = 0;
};
inline Harm harm_to_horse(int total) { return {horse_injury(total), total}; }
inline Harm harm_to_wheel(int total) { return {wheel_damage(total), total}; }
void tell_harm(Table& table, Fact fact, ChariotId who, Rule rule, Harm harm);

// What cannot be paid comes off the next turn's maximum (CM-X20). The END that was paid.
int lose_endurance(Race& race, Table& table, ChariotId id, int endurance, Rule rule);
void reduce(Race& race, Table& table, ChariotId id, int by, Rule rule);  // M, W (CM-X30)
void reduce_next_turn(Race& race, ChariotId id);                         // by 1 (CM-L14)
// A written speed above the maximum of who has not moved is cut (CM-X30).
void cut_written_speed(Race& race, Table& table, ChariotId id);
void jostle(Race& race, Table& table, ChariotId id);
void wound(Race& race, Table& table, ChariotId id, int hits);
void injure(Race& race, Table& table, ChariotId id, int horse, Harm harm);
// The live outer horse on a side (CM-X14, CM-R10).
int outer_horse(const Chariot& chariot, Side side);
void hurt_wheel(Race& race, Table& table, ChariotId id, Side side, Harm harm);
// CM-L37 of each damaged wheel, the left one first (CM-X37).
void roll_for_wheels(Race& race, Table& table, ChariotId id, Rule rule);
void flip(Race& race, Table& table, ChariotId id, Rule rule);
void put_out(Race& race, Table& table, ChariotId id, Rule rule);
// The car stands, the team runs (CM-X17, CM-X40).
void lose_driver(Race& race, Table& table, ChariotId id);
void carry_out(Race& race, Table& table, ChariotId id, Mishap mishap, Rule rule);

// ---- On the track (steps.cpp, slips.cpp, corners.cpp, attacks.cpp, wrecks.cpp) -----------------

// One square on and perhaps into another lane; the line is crossed by the first half (CM-X32).
void advance(Race& race, Table& table, ChariotId id, Square to);
void drop_back(Race& race, Table& table, ChariotId id);  // one square, if it is free
bool can_drop_back(const Race& race, ChariotId id);
// By a chart, so many lanes, with this modifier where it ends in a ram (CM-X11, CM-X39).
void slip(Race& race, Table& table, ChariotId id, Side side, int count);
void check_corner(Race& race, Table& table, ChariotId id, int turn_speed);

// Adds what attacks may be made from where the mover stands.
using Options = kernel::FixedVector<Option, 64>;
void offer_attacks(const Race& race, ChariotId attacker, Options& options);
void attack(Race& race, Table& table, ChariotId attacker, Option what);
// Where an attack or a ram comes from decides how it may be evaded.
enum class From : std::uint8_t { side, rear };
// Whether the victim evades (CM-X15, CM-R34).
bool evades(Race& race, Table& table, ChariotId victim, ChariotId attacker, Choice attack,
            int modifier, From from = From::side);
// Whichever counters meet.
void ram_horses(Race& race, Table& table, ChariotId who, Weight weight, ChariotId victim,
                Side facing);
void ram_car(Race& race, Table& table, ChariotId attacker, ChariotId victim, int modifier);
// CM-X46
void ram_ahead(Race& race, Table& table, ChariotId id, ChariotId victim);

void run_over_wreck(Race& race, Table& table, ChariotId id);
void trample(Race& race, Table& table, ChariotId id);

void place_bets(Race& race, Table& table);  // campaign.cpp

void drive(Race& race, Table& table, ChariotId id);
void walk(Race& race, Table& table, ChariotId id);
void run_away(Race& race, Table& table, ChariotId id);

// Which side of one square another one in a neighbouring lane lies on.
inline Side side_of(Square one, Square other) {
    return other.lane > one.lane ? Side::outward : Side::inward;
}

}  // namespace circus_maximus
