// The creation guide's advice (VEH): what a licence should be, though it may race otherwise.
#pragma once

#include <vector>

#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

// Appends advice to the faults, in order of places.
void advise_on(const Licence& licence, std::vector<Fault>& faults);

}  // namespace frothy
