#include "games/grand_prix/ai/drivers.h"

#include "games/grand_prix/ai/ace.h"
#include "games/grand_prix/ai/steady.h"

namespace grand_prix {

namespace {

// Under these options a stop is a matter of the tyres of the whole race, which no turn tells.
bool is_planned_ahead(const Terms& terms, Ask ask) {
    return ask == Ask::pit_entry && (terms.two_compounds || terms.tyre_wear);
}

}  // namespace

std::size_t answer_of(std::string_view driver, const Race& race,
                      const kernel::Question<GrandPrix>& question) {
    const bool is_weighed = can_go_on(question.ask) && !is_planned_ahead(race.terms, question.ask);
    if (driver == "ace" && is_weighed) return weighed_answer(race, question);
    const bool is_rookie = driver == "rookie";
    return habitual_answer(is_rookie ? rookie_habits : steady_habits, race, question);
}

}  // namespace grand_prix
