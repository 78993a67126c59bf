// SPD: the Speed Check.
#include <algorithm>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/committing.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/speed_roll.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

CommitTerms terms_of(const Race& race, VehicleId v, kernel::PlayerSet seen_by) {
    CommitTerms terms;
    terms.ask = Ask::speed_cards;
    terms.about = about_check(v, "FR-SPD-02");
    terms.seen_by = seen_by;
    if (has_trait(race, v, trait::encouragement)) terms.cross = CrossPlay::reins_as_whip;
    // Lash accelerates and Whoah! decelerates, so only one of them (FR-SPC-03, FR-SPC-08).
    if (!is_held_by_grandstanding(race, v)) {
        terms.actions = specials_in_hand(race, v, special::lash);
    }
    terms.other_actions = specials_in_hand(race, v, special::whoah);
    terms.action_time = ActionTime::after_roll;
    return terms;
}

bool commits(const Race& race, VehicleId v, const Commitment& cards, Rule special) {
    const auto bits =
        race.licence(v).index.special_bits[static_cast<std::size_t>(special.number())];
    return (cards.actions & bits) != 0;
}

// Why the vehicle may not accelerate; none if it may.
Rule forbids_accelerating(const Race& race, VehicleId v, const Commitment& cards) {
    if (is_held_by_grandstanding(race, v)) return "FR-OPT-03";
    if (commits(race, v, cards, special::whoah)) return "FR-SPC-08";
    if (cards.total() > 0 || has_trait(race, v, trait::champing_at_the_bit)) return Rule::none();
    const bool tireless = has_trait(race, v, trait::tireless) &&
                          race.rules().trt_fixed_needs_card == FixedNeedsCard::no;
    return tireless ? Rule::none() : Rule("FR-SPD-04");
}

// Why it may not decelerate; none if it may, and whenever it may not accelerate. FR-TRT-05:
// champing at the bit without a card.
Rule forbids_decelerating(const Race& race, VehicleId v, const Commitment& cards,
                          Rule forbids_accelerating) {
    if (!forbids_accelerating.is_none()) return Rule::none();
    if (commits(race, v, cards, special::lash)) return "FR-SPC-03";
    const bool champs = cards.total() == 0 && has_trait(race, v, trait::champing_at_the_bit);
    return champs ? trait::champing_at_the_bit : Rule::none();
}

// FR-SPD-02 to 04: cards, then the direction, before any die is rolled.
SpeedPlan commit(Race& race, Table& table, VehicleId v, kernel::PlayerSet seen_by) {
    SpeedPlan plan;
    plan.cards = commit_cards(race, table, v, terms_of(race, v, seen_by));
    Offer offer(table);
    const auto put = [&](OptionKind kind, Rule forbidden) {
        if (forbidden.is_none()) {
            offer.add(kind);
        } else {
            offer.refuse({kind}, forbidden);
        }
    };
    const Rule held_back = forbids_accelerating(race, v, plan.cards);
    put(OptionKind::accelerate, held_back);
    put(OptionKind::decelerate, forbids_decelerating(race, v, plan.cards, held_back));
    const Option chosen =
        offer.ask(table, v, Ask::speed_direction, about_check(v, "FR-SPD-03"), seen_by);
    plan.direction = chosen.kind == OptionKind::accelerate ? SpeedDirection::accelerate
                                                           : SpeedDirection::decelerate;
    return plan;
}

void announce(const Race& race, Table& table, VehicleId v, const SpeedPlan& plan) {
    if (!table.is_watched()) return;
    const bool accelerates = plan.direction == SpeedDirection::accelerate;
    tell(table, v, "FR-SPD-02",
         CardsCommitted{plan.cards.as_whips(), plan.cards.as_reins(), Ask::speed_cards});
    const bool champs =
        accelerates && plan.cards.total() == 0 && has_trait(race, v, trait::champing_at_the_bit);
    Rule why = "FR-SPD-03";  // chosen, unless there was no choice
    if (champs) why = trait::champing_at_the_bit;
    if (!accelerates) {
        const Rule forced = forbids_accelerating(race, v, plan.cards);
        if (!forced.is_none()) why = forced;
    }
    tell(table, v, why, DirectionDeclared{plan.direction});
}

// FR-SPD-11 to 13, FR-SPD-15: the value, then the boxes.
void resolve(Race& race, Table& table, VehicleId v, const SpeedPlan& plan) {
    Vehicle& vehicle = race[v];
    const int virtual_reins = vehicle.virtual_reins;  // FR-STA-06, FR-SPD-17
    vehicle.virtual_reins = 0;
    const SpeedValue value = moves_without_roll(race, v, plan.direction)
                                 ? choose_boxes(race, table, v, plan.direction)
                                 : roll_speed_check(race, table, v, plan, virtual_reins);
    tell(table, v, "FR-SPD-11", SpeedChecked{value.boxes, value.direction, value.sum});
    change_speed(race, table, v, value.direction, value.boxes);
    if (is_safe(race, v)) clear_control_loss(race, table, v, "FR-CLP-07");
}

}  // namespace

void make_speed_check(Race& race, Table& table, VehicleId v) {
    const SpeedPlan plan = commit(race, table, v, kernel::everybody);
    announce(race, table, v, plan);
    resolve(race, table, v, plan);
}

// speed.commit = simultaneous (FR-SPD-01): all commit in secret, reveal together, then roll.
void make_speed_checks_in_secret(Race& race, Table& table) {
    const auto order = race_order(race);
    kernel::FixedVector<SpeedPlan, max_vehicles> plans;  // in that order
    for (const VehicleId v : order)
        plans.push_back(commit(race, table, v, kernel::only(v)));
    table.reveal();
    for (std::size_t i = 0; i < order.size(); ++i) {
        spend(race, table, order[i], plans[i].cards, ActionTime::after_roll);
        announce(race, table, order[i], plans[i]);
    }
    for (std::size_t i = 0; i < order.size(); ++i)
        resolve(race, table, order[i], plans[i]);
}

}  // namespace frothy
