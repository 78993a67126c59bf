// Licence documents, for those that embed them (records, scenarios).
#pragma once

#include "games/frothy/data/json_reading.h"

namespace frothy {

// Complains through the reader, at the place it has entered.
Licence licence_from_json(const Json& document, Reader& reader);
OrderedJson licence_to_json(const Licence& licence);

}  // namespace frothy
