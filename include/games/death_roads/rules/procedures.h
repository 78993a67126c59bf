// What the chapters of the rules call of each other.
#pragma once

#include <span>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/fixed_vector.h"

namespace death_roads {

// ---- Choices, draws, facts (asking.cpp) -------------------------------------------------------

using Options = kernel::FixedVector<Option, 256>;
// Of whom it is about.
Option choose(Table& table, Ask ask, const About& about, const Options& options);
// A kind of which the weights have some; shown to all.
std::uint8_t draw_lot(Table& table, Why why, const About& about,
                      std::span<const std::uint8_t> weights);
void tell(Table& table, Fact fact, PlayerId who, Rule rule, int value = 0, PlayerId other = nobody,
          Choice choice = Choice::done);

// ---- Hands and Decks (hands.cpp) --------------------------------------------------------------

void draw_cards(Race& race, Table& table, PlayerId id, int count, Rule rule);
void discard(Race& race, PlayerId id, Card card);  // from the hand
// One option for each kind of card in hand.
void offer_hand(const Race& race, PlayerId id, Choice choice, Options& options);

// ---- Condition, Handling, Gears (harm.cpp) ----------------------------------------------------

enum class Cause : std::uint8_t { blow, other };  // a Bash or a Barrier (DR-O-100)
void lose_condition(Race& race, Table& table, PlayerId id, int count, Cause cause, Rule rule);
void regain_condition(Race& race, Table& table, PlayerId id, int count);
void lose_handling(Race& race, Table& table, PlayerId id, int count, Rule rule);
void regain_handling(Race& race, Table& table, PlayerId id, int count);
void change_gear(Race& race, Table& table, PlayerId id, int by);
void take_token(Race& race, Table& table, PlayerId id, Status status, int count, Rule rule);
// Whether anything may still happen to a Vehicle: neither it nor the race is over.
inline bool goes_on(const Race& race, PlayerId id) {
    return race.stage != Stage::over && race[id].is_racing;
}
// Looks whether the race is won, ranking those who are out (DR-O-09, DR-O-77).
void settle(Race& race, Table& table);
// What is one moment for all its Vehicles: settled when it is whole (DR-O-77).
template <class Do>
void in_one_moment(Race& race, Table& table, const Do& what) {
    ++race.moments;
    what();
    --race.moments;
    settle(race, table);
}

// ---- On the road (movement.cpp, effects.cpp, weapons.cpp) -------------------------------------

// Steps by its own move (DR-O-30); false once one of them is not made.
bool move(Race& race, Table& table, PlayerId id, Way way, int steps);
void push(Race& race, Table& table, PlayerId id, Way way);
void bash(Race& race, Table& table, PlayerId target, PlayerId by, Way way, int strength);
void fall_far_behind(Race& race, Table& table, PlayerId id);
// Where its side is left or right; effects that remain are lost with Far Behind (DR-O-39).
void carry_out(Race& race, Table& table, PlayerId id, const Effects& effects,
               Side side = Side::neither, PlayerId by = nobody);
// Whom a weapon would hit from where its shooter stands; `line` is 0 for the default lines, else an
// alternative, counted from 1 (DR-O-75).
kernel::PlayerSet targets_of(const Race& race, PlayerId shooter, Card weapon, int line);
void fire(Race& race, Table& table, PlayerId id, Card weapon, int line);

// ---- Skids (skids.cpp) ------------------------------------------------------------------------

void skid(Race& race, Table& table, PlayerId id);
// From the question of Slide Master on.
void go_on_skidding(Race& race, Table& table, PlayerId id);
// Not for a Skid, but for Veer and Controlled Slide.
void resolve_skid_cards(Race& race, Table& table, PlayerId id, int count, Rule rule);

// ---- Phases (setup.cpp, preparation.cpp, events.cpp, turns.cpp, status.cpp, actions.cpp) ------

void set_up(Race& race, Table& table);
// Of a Vehicle whose build is known: full Condition, its sixteen cards shuffled (DR-O-05).
void fit_out(Car& car);
void order_by_initiative(Race& race, Table& table);
void prepare(Race& race, Table& table, PlayerId id);
void preparation(Race& race, Table& table);
void reveal_event(Race& race, Table& table);
void resolve_events(Race& race, Table& table);
void carry_out_event(Race& race, Table& table);
void carry_out_final_stretch(Race& race, Table& table);
void close_lane(Race& race, Table& table, int side);  // 0 left, 1 right (DR-OVL-01)
void race_on(Race& race, Table& table);
void take_turn(Race& race, Table& table, PlayerId id);
void apply_tokens(Race& race, Table& table, PlayerId id);
void apply_tokens_left(Race& race, Table& table, PlayerId id);
// From one of their questions on.
void go_on_with_token(Race& race, Table& table, PlayerId id, Ask ask);
void choose_step(Race& race, Table& table, PlayerId id);
void offer_cards(const Race& race, PlayerId id, Options& options);
void offer_driver_actions(const Race& race, PlayerId id, Options& options);
void act(Race& race, Table& table, PlayerId id, Option what);
void act_again(Race& race, Table& table, PlayerId id);

}  // namespace death_roads
