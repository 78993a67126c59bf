// CARD: committing cards, spending them, and getting them back.
#include <array>
#include <bit>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/committing.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

struct PlainPlay {
    OptionKind kind;
    CardType card;
    bool counts_as_whip;
};

// Plain cards in their canonical order; special cards follow by place.
constexpr std::array<PlainPlay, 6> plain_order = {{
    {OptionKind::whip, CardType::whip, true},
    {OptionKind::reins, CardType::reins, false},
    {OptionKind::dual_as_whip, CardType::dual, true},
    {OptionKind::dual_as_reins, CardType::dual, false},
    {OptionKind::reins_as_whip, CardType::reins, true},
    {OptionKind::whip_as_reins, CardType::whip, false},
}};

constexpr std::size_t first_crossed = 4;  // of plain_order: those played as the other type

constexpr std::size_t max_places = 16;  // bits of Cards::special

int& count_of(Commitment& committed, OptionKind kind) {
    switch (kind) {
    case OptionKind::whip: return committed.whips;
    case OptionKind::reins: return committed.reins;
    case OptionKind::dual_as_whip: return committed.duals_as_whip;
    case OptionKind::dual_as_reins: return committed.duals_as_reins;
    case OptionKind::reins_as_whip: return committed.reins_as_whip;
    default: return committed.whips_as_reins;
    }
}

void move_card(Cards& cards, CardType type, Pile from, Pile to, int count) {
    cards.count(from, type) = static_cast<std::uint8_t>(cards.count(from, type) - count);
    cards.count(to, type) = static_cast<std::uint8_t>(cards.count(to, type) + count);
}

void play_face(Race& race, Table& table, VehicleId v, int place, SpecialFace face,
               ActionTime time) {
    const SpecialUse use = face != SpecialFace::action   ? SpecialUse::plain
                           : time == ActionTime::at_once ? SpecialUse::action
                                                         : SpecialUse::pledge;
    play_special(race, table, v, place, use);
}

// Cards are taken from hand one question after the other, in canonical order.
class Committing {
public:
    Committing(Race& race, Table& table, VehicleId v, const CommitTerms& terms)
        : race_(race), table_(table), v_(v), terms_(terms), about_(terms.about) {}

    Commitment run() {
        while (true) {
            const Option chosen = ask();
            if (chosen.kind == OptionKind::done) return committed_;
            if (chosen.kind == OptionKind::special) {
                take_special(chosen);
            } else {
                take_plain(chosen.kind);
            }
        }
    }

private:
    bool open() const { return !kernel::is_secret(terms_); }

    // Still to be committed: in hand, less those committed in secret.
    int left_in_hand(CardType type) const {
        const int in_hand = race_[v_].cards.count(Pile::hand, type);
        if (open()) return in_hand;
        switch (type) {
        case CardType::whip: return in_hand - committed_.whips - committed_.whips_as_reins;
        case CardType::reins: return in_hand - committed_.reins - committed_.reins_as_whip;
        case CardType::dual: break;
        }
        return in_hand - committed_.duals_as_whip - committed_.duals_as_reins;
    }

    bool is_crossing(OptionKind kind) const {
        return (kind == OptionKind::reins_as_whip && terms_.cross == CrossPlay::reins_as_whip) ||
               (kind == OptionKind::whip_as_reins && terms_.cross == CrossPlay::whip_as_reins);
    }

    void offer_plain(Offer& offer) const {
        const std::array<int, card_type_count> left = {left_in_hand(CardType::whip),
                                                       left_in_hand(CardType::reins),
                                                       left_in_hand(CardType::dual)};
        const std::size_t end =
            terms_.cross == CrossPlay::none ? first_crossed : plain_order.size();
        for (std::size_t i = first_; i < end; ++i) {
            const auto& [kind, card, counts_as_whip] = plain_order[i];
            if (left[static_cast<std::size_t>(card)] <= 0) continue;
            if (i >= first_crossed && !is_crossing(kind)) continue;
            if (counts_as_whip ? terms_.whips_allowed : terms_.reins_allowed) {
                offer.add(kind);
            } else {
                offer.refuse({kind}, about_.rule);
            }
        }
    }

    // Whether the card's action may be committed beside those committed so far.
    bool action_allowed(std::uint16_t bit) const {
        if ((terms_.actions & bit) != 0) {
            return (committed_.actions & terms_.other_actions & ~terms_.actions) == 0;
        }
        return (terms_.other_actions & bit) != 0 && (committed_.actions & terms_.actions) == 0;
    }

    CardFace printed_on(std::size_t place) const { return race_.licence(v_).specials[place].face; }

    // Where a special card comes in canonical order. What is no card (FR-VEH-19) comes last, as it
    // may be played only beside the least number of cards.
    std::size_t order_of(std::size_t place) const {
        const bool is_card = printed_on(place) != CardFace::none;
        return plain_order.size() + place + (is_card ? 0 : max_places);
    }

    // FR-VEH-18: for its action, or as the plain card of its face; FR-EDGE-60.
    void offer_specials(Offer& offer) const {
        const std::uint16_t hand = race_[v_].cards.special[static_cast<std::size_t>(Pile::hand)];
        const unsigned left = hand & ~static_cast<unsigned>(committed_.specials());
        for (std::size_t place = 0; left >> place != 0; ++place) {
            const auto bit = static_cast<std::uint16_t>(left & (1U << place));
            if (bit == 0 || order_of(place) < first_) continue;
            offer_special(offer, place, bit);
        }
    }

    void offer_special(Offer& offer, std::size_t place, std::uint16_t bit) const {
        const CardFace printed = printed_on(place);
        const bool whip = printed == CardFace::whip;
        const auto option = [&](SpecialFace face) {
            return Option{OptionKind::special, place, face};
        };
        const bool beside = printed == CardFace::none;
        if (beside && about_.so_far < terms_.least) return;
        if (action_allowed(bit)) offer.add(option(SpecialFace::action));
        if (beside) return;
        if (whip ? terms_.whips_allowed : terms_.reins_allowed) {
            offer.add(option(SpecialFace::plain));
        } else if (!crosses(whip)) {
            offer.refuse(option(SpecialFace::plain), about_.rule);
        }
        if (crosses(whip)) offer.add(option(SpecialFace::other));
    }

    bool crosses(bool whip) const {
        return whip ? terms_.cross == CrossPlay::whip_as_reins && terms_.reins_allowed
                    : terms_.cross == CrossPlay::reins_as_whip && terms_.whips_allowed;
    }

    Option ask() const {
        Offer offer(table_);
        if (holds_cards(race_, v_)) {
            offer_plain(offer);
            offer_specials(offer);
        }
        if (about_.so_far >= terms_.least) {
            offer.add(OptionKind::done);
        } else {
            offer.refuse(OptionKind::done, about_.rule);
        }
        return offer.ask(table_, v_, terms_.ask, about_, terms_.seen_by);
    }

    void take_plain(OptionKind kind) {
        ++count_of(committed_, kind);
        ++about_.so_far.value;
        if (open()) move_card(race_[v_].cards, type_of(kind), Pile::hand, Pile::spent, 1);
        while (plain_order[first_].kind != kind)
            ++first_;
    }

    void take_special(Option option) {
        const auto face = static_cast<SpecialFace>(option.b);
        const CardFace printed = printed_on(option.a);
        const bool whip = (printed == CardFace::whip) != (face == SpecialFace::other);
        if (printed != CardFace::none) {
            ++(whip ? committed_.special_whips : committed_.special_reins);
            ++about_.so_far.value;
        }
        std::uint16_t& bits = face == SpecialFace::action ? committed_.actions : committed_.plain;
        bits = static_cast<std::uint16_t>(bits | (1U << option.a));
        first_ = order_of(option.a) + 1;
        if (open()) play_face(race_, table_, v_, option.a, face, terms_.action_time);
    }

    Race& race_;
    Table& table_;
    VehicleId v_;
    const CommitTerms& terms_;
    About about_;
    Commitment committed_;
    std::size_t first_ = 0;  // what comes before it in canonical order is not offered any more
};

}  // namespace

CardType type_of(OptionKind kind) {
    for (const PlainPlay& play : plain_order) {
        if (play.kind == kind) return play.card;
    }
    return CardType::dual;
}

// FR-CARD-03 to 06, FR-SPD-14, FR-SPD-16: any number from hand, each for one use, then to Spent.
Commitment commit_cards(Race& race, Table& table, VehicleId v, const CommitTerms& terms) {
    return Committing(race, table, v, terms).run();
}

void spend(Race& race, Table& table, VehicleId v, const Commitment& commitment,
           ActionTime action_time) {
    Cards& cards = race[v].cards;
    move_card(cards, CardType::whip, Pile::hand, Pile::spent,
              commitment.whips + commitment.whips_as_reins);
    move_card(cards, CardType::reins, Pile::hand, Pile::spent,
              commitment.reins + commitment.reins_as_whip);
    move_card(cards, CardType::dual, Pile::hand, Pile::spent,
              commitment.duals_as_whip + commitment.duals_as_reins);
    for (int place = 0; commitment.specials() >> place != 0; ++place) {
        const bool is_action = ((commitment.actions >> place) & 1) != 0;
        if (!is_action && ((commitment.plain >> place) & 1) == 0) continue;
        play_face(race, table, v, place, is_action ? SpecialFace::action : SpecialFace::plain,
                  action_time);
    }
}

int numbers_of_actions(Race& race, Table& table, VehicleId v, const Commitment& commitment) {
    int sum = 0;
    for (int place = 0; commitment.actions >> place != 0; ++place) {
        if (((commitment.actions >> place) & 1) != 0) sum += number_of_card(race, table, v, place);
    }
    return sum;
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
    const std::uint16_t in_recovery = cards.special[recovery];
    const std::uint16_t in_spent = cards.special[spent];
    cards.special[hand] = static_cast<std::uint16_t>(cards.special[hand] | in_recovery);
    cards.special[recovery] = in_spent;
    cards.special[spent] = 0;
    if ((in_recovery | in_spent) != 0) {
        back += std::popcount(in_recovery);
        resting += std::popcount(in_spent);
    }
    if (back + resting > 0) {
        tell(table, v, back > 0 ? Rule("FR-CARD-07") : Rule("FR-CARD-08"),
             CardsRecovered{back, resting});
    }
}

}  // namespace frothy
