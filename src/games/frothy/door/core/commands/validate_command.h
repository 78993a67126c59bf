// What `hippodrome validate` says of courses, vehicles, house rules, records and autosaves.
#pragma once

#include <string>

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"
#include "play/game_module.h"

namespace frothy {

play::CheckedFile check_document(const std::string& file, const play::CommandContext& context);
// The same, of courses also whether a kind of race can be held on them.
play::CheckRun declare_check(play::CommandOptions& options);

// Races on courses and in vehicles that there are neither here nor beside the season's folder, and
// kinds of race that there are none of.
std::vector<formats::Complaint> find_season_faults(const play::Season& season,
                                                   const std::string& file,
                                                   const play::CommandContext& context);

}  // namespace frothy
