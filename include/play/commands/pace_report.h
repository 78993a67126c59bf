// `simulate --pace`: what a race asks of those who play it, as a table or as JSON.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

#include "play/commands/command_options.h"
#include "play/commands/simulate.h"
#include "play/pace.h"

namespace play {

// --pace.
void declare_pace(CommandOptions& options, bool& wants_pace);
void print_pace(std::ostream& out, const SimulateOrder& order, std::span<const SeatName> seats,
                const PaceSums& sums, std::string_view rounds_noun = "rounds");

}  // namespace play
