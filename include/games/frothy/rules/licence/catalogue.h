// What the ledger lists under PDE, SPC and TRT: the one list of affects, special cards and traits,
// by which licences are read, judged, worded and made up.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "games/frothy/rules/licence/licence.h"

namespace frothy {

struct CatalogueEntry {
    Rule rule;
    std::string_view name;  // as licences print it, without the number of traits and cards
    enum class Number : std::uint8_t { none, needed, optional } number = Number::none;  // its #
    // Of a trait: an edge may be used in part or not at all, a flaw always applies in full.
    enum class Nature : std::uint8_t { plain, edge, flaw, either } nature = Nature::plain;
    // Whether the owner may use a part of its #: of an edge that is used when it acts, any part or
    // nothing (Ask::use_trait, a standing question: all of it unless the owner speaks up).
    enum class Use : std::uint8_t { whole, in_part } use = Use::whole;
    CardFace face = CardFace::none;  // the plain card on the back of a special one, in the book
    int least = 1;                   // of its #; below 0 it is anything but 0
    int most = 20;
    // Whether an affect changes what holds from now on, or does something when it is gained.
    enum class Acts : std::uint8_t { always, once } acts = Acts::always;
    std::string_view in_ledger = {};  // the ledger's words, where they are others
};
std::span<const CatalogueEntry> catalogue_of_affects();
std::span<const CatalogueEntry> catalogue_of_specials();
std::span<const CatalogueEntry> catalogue_of_traits();

// The entry of an affect, special card or trait; nullptr where the ledger has none.
const CatalogueEntry* find_entry(Rule rule);

}  // namespace frothy
