// Names of affects, special cards and traits as the files of licences may have them.
#pragma once

#include <string>

#include "games/frothy/rules/licence/licence.h"

namespace frothy {

// The entry's own name for a name that is left out, written in other letters ("bsh" for "B.S.H.",
// "Blades #"), or worded as the ledger has it ("Lose a named trait"); any other name as it is.
std::string own_name(Rule rule, const std::string& said);

// An affect may say by ID or by name which trait is lost (FR-PDE-05): the traits' own names.
void name_lost_traits(Licence& licence);

}  // namespace frothy
