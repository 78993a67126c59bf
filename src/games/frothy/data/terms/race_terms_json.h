// The terms of a race as JSON: the `race` of records and scenarios (docs/formats/race.md).
#pragma once

#include "games/frothy/data/json_reading.h"
#include "games/frothy/rules/race_terms.h"

namespace frothy {

// Only what differs from a Fastest race, but always the type.
OrderedJson race_terms_to_json(const RaceTerms& terms);
// The same back; complains through the reader of what is not well formed. Whether a race can be
// held by the terms is for find_race_faults to say.
RaceTerms race_terms_from_json(const Json& document, Reader& reader);

}  // namespace frothy
