// What strip, log and standings of the play screen say of a race.
#pragma once

#include <optional>
#include <vector>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "ui/kit.h"
#include "ui/table/log_panel.h"
#include "ui/table/standings.h"
#include "ui/table/top_strip.h"

namespace frothy {

// Round, phase and how far it has come; `time_left` in seconds.
ui::StripCaption strip_caption_of(const Race& race, std::optional<int> time_left);
// In order of movement; `decides` is whose decision it is.
std::vector<ui::StripChip> strip_chips_of(const Race& race, const ui::Seating& seating,
                                          VehicleId decides);

// The log must outlive what it gives.
ui::LogLook log_look_of(const ui::Kit& kit, const RaceLog& log);

// Places, and what counts in this kind of race.
ui::Standings standings_of(const Race& race, const Names& names);
// What one races for: the aim of each side, with the Fox by name, where they differ.
std::vector<std::string> aims_of(const Race& race, const Names& names);
// Under them: that, unless it is the line; teams and runners.
void show_under_standings(const ui::Kit& kit, const Race& race);

}  // namespace frothy
