#include "games/frothy/data/licence/licence_json.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "games/frothy/data/licence/licence_names.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

namespace {

constexpr std::size_t longest_background = 4000;
constexpr std::size_t most_entries = 64;

constexpr std::array<std::string_view, 3> card_words = {"whip", "reins", "either"};
constexpr std::array<std::string_view, 3> stamina_words = {"virtual_reins", "speed_loss",
                                                           "damage_dice"};

Rule read_rule(const Members& members, Reader& reader) {
    const Json* id = members.need("id");
    if (id == nullptr) return Rule::none();
    const Reader::Step step(reader, "id");
    const std::string text = reader.text(*id, longest_name);
    const Rule rule = Rule::from_text(text);
    if (rule.is_none() && !text.empty()) reader.complain("\"" + text + "\"", "a ledger ID");
    return rule;
}

struct Number {
    std::optional<std::int8_t> n;
    bool is_rolled = false;
};

// A number, null, or "roll" (FR-DICE-06).
Number read_number(const Members& members, Reader& reader) {
    Number number;
    const Json* n = members.find("n");
    if (n == nullptr || n->is_null()) return number;
    const Reader::Step step(reader, "n");
    if (n->is_string()) {
        number.is_rolled = n->get_ref<const std::string&>() == "roll";
        if (!number.is_rolled) reader.complain(describe(*n), "a number, null or \"roll\"");
        return number;
    }
    number.n = static_cast<std::int8_t>(reader.integer(*n, -99, 99, 0));
    return number;
}

SpeedColumn read_speed(const Json& document, Reader& reader, std::size_t rating) {
    SpeedColumn column;
    const Members members(reader, document, {"speed", "blocks", "move", "control", "stamina"});
    if (!members.is_object()) return column;
    const auto number = static_cast<std::int64_t>(rating);
    members.integer("speed", number, number);
    if (const Json* blocks = members.need("blocks")) {
        const Reader::Step step(reader, "blocks");
        std::size_t index = 0;
        for (const Json& block : reader.list(*blocks, 1, max_boxes)) {
            const Reader::Step inner(reader, index++);
            std::array<std::uint8_t, 2> boxes{1, 1};
            std::size_t row = 0;
            for (const Json& count : reader.list(block, 2, 2)) {
                const Reader::Step innermost(reader, row);
                boxes[row++] = static_cast<std::uint8_t>(reader.integer(count, 1, max_boxes, 1));
            }
            column.blocks.push_back({boxes[0], boxes[1]});
        }
    }
    if (const Json* move = members.need("move")) {
        const Reader::Step step(reader, "move");
        std::size_t phase = 0;
        for (const Json& spaces : reader.list(*move, phase_count, phase_count)) {
            const Reader::Step inner(reader, phase);
            column.move[phase++] =
                static_cast<std::uint8_t>(reader.integer(spaces, 0, max_spaces_a_phase, 0));
        }
    }
    if (const Json* control = members.need("control")) {
        const Reader::Step step(reader, "control");
        if (control->is_string() && control->get_ref<const std::string&>() == "safe") {
            column.control = safe;
        } else if (control->is_number_integer()) {
            column.control =
                static_cast<std::int8_t>(reader.integer(*control, 0, max_control_dice, 0));
        } else {
            reader.complain(describe(*control), "\"safe\" or a number of dice");
        }
    }
    column.stamina =
        static_cast<std::int8_t>(members.integer_or("stamina", -max_stamina, max_stamina, 0));
    return column;
}

// Of these a # of 0 says something, so it always stands there.
bool may_be_zero(Rule affect) {
    const CatalogueEntry* entry = find_entry(affect);
    return entry != nullptr && entry->least == 0;
}

AffectKind read_kind(const Members& members, Reader& reader) {
    AffectKind kind;
    kind.rule = read_rule(members, reader);
    kind.name = own_name(kind.rule, members.text_or("name", longest_name, {}));
    const Number number = read_number(members, reader);
    // FR-PDE-10, FR-PDE-15: their 1 is part of the name, so it need not be given.
    const CatalogueEntry* entry = find_entry(kind.rule);
    const bool named = entry != nullptr && entry->most == 1;
    kind.n = number.n.value_or(named ? std::int8_t{1} : std::int8_t{0});
    kind.n_is_rolled = number.is_rolled;
    if (may_be_zero(kind.rule) && !number.n && !number.is_rolled) {  // a 0 that nobody has written
        const Reader::Step step(reader, "n");
        reader.complain("null", "a number or \"roll\"");
    }
    if (members.find("card") != nullptr) {
        kind.card = static_cast<CardChoice>(members.word("card", {"whip", "reins", "either"}));
    }
    kind.trait = members.text_or("trait", longest_name, {});
    return kind;
}

Affect read_affect(const Json& document, Reader& reader) {
    Affect affect;
    const Members members(reader, document,
                          {"at", "id", "name", "n", "card", "trait", "dice", "table"});
    if (!members.is_object()) return affect;
    affect.at = static_cast<std::uint8_t>(members.integer("at", 1, max_damage));
    affect.kind = read_kind(members, reader);
    affect.dice = static_cast<std::uint8_t>(members.integer_or("dice", 0, 2, 0));
    const Json* table = members.find("table");
    if (table == nullptr) return affect;
    const Reader::Step step(reader, "table");
    std::size_t index = 0;
    for (const Json& line : reader.list(*table, 0, most_entries)) {
        const Reader::Step inner(reader, index++);
        const Members entry(reader, line, {"value", "id", "name", "n", "card", "trait"});
        if (!entry.is_object()) continue;
        RandomLine random;
        random.value = static_cast<std::uint8_t>(entry.integer("value", 0, 6));
        random.affect = read_kind(entry, reader);
        affect.table.push_back(std::move(random));
    }
    return affect;
}

void read_damage(const Json& document, Reader& reader, Licence& licence) {
    const Members members(reader, document, {"max", "affects"});
    if (!members.is_object()) return;
    licence.damage_max = static_cast<std::uint8_t>(members.integer("max", 1, max_damage));
    const Json* affects = members.need("affects");
    if (affects == nullptr) return;
    const Reader::Step step(reader, "affects");
    std::size_t index = 0;
    for (const Json& affect : reader.list(*affects, 1, most_entries)) {
        const Reader::Step inner(reader, index++);
        licence.affects.push_back(read_affect(affect, reader));
    }
}

void read_stamina(const Json& document, Reader& reader, Licence& licence) {
    const Members members(reader, document, {"max", "min", "effects"});
    if (!members.is_object()) return;
    licence.stamina_max = static_cast<std::int8_t>(members.integer("max", 0, max_stamina));
    licence.stamina_min =
        static_cast<std::int8_t>(members.integer_or("min", -max_stamina, max_stamina, 0));
    const Json* effects = members.find("effects");
    if (effects == nullptr) return;
    const Reader::Step step(reader, "effects");
    std::size_t index = 0;
    for (const Json& entry : reader.list(*effects, 0, most_entries)) {
        const Reader::Step inner(reader, index++);
        const Members effect(reader, entry, {"at", "effect", "n"});
        if (!effect.is_object()) continue;
        StaminaEffect stamina;
        stamina.at = static_cast<std::int8_t>(effect.integer("at", -max_stamina, max_stamina));
        stamina.kind = static_cast<StaminaEffectKind>(
            effect.word("effect", {"virtual_reins", "speed_loss", "damage_dice"}));
        stamina.n = static_cast<std::uint8_t>(effect.integer_or("n", 1, 20, 1));
        licence.stamina_effects.push_back(stamina);
    }
}

void read_cards(const Json& document, Reader& reader, Licence& licence) {
    const Members members(reader, document, {"whip", "reins", "dual", "special"});
    if (!members.is_object()) return;
    licence.whips = static_cast<std::uint8_t>(members.integer_or("whip", 0, most_cards, 0));
    licence.reins = static_cast<std::uint8_t>(members.integer_or("reins", 0, most_cards, 0));
    licence.duals = static_cast<std::uint8_t>(members.integer_or("dual", 0, most_cards, 0));
    const Json* specials = members.find("special");
    if (specials == nullptr) return;
    const Reader::Step step(reader, "special");
    std::size_t index = 0;
    for (const Json& entry : reader.list(*specials, 0, max_specials)) {
        const Reader::Step inner(reader, index++);
        const Members card(reader, entry, {"id", "name", "n", "face", "after"});
        if (!card.is_object()) continue;
        SpecialCard special;
        special.rule = read_rule(card, reader);
        special.name = own_name(special.rule, card.text_or("name", longest_name, {}));
        const Number number = read_number(card, reader);
        special.n = number.n;
        special.n_is_rolled = number.is_rolled;
        special.face = static_cast<CardFace>(card.word("face", {"whip", "reins", "none"}));
        special.discarded_after =  // FR-CARD-06, FR-CARD-09
            card.find("after") != nullptr && card.word("after", {"spent", "discard"}) == 1;
        licence.specials.push_back(std::move(special));
    }
}

void read_traits(const Json& document, Reader& reader, Licence& licence) {
    std::size_t index = 0;
    for (const Json& entry : reader.list(document, 0, max_traits)) {
        const Reader::Step inner(reader, index++);
        const Members members(reader, entry, {"id", "name", "n"});
        if (!members.is_object()) continue;
        Trait trait;
        trait.rule = read_rule(members, reader);
        trait.name = own_name(trait.rule, members.text_or("name", longest_name, {}));
        const Number number = read_number(members, reader);
        trait.n = number.n;
        trait.n_is_rolled = number.is_rolled;
        licence.traits.push_back(std::move(trait));
    }
}

OrderedJson number_json(std::optional<std::int8_t> n, bool is_rolled) {
    if (is_rolled) return "roll";
    return n ? OrderedJson(*n) : OrderedJson(nullptr);
}

void put_kind(OrderedJson& entry, const AffectKind& kind) {
    entry["id"] = kind.rule.text();
    entry["name"] = kind.name;
    if (kind.n_is_rolled || kind.n != 0 || may_be_zero(kind.rule)) {
        entry["n"] = number_json(kind.n, kind.n_is_rolled);
    }
    if (kind.card != CardChoice::either || kind.rule == Rule("FR-PDE-15")) {
        entry["card"] = card_words[static_cast<std::size_t>(kind.card)];
    }
    if (!kind.trait.empty()) entry["trait"] = kind.trait;
}

OrderedJson speed_json(const SpeedColumn& column, std::size_t rating) {
    OrderedJson blocks = OrderedJson::array();
    for (const Block block : column.blocks) {
        blocks.push_back(OrderedJson::array({block.accel, block.decel}));
    }
    OrderedJson entry;
    entry["speed"] = rating;
    entry["blocks"] = std::move(blocks);
    entry["move"] = column.move;
    entry["control"] = column.control == safe ? OrderedJson("safe") : OrderedJson(column.control);
    entry["stamina"] = column.stamina;
    return entry;
}

OrderedJson affect_json(const Affect& affect) {
    OrderedJson entry;
    entry["at"] = affect.at;
    put_kind(entry, affect.kind);
    if (affect.dice > 0) entry["dice"] = affect.dice;
    for (const RandomLine& line : affect.table) {
        OrderedJson random;
        random["value"] = line.value;
        put_kind(random, line.affect);
        entry["table"].push_back(std::move(random));
    }
    return entry;
}

}  // namespace

Licence licence_from_json(const Json& document, Reader& reader) {
    Licence licence;
    const std::size_t before = reader.complaint_count();
    if (!check_schema(document, reader, licence_schema)) return licence;
    const Members members(reader, document,
                          {"schema", "id", "name", "kind", "background", "speeds", "resilience",
                           "damage", "control", "stamina", "cards", "traits"});
    if (!members.is_object()) return licence;
    licence.id = members.text("id", longest_name);
    licence.name = members.text("name", longest_name);
    licence.kind = members.text_or("kind", longest_name, {});
    licence.background = members.text_or("background", longest_background, {});
    const auto read_part = [&](const Json* part, std::string_view key, const auto& reading) {
        if (part == nullptr) return;
        const Reader::Step step(reader, key);
        reading(*part);
    };
    const auto read = [&](std::string_view key, const auto& reading) {
        read_part(members.need(key), key, reading);
    };
    const auto read_if_said = [&](std::string_view key, const auto& reading) {
        read_part(members.find(key), key, reading);
    };
    read("speeds", [&](const Json& speeds) {
        std::size_t rating = 0;
        for (const Json& speed : reader.list(speeds, rating_count, rating_count)) {
            const Reader::Step inner(reader, rating);
            licence.speeds[rating] = read_speed(speed, reader, rating);
            ++rating;
        }
    });
    read("resilience", [&](const Json& value) {
        licence.resilience = value.is_null()
                                 ? blank_resilience
                                 : static_cast<std::int8_t>(reader.integer(value, 0, 2, 0));
    });
    read("damage", [&](const Json& damage) { read_damage(damage, reader, licence); });
    read_if_said("control", [&](const Json& control) {
        const Members inner(reader, control, {"min"});
        if (inner.is_object()) {
            licence.control_min = static_cast<std::uint8_t>(inner.integer("min", 0, 20));
        }
    });
    read("stamina", [&](const Json& stamina) { read_stamina(stamina, reader, licence); });
    read("cards", [&](const Json& cards) { read_cards(cards, reader, licence); });
    read_if_said("traits", [&](const Json& traits) { read_traits(traits, reader, licence); });
    name_lost_traits(licence);
    if (reader.complaint_count() == before) prepare(licence);
    return licence;
}

OrderedJson licence_to_json(const Licence& licence) {
    OrderedJson document;
    document["schema"] = licence_schema;
    document["id"] = licence.id;
    document["name"] = licence.name;
    document["kind"] = licence.kind;
    document["background"] = licence.background;
    document["speeds"] = OrderedJson::array();
    for (std::size_t rating = 0; rating < licence.speeds.size(); ++rating) {
        document["speeds"].push_back(speed_json(licence.speeds[rating], rating));
    }
    document["resilience"] = licence.resilience == blank_resilience
                                 ? OrderedJson(nullptr)
                                 : OrderedJson(licence.resilience);
    document["damage"]["max"] = licence.damage_max;
    document["damage"]["affects"] = OrderedJson::array();
    for (const Affect& affect : licence.affects) {
        document["damage"]["affects"].push_back(affect_json(affect));
    }
    document["control"]["min"] = licence.control_min;
    document["stamina"]["max"] = licence.stamina_max;
    document["stamina"]["min"] = licence.stamina_min;
    document["stamina"]["effects"] = OrderedJson::array();
    for (const StaminaEffect& effect : licence.stamina_effects) {
        OrderedJson entry;
        entry["at"] = effect.at;
        entry["effect"] = stamina_words[static_cast<std::size_t>(effect.kind)];
        entry["n"] = effect.n;
        document["stamina"]["effects"].push_back(std::move(entry));
    }
    document["cards"]["whip"] = licence.whips;
    document["cards"]["reins"] = licence.reins;
    document["cards"]["dual"] = licence.duals;
    document["cards"]["special"] = OrderedJson::array();
    for (const SpecialCard& card : licence.specials) {
        OrderedJson entry;
        entry["id"] = card.rule.text();
        entry["name"] = card.name;
        entry["n"] = number_json(card.n, card.n_is_rolled);
        entry["face"] = card.face == CardFace::whip    ? "whip"
                        : card.face == CardFace::reins ? "reins"
                                                       : "none";
        entry["after"] = card.discarded_after ? "discard" : "spent";
        document["cards"]["special"].push_back(std::move(entry));
    }
    document["traits"] = OrderedJson::array();
    for (const Trait& trait : licence.traits) {
        OrderedJson entry;
        entry["id"] = trait.rule.text();
        entry["name"] = trait.name;
        entry["n"] = number_json(trait.n, trait.n_is_rolled);
        document["traits"].push_back(std::move(entry));
    }
    return document;
}

Loaded<Licence> read_licence(std::string_view text, const std::string& file) {
    Reader reader(file);
    Loaded<Licence> loaded;
    if (const std::optional<Json> document = parse_document(text, reader)) {
        loaded.value = licence_from_json(*document, reader);
    }
    if (!reader.ok()) loaded.value.reset();
    loaded.complaints = reader.take_complaints();
    return loaded;
}

std::string write_licence(const Licence& licence) { return pretty(licence_to_json(licence)); }

}  // namespace frothy
