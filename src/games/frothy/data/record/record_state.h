// Races as JSON, field by field.
#pragma once

#include "games/frothy/data/json_reading.h"
#include "games/frothy/rules/race.h"

namespace frothy {

OrderedJson race_to_json(const Race& race);

// Complains through the reader, at the place it has entered. A race without complaints stands where
// rules can put it; its setting is left unset.
Race race_from_json(const Json& document, Reader& reader, const Setting& setting);

}  // namespace frothy
