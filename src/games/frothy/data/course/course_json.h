// Course documents, for those that embed them (records, scenarios).
#pragma once

#include "games/frothy/data/json_reading.h"

namespace frothy {

// Complains through the reader, at the place it has entered. In a fixture schema, id, name, grid
// and finish may be absent; find_faults tells what a race course lacks.
CoursePlan course_from_json(const Json& document, Reader& reader);
OrderedJson course_to_json(const CoursePlan& plan);

}  // namespace frothy
