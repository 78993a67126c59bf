// Who may start an attack, and the cards it takes (ATK).
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

// Whether the vehicle holds a card that starts the attack this option declares (FR-ATK-05,
// FR-SPC-01, FR-SPC-06; FR-TRT-25: with Snapper Whips are enough for a Vehicle attack).
bool has_card_for(const Race& race, VehicleId v, OptionKind kind);

// The rule that keeps a vehicle from starting this attack on that one as they stand; none() if it
// may (FR-ATK-02, 03, 05, 16, FR-OPT-01, FR-OPT-02).
Rule attack_refused_by(const Race& race, VehicleId attacker, VehicleId target, OptionKind kind);

// Whether another player could make use of the answer to a question in secret: of an attack only
// its other side (FR-ATK-06).
bool is_of_use_to(const Question& question, kernel::PlayerId player);
// Whether nobody answers in secret after this: the attacker chooses last (FR-ATK-06).
bool is_last_in_secret(const Race& race, const Question& question);

}  // namespace frothy
