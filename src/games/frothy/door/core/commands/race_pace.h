// What a race asks of those who play it in the window.
#pragma once

#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/setting.h"
#include "play/pace.h"
#include "ui/core/asking.h"

namespace frothy {

// Races of a batch with its drivers in the place of people, each with the prompt and the board as a
// person has them.
play::PaceSums pace_of(const Setting& setting, const BatchOrder& order,
                       ui::Asking asking = ui::Asking::what_matters);

}  // namespace frothy
