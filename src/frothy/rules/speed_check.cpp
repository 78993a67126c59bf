// SPD: the Speed Check.
#include <algorithm>

#include "asking.h"
#include "committing.h"
#include "frothy/rules.h"
#include "keeping.h"
#include "rolling.h"
#include "telling.h"

namespace frothy {

namespace {

struct SpeedPlan {
    Commitment cards;
    SpeedDirection direction = SpeedDirection::decelerate;
};

About about_check(VehicleId v, Rule rule) {
    About about;
    about.vehicle = v;
    about.rule = rule;
    return about;
}

// FR-SPD-02 to 04: cards, then the direction, before any die is rolled.
SpeedPlan commit(Race& race, Table& table, VehicleId v, kernel::Secrecy secrecy) {
    SpeedPlan plan;
    CommitTerms terms;
    terms.ask = Ask::speed_cards;
    terms.about = about_check(v, "FR-SPD-02");
    terms.secrecy = secrecy;
    plan.cards = commit_cards(race, table, v, terms);
    Offer offer;
    if (plan.cards.total() > 0) {
        offer.add(OptionKind::accelerate);
    } else {
        offer.refuse({OptionKind::accelerate}, "FR-SPD-04");
    }
    offer.add(OptionKind::decelerate);
    const Option chosen =
        offer.ask(table, v, Ask::speed_direction, about_check(v, "FR-SPD-03"), secrecy);
    plan.direction = chosen.kind == OptionKind::accelerate ? SpeedDirection::accelerate
                                                           : SpeedDirection::decelerate;
    return plan;
}

void announce(Table& table, VehicleId v, const SpeedPlan& plan) {
    const bool accelerates = plan.direction == SpeedDirection::accelerate;
    tell(table, EventKind::cards_committed, v, "FR-SPD-02",
         {.a = plan.cards.as_whips(),
          .b = plan.cards.as_reins(),
          .c = static_cast<int>(Ask::speed_cards)});
    tell(table, EventKind::direction_declared, v,
         accelerates ? Rule("FR-SPD-03") : Rule("FR-SPD-04"), {.a = accelerates ? 1 : 0});
}

// Whether `limiting` cards limit against `other` ones multiplied (FR-SPD-10, C-04, C-05).
bool limits(int limiting, int other, LimitTie tie) {
    if (limiting == 0) return false;
    return tie == LimitTie::equal_counts ? limiting >= other : limiting > other;
}

// FR-SPD-07 to 10.
KeepLimit keep_limit(const HouseRules& rules, SpeedDirection direction, int whips, int reins) {
    const LimitTie tie = rules.speed_limit_tie;
    if (direction == SpeedDirection::decelerate) {
        if (limits(whips, 2 * reins, tie)) return {2, "FR-SPD-08"};
        if (limits(whips, reins, tie)) return {1, "FR-SPD-07"};
        return {};
    }
    if (limits(reins, 2 * whips, tie)) return {2, "FR-SPD-10"};
    const bool literal = rules.speed_accel_limit == AccelLimit::literal;
    if (literal ? limits(whips, reins, tie) : limits(reins, whips, tie)) return {1, "FR-SPD-09"};
    return {};
}

// FR-SPD-05 to 13, FR-SPD-15: roll, keep two, modify, move the marker.
void resolve(Race& race, Table& table, VehicleId v, const SpeedPlan& plan) {
    Vehicle& vehicle = race[v];
    const HouseRules& rules = race.rules();
    const int virtual_reins = vehicle.virtual_reins;  // FR-STA-06, FR-SPD-17
    vehicle.virtual_reins = 0;
    const int extra_dice = rules.sta_virtual_reins == VirtualReins::full ? virtual_reins : 0;

    kernel::Faces faces;
    roll_dice(table, v, Why::speed_check, "FR-SPD-05", 2 + plan.cards.total() + extra_dice, faces);
    const KeepLimit limit = keep_limit(rules, plan.direction, plan.cards.as_whips(),
                                       plan.cards.as_reins() + virtual_reins);
    const int sum = keep_two(table, v, faces, rules.dice_faces, limit, about_check(v, "FR-SPD-06"),
                             Why::speed_check);

    const bool accelerates = plan.direction == SpeedDirection::accelerate;
    const AffectsInForce& affects = vehicle.affects;
    const int modifier = accelerates ? affects.accel_modifier : affects.decel_modifier;
    const int most = accelerates ? affects.max_accel : affects.max_decel;  // FR-EDGE-08
    const int value = std::min(std::max(sum + modifier, 0), most);         // FR-SPD-12
    tell(table, EventKind::speed_checked, v, "FR-SPD-11",
         {.a = value, .b = accelerates ? 1 : 0, .c = sum});
    change_speed(race, table, v, plan.direction, value);
    if (is_safe(race, v)) clear_control_loss(race, table, v, "FR-CLP-07");
}

}  // namespace

void make_speed_check(Race& race, Table& table, VehicleId v) {
    const SpeedPlan plan = commit(race, table, v, kernel::Secrecy::open);
    announce(table, v, plan);
    resolve(race, table, v, plan);
}

// speed.commit = simultaneous (FR-SPD-01): all commit in secret, reveal together, then roll.
void make_speed_checks_in_secret(Race& race, Table& table) {
    const auto order = race_order(race);
    std::array<SpeedPlan, max_vehicles> plans;
    for (const VehicleId v : order) {
        plans[v] = commit(race, table, v, kernel::Secrecy::secret);
    }
    table.reveal();
    for (const VehicleId v : order) {
        spend(race, v, plans[v].cards);
        announce(table, v, plans[v]);
    }
    for (const VehicleId v : order)
        resolve(race, table, v, plans[v]);
}

}  // namespace frothy
