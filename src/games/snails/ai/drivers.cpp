#include "games/snails/ai/drivers.h"

#include <algorithm>

namespace snails {

std::size_t answer_of(std::string_view driver, const State& state,
                      const kernel::Question<Snails>& question) {
    // Five faces in six bring 4 on average, the sixth takes all there is.
    constexpr int worth_keeping = 20;
    const bool rests = driver == "steady" && state.ready >= worth_keeping;
    const auto option = std::ranges::find(question.options, rests ? Option::rest : Option::roll);
    return static_cast<std::size_t>(option - question.options.begin());
}

}  // namespace snails
