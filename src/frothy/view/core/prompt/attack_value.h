// What the dice kept for an attack come to (FR-ATK-08).
#pragma once

#include <optional>

#include "frothy/frothy.h"
#include "kernel/decision.h"

namespace frothy::prompting {

// The Attack Value that this answer to Ask::keep_dice leads to by the rules, with all that traits,
// flaws and special cards add and take. Empty where a die to come decides how much that is
// (FR-DICE-06).
std::optional<int> attack_value_of(const kernel::Decision<Frothy>& decision, Option kept);

}  // namespace frothy::prompting
