// The odds of every answer to a question of a race, as numbers.
#pragma once

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/decision.h"
#include "kernel/odds.h"
#include "play/lab/odds_report.h"

namespace frothy {

// As the player who is asked may know them, by the rules (games/frothy/ai/forecaster.h).
play::lab::QuestionOdds odds_of(const kernel::Decision<Frothy>& decision, const Names& names,
                                const kernel::OddsLimits& limits);

}  // namespace frothy
