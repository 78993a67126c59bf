// In what a licence is another than one it is compared with.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/rules/licence/licence.h"

namespace frothy {

// Each in a few words: "Resilience 2 instead of 1", "with Berserker 1", "other at Speed 3". Empty
// where they race alike, whatever they are called.
std::vector<std::string> differences_of(const Licence& own, const Licence& other);

}  // namespace frothy
