#include "games/death_roads/ai/drivers.h"

#include "games/death_roads/ai/habits.h"

namespace death_roads {

namespace {

constexpr Habits steady_habits;
constexpr Habits rookie_habits{.deals = 1, .sees_others = false, .plans_turn = false};
constexpr Habits ace_habits{.deals = 6, .plays_round = true};
constexpr Habits racer_habits{.for_rows = 0.03};
constexpr Habits shooter_habits{.for_shots = 0.015};
constexpr Habits basher_habits{.for_bashes = 0.03};
constexpr Habits survivor_habits{.for_condition = 0.06};

const Habits& habits_of(std::string_view computer) {
    if (computer == "rookie") return rookie_habits;
    if (computer == "ace") return ace_habits;
    if (computer == "racer") return racer_habits;
    if (computer == "shooter") return shooter_habits;
    if (computer == "basher") return basher_habits;
    if (computer == "survivor") return survivor_habits;
    return steady_habits;
}

}  // namespace

std::size_t answer_of(std::string_view computer, const Race& race,
                      const kernel::Question<DeathRoads>& question) {
    return habitual_answer(habits_of(computer), race, question);
}

std::vector<Outlook> outlooks_of(const Race& race, const kernel::Question<DeathRoads>& question) {
    return outlooks(steady_habits, race, question);
}

}  // namespace death_roads
