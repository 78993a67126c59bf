// What a race is about, as the options of a command.
#pragma once

#include "games/frothy/rules/race_terms.h"
#include "play/commands/command_options.h"

namespace app {

// Declares them, to be read into `terms`. Whether such a race can be held is for find_race_faults
// to say.
void declare_terms(play::CommandOptions& options, frothy::RaceTerms& terms);

}  // namespace app
