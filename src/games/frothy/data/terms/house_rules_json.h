// House-rules documents, for those that embed them. The register of options is notation.h's.
#pragma once

#include "games/frothy/data/json_reading.h"

namespace frothy {

// The object of keys and values alone: {"dice.faces": "mirrored", "race.stall_rounds": 12}.
HouseRules house_rules_from_json(const Json& rules, Reader& reader);
// Only what differs from the default.
OrderedJson house_rules_to_json(const HouseRules& rules);

}  // namespace frothy
