// Scenario cases of Frothy Races run from their text or their file.
#pragma once

#include <string>

#include "games/frothy/data/scenario/scenario.h"

namespace support {

inline play::ScenarioRunner scenario_runner(
    play::ScenarioReport report = play::ScenarioReport::none,
    play::Rehearsal rehearsal = play::Rehearsal::once) {
    return {{frothy::scenario_game()}, {HIPPODROME_KEPT_DATA_DIR}, report, rehearsal};
}

inline play::ScenarioResult run_scenario(const std::string& text) {
    return scenario_runner().run_line(text, "case", 1);
}

}  // namespace support
