#include "games/frothy/data/json_reading.h"

#include <algorithm>
#include <utility>

#include "games/frothy/data/licence/licence_fields.h"
#include "games/frothy/rules/licence/catalogue.h"

namespace frothy {

void read_value(const Json& json, Reader& reader, Rule& rule) {
    const std::string text = reader.text(json, longest_name);
    rule = Rule::from_text(text);
    if (rule.is_none() && !text.empty())
        reader.complain("\"" + text + "\"", "a ledger ID, such as \"FR-TRT-01\"");
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

// One that is missing, or there twice, is told once, and not of all behind it.
void read_value(const Json& json, Reader& reader, PrintedRating& rating) {
    const std::size_t before = reader.complaint_count();
    const int said = static_cast<int>(reader.integer(json, 0, rating_count - 1, rating.place));
    if (reader.complaint_count() == before && said != rating.next && said != rating.place) {
        const int wanted = said > rating.next ? rating.next : rating.place;
        reader.complain(describe(json), std::to_string(wanted) + ", as Speeds are in order");
    }
    rating.next = std::max(said == rating.place ? said : rating.next, said) + 1;
}

OrderedJson value_json(const PrintedRating& rating) { return rating.place; }

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

std::optional<std::int8_t> number_left_out(Rule affect) {
    const CatalogueEntry* entry = find_entry(affect);
    if (entry == nullptr) return 0;
    if (entry->least == 0) return std::nullopt;
    // FR-PDE-10, FR-PDE-15: their 1 is part of the name, so it need not be given.
    return static_cast<std::int8_t>(entry->most == 1 ? 1 : 0);
}

void settle(AffectKind& kind, std::optional<std::int8_t> n, Reader& reader) {
    kind.name = own_name(kind.rule, kind.name);
    const std::optional<std::int8_t> left_out = number_left_out(kind.rule);
    kind.n = n.value_or(left_out.value_or(0));
    if (left_out || n || kind.n_is_rolled) return;
    const Reader::Step step(reader, "n");  // a 0 that nobody has written
    reader.complain("null", "a number or \"roll\"");
}

std::vector<std::size_t> speeds_of_entries(const Json& licence) {
    constexpr std::size_t none = rating_count;
    std::vector<std::size_t> speeds;
    const auto list = licence.is_object() ? licence.find("speeds") : licence.end();
    if (list == licence.end() || !list->is_array()) return speeds;
    const auto is_taken = [&](std::size_t speed) { return std::ranges::count(speeds, speed) > 0; };
    for (std::size_t i = 0; i < std::min<std::size_t>(list->size(), rating_count); ++i) {
        const Json& entry = (*list)[i];
        const auto said = entry.is_object() ? entry.find("speed") : entry.end();
        const bool is_speed = said != entry.end() && said->is_number_unsigned() &&
                              said->get<std::size_t>() < rating_count &&
                              !is_taken(said->get<std::size_t>());
        speeds.push_back(is_speed ? said->get<std::size_t>() : none);
    }
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        if (speeds[i] != none) continue;
        std::size_t speed = i;
        while (is_taken(speed))
            speed = (speed + 1) % rating_count;
        speeds[i] = speed;
    }
    return speeds;
}

Licence licence_from_json(const Json& document, Reader& reader) {
    Licence licence;
    const std::size_t before = reader.complaint_count();
    if (!check_schema(document, reader, licence_schema)) return licence;
    formats::read_object(document, reader, licence);
    const std::vector<std::size_t> speeds = speeds_of_entries(document);
    auto columns = std::exchange(licence.speeds, {});
    for (std::size_t i = 0; i < speeds.size(); ++i)
        licence.speeds[speeds[i]] = std::move(columns[i]);
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
