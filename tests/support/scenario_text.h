// A scenario case run from its text.
#pragma once

#include <string>

#include "games/frothy/data/scenario/scenario.h"

namespace support {

inline frothy::ScenarioResult run_scenario(const std::string& text) {
    frothy::ScenarioRunner runner({HIPPODROME_DATA_DIR});
    return runner.run_line(text, "case", 1);
}

}  // namespace support
