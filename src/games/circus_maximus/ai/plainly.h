// Answers that need no thought, for what is asked on the way while something else is weighed.
#pragma once

#include <cstddef>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/question.h"

namespace circus_maximus {

// The index of the option.
std::size_t plain_answer(const Race& race, const kernel::Question<CircusMaximus>& question);

}  // namespace circus_maximus
