#include "games/circus_maximus/ai/drivers.h"

#include "games/circus_maximus/ai/ace.h"
#include "games/circus_maximus/ai/habits.h"

namespace circus_maximus {

namespace {

constexpr Habits steady_habits{.points = {2, 1, 1, 0}, .spite = -0.012};
// What else than a speed or a step an ace does.
constexpr Habits ace_habits{.points = {2, 0, 2, 0}};
constexpr Habits rookie_habits{
    .points = {1, 1, 1, 1}, .looks_ahead = false, .attacks = false, .stake = 2};
constexpr Habits bolter_habits{
    .points = {2, 0, 2, 0}, .caution = 0.015, .thrift = -0.012, .stake = 10};
constexpr Habits bruiser_habits{
    .points = {2, 1, 1, 0}, .caution = 0.02, .thrift = -0.005, .spite = 0.0001};
constexpr Habits stayer_habits{.points = {2, 0, 1, 1}, .caution = 0.02, .thrift = -0.01};

const Habits& habits_of(std::string_view driver) {
    if (driver == "rookie") return rookie_habits;
    if (driver == "ace") return ace_habits;
    if (driver == "bolter") return bolter_habits;
    if (driver == "bruiser") return bruiser_habits;
    if (driver == "stayer") return stayer_habits;
    return steady_habits;
}

}  // namespace

std::size_t answer_of(std::string_view driver, const Race& race,
                      const kernel::Question<CircusMaximus>& question) {
    if (driver == "ace" && can_weigh(question.ask)) return weighed_answer(race, question);
    return habitual_answer(habits_of(driver), race, question);
}

std::vector<Outlook> outlooks_of(const Race& race,
                                 const kernel::Question<CircusMaximus>& question) {
    return habitual_outlooks(steady_habits, race, question);
}

}  // namespace circus_maximus
