#include "games/frothy/rules/round_traits.h"

#include <algorithm>
#include <bit>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

constexpr std::array all_types = {CardType::whip, CardType::reins, CardType::dual};

std::uint16_t& specials_in(Cards& cards, Pile pile) {
    return cards.special[static_cast<std::size_t>(pile)];
}

int cards_in(Cards& cards, Pile pile) {
    const std::uint16_t specials = specials_in(cards, pile);
    int count = specials == 0 ? 0 : std::popcount(specials);
    for (const CardType type : all_types)
        count += cards.count(pile, type);
    return count;
}

// Everything of a pile to hand.
int take_all(Cards& cards, Pile from) {
    const int taken = cards_in(cards, from);
    for (const CardType type : all_types) {
        cards.count(Pile::hand, type) =
            static_cast<std::uint8_t>(cards.count(Pile::hand, type) + cards.count(from, type));
        cards.count(from, type) = 0;
    }
    std::uint16_t& hand = specials_in(cards, Pile::hand);
    hand = static_cast<std::uint16_t>(hand | specials_in(cards, from));
    specials_in(cards, from) = 0;
    return taken;
}

// One card of the pile, chosen by its owner.
void take_one(Race& race, Table& table, VehicleId v, Pile from, int still) {
    Cards& cards = race[v].cards;
    Offer offer;
    for (const CardType type : all_types) {
        if (cards.count(from, type) == 0) continue;
        offer.add({OptionKind::take, type, from});
    }
    const std::uint16_t specials = specials_in(cards, from);
    for (std::uint8_t place = 0; specials >> place != 0; ++place) {
        if (((specials >> place) & 1) == 0) continue;
        offer.add({OptionKind::take_special, place, from});
    }
    About about;
    about.vehicle = v;
    about.rule = trait::stamina;
    about.number = still;
    const Option chosen = offer.ask(table, v, Ask::take_back, about);
    if (chosen.kind == OptionKind::take_special) {
        const auto bit = static_cast<std::uint16_t>(1U << chosen.a);
        specials_in(cards, from) = static_cast<std::uint16_t>(specials_in(cards, from) & ~bit);
        specials_in(cards, Pile::hand) =
            static_cast<std::uint16_t>(specials_in(cards, Pile::hand) | bit);
        return;
    }
    --cards.count(from, static_cast<CardType>(chosen.a));
    ++cards.count(Pile::hand, static_cast<CardType>(chosen.a));
}

CardType other_type(CardType type) {
    return type == CardType::whip ? CardType::reins : CardType::whip;
}

// Cards in hand for which one of the other type lies in Spent or Recovery (FR-TRT-02).
void offer_swaps(const Cards& cards, Offer& offer) {
    for (const CardType given : {CardType::whip, CardType::reins}) {
        const CardType wanted = other_type(given);
        for (const Pile pile : {Pile::spent, Pile::recovery}) {
            if (cards.count(Pile::hand, given) == 0 || cards.count(pile, wanted) == 0) continue;
            offer.add({OptionKind::swap, given,
                       static_cast<int>(wanted) + card_type_count * static_cast<int>(pile)});
        }
    }
}

bool may_swap(const Cards& cards) {
    Offer offer;
    offer_swaps(cards, offer);
    return !offer.empty();
}

}  // namespace

bool needs_line_up(const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race.vehicle_count > 1 && has_trait(race, v, trait::rival)) return true;
    }
    return false;
}

// In race order, as for everything outside the phases (FR-EDGE-01).
void name_rivals(Race& race, Table& table) {
    for (const VehicleId v : race_order(race)) {
        if (race.vehicle_count < 2 || !has_trait(race, v, trait::rival)) continue;
        Offer offer;
        for (VehicleId other = 0; other < race.vehicle_count; ++other) {
            if (other != v) offer.add({OptionKind::name, other});
        }
        About about;
        about.vehicle = v;
        about.rule = trait::rival;
        race[v].rival = offer.ask(table, v, Ask::name_rival, about).a;
        tell(table, v, trait::rival, RivalNamed{race[v].rival});
    }
}

// FR-EDGE-33: only a running vehicle is ahead.
void note_rivals(Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        const VehicleId rival = race[v].rival;
        const bool ahead = rival != no_vehicle && race[rival].is_running() &&
                           progress(race, rival) > progress(race, v);
        race[v].rival_ahead = ahead ? 1 : 0;
    }
}

void adapt(Race& race, Table& table, VehicleId v) {
    Cards& cards = race[v].cards;
    if (!has_trait(race, v, trait::adaptive) || !may_swap(cards)) return;
    int left = number_of_edge(race, table, v, trait::adaptive);
    for (; left > 0; --left) {
        Offer offer;
        offer_swaps(cards, offer);
        offer.add(OptionKind::done);
        About about;
        about.vehicle = v;
        about.rule = trait::adaptive;
        about.number = left;
        const Option chosen = offer.ask(table, v, Ask::swap_cards, about);
        if (chosen.kind == OptionKind::done) return;
        const auto given = static_cast<CardType>(chosen.a);
        const auto wanted = static_cast<CardType>(chosen.b % card_type_count);
        const auto pile = static_cast<Pile>(chosen.b / card_type_count);
        --cards.count(Pile::hand, given);
        ++cards.count(pile, given);
        --cards.count(pile, wanted);
        ++cards.count(Pile::hand, wanted);
        tell(table, v, trait::adaptive, CardsSwapped{given, wanted, pile});
    }
}

// C-28: from Recovery, that is from what was spent last round.
void recover_by_stamina(Race& race, Table& table, VehicleId v) {
    Cards& cards = race[v].cards;
    const int held = cards_in(cards, Pile::recovery);
    if (held == 0 || !has_trait(race, v, trait::stamina)) return;
    const int wanted = use_edge(race, table, v, trait::stamina, held);
    if (wanted == 0) return;
    if (wanted == held) {
        take_all(cards, Pile::recovery);
    } else {
        for (int still = wanted; still > 0; --still)
            take_one(race, table, v, Pile::recovery, still);
    }
    tell(table, v, trait::stamina, CardsTaken{wanted});
}

void react(Race& race, Table& table, VehicleId v) {
    Vehicle& vehicle = race[v];
    const int removable = vehicle.control_loss - race.licence(v).control_min;  // FR-CLP-08
    const int points = use_edge(race, table, v, trait::reactions, removable);
    if (points <= 0) return;
    vehicle.control_loss = static_cast<std::uint16_t>(vehicle.control_loss - points);
    tell(table, v, trait::reactions, ControlRemoved{points, vehicle.control_loss});
}

// Before recovery; the card itself then goes to Spent, unless it leaves the race.
void play_determination(Race& race, Table& table, VehicleId v) {
    while (const std::uint16_t held = specials_in_hand(race, v, special::determination)) {
        if (cards_in(race[v].cards, Pile::spent) == 0) return;
        Offer offer;
        for (std::uint8_t place = 0; held >> place != 0; ++place) {
            if (((held >> place) & 1) == 0) continue;
            offer.add({OptionKind::special, place, SpecialFace::action});
        }
        offer.add(OptionKind::done);
        About about;
        about.vehicle = v;
        about.rule = special::determination;
        about.number = cards_in(race[v].cards, Pile::spent);
        const Option chosen = offer.ask(table, v, Ask::end_of_round, about);
        if (chosen.kind == OptionKind::done) return;
        const int taken = take_all(race[v].cards, Pile::spent);
        play_special(race, table, v, chosen.a, SpecialUse::action);
        tell(table, v, special::determination, CardsTaken{taken});
    }
}

}  // namespace frothy
