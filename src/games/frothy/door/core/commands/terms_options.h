// What a race is about, as the options of a command.
#pragma once

#include "games/frothy/rules/race_terms.h"
#include "play/commands/command_options.h"

namespace frothy {

// Declares them, to be read into `terms`. Whether such a race can be held is for find_race_faults
// to say.
void declare_terms(play::CommandOptions& options, RaceTerms& terms);

}  // namespace frothy
