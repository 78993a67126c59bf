// CARD: committing cards, spending them, and getting them back.
#include <array>

#include "asking.h"
#include "committing.h"
#include "frothy/rules.h"
#include "telling.h"

namespace frothy {

namespace {

constexpr std::array<OptionKind, 4> canonical_order = {
    OptionKind::whip, OptionKind::reins, OptionKind::dual_as_whip, OptionKind::dual_as_reins};

CardType type_of(OptionKind kind) {
    return kind == OptionKind::whip    ? CardType::whip
           : kind == OptionKind::reins ? CardType::reins
                                       : CardType::dual;
}

bool plays_whip(OptionKind kind) {
    return kind == OptionKind::whip || kind == OptionKind::dual_as_whip;
}

void move_card(Cards& cards, CardType type, Pile from, Pile to, int count) {
    cards.count(from, type) = static_cast<std::uint8_t>(cards.count(from, type) - count);
    cards.count(to, type) = static_cast<std::uint8_t>(cards.count(to, type) + count);
}

// Cards of a type still to be committed: in hand, less those committed in secret.
int left_in_hand(const Race& race, VehicleId v, CardType type, const Commitment& so_far,
                 kernel::Secrecy secrecy) {
    const int in_hand = race[v].cards.count(Pile::hand, type);
    if (secrecy == kernel::Secrecy::open) return in_hand;
    const int held = type == CardType::whip    ? so_far.whips
                     : type == CardType::reins ? so_far.reins
                                               : so_far.duals_as_whip + so_far.duals_as_reins;
    return in_hand - held;
}

}  // namespace

// FR-CARD-03 to 06, FR-SPD-14, FR-SPD-16: any number from hand, each for one use, then to Spent.
Commitment commit_cards(Race& race, Table& table, VehicleId v, const CommitTerms& terms) {
    Commitment committed;
    About about = terms.about;
    std::size_t first = 0;
    while (first < canonical_order.size()) {
        Offer offer;
        for (std::size_t i = first; i < canonical_order.size(); ++i) {
            const OptionKind kind = canonical_order[i];
            const bool allowed = plays_whip(kind) ? terms.whips_allowed : terms.reins_allowed;
            if (left_in_hand(race, v, type_of(kind), committed, terms.secrecy) == 0) continue;
            if (allowed) {
                offer.add(kind);
            } else {
                offer.refuse({kind}, about.rule);
            }
        }
        if (committed.total() >= terms.least) {
            offer.add(OptionKind::done);
        } else {
            offer.refuse({OptionKind::done}, about.rule);
        }
        const Option chosen = offer.ask(table, v, terms.ask, about, terms.secrecy);
        if (chosen.kind == OptionKind::done) break;
        ++committed.count(chosen.kind);
        if (terms.secrecy == kernel::Secrecy::open) {
            move_card(race[v].cards, type_of(chosen.kind), Pile::hand, Pile::spent, 1);
        }
        about.extra = static_cast<std::int16_t>(committed.total());
        while (canonical_order[first] != chosen.kind)
            ++first;
    }
    return committed;
}

void spend(Race& race, VehicleId v, const Commitment& commitment) {
    Cards& cards = race[v].cards;
    move_card(cards, CardType::whip, Pile::hand, Pile::spent, commitment.whips);
    move_card(cards, CardType::reins, Pile::hand, Pile::spent, commitment.reins);
    move_card(cards, CardType::dual, Pile::hand, Pile::spent,
              commitment.duals_as_whip + commitment.duals_as_reins);
}

// FR-CARD-07 first, then FR-CARD-08: a card used in round n is back for round n + 2.
void recover_cards(Race& race, Table& table, VehicleId v) {
    Cards& cards = race[v].cards;
    int back = 0;
    int resting = 0;
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
        const int in_recovery = cards.count(Pile::recovery, type);
        move_card(cards, type, Pile::recovery, Pile::hand, in_recovery);
        const int in_spent = cards.count(Pile::spent, type);
        move_card(cards, type, Pile::spent, Pile::recovery, in_spent);
        back += in_recovery;
        resting += in_spent;
    }
    constexpr auto hand = static_cast<std::size_t>(Pile::hand);
    constexpr auto spent = static_cast<std::size_t>(Pile::spent);
    constexpr auto recovery = static_cast<std::size_t>(Pile::recovery);
    cards.special[hand] = static_cast<std::uint16_t>(cards.special[hand] | cards.special[recovery]);
    cards.special[recovery] = cards.special[spent];
    cards.special[spent] = 0;
    if (back + resting > 0) {
        tell(table, EventKind::cards_recovered, v, "FR-CARD-07", {.a = back, .b = resting});
    }
}

}  // namespace frothy
