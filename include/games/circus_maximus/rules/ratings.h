// What a chariot can do as it stands, and who is ahead of whom.
#pragma once

#include "games/circus_maximus/rules/race.h"
#include "kernel/fixed_vector.h"

namespace circus_maximus {

using Chariots = kernel::FixedVector<ChariotId, chariots>;

// The sum of its horses' boxes, less what exhaustion took (CM-R09, CM-R31).
int team_speed(const Chariot& chariot);
// Current driver modifier: points, jostle, wounds (CM-R04, CM-R25, CM-X12).
int driver_modifier(const Chariot& chariot);
// The highest speed that may be written (CM-X05, CM-X38).
int maximum(const Chariot& chariot);
bool may_use_whip(const Chariot& chariot);  // CM-X12, CM-X13
// +3 for a heavy car, -3 for a light one (CM-L25, CM-L32).
int by_weight(Weight weight);

// Whose counter stands on a square; of a runaway its team, and its car if that stands (CM-X40).
ChariotId who_is_on(const Race& race, Square square);
inline bool is_free(const Race& race, Square square) {
    return who_is_on(race, square) == no_chariot;
}
// Whether a car and its team could stand there, where nobody else does (CM-R17); `mover` does not
// stand in its own way.
bool has_room(const Race& race, Square car, ChariotId mover);
bool is_wreck(const Race& race, Square square);

// Those on the track in race order, the first first (CM-X31).
Chariots race_order(const Race& race);
// Those placed as the race would end now: whoever crossed last, then those still racing.
Chariots classification(const Race& race);
// Of a player, by the best of his chariots: 1 for the first. Those without one in the
// classification share the place after all others, the last one where nobody is in it.
int place_of(const Race& race, kernel::PlayerId player);
// For who looks ahead: where the others are when it is drawn, nobody knows.
Race alone(Race race, ChariotId id);

}  // namespace circus_maximus
