#include "games/grand_prix/ai/drivers.h"

#include "games/grand_prix/ai/ace.h"
#include "games/grand_prix/ai/steady.h"

namespace grand_prix {

std::size_t answer_of(std::string_view driver, const Race& race,
                      const kernel::Question<GrandPrix>& question) {
    if (driver == "ace") {
        if (can_go_on(question.ask)) return weighed_answer(race, question);
        const bool is_tyre = question.ask == Ask::box || question.ask == Ask::starting_tyre;
        if (is_tyre) return planned_tyre(race, question);
    }
    const bool is_rookie = driver == "rookie";
    return habitual_answer(is_rookie ? rookie_habits : steady_habits, race, question);
}

}  // namespace grand_prix
