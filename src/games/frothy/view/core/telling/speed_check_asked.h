// Whether a Speed Check passed without its player having anything to choose: with no card in hand
// and but one pair of dice nothing is asked (FR-SPD-04, FR-SPD-05).
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/journal_table.h"

namespace frothy {

// Whether the player answered anything in the Speed Checks around this roll of its own, the entry
// `cast` of the journal.
bool was_asked_in_check(const kernel::Journal<Frothy>& journal, std::size_t cast, VehicleId player);

// What Speed Checks nobody was asked in did to the Speed of these players (a bit for each), a
// sentence for each of them; empty mostly. `now` is of their race.
std::string told_of_unasked_checks(std::span<const kernel::Happening<Frothy>> happenings,
                                   const kernel::Journal<Frothy>& journal, const Race& now,
                                   const Names& names, unsigned players);

}  // namespace frothy
