// The fields of a Driving Licence (docs/formats/licence.md), listed once: formats/fields.h.
#pragma once

#include "formats/fields.h"
#include "formats/picture.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/licence/licence_names.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

inline constexpr std::size_t longest_background = 4000;
inline constexpr int most_number = 99;           // written for a #, whatever it may be
inline constexpr std::size_t most_entries = 64;  // of the lists on a licence

inline constexpr std::array<std::string_view, 2> after_words = {"spent", "discard"};
inline constexpr std::array<std::string_view, 3> stamina_words = {"virtual_reins", "speed_loss",
                                                                  "damage_dice"};

inline constexpr std::array<std::string_view, 9> livery_words = {
    "driver", "blue", "white", "gold", "red", "green", "black", "purple", "rose"};

// A number, null, or "roll" (FR-DICE-06).
struct PrintedNumber {
    std::optional<std::int8_t>& n;
    bool& is_rolled;
};
// "safe" or a number of dice (FR-LIC-03).
struct PrintedControl {
    std::int8_t& dice;
};
// The name of a picture.
struct PictureName {
    std::string& name;
};
// The Speed at the head of a column, by its place among them; `next` is the one awaited there.
struct PrintedRating {
    int place;
    int& next;
};
// Null where it is blank.
struct PrintedResilience {
    std::int8_t& resilience;
};

void read_value(const Json& json, Reader& reader, Rule& rule);
void read_value(const Json& json, Reader& reader, PrintedNumber& number);
void read_value(const Json& json, Reader& reader, PrintedControl& control);
void read_value(const Json& json, Reader& reader, PrintedRating& rating);
void read_value(const Json& json, Reader& reader, PrintedResilience& resilience);
void read_value(const Json& json, Reader& reader, PictureName& picture);
OrderedJson value_json(const Rule& rule);
OrderedJson value_json(const PrintedNumber& number);
OrderedJson value_json(const PrintedControl& control);
OrderedJson value_json(const PrintedRating& rating);
OrderedJson value_json(const PrintedResilience& resilience);
OrderedJson value_json(const PictureName& picture);

// The # of an affect whose number is left out; none where a 0 says something, so that it has to be
// given.
std::optional<std::int8_t> number_left_out(Rule affect);
// A number that is left out, and the names of the trait's entry.
void settle(AffectKind& kind, std::optional<std::int8_t> n, Reader& reader);

template <class Fields>
void list_fields(Fields& fields, AffectKind& kind) {
    std::optional<std::int8_t> n;
    if (!kind.rule.is_none() || kind.n != 0) n = kind.n;  // it is written
    const bool has_number = kind.n_is_rolled || kind.n != 0 || number_left_out(kind.rule) != 0;
    const bool has_card = kind.card != CardChoice::either || kind.rule == Rule("FR-PDE-15");
    fields.need("id").value(kind.rule);
    fields.may("name").text(kind.name, longest_name);
    fields.may("n", has_number).value(PrintedNumber{n, kind.n_is_rolled});
    fields.may("card", has_card).word(kind.card, names_of(kind.card));
    fields.may("trait", !kind.trait.empty()).text(kind.trait, longest_name);
    fields.after_reading([&](Reader& reader) { settle(kind, n, reader); });
}

template <class Fields>
void list_fields(Fields& fields, RandomLine& line) {
    fields.need("value").number(line.value, 0, 6);
    list_fields(fields, line.affect);
}

template <class Fields>
void list_fields(Fields& fields, Affect& affect) {
    fields.need("at").number(affect.at, 1, max_damage);
    list_fields(fields, affect.kind);
    fields.may("dice", affect.dice > 0).number(affect.dice, 0, 2);
    fields.may("table", !affect.table.empty()).list(affect.table, 0, most_entries);
}

template <class Fields>
void list_fields(Fields& fields, StaminaEffect& effect) {
    fields.need("at").number(effect.at, -max_stamina, max_stamina);
    fields.need("effect").word(effect.kind, stamina_words);
    fields.may("n").number(effect.n, 1, 20);
}

template <class Fields, class Printed>
void list_printed(Fields& fields, Printed& printed) {  // of a special card or a trait
    fields.need("id").value(printed.rule);
    fields.may("name").text(printed.name, longest_name);
    fields.may("n").value(PrintedNumber{printed.n, printed.n_is_rolled});
    fields.after_reading([&](Reader&) { printed.name = own_name(printed.rule, printed.name); });
}

template <class Fields>
void list_fields(Fields& fields, SpecialCard& card) {
    list_printed(fields, card);
    fields.need("face").word(card.face, names_of(card.face));
    fields.may("after").word(card.discarded_after, after_words);  // FR-CARD-06, FR-CARD-09
}

template <class Fields>
void list_fields(Fields& fields, Trait& trait) {
    list_printed(fields, trait);
}

template <class Fields>
void list_speed(Fields& fields, SpeedColumn& column, PrintedRating rating) {
    fields.need("speed").value(rating);
    fields.need("blocks").list(column.blocks, 1, max_boxes, [](const auto& boxes, Block& block) {
        boxes.numbers(1, max_boxes, block.accel, block.decel);
    });
    fields.need("move").list(
        column.move, phase_count, phase_count,
        [](const auto& spaces, std::uint8_t& move) { spaces.number(move, 0, max_spaces_a_phase); });
    fields.need("control").value(PrintedControl{column.control});
    fields.may("stamina").number(column.stamina, -max_stamina, max_stamina);
}

template <class Fields>
void list_fields(Fields& fields, Licence& licence) {
    fields.schema(licence_schema);
    fields.need("id").text(licence.id, longest_name);
    fields.need("name").text(licence.name, longest_name);
    fields.may("kind").text(licence.kind, longest_name);
    fields.may("background").text(licence.background, longest_background);
    fields.may("picture", !licence.picture.empty()).value(PictureName{licence.picture});
    fields.may("livery", licence.livery != OwnLivery::none).word(licence.livery, livery_words);
    fields.need("speeds").list(
        licence.speeds, rating_count, rating_count,
        [place = 0, next = 0](const auto& speed, SpeedColumn& column) mutable {
            const PrintedRating rating{place++, next};
            speed.listed([&](auto& inner) { list_speed(inner, column, rating); });
        });
    fields.need("resilience").value(PrintedResilience{licence.resilience});
    fields.need("damage").listed([&](auto& damage) {
        damage.need("max").number(licence.damage_max, 1, max_damage);
        damage.need("affects").list(licence.affects, 1, most_entries);
    });
    fields.may("control").listed(
        [&](auto& control) { control.need("min").number(licence.control_min, 0, 20); });
    fields.need("stamina").listed([&](auto& stamina) {
        stamina.need("max").number(licence.stamina_max, 0, max_stamina);
        stamina.may("min").number(licence.stamina_min, -max_stamina, max_stamina);
        stamina.may("effects").list(licence.stamina_effects, 0, most_entries);
    });
    fields.need("cards").listed([&](auto& cards) {
        cards.may("whip").number(licence.whips, 0, most_cards);
        cards.may("reins").number(licence.reins, 0, most_cards);
        cards.may("dual").number(licence.duals, 0, most_cards);
        cards.may("special").list(licence.specials, 0, max_specials);
    });
    fields.may("traits").list(licence.traits, 0, max_traits);
    fields.may("waive", !licence.waived.empty())
        .list(licence.waived, 0, most_entries,
              [](const auto& name, std::string& waived) { name.text(waived, longest_name); });
}

}  // namespace frothy
