// Steps, turns, movement cards, and when to attack.
#include <algorithm>

#include "games/frothy/ai/attack_odds.h"
#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/steady_parts.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

PhaseStart start_here(const Outlook& outlook) {
    const Race& race = outlook.race();
    const Vehicle& vehicle = outlook.vehicle();
    PhaseStart start;
    start.spot = {vehicle.cell, vehicle.facing, false};
    start.last_side = vehicle.last_side;
    start.drifts = drifts_without_roll(race, outlook.me());
    start.steps = race.move.spaces_left;
    start.rating = outlook.rating();
    start.control_dice =
        is_safe(race, outlook.me()) ? 0 : std::max(1, control_dice(race, outlook.me()));
    start.next_pace = outlook.next_pace(outlook.rating(), race.phase);
    start.may_turn = start.steps > 0 || vehicle.spaces_moved > 0;
    return start;
}

bool is_home_straight(const Outlook& outlook) {
    const Race& race = outlook.race();
    const Pose here{outlook.vehicle().cell, outlook.vehicle().facing, false};
    return race.setting->is_home(outlook.vehicle().laps + 1) &&
           outlook.cost_ahead(here, {outlook.rating(), 1}) < 14 * points_per_hex;
}

// What a card is worth now: near the end of the race nothing is left to save it for.
int price_now(const Outlook& outlook) {
    const int price = outlook.card_price(outlook.cards_in_hand());
    return is_home_straight(outlook) || is_last_effort(outlook.race()) ? price / 4 : price;
}

AttackKind attack_kind_of(const Option& option) {
    return option.kind == OptionKind::attack_personal ? AttackKind::personal : AttackKind::vehicle;
}

bool is_attack(const Option& option) {
    return option.kind == OptionKind::attack_personal || option.kind == OptionKind::attack_vehicle;
}

// FR-TIP-06: with cards to spare, somebody who cannot answer in kind and is worth stopping.
bool is_worth_attacking(const Outlook& outlook, const AttackGoal& goal, VehicleId target,
                        AttackKind kind) {
    const Race& race = outlook.race();
    const VehicleId me = outlook.me();
    const int edge = attack_edge(race, me, target, kind);
    if (goal.spared || outlook.cards_in_hand() < goal.least_cards - (edge > 0 ? 1 : 0)) {
        return false;
    }
    const bool personal = kind == AttackKind::personal;
    const CardType type = personal ? CardType::whip : CardType::reins;
    const bool snaps = !personal && has_trait(race, me, trait::snapper);  // FR-TRT-25
    const int mine = playable(race, me, type) + (snaps ? playable(race, me, CardType::whip) : 0);
    const bool hurt = outlook.vehicle().damage + 3 >= race.licence(me).damage_max;
    if (hurt || mine < 2 || playable(race, target, type) > goal.answers_left + edge) return false;
    return goal.wanted || is_ahead(race, target, me) ||
           progress(race, me) - progress(race, target) < 6;
}

int attacks_made(const Race& race, VehicleId me) {
    if (race.move.vehicle == me) return race.move.attacks;
    return race.sneak_targets[me] != 0 ? 1 : 0;
}

// The first attack worth making, or the best one where they are weighed; -1 for none.
int attack_worth_it(const Outlook& outlook, const Question& question) {
    const Race& race = outlook.race();
    const VehicleId me = outlook.me();
    const int made = attacks_made(race, me);
    int best = -1;
    int most = 0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (!is_attack(option)) continue;
        const VehicleId target = option.a;
        const AttackGoal goal = attack_goal(race, me, target);
        if (goal.weighed || outlook.weighs_attacks()) {
            constexpr int most_attacks = 3;  // in a move
            if (goal.spared || made >= most_attacks) continue;
            const AttackKind kind = attack_kind_of(option);
            const int worth = plan_of_attack(race, me, target, kind, outlook.aggression()).worth;
            if (worth <= most) continue;
            most = worth;
            best = static_cast<int>(i);
        } else if (made == 0 && is_worth_attacking(outlook, goal, target, attack_kind_of(option))) {
            return static_cast<int>(i);
        }
    }
    return best;
}

// The way on after a step that is offered.
Way way_after(const Outlook& outlook, const PhaseStart& start, const Option& step,
              Endings& endings) {
    const Race& race = outlook.race();
    const Course& course = race.course();
    const hexgrid::Direction direction = hexgrid::direction(step.a);
    const Cell to = course.neighbour(start.spot.cell, direction);
    const Crossing crossing = course.crossing(start.spot.cell, direction);
    Way way;
    way.end = start.spot;
    if (crossing == Crossing::forwards && race.setting->is_home(outlook.vehicle().laps + 1)) {
        way.home = true;
        way.cost = -1000 * points_per_hex;
        return way;
    }
    if (outlook.blocked(to, Traffic::everybody)) {
        way.collided = true;
        way.cost = outlook.cost_of_striking(start.spot, direction, start.rating, start.next_pace);
        return way;
    }
    PhaseStart next = start;
    next.spot.cell = to;
    next.spot.crossed = crossing == Crossing::forwards;
    const bool drifts = static_cast<StepKind>(step.b) == StepKind::drift;
    next.drifts = Outlook::drifts_after(start.drifts, static_cast<StepKind>(step.b));
    next.last_side = side_of_step(start.spot.facing, direction);
    next.steps = start.steps - 1;
    next.may_turn = true;
    way = best_way(outlook, next, endings);
    way.cost += outlook.entry_cost(to, start.rating) + (drifts ? 3 : 0) +
                (crossing == Crossing::backwards ? outlook.cost_of_a_lap_lost() : 0);
    if (drifts && drift_needs_roll(race, outlook.me())) {
        way.cost += outlook.turn_risk(start.control_dice);
    }
    return way;
}

// The way on after a jump: it costs a card, a Control roll and a damage roll, so that it is only
// worth its while over something worse.
Way way_after_jump(const Outlook& outlook, const PhaseStart& start, const Option& jump,
                   Endings& endings) {
    const Race& race = outlook.race();
    const Course& course = race.course();
    const hexgrid::Facing facing = start.spot.facing;
    hexgrid::Direction direction = hexgrid::direction(jump.a);
    PhaseStart next = start;
    for (int i = 0; i <= jump.b; ++i) {
        const Crossing crossing = course.crossing(next.spot.cell, direction);
        next.spot.crossed = next.spot.crossed || crossing == Crossing::forwards;
        next.spot.cell = course.neighbour(next.spot.cell, direction);
        next.last_side = side_of_step(facing, direction);
        if (facing.is_corner()) {
            direction =
                direction == facing.front_left() ? facing.front_right() : facing.front_left();
        }
    }
    next.steps = start.steps - jump.b - 1;
    next.may_turn = true;
    constexpr int cost_of_a_damage_die = 60;
    Way way = best_way(outlook, next, endings);
    way.cost += outlook.turn_risk(control_dice(race, outlook.me())) + price_now(outlook) +
                cost_of_a_damage_die * half_rounded_up(start.rating) +
                outlook.entry_cost(next.spot.cell, start.rating);
    return way;
}

// The way on with so many spaces fewer: those left, then the turn.
PhaseStart shorter_by(const Outlook& outlook, const PhaseStart& start, int spaces) {
    PhaseStart shorter = start;
    shorter.steps = std::max(0, start.steps - spaces);
    shorter.may_turn = shorter.steps > 0 || outlook.vehicle().spaces_moved > 0;
    return shorter;
}

// FR-SPC-10: what stopping so many spaces short costs, with the ratings it loses.
int cost_of_stop(const Outlook& outlook, const PhaseStart& start, int spaces) {
    constexpr int cost_of_a_rating = 3 * points_per_hex;  // spaces of a round and a half
    const int lost = std::min(spaces, start.rating);
    PhaseStart shorter = shorter_by(outlook, start, spaces);
    shorter.rating = start.rating - lost;
    shorter.next_pace = outlook.next_pace(shorter.rating, outlook.race().phase);
    if (is_safe(outlook.race(), outlook.me(), shorter.rating)) shorter.control_dice = 0;
    return best_way(outlook, shorter).cost + lost * cost_of_a_rating;
}

// Emergency Stop, where the road ahead ends in a worse crash; -1 if it does not.
int find_emergency_stop(const Outlook& outlook, const Question& question, const PhaseStart& start,
                        int cost_without) {
    const int card = find_action_of(outlook, question, special::emergency_stop);
    if (card < 0 || !best_way(outlook, start).collided) return -1;
    for (int spaces = 1; spaces <= start.steps; ++spaces) {
        if (cost_of_stop(outlook, start, spaces) + price_now(outlook) < cost_without) return card;
    }
    return -1;
}

// Ramming Speed (FR-SPC-05), where running into somebody pays for the card; -1 if it does not.
int find_ramming_speed(const Outlook& outlook, const Question& question, const PhaseStart& start,
                       int cost_without) {
    const int card = find_action_of(outlook, question, special::ramming_speed);
    if (card < 0) return -1;
    PhaseStart longer = start;
    ++longer.steps;
    longer.may_turn = true;
    const Way way = best_way(outlook, longer);
    return way.collided && way.cost + price_now(outlook) < cost_without ? card : -1;
}

// Whether it has not moved in a race in which nobody has got on for rounds: then no place is worth
// waiting in, and no card worth saving.
bool waits_in_vain(const Outlook& outlook) {
    constexpr int patience = 2;  // rounds
    const Race& race = outlook.race();
    return outlook.vehicle().spaces_moved == 0 && !is_fought_out(race) &&
           race.stalled_rounds >= patience;
}

int choose_step(const Outlook& outlook, const Question& question, const PhaseStart& start) {
    int best = -1;
    int best_cost = 1 << 30;
    Endings endings;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const OptionKind kind = question.options[i].kind;
        if (kind != OptionKind::step && kind != OptionKind::jump) continue;
        const Way way = kind == OptionKind::step
                            ? way_after(outlook, start, question.options[i], endings)
                            : way_after_jump(outlook, start, question.options[i], endings);
        if (way.cost >= best_cost) continue;
        best_cost = way.cost;
        best = static_cast<int>(i);
    }
    int reins = find_either(question, OptionKind::reins, OptionKind::dual_as_reins);
    if (reins < 0) reins = find_plain_special(outlook, question, CardFace::reins);
    const bool must_go = best >= 0 && start.steps == 1 && waits_in_vain(outlook);
    if (reins >= 0 && !must_go) {
        const int cost = best_way(outlook, shorter_by(outlook, start, 1)).cost + price_now(outlook);
        if (best < 0 || cost < best_cost) {
            best = reins;
            best_cost = cost;
        }
    }
    const int stop = find_emergency_stop(outlook, question, start, best_cost);
    if (stop >= 0) return stop;
    const int ram = find_ramming_speed(outlook, question, start, best_cost);
    return ram >= 0 ? ram : best;
}

// The card for one space more: plain, dual, or a Reins with Encouragement.
int find_extra_space(const Outlook& outlook, const Question& question) {
    const int whip = find_either(question, OptionKind::whip, OptionKind::dual_as_whip);
    if (whip >= 0) return whip;
    const int reins = find_kind(question, OptionKind::reins_as_whip);
    return reins >= 0 ? reins : find_plain_special(outlook, question, CardFace::whip);
}

int choose_end(const Outlook& outlook, const Question& question, const PhaseStart& start) {
    const int left = find_kind(question, OptionKind::turn_left);
    const int right = find_kind(question, OptionKind::turn_right);
    PhaseStart stay = start;
    stay.may_turn = left >= 0 && right >= 0;
    const Way way = best_way(outlook, stay);
    int best = find_kind(question, OptionKind::end_move);
    if (way.turned) best = way.end.facing == start.spot.facing.turned(-1) ? left : right;

    const int ram = find_ramming_speed(outlook, question, start, way.cost);
    if (ram >= 0) return ram;
    const int whip = find_extra_space(outlook, question);
    if (whip >= 0) {
        PhaseStart longer = start;
        longer.steps = 1;
        longer.may_turn = true;
        const Way further = best_way(outlook, longer);
        const bool crawls = waits_in_vain(outlook);  // FR-EDGE-09
        const bool pays =
            !further.collided && (crawls || further.cost + price_now(outlook) < way.cost);
        if (pays) return whip;
    }
    return best;
}

}  // namespace

int steady_drive(const Outlook& outlook, const Question& question) {
    const int attack = attack_worth_it(outlook, question);
    if (attack >= 0) return attack;
    const PhaseStart start = start_here(outlook);
    const int choice = start.steps > 0 ? choose_step(outlook, question, start)
                                       : choose_end(outlook, question, start);
    return std::max(choice, 0);
}

int steady_stop(const Outlook& outlook, const Question& question) {
    const PhaseStart start = start_here(outlook);
    int best = 0;
    int best_cost = 1 << 30;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const int cost = cost_of_stop(outlook, start, question.options[i].a);
        if (cost >= best_cost) continue;
        best_cost = cost;
        best = static_cast<int>(i);
    }
    return best;
}

// The type held most.
int steady_jump_card(const Outlook& outlook, const Question& question) {
    const Cards& cards = outlook.vehicle().cards;
    const int whips = cards.count(Pile::hand, CardType::whip);
    const int reins = cards.count(Pile::hand, CardType::reins);
    const int whip = find_kind(question, OptionKind::whip);
    const int other = find_kind(question, OptionKind::reins);
    if (whip >= 0 && (whips >= reins || other < 0)) return whip;
    return std::max(other, 0);
}

// Worth what an attack of its own would be.
int steady_sneak(const Outlook& outlook, const Question& question) {
    return std::max(attack_worth_it(outlook, question), 0);
}

}  // namespace frothy
