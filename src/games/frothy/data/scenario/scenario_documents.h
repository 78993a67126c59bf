// Courses and licences embedded in a scenario: the readers of those documents, with places.
#pragma once

#include "games/frothy/data/documents.h"
#include "games/frothy/data/scenario/scenario_words.h"
#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/rules/race_terms.h"

namespace frothy::scenario {

// The field a case is played on that names no course: a disc of hexes around [0, 0] without a
// finish line, running east, its inside to the north.
CoursePlan plain_field();

// Faults are reported at `place` and the place within the document. A course may leave out
// what only a race needs: id, name, grid and finish line.
CoursePlan read_course(const Json& document, const std::string& place);
Licence read_licence(const Json& document, const std::string& place);
// House rules by key, or a whole set of them, which may agree on laps too.
NamedHouseRules read_house_rules(const Json& document, const std::string& place);
// With vehicles by name: {"type": "fox and hounds", "fox": "red", "teams": {"red": 1, "blue": 2}}.
RaceTerms read_race_terms(const Node& node, std::span<const std::string> vehicles);

}  // namespace frothy::scenario
