#include "games/frothy/data/licence/licence_names.h"

#include <algorithm>
#include <array>

namespace frothy {

namespace {

struct LedgerWording {
    Rule rule;
    std::string_view name;
};

// Where the ledger's words are others than those on licences.
constexpr std::array ledger_wordings = {
    LedgerWording{"FR-PDE-01", "+# Control per round"},
    LedgerWording{"FR-PDE-04", "# Damage per round"},
    LedgerWording{"FR-PDE-05", "Lose a named trait"},
    LedgerWording{"FR-PDE-06", "Maximum Acceleration #"},
    LedgerWording{"FR-PDE-07", "Maximum Deceleration #"},
    LedgerWording{"FR-PDE-11", "Acceleration modifier +/-#"},
    LedgerWording{"FR-PDE-12", "Deceleration modifier +/-#"},
    LedgerWording{"FR-PDE-15", "-1 Whip or Reins card"},
};

// Small letters alone: neither signs nor numbers tell two names apart.
std::string letters_of(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if (c >= 'a' && c <= 'z') letters += c;
        if (c >= 'A' && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
    }
    return letters;
}

}  // namespace

std::string own_name(std::span<const CatalogueEntry> catalogue, Rule rule,
                     const std::string& said) {
    const auto entry = std::ranges::find(catalogue, rule, &CatalogueEntry::rule);
    if (entry == catalogue.end()) return said;
    const std::string letters = letters_of(said);
    const bool is_ledgers = std::ranges::any_of(ledger_wordings, [&](const LedgerWording& wording) {
        return wording.rule == rule && letters_of(wording.name) == letters;
    });
    const bool is_own = said.empty() || is_ledgers || letters_of(entry->name) == letters;
    return is_own ? std::string(entry->name) : said;
}

void name_lost_traits(Licence& licence) {
    const auto settle = [&](AffectKind& kind) {
        if (kind.trait.empty()) return;
        const Rule id = Rule::from_text(kind.trait);
        const auto is_meant = [&](const Trait& trait) {
            return trait.rule == id || trait.name == kind.trait ||
                   letters_of(trait.name) == letters_of(kind.trait);
        };
        const auto trait = std::ranges::find_if(licence.traits, is_meant);
        if (trait != licence.traits.end()) kind.trait = trait->name;
    };
    for (Affect& affect : licence.affects) {
        settle(affect.kind);
        for (RandomLine& line : affect.table)
            settle(line.affect);
    }
}

}  // namespace frothy
