#include "games/frothy/rules/licence/licence.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace frothy {

namespace {

void append(BoxRows& rows, std::uint8_t rating, Block block) {
    const std::uint8_t first_accel = rows.accel_count;
    const std::uint8_t first_decel = rows.decel_count;
    const auto last_decel = static_cast<std::uint8_t>(first_decel + block.decel - 1);
    for (int i = 0; i < block.accel; ++i) {
        rows.accel_rating[rows.accel_count] = rating;
        rows.decel_of_accel[rows.accel_count] = last_decel;  // FR-CHG-03: right-most match
        ++rows.accel_count;
    }
    for (int i = 0; i < block.decel; ++i) {
        rows.decel_rating[rows.decel_count] = rating;
        rows.accel_of_decel[rows.decel_count] = first_accel;  // FR-CHG-04: left-most match
        ++rows.decel_count;
    }
}

// An entry of another area, or beyond the catalogue, is a fault of the licence and no rule's
// business.
bool is_entry(Rule rule, std::string_view area, std::size_t size) {
    return rule.area() == area && static_cast<std::size_t>(rule.number()) < size;
}

LicenceIndex index_of(const Licence& licence) {
    LicenceIndex index;
    for (std::size_t i = 0; i < licence.traits.size(); ++i) {
        const Rule rule = licence.traits[i].rule;
        if (!is_entry(rule, "TRT", index.trait_place.size())) continue;
        index.trait_place[static_cast<std::size_t>(rule.number())] = static_cast<std::uint8_t>(i);
    }
    for (std::size_t i = 0; i < licence.specials.size() && i < 16; ++i) {
        const SpecialCard& card = licence.specials[i];
        if (!is_entry(card.rule, "SPC", index.special_bits.size())) continue;
        const auto bit = static_cast<std::uint16_t>(1U << i);
        auto& of_kind = index.special_bits[static_cast<std::size_t>(card.rule.number())];
        of_kind = static_cast<std::uint16_t>(of_kind | bit);
        auto& of_face = index.face_bits[static_cast<std::size_t>(card.face)];
        of_face = static_cast<std::uint16_t>(of_face | bit);
    }
    return index;
}

}  // namespace

void prepare(Licence& licence) {
    BoxRows rows;
    for (std::size_t rating = 0; rating < licence.speeds.size(); ++rating) {
        rows.first_accel[rating] = rows.accel_count;
        rows.first_decel[rating] = rows.decel_count;
        for (const Block block : licence.speeds[rating].blocks) {
            if (rows.accel_count + block.accel > max_boxes) continue;
            if (rows.decel_count + block.decel > max_boxes) continue;
            append(rows, static_cast<std::uint8_t>(rating), block);
        }
        rows.last_accel[rating] = static_cast<std::uint8_t>(std::max(rows.accel_count - 1, 0));
        rows.last_decel[rating] = static_cast<std::uint8_t>(std::max(rows.decel_count - 1, 0));
    }
    licence.rows = rows;
    licence.index = index_of(licence);
}

}  // namespace frothy
