#include "games/frothy/ai/goal.h"

#include <algorithm>
#include <cstdlib>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

constexpr int points_per_score = 45;  // of a point: two thirds of a hex
constexpr int quarry_prize = 30 * 64;
constexpr int ram_margin = 2;  // Damage to spare more than the other's
constexpr int rounds_of_last_effort = 2;
constexpr int patience_behind = 1;  // rounds without Damage, of usual_stall
constexpr int patience_level = 2;
constexpr int patience_of_the_best = 4;
constexpr int patience_of_the_last = 6;
constexpr int usual_stall = 10;  // FR-EDGE-30

bool are_team_mates(const Race& race, VehicleId a, VehicleId b) {
    return race.terms().has_teams() && race.terms().teams[a] == race.terms().teams[b];
}

// FR-RACE-09: what the Damage of running into somebody at this Speed scores, as a rule.
int scored_by_ramming(const Race& race, VehicleId me, VehicleId target) {
    if (!race.terms().has_scoring() || race.terms().scoring.damage == 0) return 0;
    int dice =
        rating(race, me) + number_of(race, me, trait::spiked) - number_of(race, target, trait::bsh);
    if (dice <= 0) return 0;
    dice += number_of(race, target, trait::jerry_rigged);
    const int points = dice * faces_that_hurt(race, target) * race.terms().scoring.damage;
    return points * points_per_score / static_cast<int>(icon_count);
}

// So many rounds without Damage, of usual_stall.
bool has_waited(const Race& race, int patience) {
    const int stall = std::min<int>(race.rules().race_stall_rounds, usual_stall);
    return race.stalled_rounds * usual_stall >= patience * stall;
}

bool is_rival(const Race& race, VehicleId me, VehicleId other) {
    return other != me && race[other].is_running() && !are_team_mates(race, me, other);
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
    const int scored = scored_by_ramming(race, me, target);
    const int mine = damage_to_spare(race, me);
    const int theirs = damage_to_spare(race, target);
    const bool stands_more = mine > theirs + ram_margin;
    return is_fought_out(race) && stands_more
               ? quarry_prize / 4 * std::min(mine / (theirs + 1) + 1, 4)
               : scored;
}

int number_of(const Race& race, VehicleId v, Rule trait) {
    constexpr int usual_roll = 2;
    const Trait* listed = find_trait(race, v, trait);
    return listed != nullptr && listed->n_is_rolled ? usual_roll : printed_number(race, v, trait);
}

int attack_edge(const Race& race, VehicleId me, VehicleId target, AttackKind kind) {
    if (kind == AttackKind::personal) {
        return number_of(race, me, trait::cat_o_nine) + number_of(race, me, trait::whiplash) +
               number_of(race, target, trait::thin_skin) - number_of(race, target, trait::shield) -
               number_of(race, target, trait::guarded);
    }
    return number_of(race, me, trait::tank) + number_of(race, me, trait::blades) +
           number_of(race, target, trait::flimsy) - number_of(race, target, trait::armoured) -
           number_of(race, target, trait::evasive);
}

int faces_that_hurt(const Race& race, VehicleId v) {
    const int resists = resilience(race, v);
    int faces = 0;
    for (const Icon icon : all_icons)
        if (value_of(icon, race.rules().dice_faces) > resists) ++faces;
    return faces;
}

int spaces_to(const Race& race, VehicleId from, VehicleId to) {
    int gap = progress(race, to) - progress(race, from);
    const int round = race.course().is_circuit() ? race.course().length() : 0;
    if (round <= 0) return gap;
    gap = (gap % round + round) % round;
    const bool comes_up = rating(race, to) > 0;  // else waiting for it is in vain
    return comes_up && 2 * gap > round ? gap - round : gap;
}

int rounds_to_stall(const Race& race) {
    return std::max(race.rules().race_stall_rounds - race.stalled_rounds, 0);
}

bool is_fought_out(const Race& race) { return race.terms().type == RaceType::toughest; }

bool is_hunting(const Race& race, VehicleId me) {
    if (!is_fought_out(race)) return false;
    int patience = patience_of_the_best;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (!is_rival(race, me, other)) continue;
        const int more = damage_to_spare(race, other) - damage_to_spare(race, me);
        if (more >= 0) patience = std::min(patience, more > 0 ? patience_behind : patience_level);
    }
    return has_waited(race, patience);
}

bool is_overdue_duel(const Race& race, VehicleId me) {
    int rivals = 0;
    for (VehicleId other = 0; other < race.vehicle_count; ++other)
        rivals += is_rival(race, me, other) ? 1 : 0;
    return rivals == 1 && has_waited(race, patience_of_the_last);
}

VehicleId prey_of(const Race& race, VehicleId me) {
    VehicleId prey = no_vehicle;
    int nearest = 0;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (!is_rival(race, me, other)) continue;
        const int gap = std::abs(spaces_to(race, me, other));
        if (prey != no_vehicle && gap >= nearest) continue;
        prey = other;
        nearest = gap;
    }
    return prey;
}

AttackGoal attack_goal(const Race& race, VehicleId me, VehicleId target) {
    AttackGoal goal;
    goal.spared = are_team_mates(race, me, target);
    switch (race.terms().type) {
    case RaceType::toughest: goal.weighed = true; break;
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

int stake_in_lasting(const Race& race, VehicleId me) {
    return race.terms().type == RaceType::fox_and_hounds && race.terms().fox == me ? 2 : 1;
}

bool is_last_effort(const Race& race) {
    const int left = rounds_left(race);
    return left >= 0 && left <= rounds_of_last_effort;
}

}  // namespace frothy
