#include "support/random_licence.h"

#include <algorithm>
#include <array>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy::conformance {

namespace {

// Mostly small, as licences print them, at times the most the licence check allows.
int small_number(Chance& chance, int most = 20) {
    return std::min(most, chance.one_in(20) ? 20 : chance.between(1, 3));
}

std::vector<Block> random_blocks(Chance& chance) {
    std::vector<Block> blocks;
    for (int count = chance.between(1, 3); count > 0; --count) {
        const auto boxes = static_cast<std::uint8_t>(chance.between(1, 3));
        blocks.push_back(chance.one_in(2) ? Block{1, boxes} : Block{boxes, 1});
    }
    return blocks;
}

void draw_speeds(Chance& chance, Licence& licence) {
    const int safe_ratings = chance.between(0, 4);
    int dice = chance.between(0, 1);
    for (int rating = 0; rating < rating_count; ++rating) {
        SpeedColumn& column = licence.speeds[static_cast<std::size_t>(rating)];
        column.blocks = random_blocks(chance);
        column.control = safe;
        if (rating >= safe_ratings) {
            column.control = static_cast<std::int8_t>(dice);
            dice += chance.between(0, 2);
        }
        column.stamina = static_cast<std::int8_t>(chance.between(-4, 4));
        if (rating == 0) continue;  // FR-VEH-02
        for (std::uint8_t& spaces : column.move)
            spaces = static_cast<std::uint8_t>(chance.between(0, 1 + rating * 2 / 3));
    }
}

bool has_number(Chance& chance, const CatalogueEntry& entry) {
    using Number = CatalogueEntry::Number;
    return entry.number == Number::needed || (entry.number == Number::optional && chance.one_in(2));
}

Trait trait_of(Chance& chance, const CatalogueEntry& entry) {
    Trait trait;
    trait.rule = entry.rule;
    trait.name = entry.name;
    if (!has_number(chance, entry)) return trait;
    trait.n_is_rolled = chance.one_in(4);
    if (!trait.n_is_rolled) trait.n = static_cast<std::int8_t>(small_number(chance));
    return trait;
}

void draw_traits(Chance& chance, Licence& licence) {
    const auto catalogue = catalogue_of_traits();
    const int wanted = chance.between(0, max_traits);
    while (static_cast<int>(licence.traits.size()) < wanted) {
        const CatalogueEntry& entry =
            catalogue[static_cast<std::size_t>(chance.below(static_cast<int>(catalogue.size())))];
        const bool listed = std::ranges::any_of(
            licence.traits, [&](const Trait& trait) { return trait.rule == entry.rule; });
        if (!listed) licence.traits.push_back(trait_of(chance, entry));
    }
}

void add_special(Chance& chance, Licence& licence, CardFace face) {
    const auto catalogue = catalogue_of_specials();
    const CatalogueEntry& entry =
        catalogue[static_cast<std::size_t>(chance.below(static_cast<int>(catalogue.size())))];
    SpecialCard card;
    card.rule = entry.rule;
    card.name = entry.name;
    if (has_number(chance, entry)) {
        card.n_is_rolled = chance.one_in(4);
        if (!card.n_is_rolled) card.n = static_cast<std::int8_t>(small_number(chance));
    }
    card.face = face;
    card.discarded_after = chance.one_in(3);
    licence.specials.push_back(card);
}

void draw_cards(Chance& chance, Licence& licence) {
    for (int cards = chance.between(least_cards, most_cards); cards > 0; --cards) {
        switch (chance.below(6)) {
        case 0: ++licence.whips; break;
        case 1: ++licence.reins; break;
        case 2: ++licence.duals; break;
        default:
            add_special(chance, licence, chance.one_in(2) ? CardFace::whip : CardFace::reins);
            break;
        }
    }
    // FR-VEH-19: traits of limited use beside the cards.
    for (int more = chance.between(0, 2);
         more > 0 && static_cast<int>(licence.specials.size()) < max_specials; --more) {
        add_special(chance, licence, CardFace::none);
    }
    std::ranges::reverse(licence.specials);
}

// FR-PDE-16 and, inside a random table, FR-PDE-09 are left to the caller.
AffectKind affect_of(Chance& chance, const Licence& licence, bool may_be_random) {
    const auto catalogue = catalogue_of_affects();
    const CatalogueEntry* entry = nullptr;
    AffectKind kind;
    do {
        entry =
            &catalogue[static_cast<std::size_t>(chance.below(static_cast<int>(catalogue.size())))];
        kind.rule = entry->rule;
        kind.name = entry->name;
    } while (kind.rule == Rule("FR-PDE-16") || (kind.rule == Rule("FR-PDE-09") && !may_be_random) ||
             (kind.rule == Rule("FR-PDE-05") && licence.traits.empty()));
    switch (kind.rule.number()) {
    case 2: kind.n = static_cast<std::int8_t>(chance.between(1, 3)); break;
    case 5: {
        const int place = chance.below(static_cast<int>(licence.traits.size()));
        kind.trait = licence.traits[static_cast<std::size_t>(place)].name;
        break;
    }
    case 6:
    case 7: kind.n = static_cast<std::int8_t>(chance.between(0, 4)); break;
    case 8: kind.n = static_cast<std::int8_t>(chance.between(0, rating_count - 1)); break;
    case 10: kind.n = 1; break;
    case 11:
    case 12:
        kind.n = static_cast<std::int8_t>(small_number(chance) * (chance.one_in(2) ? 1 : -1));
        break;
    case 15:
        kind.n = 1;
        kind.card = static_cast<CardChoice>(chance.below(3));
        break;
    default:
        if (has_number(chance, *entry)) kind.n = static_cast<std::int8_t>(small_number(chance));
        break;
    }
    const bool can_be_rolled = entry->number == CatalogueEntry::Number::needed &&
                               entry->least >= 0 && entry->least < entry->most;
    kind.n_is_rolled = can_be_rolled && chance.one_in(4);
    return kind;
}

void draw_damage(Chance& chance, Licence& licence) {
    licence.resilience = static_cast<std::int8_t>(chance.between(blank_resilience, 2));
    licence.damage_max = static_cast<std::uint8_t>(chance.between(1, 16));
    std::vector<int> levels(static_cast<std::size_t>(chance.between(0, 12)));
    for (int& level : levels)
        level = chance.between(1, licence.damage_max);
    std::ranges::sort(levels);
    for (const int level : levels) {
        Affect affect;
        affect.at = static_cast<std::uint8_t>(level);
        affect.kind = affect_of(chance, licence, true);
        if (affect.kind.rule == Rule("FR-PDE-09")) {
            affect.dice = static_cast<std::uint8_t>(chance.between(1, 2));
            for (int value = 0; value <= max_die_value * affect.dice; ++value) {
                affect.table.push_back(
                    {static_cast<std::uint8_t>(value), affect_of(chance, licence, false)});
            }
        }
        licence.affects.push_back(affect);
    }
    Affect wipe_out;
    wipe_out.at = licence.damage_max;
    wipe_out.kind.rule = "FR-PDE-16";
    wipe_out.kind.name = "Wipe-out";
    licence.affects.push_back(wipe_out);
}

void draw_stamina(Chance& chance, Licence& licence) {
    licence.control_min = static_cast<std::uint8_t>(chance.one_in(3) ? chance.between(1, 3) : 0);
    licence.stamina_min = static_cast<std::int8_t>(chance.between(-2, 2));
    licence.stamina_max = static_cast<std::int8_t>(licence.stamina_min + chance.between(1, 10));
    for (int count = chance.between(0, 6); count > 0; --count) {
        StaminaEffect effect;
        effect.at =
            static_cast<std::int8_t>(chance.between(licence.stamina_min, licence.stamina_max));
        effect.kind = static_cast<StaminaEffectKind>(chance.below(3));
        effect.n = static_cast<std::uint8_t>(chance.between(1, 2));
        licence.stamina_effects.push_back(effect);
    }
}

}  // namespace

Licence random_licence(Chance& chance) {
    Licence licence;
    licence.id = "random";
    licence.name = "Random";
    draw_speeds(chance, licence);
    draw_traits(chance, licence);
    draw_cards(chance, licence);
    draw_damage(chance, licence);
    draw_stamina(chance, licence);
    prepare(licence);
    return licence;
}

HouseRules random_house_rules(Chance& chance) {
    HouseRules rules;
    for (const HouseRuleKey& key : house_rule_keys()) {
        if (!key.values.empty()) {
            key.set(rules, chance.below(static_cast<int>(key.values.size())));
        } else if (chance.one_in(2)) {
            const int usual = std::min(key.most, key.least + 8);
            key.set(rules, chance.between(key.least, chance.one_in(10) ? key.most : usual));
        }
    }
    return rules;
}

}  // namespace frothy::conformance
