#include "games/frothy/data/json_reading.h"

#include "games/frothy/data/licence/licence_fields.h"
#include "games/frothy/rules/licence/catalogue.h"

namespace frothy {

void read_value(const Json& json, Reader& reader, Rule& rule) {
    const std::string text = reader.text(json, longest_name);
    rule = Rule::from_text(text);
    if (rule.is_none() && !text.empty()) reader.complain("\"" + text + "\"", "a ledger ID");
}

OrderedJson value_json(const Rule& rule) { return rule.text(); }

void read_value(const Json& json, Reader& reader, PrintedNumber& number) {
    number.is_rolled = json == "roll";
    number.n.reset();
    if (json.is_string() && !number.is_rolled) {
        reader.complain(describe(json), "a number, null or \"roll\"");
    } else if (!json.is_null() && !number.is_rolled) {
        number.n = static_cast<std::int8_t>(reader.integer(json, -most_number, most_number, 0));
    }
}

OrderedJson value_json(const PrintedNumber& number) {
    if (number.is_rolled) return "roll";
    return number.n ? OrderedJson(*number.n) : OrderedJson(nullptr);
}

void read_value(const Json& json, Reader& reader, PrintedControl& control) {
    if (json == "safe") {
        control.dice = safe;
    } else if (json.is_number_integer()) {
        control.dice = static_cast<std::int8_t>(reader.integer(json, 0, max_control_dice, 0));
    } else {
        reader.complain(describe(json), "\"safe\" or a number of dice");
    }
}

OrderedJson value_json(const PrintedControl& control) {
    return control.dice == safe ? OrderedJson("safe") : OrderedJson(control.dice);
}

void read_value(const Json& json, Reader& reader, PrintedResilience& printed) {
    printed.resilience =
        json.is_null() ? blank_resilience : static_cast<std::int8_t>(reader.integer(json, 0, 2, 0));
}

OrderedJson value_json(const PrintedResilience& printed) {
    return printed.resilience == blank_resilience ? OrderedJson(nullptr)
                                                  : OrderedJson(printed.resilience);
}

void read_value(const Json& json, Reader& reader, PictureName& picture) {
    const std::string name = reader.text(json, formats::longest_picture_name);
    if (formats::is_picture_name(name)) {
        picture.name = name;
    } else if (json.is_string() && json.get_ref<const std::string&>() == name) {
        reader.complain(describe(json), "a picture's name: small letters, figures and dashes");
    }
}

OrderedJson value_json(const PictureName& picture) { return picture.name; }

bool may_be_zero(Rule affect) {
    const CatalogueEntry* entry = find_entry(affect);
    return entry != nullptr && entry->least == 0;
}

void settle(AffectKind& kind, std::optional<std::int8_t> n, Reader& reader) {
    kind.name = own_name(kind.rule, kind.name);
    // FR-PDE-10, FR-PDE-15: their 1 is part of the name, so it need not be given.
    const CatalogueEntry* entry = find_entry(kind.rule);
    const bool is_named = entry != nullptr && entry->most == 1;
    kind.n = n.value_or(is_named ? std::int8_t{1} : std::int8_t{0});
    if (!may_be_zero(kind.rule) || n || kind.n_is_rolled) return;
    const Reader::Step step(reader, "n");  // a 0 that nobody has written
    reader.complain("null", "a number or \"roll\"");
}

Licence licence_from_json(const Json& document, Reader& reader) {
    Licence licence;
    const std::size_t before = reader.complaint_count();
    if (!check_schema(document, reader, licence_schema)) return licence;
    formats::read_object(document, reader, licence);
    name_lost_traits(licence);
    if (reader.complaint_count() == before) prepare(licence);
    return licence;
}

OrderedJson licence_to_json(const Licence& licence) { return formats::object_json(licence); }

Loaded<Licence> read_licence(std::string_view text, const std::string& file) {
    return load_document(text, file, licence_from_json);
}

std::string write_licence(const Licence& licence) { return pretty(licence_to_json(licence)); }

}  // namespace frothy
