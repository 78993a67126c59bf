// PDE: what each permanent damage affect does when it is gained.
#include <algorithm>

#include "asking.h"
#include "frothy/rules.h"
#include "telling.h"

namespace frothy {

namespace {

bool wanted(CardType type, CardChoice choice) {
    return choice == CardChoice::either || type == CardType::dual ||
           (choice == CardChoice::whip) == (type == CardType::whip);
}

// FR-PDE-15, FR-CARD-09, FR-CARD-10: the owner chooses the card, and from which pile.
void lose_card(Race& race, Table& table, VehicleId v, CardChoice choice) {
    Cards& cards = race[v].cards;
    Offer offer;
    for (const Pile pile : {Pile::hand, Pile::spent, Pile::recovery}) {
        for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
            if (wanted(type, choice) && cards.count(pile, type) > 0) {
                offer.add({OptionKind::lose, static_cast<std::uint8_t>(type),
                           static_cast<std::uint8_t>(pile)});
            }
        }
    }
    if (offer.empty()) return;
    About about;
    about.vehicle = v;
    about.rule = "FR-PDE-15";
    const Option lost = offer.ask(table, v, Ask::lose_card, about);
    --cards.count(static_cast<Pile>(lost.b), static_cast<CardType>(lost.a));
    tell(table, EventKind::card_lost, v, "FR-PDE-15", {.a = lost.a, .b = lost.b});
}

// FR-PDE-08: a vehicle above its new top drops to it at once; FR-EDGE-51.
void lower_top_rating(Race& race, Table& table, VehicleId v, int top) {
    AffectsInForce& affects = race[v].affects;
    affects.top_rating = static_cast<std::uint8_t>(std::min<int>(affects.top_rating, top));
    const int excess = rating(race, v) - top;
    if (excess <= 0) return;
    lose_ratings(race, table, v, excess, "FR-PDE-08");
    if (is_safe(race, v)) clear_control_loss(race, table, v, "FR-CLP-06");
}

template <class Number>
void add(Number& number, int change) {
    number = static_cast<Number>(number + change);
}

}  // namespace

void gain_affect(Race& race, Table& table, VehicleId v, const AffectKind& affect) {
    AffectsInForce& affects = race[v].affects;
    switch (affect.rule.number()) {
    case 1: add(affects.control_per_round, affect.n); break;
    case 2: add(affects.resilience_loss, affect.n); break;
    case 3: roll_damage(race, table, v, affect.n, "FR-PDE-03"); break;
    case 4: add(affects.damage_per_round, affect.n); break;
    case 6:
        affects.max_accel = static_cast<std::uint8_t>(std::min<int>(affects.max_accel, affect.n));
        break;
    case 7:
        affects.max_decel = static_cast<std::uint8_t>(std::min<int>(affects.max_decel, affect.n));
        break;
    case 8: lower_top_rating(race, table, v, affect.n); break;
    case 10: add(affects.safe_loss, 1); break;
    case 11: add(affects.accel_modifier, affect.n); break;
    case 12: add(affects.decel_modifier, affect.n); break;
    case 15: lose_card(race, table, v, affect.card); break;
    case 17:
        if (race.rules().pde_control_point == ControlPoint::one_off_point) {
            gain_control_loss(race, table, v, affect.n, "FR-PDE-17");
        } else {
            add(affects.control_dice, affect.n);
        }
        break;
    default: break;  // FR-PDE-16: the wipe-out itself is FR-WIPE-01
    }
}

}  // namespace frothy
