// Answers played on by the real rules.
#pragma once

#include "games/frothy/ai/drivers.h"

namespace frothy {

// The index of the option after which its player stands best, seen some rounds on over dice
// that may fall, everybody driving on as they would without thinking; `usual` unless another
// one is clearly better. What others hold in secret is not looked at: they answer it anew. The
// dice are drawn by the decision alone, so that the answer is the same everywhere.
int searched_answer(const kernel::Decision<Frothy>& decision, const Roads& roads, int usual);

// The race at the end of the round after an option is taken, everybody driving on so, over the dice
// of this number: the same for all options of the decision.
Race round_after(const kernel::Decision<Frothy>& decision, int option, const Roads& roads,
                 std::uint64_t dice);

}  // namespace frothy
