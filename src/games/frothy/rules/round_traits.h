// Traits and special cards that act before the race and at the start and the end of a round.
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// Whether somebody has something to say before the race (FR-TRT-06).
bool needs_line_up(const Race& race);
void name_rivals(Race& race, Table& table);
// Whose rival is ahead, at the start of the round (FR-TRT-06).
void note_rivals(Race& race);

void adapt(Race& race, Table& table, VehicleId v);               // FR-TRT-02
void recover_by_stamina(Race& race, Table& table, VehicleId v);  // FR-TRT-01
void react(Race& race, Table& table, VehicleId v);               // FR-TRT-22
void play_determination(Race& race, Table& table, VehicleId v);  // FR-SPC-15

}  // namespace frothy
