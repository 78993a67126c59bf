// The suffix test (FR-VEH-08) drawn: what a Speed has more than the one below it, phase by phase.
#pragma once

#include "games/frothy/rules/licence/licence.h"
#include "ui/kit.h"

namespace frothy {

// Of one Speed, over the one below and under the one above.
void show_suffix_test(const ui::Kit& kit, const Licence& licence, int rating);
// Of all of them.
void show_suffix_tests(const ui::Kit& kit, const Licence& licence);

}  // namespace frothy
