// PDE: what each permanent damage affect does when it is gained.
#include <algorithm>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

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
                offer.add({OptionKind::lose, type, pile});
            }
        }
    }
    const LicenceIndex& index = race.licence(v).index;
    for (const Pile pile : {Pile::hand, Pile::spent, Pile::recovery}) {
        unsigned bits = cards.special[static_cast<std::size_t>(pile)];
        const unsigned whips = choice == CardChoice::reins ? 0U : index.face_bits[0];
        const unsigned reins = choice == CardChoice::whip ? 0U : index.face_bits[1];
        bits &= whips | reins;
        for (std::uint8_t place = 0; bits >> place != 0; ++place) {
            if (((bits >> place) & 1U) == 0) continue;
            offer.add({OptionKind::lose_special, place, pile});
        }
    }
    if (offer.empty()) return;
    About about;
    about.vehicle = v;
    about.rule = "FR-PDE-15";
    const Option lost = offer.ask(table, v, Ask::lose_card, about);
    if (lost.kind == OptionKind::lose_special) {
        std::uint16_t& bits = cards.special[lost.b];
        bits = static_cast<std::uint16_t>(bits & ~(1U << lost.a));
        tell(table, v, "FR-PDE-15", SpecialLost{lost.a, static_cast<Pile>(lost.b)});
        return;
    }
    const CardLost gone{static_cast<CardType>(lost.a), static_cast<Pile>(lost.b)};
    --cards.count(gone.pile, gone.type);
    tell(table, v, "FR-PDE-15", gone);
}

// FR-PDE-08: a vehicle above its new top drops to it at once.
Dropped lower_top_rating(Race& race, Table& table, VehicleId v, int top) {
    AffectsInForce& affects = race[v].affects;
    affects.top_rating = static_cast<std::uint8_t>(std::min<int>(affects.top_rating, top));
    const int excess = rating(race, v) - top;
    if (excess <= 0) return Dropped::no;
    lose_ratings(race, table, v, excess, "FR-PDE-08");
    return Dropped::yes;
}

// FR-PDE-05, FR-GEN-03: at once, whatever it was doing.
void lose_trait(Race& race, Table& table, VehicleId v, std::string_view name) {
    const std::vector<Trait>& traits = race.licence(v).traits;
    for (std::size_t place = 0; place < traits.size(); ++place) {
        if (traits[place].name != name) continue;
        std::uint8_t& lost = race[v].affects.lost_traits;
        const unsigned bit = 1U << place;
        if ((lost & bit) != 0) return;  // drawn again: it has gone
        lost = static_cast<std::uint8_t>(lost | bit);
        tell(table, v, "FR-PDE-05", TraitLost{.place = place});
        return;
    }
}

// FR-DICE-06: fixed, or one die by value.
int number_of(Race& race, Table& table, VehicleId v, const AffectKind& affect) {
    if (!affect.n_is_rolled) return affect.n;
    return roll_number(race, table, v, affect.rule);
}

template <class Number>
void add(Number& number, int change) {
    number = static_cast<Number>(number + change);
}

}  // namespace

Dropped gain_affect(Race& race, Table& table, VehicleId v, const AffectKind& affect) {
    AffectsInForce& affects = race[v].affects;
    const int kind = affect.rule.number();
    if (affect.n_is_rolled && (kind == 1 || kind == 4)) {  // needed anew in every round
        add(kind == 1 ? affects.rolled_control_per_round : affects.rolled_damage_per_round, 1);
        return Dropped::no;
    }
    const int n = number_of(race, table, v, affect);
    switch (kind) {
    case 1: add(affects.control_per_round, n); break;
    case 2: add(affects.resilience_loss, n); break;
    case 3: roll_damage(race, table, v, {.dice = n, .rule = "FR-PDE-03"}); break;
    case 4: add(affects.damage_per_round, n); break;
    case 5: lose_trait(race, table, v, affect.trait); break;
    case 6:
        affects.max_accel = static_cast<std::uint8_t>(std::min<int>(affects.max_accel, n));
        break;
    case 7:
        affects.max_decel = static_cast<std::uint8_t>(std::min<int>(affects.max_decel, n));
        break;
    case 8: return lower_top_rating(race, table, v, n);
    case 10: add(affects.safe_loss, 1); break;
    case 11: add(affects.accel_modifier, n); break;
    case 12: add(affects.decel_modifier, n); break;
    case 13: affects.icons = IconShift::haste; break;  // FR-PDE-14: the later one wins
    case 14: affects.icons = IconShift::slow; break;
    case 15: lose_card(race, table, v, affect.card); break;
    case 17:  // the one rule an example adds (FR-GEN-05)
        if (race.rules().pde_control_point == ControlPoint::one_off_point) {
            gain_control_loss(race, table, v, n, "FR-PDE-17");
        } else {
            add(affects.control_dice, n);
        }
        break;
    default: break;  // FR-PDE-16: the wipe-out itself is FR-WIPE-01
    }
    return Dropped::no;
}

}  // namespace frothy
