// The lists on a licence: blocks, affects, Stamina effects, special cards and traits come and go.
#include <algorithm>
#include <utility>

#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/view/core/workshop/licence_edit_parts.h"

namespace frothy {

namespace licence_edit {

bool has_room_for_boxes(const Licence& licence) {
    int accel = 0;
    int decel = 0;
    for (const SpeedColumn& column : licence.speeds) {
        for (const Block block : column.blocks) {
            accel += block.accel;
            decel += block.decel;
        }
    }
    return accel <= max_boxes && decel <= max_boxes;
}

AffectKind affect_of(const Licence& licence, Rule rule) {
    AffectKind kind;
    const CatalogueEntry* entry = find_entry(rule);
    if (entry == nullptr) return kind;
    kind.rule = rule;
    kind.name = entry->name;
    if (entry->number != CatalogueEntry::Number::none)
        kind.n = static_cast<std::int8_t>(std::max(entry->least, 1));
    if (rule == Rule("FR-PDE-05") && !licence.traits.empty())
        kind.trait = licence.traits.front().name;
    return kind;
}

void sort_affects(Licence& licence, SheetSpot& spot) {
    while (spot.a > 0 && licence.affects[spot.a - 1U].at > licence.affects[spot.a].at) {
        std::swap(licence.affects[spot.a - 1U], licence.affects[spot.a]);
        --spot.a;
    }
    while (spot.a + 1U < licence.affects.size() &&
           licence.affects[spot.a + 1U].kind.rule != wipe_out_affect &&
           licence.affects[spot.a + 1U].at < licence.affects[spot.a].at) {
        std::swap(licence.affects[spot.a + 1U], licence.affects[spot.a]);
        ++spot.a;
    }
}

}  // namespace licence_edit

using namespace licence_edit;

std::optional<SheetList> list_of(SheetSpot spot) {
    switch (spot.part) {
    case SheetPart::block: return SheetList::blocks;
    case SheetPart::affect: return SheetList::affects;
    case SheetPart::stamina_effect: return SheetList::stamina_effects;
    case SheetPart::special: return SheetList::specials;
    case SheetPart::trait: return SheetList::traits;
    default: return std::nullopt;
    }
}

namespace {

constexpr std::size_t most_listed = 64;  // the longest list that a file may have

std::optional<SheetSpot> add_block(Licence& licence, SheetSpot near) {
    auto& blocks = licence.speeds[near.a].blocks;
    const std::size_t at = near.part == SheetPart::block
                               ? std::min<std::size_t>(near.b + 1U, blocks.size())
                               : blocks.size();
    blocks.insert(blocks.begin() + static_cast<std::ptrdiff_t>(at), Block{});
    if (has_room_for_boxes(licence))
        return SheetSpot{SheetPart::block, near.a, static_cast<std::uint8_t>(at)};
    blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(at));
    return std::nullopt;
}

// At the level of the one before it, or half-way down the track.
std::optional<SheetSpot> add_affect(Licence& licence, SheetSpot near) {
    if (licence.affects.size() >= most_listed) return std::nullopt;
    Affect affect;
    const bool has_near = near.part == SheetPart::affect && near.a < licence.affects.size();
    const int half = (licence.damage_max + 1) / 2;
    affect.at = has_near ? licence.affects[near.a].at : static_cast<std::uint8_t>(half);
    affect.kind = affect_of(licence, "FR-PDE-17");
    SheetSpot spot{SheetPart::affect, 0, 0};
    licence.affects.insert(licence.affects.begin(), affect);
    sort_affects(licence, spot);
    return spot;
}

std::optional<SheetSpot> add_effect(Licence& licence) {
    if (licence.stamina_effects.size() >= most_listed) return std::nullopt;
    StaminaEffect effect;
    effect.at = static_cast<std::int8_t>((licence.stamina_max + licence.stamina_min) / 2);
    licence.stamina_effects.push_back(effect);
    return SheetSpot{SheetPart::stamina_effect,
                     static_cast<std::uint8_t>(licence.stamina_effects.size() - 1), 0};
}

template <class Listed>
std::optional<SheetSpot> add_listed(Licence& licence, std::vector<Listed>& list, SheetPart part,
                                    std::size_t most) {
    if (list.size() >= most) return std::nullopt;
    list.emplace_back();
    const SheetSpot spot{part, static_cast<std::uint8_t>(list.size() - 1), 0};
    choose(licence, spot, kinds_for(licence, spot).front());
    return spot;
}

std::optional<SheetSpot> add_any(Licence& licence, SheetList list, SheetSpot near) {
    switch (list) {
    case SheetList::blocks: return add_block(licence, near);
    case SheetList::affects: return add_affect(licence, near);
    case SheetList::stamina_effects: return add_effect(licence);
    case SheetList::specials:
        return add_listed(licence, licence.specials, SheetPart::special, max_specials);
    case SheetList::traits:
        return add_listed(licence, licence.traits, SheetPart::trait, max_traits);
    }
    return std::nullopt;
}

template <class List>
void erase_at(List& list, std::size_t at) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

std::optional<SheetSpot> add_to(Licence& licence, SheetList list, SheetSpot near) {
    const auto spot = add_any(licence, list, near);
    if (spot) prepare(licence);
    return spot;
}

bool may_be_removed(const Licence& licence, SheetSpot spot) {
    switch (spot.part) {
    case SheetPart::block: {
        const auto& blocks = licence.speeds[spot.a].blocks;
        return blocks.size() > 1 && spot.b < blocks.size();
    }
    case SheetPart::affect:
        return spot.a < licence.affects.size() &&
               licence.affects[spot.a].kind.rule != wipe_out_affect;
    case SheetPart::stamina_effect: return spot.a < licence.stamina_effects.size();
    case SheetPart::special: return spot.a < licence.specials.size();
    case SheetPart::trait: return spot.a < licence.traits.size();
    default: return false;
    }
}

void remove_part(Licence& licence, SheetSpot spot) {
    if (!may_be_removed(licence, spot)) return;
    switch (spot.part) {
    case SheetPart::block: erase_at(licence.speeds[spot.a].blocks, spot.b); break;
    case SheetPart::affect: erase_at(licence.affects, spot.a); break;
    case SheetPart::stamina_effect: erase_at(licence.stamina_effects, spot.a); break;
    case SheetPart::special: erase_at(licence.specials, spot.a); break;
    default: erase_at(licence.traits, spot.a); break;
    }
    prepare(licence);
}

bool is_drawable(const Licence& licence) {
    const auto is_block = [](const Block& block) {
        return block.accel >= 1 && block.decel >= 1 && (block.accel == 1 || block.decel == 1);
    };
    const auto is_column = [&](const SpeedColumn& column) {
        return !column.blocks.empty() && std::ranges::all_of(column.blocks, is_block);
    };
    return std::ranges::all_of(licence.speeds, is_column) && has_room_for_boxes(licence) &&
           licence.traits.size() <= max_traits && licence.specials.size() <= max_specials &&
           licence.stamina_min < licence.stamina_max;
}

void make_drawable(Licence& licence) {
    for (SpeedColumn& column : licence.speeds) {
        if (column.blocks.empty()) column.blocks = {Block{}};
        for (Block& block : column.blocks) {
            block.accel = std::max<std::uint8_t>(block.accel, 1);
            block.decel =
                block.accel > 1 ? std::uint8_t{1} : std::max<std::uint8_t>(block.decel, 1);
        }
    }
    const auto longest = [&]() -> SpeedColumn& {
        return *std::ranges::max_element(
            licence.speeds, {}, [](const SpeedColumn& column) { return column.blocks.size(); });
    };
    while (!has_room_for_boxes(licence) && longest().blocks.size() > 1)
        longest().blocks.pop_back();
    // A few blocks that are very long.
    if (!has_room_for_boxes(licence))
        for (SpeedColumn& column : licence.speeds)
            column.blocks = {Block{}};
    if (licence.traits.size() > max_traits) licence.traits.resize(max_traits);
    if (licence.specials.size() > max_specials) licence.specials.resize(max_specials);
    if (licence.stamina_min >= licence.stamina_max)
        licence.stamina_min = static_cast<std::int8_t>(licence.stamina_max - 1);
    prepare(licence);
}

}  // namespace frothy
