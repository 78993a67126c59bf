#include "games/frothy/data/licence/licence_names.h"

#include <algorithm>

#include "games/frothy/rules/licence/catalogue.h"

namespace frothy {

namespace {

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

std::string own_name(Rule rule, const std::string& said) {
    const CatalogueEntry* entry = find_entry(rule);
    if (entry == nullptr) return said;
    const std::string letters = letters_of(said);
    const bool is_own = said.empty() || letters == letters_of(entry->name) ||
                        (!entry->in_ledger.empty() && letters == letters_of(entry->in_ledger));
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
