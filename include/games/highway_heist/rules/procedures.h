// What the chapters of the rules ask of one another.
#pragma once

#include <span>

#include "games/highway_heist/rules/highway_heist.h"

namespace highway_heist {

using Options = kernel::FixedVector<Option, 96>;

// ---- Choices, draws, facts (asking.cpp) ---------------------------------------------------------

// By the player of `about.who`.
Option choose(const Heist& heist, Table& table, Ask ask, const About& about,
              const Options& options);
// By anybody; the Active Player if nobody else speaks (HH-O-120).
// By the player of the first, or of a team with it.
Option choose_among(const Heist& heist, Table& table, Ask ask, const About& about,
                    const Options& options, MemberId first, kernel::PlayerSet team);
Option choose_as_team(const Heist& heist, Table& table, Ask ask, About about,
                      const Options& options);
bool agrees(const Heist& heist, Table& table, Ask ask, const About& about);
Space choose_space(const Heist& heist, Table& table, const About& about, const Spaces& spaces);
Perch choose_perch(const Heist& heist, Table& table, Ask ask, const About& about,
                   const Perches& among);
Perch choose_perch_as_team(const Heist& heist, Table& table, Ask ask, const About& about,
                           const Perches& among);
// One of those whose bit is set.
std::uint8_t draw(const Heist& heist, Table& table, Why why, Rule rule, std::uint16_t among,
                  std::size_t kinds);
void tell(Table& table, const Event& event);

// ---- Skill Rolls, Defense, tokens (rolls.cpp) ---------------------------------------------------

// What dice on the table come to, with a Boost or without.
int successes_shown(const Heist& heist, const About& about, std::span<const std::uint8_t> faces,
                    bool is_boosted);
// Whether a Skill Roll comes to what `about` needs.
bool succeeds(Heist& heist, Table& table, const About& about);
void deal_damage(Heist& heist, Table& table, MemberId member, int damage, Rule rule);
void gain_boost(Heist& heist, Table& table, MemberId member, Rule rule);

// ---- Pegs and Wrecks (pegs.cpp, wrecks.cpp) -----------------------------------------------------

// On top of the nearest vehicle with a slot, measured from there; not `but` (all of the Semi).
void send_to_nearest(Heist& heist, Table& table, MemberId member, const Block& from, Perch but,
                     Rule rule);
// Thrown off what it stands on (HH-O-124).
void throw_off(Heist& heist, Table& table, MemberId member, Rule rule);
void place_enemy_peg(Heist& heist, Table& table, Perch perch, Rule rule);
void remove_enemy_peg(Heist& heist, Table& table, Perch perch, Rule rule);
Members members_on(const Heist& heist, Perch perch);

// Turned upside down, or taken off the board; its pegs move (2.7).
void wreck(Heist& heist, Table& table, Perch vehicle, Rule rule);
void remove(Heist& heist, Table& table, Perch vehicle, Rule rule);
// What a Wreck does to the Tank, the Rival Car or the Semi, which it enters.
void hit(Heist& heist, Table& table, Perch wreck, Perch enemy, Rule rule);
void damage_main(Heist& heist, Table& table, int damage, Rule rule);
void damage_rival(Heist& heist, Table& table, int damage, Rule rule);
// Up to so many steps, by the choice of a member, through empty spaces or into Tank or Rival Car.
void push_wreck(Heist& heist, Table& table, MemberId member, Perch wreck, int steps, Rule rule);
void return_cargo(Heist& heist, Table& table, MemberId member, Rule rule);
void finish(Heist& heist, Table& table, Result result, Rule rule);

// ---- Turns (actions.cpp, stunts.cpp) ------------------------------------------------------------

void list_actions(const Heist& heist, MemberId member, Options& options);
void act(Heist& heist, Table& table, MemberId member, const Option& action);
bool can_try(const Heist& heist, MemberId member, Stunt stunt);
void do_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt);
void take_stunt_token(Heist& heist, Table& table, MemberId member, Stunt stunt);

// ---- Enemies (enemies.cpp, effects.cpp, main_enemy.cpp) -----------------------------------------

void roll_enemy_die(Heist& heist, Table& table);
void play_enemy_card(Heist& heist, Table& table);
void carry_out(Heist& heist, Table& table, Effect effect, Rule rule);
void activate_suvs(Heist& heist, Table& table, Rule rule);
void activate_pegs(Heist& heist, Table& table, bool on_semi_only);
void activate_rival(Heist& heist, Table& table);
// One step towards it (HH-O-05); whether it moved.
bool step_towards(Heist& heist, Table& table, Perch vehicle, const Block& target, Rule rule);
// From this space on in a direction, on the first that is empty (HH-SUV-02).
bool place_suv(Heist& heist, Table& table, Space from, int dx, int dy, Rule rule);
void move_main(Heist& heist, Table& table, int dx, int dy, Rule rule);
// The effects of one scenario's cards only.
void carry_out_main(Heist& heist, Table& table, Effect effect, Rule rule);

// ---- End of Round (end_of_round.cpp) ------------------------------------------------------------

void maintain_road(Heist& heist, Table& table);
void maintain_stunts(Heist& heist, Table& table);
void draw_stunt(Heist& heist, Table& table);
void end_round(Heist& heist, Table& table);
// The board as it is before anybody is asked.
void lay_out(Heist& heist);
void set_up(Heist& heist, Table& table);

}  // namespace highway_heist
