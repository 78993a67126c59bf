// What a race is about, as the options of a command.
#pragma once

#include "app/core/commands/command_options.h"
#include "games/frothy/rules/race_terms.h"

namespace app {

// Declares them, to be read into `terms`. Whether such a race can be held is for find_race_faults
// to say.
void declare_terms(CommandOptions& options, frothy::RaceTerms& terms);

}  // namespace app
