// TRT, SPC: what a vehicle has, and using it.
#include "games/frothy/rules/traits.h"

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

int roll_number(Race& race, Table& table, VehicleId v, Rule rule) {
    kernel::Faces faces;
    roll_dice(table, v, Why::number, rule, 1, faces);
    return value_of(static_cast<Icon>(faces[0]), race.rules().dice_faces);
}

std::uint16_t specials_in_hand(const Race& race, VehicleId v, Rule special) {
    const LicenceIndex& index = race.licence(v).index;
    const std::uint16_t hand = race[v].cards.special[static_cast<std::size_t>(Pile::hand)];
    return hand & index.special_bits[static_cast<std::size_t>(special.number())];
}

std::uint16_t specials_in_hand(const Race& race, VehicleId v, CardFace face) {
    const LicenceIndex& index = race.licence(v).index;
    const std::uint16_t hand = race[v].cards.special[static_cast<std::size_t>(Pile::hand)];
    return hand & index.face_bits[static_cast<std::size_t>(face)];
}

bool may_use_part_of(Rule rule) {
    const CatalogueEntry* entry = find_entry(rule);
    return entry != nullptr && entry->use == CatalogueEntry::Use::in_part;
}

std::optional<UsablePart> usable_part(const Race& race, VehicleId v, const Trait& trait) {
    if (!may_use_part_of(trait.rule) || !has_trait(race, v, trait.rule)) return std::nullopt;
    return UsablePart{0, trait.n_is_rolled ? max_die_value : trait.n.value_or(1)};
}

std::optional<UsablePart> usable_part(const SpecialCard& card) {
    if (!may_use_part_of(card.rule)) return std::nullopt;
    const int number = card.n_is_rolled ? max_die_value : card.n.value_or(0);
    if (number < 2) return std::nullopt;
    return UsablePart{1, number};
}

int number_of_flaw(Race& race, Table& table, VehicleId v, Rule trait) {
    const Trait* listed = find_trait(race, v, trait);
    if (listed == nullptr) return 0;
    const int number =
        listed->n_is_rolled ? roll_number(race, table, v, trait) : listed->n.value_or(1);
    tell(table, v, trait, TraitUsed{number, 0});
    return number;
}

namespace {

int number_of(Race& race, Table& table, VehicleId v, const Trait& edge) {
    return edge.n_is_rolled ? roll_number(race, table, v, edge.rule) : edge.n.value_or(1);
}

enum class Asking : std::uint8_t { stands, asked };

int use_part(Table& table, const About& about, int number, Asking asking) {
    const VehicleId v = about.vehicle;
    if (number <= 0) return 0;
    Offer offer;
    for (int amount = number; amount >= 0; --amount)
        offer.add({OptionKind::amount, amount});
    About part = about;
    part.number = number;
    const Option chosen = asking == Asking::asked
                              ? offer.ask(table, v, Ask::use_trait, part)
                              : offer.ask_standing(table, v, Ask::use_trait, part);
    if (chosen.a > 0) {
        tell(table, v, about.rule, TraitUsed{chosen.a, number - chosen.a});
    }
    return chosen.a;
}

}  // namespace

int number_of_edge(Race& race, Table& table, VehicleId v, Rule trait) {
    const Trait* listed = find_trait(race, v, trait);
    return listed == nullptr ? 0 : number_of(race, table, v, *listed);
}

int use_edge(Race& race, Table& table, VehicleId v, Rule trait, int most) {
    if (most <= 0 || !has_trait(race, v, trait)) return 0;
    About about;
    about.vehicle = v;
    about.rule = trait;
    const int number = number_of_edge(race, table, v, trait);
    return use_part(table, about, std::min(number, most), Asking::stands);
}

int use_edge_on(Race& race, Table& table, VehicleId v, const Trait& edge, VehicleId other) {
    const RaceTerms& terms = race.terms();
    const bool friends = terms.has_teams() && terms.teams[v] == terms.teams[other] &&
                         race[v].is_running();  // a wreck has no say (FR-EDGE-19)
    About about;
    about.vehicle = v;
    about.rule = edge.rule;
    if (friends) about.other = other;
    const int number = number_of(race, table, v, edge);
    return use_part(table, about, number, friends ? Asking::asked : Asking::stands);
}

int number_of_card(Race& race, Table& table, VehicleId v, int place) {
    const SpecialCard& card = race.licence(v).specials[static_cast<std::size_t>(place)];
    return card.n_is_rolled ? roll_number(race, table, v, card.rule) : card.n.value_or(0);
}

void play_special(Race& race, Table& table, VehicleId v, int place, SpecialUse use) {
    const SpecialCard& card = race.licence(v).specials[static_cast<std::size_t>(place)];
    auto& piles = race[v].cards.special;
    const auto bit = static_cast<std::uint16_t>(1U << place);
    for (std::uint16_t& pile : piles)
        pile = static_cast<std::uint16_t>(pile & ~bit);
    const bool leaves = use == SpecialUse::action && card.discarded_after;  // FR-CARD-09, 10
    if (!leaves) {
        auto& spent = piles[static_cast<std::size_t>(Pile::spent)];
        spent = static_cast<std::uint16_t>(spent | bit);
    }
    tell(table, v, card.rule, SpecialPlayed{place, use, leaves});
}

void settle_pledge(Race& race, Table& table, VehicleId v, int place) {
    const SpecialCard& card = race.licence(v).specials[static_cast<std::size_t>(place)];
    if (card.discarded_after) {
        auto& spent = race[v].cards.special[static_cast<std::size_t>(Pile::spent)];
        spent = static_cast<std::uint16_t>(spent & ~(1U << place));
    }
    tell(table, v, card.rule, SpecialPlayed{place, SpecialUse::action, card.discarded_after});
}

}  // namespace frothy
