// What the Stunts of the scenarios share.
#pragma once

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

// Of a member with a PV: its space, what stands directly in front (1) or behind (-1), the Wrecks
// beside it.
Space pv_space(const Heist& heist, MemberId member);
Perch directly(const Heist& heist, MemberId member, int dx);
Perches adjacent_wrecks(const Heist& heist, MemberId member);
void wreck_both(Heist& heist, Table& table, Perch one, Perch other, Rule rule);

bool can_try_on_tank(const Heist& heist, MemberId member, Stunt stunt);
bool can_try_on_semi(const Heist& heist, MemberId member, Stunt stunt);
bool can_try_on_chopper(const Heist& heist, MemberId member, Stunt stunt);
void do_tank_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt);
void do_semi_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt);
void do_chopper_stunt(Heist& heist, Table& table, MemberId member, Stunt stunt);

}  // namespace highway_heist
