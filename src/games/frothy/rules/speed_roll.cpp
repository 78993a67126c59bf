// SPD, ALT: rolling for Speed, what is kept, and what modifies it.
#include "games/frothy/rules/speed_roll.h"

#include <algorithm>
#include <limits>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/keeping.h"
#include "games/frothy/rules/reroll.h"
#include "games/frothy/rules/rolling.h"
#include "games/frothy/rules/speed_queries.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

bool is_accelerating(SpeedDirection direction) { return direction == SpeedDirection::accelerate; }

// The gap in spaces from this vehicle to the nearest running one on one side of it; 0 if it is not
// the first (or last) of them, or alone (FR-EDGE-33).
enum class End : std::uint8_t { leader, last };
int gap_beyond(const Race& race, VehicleId v, End end) {
    constexpr int alone = std::numeric_limits<int>::max();
    const int here = progress(race, v);
    int nearest = alone;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (other == v || !race[other].is_running()) continue;
        const int behind =
            end == End::leader ? here - progress(race, other) : progress(race, other) - here;
        if (behind < 0) return 0;
        if (behind > 0) nearest = std::min(nearest, behind);
    }
    return nearest == alone ? 0 : nearest;
}

// Whether `limiting` cards limit against `other` ones multiplied (FR-SPD-10, C-04, C-05).
bool limits(int limiting, int other, LimitTie tie) {
    if (limiting == 0) return false;
    return tie == LimitTie::equal_counts ? limiting >= other : limiting > other;
}

// FR-SPD-07 to 10.
KeepLimit keep_limit(const HouseRules& rules, SpeedDirection direction, int whips, int reins) {
    const LimitTie tie = rules.speed_limit_tie;
    if (!is_accelerating(direction)) {
        if (limits(whips, 2 * reins, tie)) return {2, "FR-SPD-08"};
        if (limits(whips, reins, tie)) return {1, "FR-SPD-07"};
        return {};
    }
    if (limits(reins, 2 * whips, tie)) return {2, "FR-SPD-10"};
    const bool literal = rules.speed_accel_limit == AccelLimit::literal;
    if (literal ? limits(whips, reins, tie) : limits(reins, whips, tie)) return {1, "FR-SPD-09"};
    return {};
}

// The same for a vehicle: a Beastmaster keeps any two (FR-TRT-04).
KeepLimit keep_limit(const Race& race, VehicleId v, SpeedDirection direction, int whips,
                     int reins) {
    if (has_trait(race, v, trait::beastmaster)) return {};
    return keep_limit(race.rules(), direction, whips, reins);
}

// Long Legs and Rubber Shoes (FR-TRT-08, FR-TRT-13), and the die of shame.
int extra_dice(Race& race, Table& table, VehicleId v, SpeedDirection direction) {
    const bool accelerates = is_accelerating(direction);
    const int shame = accelerates && is_under_whips_of_shame(race, v) ? 1 : 0;
    return shame + use_edge(race, table, v, accelerates ? trait::long_legs : trait::rubber_shoes);
}

// Lash and Tight Leash (FR-TRT-09, FR-TRT-14), and Lucky.
void reroll(Race& race, Table& table, VehicleId v, SpeedDirection direction, kernel::Faces& faces) {
    const DiceOnTable dice{v, &faces,
                           is_accelerating(direction) ? trait::lash : trait::tight_leash};
    offer_rerolls(race, table, Why::speed_check, {&dice, 1});
}

About about_keeping(VehicleId v, Rule rule, SpeedDirection direction) {
    About about = about_check(v, rule);
    about.direction = direction;
    return about;
}

int roll_and_keep_two(Race& race, Table& table, VehicleId v, const SpeedPlan& plan,
                      int virtual_reins) {
    const HouseRules& rules = race.rules();
    const int tired = rules.sta_virtual_reins == VirtualReins::full ? virtual_reins : 0;
    kernel::Faces faces;
    roll_dice(table, v, Why::speed_check, "FR-SPD-05",
              2 + plan.cards.total() + tired + extra_dice(race, table, v, plan.direction), faces);
    reroll(race, table, v, plan.direction, faces);
    // FR-EDGE-49: Reins of a tired team limit in an acceleration without a card, too.
    const KeepLimit limit = keep_limit(race, v, plan.direction, plan.cards.as_whips(),
                                       plan.cards.as_reins() + virtual_reins);
    return keep_two(table, v, faces, rules.dice_faces, limit,
                    about_keeping(v, "FR-SPD-06", plan.direction), Why::speed_check);
}

// FR-ALT-01: one die, to which each card used may add or subtract 1.
int roll_and_keep_one(Race& race, Table& table, VehicleId v, const SpeedPlan& plan,
                      int virtual_reins) {
    kernel::Faces faces;
    roll_dice(table, v, Why::speed_check, "FR-ALT-01",
              1 + extra_dice(race, table, v, plan.direction), faces);
    reroll(race, table, v, plan.direction, faces);
    const int kept = keep_one(table, v, faces, race.rules().dice_faces,
                              about_keeping(v, "FR-ALT-01", plan.direction));

    const bool free = race.rules().alt_speed_cards == SpeedCards::free;
    const int most = free ? plan.cards.total() : plan.cards.as_whips();
    const int least = free ? plan.cards.total() : plan.cards.as_reins();
    Offer offer;
    for (int amount = most; amount >= 0; --amount)
        offer.add({OptionKind::adjust, amount});
    for (int amount = 1; amount <= least; ++amount)
        offer.add({OptionKind::adjust, amount, 1});
    About about = about_check(v, "FR-ALT-01");
    about.number = kept;
    const Option chosen = offer.ask(table, v, Ask::adjust, about);
    const int by_cards = chosen.b == 0 ? chosen.a : -chosen.a;
    const int tired = is_accelerating(plan.direction) ? -virtual_reins : virtual_reins;
    return kept + by_cards + tired;
}

// Lash # and Whoah! # (FR-SPC-03, FR-SPC-08, FR-EDGE-53): all of # or nothing, after the roll.
// The question says what the dice came to with the cards so far.
int use_pledged_cards(Race& race, Table& table, VehicleId v, const SpeedPlan& plan, int rolled) {
    int sum = 0;
    for (int place = 0; plan.cards.actions >> place != 0; ++place) {
        if (((plan.cards.actions >> place) & 1) == 0) continue;
        const Rule card = race.licence(v).specials[static_cast<std::size_t>(place)].rule;
        if ((card == special::lash) != is_accelerating(plan.direction)) continue;
        Offer offer;
        offer.add(OptionKind::use);
        offer.add(OptionKind::decline);
        About about = about_check(v, card);
        about.card = static_cast<std::uint8_t>(place);
        about.so_far = rolled + sum;
        if (offer.ask(table, v, Ask::use_card, about).kind == OptionKind::decline) continue;
        sum += number_of_card(race, table, v, place);
        settle_pledge(race, table, v, place);
    }
    return sum;
}

// What traits and affects add, flaws in full (FR-SPD-12, FR-TRT-06, 10, 11, 15, 16). One after the
// other: each may roll its #.
int modifiers(Race& race, Table& table, VehicleId v, SpeedDirection direction) {
    const AffectsInForce& affects = race[v].affects;
    if (!is_accelerating(direction)) {
        int sum = affects.decel_modifier;
        sum += number_of_flaw(race, table, v, trait::lazy);
        sum -= number_of_flaw(race, table, v, trait::reckless);
        return sum;
    }
    int sum = affects.accel_modifier;
    if (race[v].rival_ahead != 0) sum += number_of_flaw(race, table, v, trait::rival);
    sum += number_of_flaw(race, table, v, trait::hyperactive);
    sum -= number_of_flaw(race, table, v, trait::cautious);
    return sum;
}

int cap(const Race& race, VehicleId v, SpeedDirection direction) {
    const AffectsInForce& affects = race[v].affects;
    return is_accelerating(direction) ? affects.max_accel : affects.max_decel;
}

}  // namespace

Keep keep_in_check(const Race& race, VehicleId v, SpeedDirection direction, int whips, int reins) {
    if (race.rules().alt_speed_check == SpeedRoll::one_die) return Keep::any_one;
    switch (keep_limit(race, v, direction, whips, reins).lowest) {
    case 0: return Keep::any_two;
    case 1: return Keep::one_lowest;
    default: return Keep::two_lowest;
    }
}

About about_check(VehicleId v, Rule rule) {
    About about;
    about.vehicle = v;
    about.rule = rule;
    return about;
}

bool is_held_by_grandstanding(const Race& race, VehicleId v) {
    const int distance = race.rules().opt_grandstanding;
    return distance > 0 && gap_beyond(race, v, End::leader) >= distance;
}

// FR-OPT-04.
bool is_under_whips_of_shame(const Race& race, VehicleId v) {
    const int distance = race.rules().opt_whips_of_shame;
    return distance > 0 && gap_beyond(race, v, End::last) >= distance;
}

bool moves_without_roll(const Race& race, VehicleId v, SpeedDirection direction) {
    return has_trait(race, v, is_accelerating(direction) ? trait::tireless : trait::anchor);
}

SpeedValue choose_boxes(Race& race, Table& table, VehicleId v, SpeedDirection direction) {
    const Rule rule = is_accelerating(direction) ? trait::tireless : trait::anchor;
    const int most = std::min(number_of_edge(race, table, v, rule), cap(race, v, direction));
    Offer offer;
    for (int boxes = 0; boxes <= most; ++boxes)
        offer.add({OptionKind::amount, boxes});
    About about = about_check(v, rule);
    about.number = most;
    const int boxes = offer.ask(table, v, Ask::move_boxes, about).a;
    tell(table, v, rule, TraitUsed{boxes, 0});
    return {boxes, direction, boxes};
}

SpeedValue roll_speed_check(Race& race, Table& table, VehicleId v, const SpeedPlan& plan,
                            int virtual_reins) {
    const bool one_die = race.rules().alt_speed_check == SpeedRoll::one_die;
    const int sum = one_die ? roll_and_keep_one(race, table, v, plan, virtual_reins)
                            : roll_and_keep_two(race, table, v, plan, virtual_reins);
    const int by_cards = use_pledged_cards(race, table, v, plan, sum);
    return settle_speed(race, table, v, plan.direction, sum, by_cards);
}

SpeedValue settle_speed(Race& race, Table& table, VehicleId v, SpeedDirection direction, int sum,
                        int by_cards) {
    const int total = sum + by_cards + modifiers(race, table, v, direction);
    SpeedValue value{std::max(total, 0), direction, sum};
    // FR-TRT-10, FR-TRT-15, FR-EDGE-39: the whole negative result reverses the direction.
    const bool accelerates = is_accelerating(direction);
    if (total < 0 && has_trait(race, v, accelerates ? trait::cautious : trait::reckless)) {
        value.boxes = -total;
        value.direction = accelerates ? SpeedDirection::decelerate : SpeedDirection::accelerate;
    }
    value.boxes = std::min(value.boxes, cap(race, v, value.direction));  // FR-EDGE-08
    return value;
}

}  // namespace frothy
