#include "goal.h"

#include "frothy/queries.h"
#include "frothy/standings.h"

namespace frothy {

namespace {

constexpr int points_per_score = 45;  // of a point: two thirds of a hex
constexpr int quarry_prize = 30 * 64;
constexpr int ram_margin = 2;  // Damage to spare more than the other's
constexpr int rounds_of_last_effort = 2;

bool are_team_mates(const Race& race, VehicleId a, VehicleId b) {
    return race.terms().has_teams() && race.terms().teams[a] == race.terms().teams[b];
}

bool has_runner(const Race& race, Cell cell) {
    if (race.terms().scoring.runners == 0) return false;
    for (const Runner& runner : race.runners) {
        if (runner.cell == cell) return true;
    }
    return false;
}

}  // namespace

int entry_prize(const Race& race, Cell cell) {
    if (!race.terms().has_scoring()) return 0;
    const ScoringTerms& scoring = race.terms().scoring;
    if (has_runner(race, cell)) return scoring.runner * points_per_score;
    const int index = race.course().fragile_index(cell);
    if (index < 0 || race.fragile[static_cast<std::size_t>(index)] == 0) return 0;
    const int own = race.course().features(cell).points;
    return (own > 0 ? own : scoring.obstacle) * points_per_score;
}

int ram_prize(const Race& race, VehicleId me, VehicleId target) {
    if (target == no_vehicle || !race[target].is_running() || are_team_mates(race, me, target)) {
        return 0;
    }
    if (quarry_of(race, me) == target) {
        return race.rules().race_catch == Catching::level_or_collide ? quarry_prize : 0;
    }
    const bool stands_more = damage_to_spare(race, me) > damage_to_spare(race, target) + ram_margin;
    return race.terms().type == RaceType::toughest && stands_more ? quarry_prize / 4 : 0;
}

AttackGoal attack_goal(const Race& race, VehicleId me, VehicleId target) {
    AttackGoal goal;
    goal.spared = are_team_mates(race, me, target);
    switch (race.terms().type) {
    case RaceType::toughest:
        goal.least_cards = 4;
        goal.answers_left = 1;
        goal.wanted = true;
        break;
    case RaceType::pursuit:
    case RaceType::fox_and_hounds:
        goal.wanted = quarry_of(race, me) == target || quarry_of(race, target) == me;
        goal.spared = goal.spared || !goal.wanted;
        if (goal.wanted) goal.least_cards = 4;
        if (goal.wanted) goal.answers_left = 1;
        break;
    case RaceType::fastest:
    case RaceType::furthest:
        if (race.terms().has_scoring() && race.terms().scoring.damage > 0) {
            goal.least_cards = 5;
            goal.wanted = true;
        }
        break;
    }
    return goal;
}

int progress_share(const Race& race) { return race.terms().type == RaceType::toughest ? 3 : 1; }

bool is_last_effort(const Race& race) {
    const int left = rounds_left(race);
    return left >= 0 && left <= rounds_of_last_effort;
}

}  // namespace frothy
