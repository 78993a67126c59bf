// The odds of every answer to a question of a race, as numbers.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/decision.h"
#include "kernel/odds.h"
#include "play/lab/odds_report.h"

namespace frothy {

// As the player who is asked may know them, by the rules (games/frothy/ai/forecaster.h).
play::lab::QuestionOdds odds_of(const kernel::Decision<Frothy>& decision, const Names& names,
                                const kernel::OddsLimits& limits);

// The same of the question at which a rule case stops for want of a line in its script, where what
// it does is a step; documents are looked for in these folders. Throws ContentError.
play::lab::QuestionOdds odds_of_scenario(const std::string& file,
                                         const std::vector<std::filesystem::path>& dirs,
                                         const kernel::OddsLimits& limits);

}  // namespace frothy
