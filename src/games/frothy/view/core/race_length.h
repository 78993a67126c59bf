// How long a race takes those who play it.
#pragma once

#include <cstdint>

#include "games/frothy/data/record/agreement.h"
#include "games/frothy/rules/setting.h"

namespace frothy {

// Minutes at 8 seconds a decision, as `simulate --pace` counts them, for so many people with three
// rivals; drivers take next to none. A race with a limit of rounds as if it lasted for all of them.
int minutes_of_race(const Course& course, const TableRules& rules, int people);
// The laps of the course, or one where these take four people too long.
std::uint8_t usual_laps(const Course& course);
// How far ahead the Fox is proposed to start (FR-RACE-06): further than the ledger's 6 spaces, with
// which every fourth hunt on a fast course is over in its first round.
std::uint8_t proposed_head_start(const Course& course);

}  // namespace frothy
