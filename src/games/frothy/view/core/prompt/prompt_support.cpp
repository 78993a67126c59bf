#include "games/frothy/view/core/prompt/prompt_support.h"

#include <algorithm>

namespace frothy {

bool offers(const Decision& decision, Option option) {
    return std::ranges::find(decision.options, option) != decision.options.end();
}

bool offers(const Decision& decision, OptionKind kind) {
    return std::ranges::find(decision.options, kind, &Option::kind) != decision.options.end();
}

VehicleId subject_of(const Decision& decision) {
    return decision.about.vehicle == no_vehicle ? decision.player : decision.about.vehicle;
}

int least_answer(const Question& question) {
    const auto done = std::ranges::find(question.options, Option{OptionKind::done});
    return done == question.options.end() ? 0 : static_cast<int>(done - question.options.begin());
}

}  // namespace frothy
