#include "games/frothy/view/core/workshop/licence_edits.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>

#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/view/core/workshop/licence_edit_parts.h"

namespace frothy {

using namespace licence_edit;

namespace {

constexpr Rule random_affect = "FR-PDE-09";
constexpr Rule lost_trait = "FR-PDE-05";
constexpr Rule lost_card = "FR-PDE-15";
constexpr Rule own_trait = "FR-VEH-21";
constexpr int most_dice = 2;
constexpr int most_least_control = 20;
constexpr int most_effect = 20;

template <class Number>
bool step_within(Number& number, int by, int least, int most) {
    const int next = std::clamp(number + by, least, most);
    if (next == number) return false;
    number = static_cast<Number>(next);
    return true;
}

// FR-CHG-03: one box over n, or n over one, as one number: below 0 more to accelerate through.
int shape_of(Block block) { return block.decel - block.accel; }
Block block_of(int shape) {
    return {static_cast<std::uint8_t>(shape < 0 ? 1 - shape : 1),
            static_cast<std::uint8_t>(shape > 0 ? 1 + shape : 1)};
}

bool turn_block(Licence& licence, SheetSpot spot, int by) {
    Block& block = licence.speeds[spot.a].blocks[spot.b];
    const Block before = block;
    block = block_of(shape_of(block) + by);
    if (has_room_for_boxes(licence)) return true;
    block = before;
    return false;
}

template <class SomeLicence>  // to be read, or to be changed
auto* kind_at(SomeLicence& licence, SheetSpot spot) {
    using Kind = std::remove_reference_t<decltype((licence.affects.front().kind))>;
    Kind* none = nullptr;
    if (spot.a >= licence.affects.size()) return none;
    auto& affect = licence.affects[spot.a];
    if (spot.part == SheetPart::affect) return &affect.kind;
    return spot.b < affect.table.size() ? &affect.table[spot.b].affect : none;
}

bool is_affect(SheetSpot spot) {
    return spot.part == SheetPart::affect || spot.part == SheetPart::random_line;
}

// A line for every value that the dice may show; those there are stay.
void fill_table(const Licence& licence, Affect& affect) {
    constexpr int most_value = 3;  // of a die
    const auto lines = static_cast<std::size_t>(most_value * affect.dice + 1);
    if (affect.table.size() > lines) affect.table.resize(lines);
    while (affect.table.size() < lines) {
        affect.table.push_back(
            {static_cast<std::uint8_t>(affect.table.size()), affect_of(licence, "FR-PDE-17")});
    }
}

// A # as it is printed: nothing, a number, or rolled; in this order.
struct PrintedNumber {
    std::optional<std::int8_t> n;
    bool is_rolled = false;
};

std::vector<PrintedNumber> numbers_of(const CatalogueEntry& entry) {
    std::vector<PrintedNumber> numbers;
    if (entry.number == CatalogueEntry::Number::none) return numbers;
    if (entry.number == CatalogueEntry::Number::optional) numbers.push_back({});
    for (int n = entry.least; n <= entry.most; ++n) {
        if (n != 0 || entry.least >= 0) numbers.push_back({static_cast<std::int8_t>(n), false});
    }
    if (entry.least != entry.most) numbers.push_back({std::nullopt, true});
    return numbers;
}

bool turn_number(const CatalogueEntry& entry, PrintedNumber& printed, int by) {
    const auto numbers = numbers_of(entry);
    const auto now = std::ranges::find_if(numbers, [&](const PrintedNumber& one) {
        return one.is_rolled == printed.is_rolled && (one.is_rolled || one.n == printed.n);
    });
    const auto at = now == numbers.end() ? std::ptrdiff_t{0} : now - numbers.begin();
    const auto next =
        std::clamp<std::ptrdiff_t>(at + by, 0, static_cast<std::ptrdiff_t>(numbers.size()) - 1);
    if (numbers.empty() || (next == at && now != numbers.end())) return false;
    printed = numbers[static_cast<std::size_t>(next)];
    return true;
}

bool turn_number_at(Licence& licence, SheetSpot spot, Rule rule, int by) {
    const CatalogueEntry* entry = find_entry(rule);
    if (entry == nullptr) return false;
    PrintedNumber printed;
    if (is_affect(spot)) {
        AffectKind* kind = kind_at(licence, spot);
        if (kind == nullptr) return false;
        printed = {kind->n, kind->n_is_rolled};
        if (!turn_number(*entry, printed, by)) return false;
        kind->n = printed.n.value_or(std::int8_t{0});
        kind->n_is_rolled = printed.is_rolled;
        return true;
    }
    const auto turn_of = [&](auto& listed) {
        printed = {listed.n, listed.n_is_rolled};
        if (!turn_number(*entry, printed, by)) return false;
        listed.n = printed.n;
        listed.n_is_rolled = printed.is_rolled;
        return true;
    };
    return spot.part == SheetPart::special ? turn_of(licence.specials[spot.a])
                                           : turn_of(licence.traits[spot.a]);
}

Rule rule_at(const Licence& licence, SheetSpot spot) {
    switch (spot.part) {
    case SheetPart::affect:
    case SheetPart::random_line: {
        const AffectKind* kind = kind_at(licence, spot);
        return kind != nullptr ? kind->rule : Rule::none();
    }
    case SheetPart::special:
        return spot.a < licence.specials.size() ? licence.specials[spot.a].rule : Rule::none();
    case SheetPart::trait:
        return spot.a < licence.traits.size() ? licence.traits[spot.a].rule : Rule::none();
    default: return Rule::none();
    }
}

bool turn_level(Licence& licence, SheetSpot& spot, int by) {
    if (spot.part == SheetPart::stamina_effect) {
        return step_within(licence.stamina_effects[spot.a].at, by, licence.stamina_min,
                           licence.stamina_max);
    }
    if (!step_within(licence.affects[spot.a].at, by, 1, licence.damage_max)) return false;
    sort_affects(licence, spot);
    return true;
}

// FR-VEH-14: the wipe-out is what the last box brings, and nothing stands beyond it.
bool turn_damage(Licence& licence, int by) {
    if (!step_within(licence.damage_max, by, 1, max_damage)) return false;
    for (Affect& affect : licence.affects)
        affect.at = std::min(affect.at, licence.damage_max);
    if (!licence.affects.empty() && licence.affects.back().kind.rule == wipe_out_affect)
        licence.affects.back().at = licence.damage_max;
    return true;
}

bool turn_amount(Licence& licence, SheetSpot spot, int by) {
    switch (spot.part) {
    case SheetPart::block: return turn_block(licence, spot, by);
    case SheetPart::move: {
        std::uint8_t& spaces = licence.speeds[spot.a].move[spot.b];
        return step_within(spaces, by, 0, max_spaces_a_phase);
    }
    case SheetPart::control:
        return step_within(licence.speeds[spot.a].control, by, safe, max_control_dice);
    case SheetPart::stamina_change:
        return step_within(licence.speeds[spot.a].stamina, by, -max_stamina, max_stamina);
    case SheetPart::least_control:
        return step_within(licence.control_min, by, 0, most_least_control);
    case SheetPart::resilience: return step_within(licence.resilience, by, blank_resilience, 2);
    case SheetPart::damage: return turn_damage(licence, by);
    case SheetPart::most_stamina:
        return step_within(licence.stamina_max, by, licence.stamina_min + 1, max_stamina);
    case SheetPart::least_stamina:
        return step_within(licence.stamina_min, by, -max_stamina, licence.stamina_max - 1);
    case SheetPart::stamina_effect:
        return step_within(licence.stamina_effects[spot.a].n, by, 1, most_effect);
    case SheetPart::whips: return step_within(licence.whips, by, 0, most_cards);
    case SheetPart::reins: return step_within(licence.reins, by, 0, most_cards);
    case SheetPart::duals: return step_within(licence.duals, by, 0, most_cards);
    default: return false;
    }
}

template <class Word>
bool turn_word(Word& word, int by, int most) {
    const int next = static_cast<int>(word) + by;
    if (next < 0 || next > most) return false;
    word = static_cast<Word>(next);
    return true;
}

bool turn_which(Licence& licence, SheetSpot spot, int by) {
    if (spot.part == SheetPart::stamina_effect)
        return turn_word(licence.stamina_effects[spot.a].kind, by, 2);
    const std::vector<Rule> kinds = kinds_for(licence, spot);
    const auto now = std::ranges::find(kinds, rule_at(licence, spot));
    const auto next = (now == kinds.end() ? 0 : now - kinds.begin() + by);
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(kinds.size())) return false;
    choose(licence, spot, kinds[static_cast<std::size_t>(next)]);
    return true;
}

bool turn_lost(Licence& licence, SheetSpot spot, int by) {
    AffectKind* kind = kind_at(licence, spot);
    const auto& traits = licence.traits;
    if (kind == nullptr || traits.empty()) return false;
    const auto now = std::ranges::find(traits, kind->trait, &Trait::name);
    const auto next = now == traits.end() ? 0 : now - traits.begin() + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(traits.size())) return false;
    kind->trait = traits[static_cast<std::size_t>(next)].name;
    return true;
}

bool turn_knob(Licence& licence, SheetSpot& spot, Knob knob, int by) {
    switch (knob) {
    case Knob::amount: return turn_amount(licence, spot, by);
    case Knob::which: return turn_which(licence, spot, by);
    case Knob::number: return turn_number_at(licence, spot, rule_at(licence, spot), by);
    case Knob::level: return turn_level(licence, spot, by);
    case Knob::dice: {
        Affect& affect = licence.affects[spot.a];
        if (!step_within(affect.dice, by, 1, most_dice)) return false;
        fill_table(licence, affect);
        return true;
    }
    case Knob::card: return turn_word(kind_at(licence, spot)->card, by, 2);
    case Knob::lost: return turn_lost(licence, spot, by);
    case Knob::face: return turn_word(licence.specials[spot.a].face, by, 2);
    case Knob::after: return turn_word(licence.specials[spot.a].discarded_after, by, 1);
    case Knob::livery: return turn_word(licence.livery, by, static_cast<int>(OwnLivery::rose));
    }
    return false;
}

std::vector<Knob> knobs_of_affect(const Licence& licence, SheetSpot spot) {
    const AffectKind& kind = *kind_at(licence, spot);
    if (kind.rule == wipe_out_affect) return {};
    std::vector<Knob> knobs;
    if (spot.part == SheetPart::affect) knobs.push_back(Knob::level);
    knobs.push_back(Knob::which);
    const CatalogueEntry* entry = find_entry(kind.rule);
    if (entry != nullptr && numbers_of(*entry).size() > 1) knobs.push_back(Knob::number);
    if (kind.rule == lost_card) knobs.push_back(Knob::card);
    if (kind.rule == lost_trait) knobs.push_back(Knob::lost);
    if (kind.rule == random_affect) knobs.push_back(Knob::dice);
    return knobs;
}

}  // namespace

std::vector<Knob> knobs_of(const Licence& licence, SheetSpot spot) {
    const auto with_number = [&](std::vector<Knob> knobs) {
        const CatalogueEntry* entry = find_entry(rule_at(licence, spot));
        if (entry != nullptr && entry->number != CatalogueEntry::Number::none)
            knobs.insert(knobs.begin(), Knob::number);
        return knobs;
    };
    switch (spot.part) {
    case SheetPart::nothing:
    case SheetPart::name:
    case SheetPart::kind:
    case SheetPart::story:
    case SheetPart::rating: return {};
    case SheetPart::picture: return {Knob::livery};
    case SheetPart::affect:
    case SheetPart::random_line:
        return kind_at(licence, spot) != nullptr ? knobs_of_affect(licence, spot)
                                                 : std::vector<Knob>();
    case SheetPart::stamina_effect:
        if (spot.a >= licence.stamina_effects.size()) return {};
        return {Knob::level, Knob::which, Knob::amount};
    case SheetPart::special:
        if (spot.a >= licence.specials.size()) return {};
        return with_number({Knob::which, Knob::face, Knob::after});
    case SheetPart::trait:
        if (spot.a >= licence.traits.size()) return {};
        return with_number({Knob::which});
    case SheetPart::block:
        if (spot.b >= licence.speeds[spot.a].blocks.size()) return {};
        return {Knob::amount};
    default: return {Knob::amount};
    }
}

bool turn(Licence& licence, SheetSpot& spot, Knob knob, int by) {
    const std::vector<Knob> knobs = knobs_of(licence, spot);
    if (std::ranges::find(knobs, knob) == knobs.end()) return false;
    if (!turn_knob(licence, spot, knob, by)) return false;
    prepare(licence);
    return true;
}

std::optional<int> amount_of(const Licence& licence, SheetSpot spot) {
    switch (spot.part) {
    case SheetPart::move: return licence.speeds[spot.a].move[spot.b];
    case SheetPart::control: return licence.speeds[spot.a].control;
    case SheetPart::least_control: return licence.control_min;
    case SheetPart::resilience: return licence.resilience;
    case SheetPart::damage: return licence.damage_max;
    case SheetPart::most_stamina: return licence.stamina_max;
    case SheetPart::whips: return licence.whips;
    case SheetPart::reins: return licence.reins;
    case SheetPart::duals: return licence.duals;
    default: return std::nullopt;
    }
}

std::vector<Rule> kinds_for(const Licence& licence, SheetSpot spot) {
    std::vector<Rule> kinds;
    const auto take = [&](std::span<const CatalogueEntry> entries, const auto& is_wanted) {
        for (const CatalogueEntry& entry : entries)
            if (is_wanted(entry.rule)) kinds.push_back(entry.rule);
    };
    switch (spot.part) {
    case SheetPart::affect:
    case SheetPart::random_line:
        take(catalogue_of_affects(), [&](Rule rule) {
            if (rule == lost_trait && licence.traits.empty()) return false;
            return rule != wipe_out_affect &&
                   (rule != random_affect || spot.part == SheetPart::affect);
        });
        break;
    case SheetPart::special: take(catalogue_of_specials(), [](Rule) { return true; }); break;
    case SheetPart::trait: {
        const Rule own = rule_at(licence, spot);
        take(catalogue_of_traits(), [&](Rule rule) {  // FR-VEH-20: each once
            return rule == own ||
                   std::ranges::find(licence.traits, rule, &Trait::rule) == licence.traits.end();
        });
        kinds.push_back(own_trait);
        break;
    }
    default: break;
    }
    return kinds;
}

void choose(Licence& licence, SheetSpot spot, Rule kind) {
    const CatalogueEntry* entry = find_entry(kind);
    const auto print = [&](auto& listed) {
        listed.rule = kind;
        listed.name = entry != nullptr ? std::string(entry->name) : std::string();
        listed.n.reset();
        listed.n_is_rolled = false;
        if (entry != nullptr && entry->number == CatalogueEntry::Number::needed)
            listed.n = static_cast<std::int8_t>(std::max(entry->least, 1));
    };
    if (AffectKind* affect = is_affect(spot) ? kind_at(licence, spot) : nullptr) {
        *affect = affect_of(licence, kind);
        if (spot.part == SheetPart::affect) {
            Affect& whole = licence.affects[spot.a];
            whole.dice = kind == random_affect ? std::max<std::uint8_t>(whole.dice, 1) : 0;
            whole.table.clear();
            if (kind == random_affect) fill_table(licence, whole);
        }
    } else if (spot.part == SheetPart::special && spot.a < licence.specials.size()) {
        print(licence.specials[spot.a]);
        licence.specials[spot.a].face = entry != nullptr ? entry->face : CardFace::whip;
    } else if (spot.part == SheetPart::trait && spot.a < licence.traits.size()) {
        print(licence.traits[spot.a]);
        if (kind == own_trait) licence.traits[spot.a].name = "Trait";
    }
    prepare(licence);
}

bool has_words(const Licence& licence, SheetSpot spot) {
    return spot.part == SheetPart::name || spot.part == SheetPart::kind ||
           spot.part == SheetPart::story ||
           (spot.part == SheetPart::trait && rule_at(licence, spot) == own_trait);
}

std::string words_of(const Licence& licence, SheetSpot spot) {
    switch (spot.part) {
    case SheetPart::name: return licence.name;
    case SheetPart::kind: return licence.kind;
    case SheetPart::story: return licence.background;
    case SheetPart::trait: return licence.traits[spot.a].name;
    default: return {};
    }
}

void reword(Licence& licence, SheetSpot spot, const std::string& words) {
    if (!has_words(licence, spot)) return;
    switch (spot.part) {
    case SheetPart::name: licence.name = words; return;
    case SheetPart::kind: licence.kind = words; return;
    case SheetPart::story: licence.background = words; return;
    default: licence.traits[spot.a].name = words; return;
    }
}

}  // namespace frothy
