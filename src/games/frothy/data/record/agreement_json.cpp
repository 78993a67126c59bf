// What a record says of what was agreed.
#include <algorithm>
#include <string>
#include <vector>

#include "formats/fields.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/record/codec.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/rules.h"
#include "play/chronicle.h"
#include "play/chronicle_json.h"

namespace frothy {
namespace {

template <class Field>
void match_field(const Field& field, FoxMatch& match, std::size_t vehicles) {
    const auto turns = [vehicles](const auto& element, FoxTurn& turn) {
        element.listed([&](auto& fields) {
            fields.need("fox").number(turn.fox, 0, static_cast<int>(vehicles) - 1);
            fields.may("survived").flag(turn.fate);
            fields.need("rounds").number(turn.rounds, 0, 65535);
            fields.need("phases").number(turn.phases, 0, phase_count);
        });
    };
    field.list(match.turns, 0, std::min<std::size_t>(vehicles, max_vehicles), turns);
}

template <class Faults>
void complain_of_errors(const Faults& faults, Reader& reader) {
    for (const Fault& fault : faults) {
        if (fault.severity != Severity::error) continue;
        reader.complain(fault.place + ": " + fault.found, fault.expected);
    }
}

void read_licences(const Json& json, Reader& reader, Agreement& agreement) {
    std::size_t index = 0;
    for (const Json& element : reader.list(json, 1, max_vehicles)) {
        const Reader::Step step(reader, index++);
        const std::size_t before = reader.complaint_count();
        agreement.licences.push_back(licence_from_json(element, reader));
        if (reader.complaint_count() > before) continue;
        complain_of_errors(find_faults(agreement.licences.back()), reader);
        if (reader.complaint_count() == before) prepare(agreement.licences.back());
    }
}

// Terms that cannot be raced here would bring about states that cannot be.
void complain_of_terms(const Agreement& agreement, Reader& reader) {
    if (!reader.ok()) return;
    const Reader::Step step(reader, std::string_view("race"));
    complain_of_errors(find_race_faults(*setting_of(agreement)), reader);
}

constexpr std::string_view grid_by_seats = "seats";  // the lot is not written down

void read_grid_order(const Json& json, Reader& reader, Agreement& agreement) {
    const std::size_t vehicles = agreement.licences.size();
    std::size_t index = 0;
    std::vector<std::int64_t> taken;
    const auto spaces = static_cast<std::int64_t>(agreement.course.grid.size());
    for (const Json& element : reader.list(json, vehicles, vehicles)) {
        const Reader::Step step(reader, index);
        const std::int64_t space = reader.integer(element, 0, spaces - 1, 0);
        if (std::ranges::find(taken, space) != taken.end()) {
            reader.complain(describe(element), "each grid space once");
        }
        taken.push_back(space);
        if (index < agreement.grid_order.size()) {
            agreement.grid_order[index++] = static_cast<std::uint8_t>(space);
        }
    }
}

}  // namespace

std::vector<std::string_view> Codec::agreement_keys() {
    return {"laps",        "race",     "match",  "grid_order", "grid_places",
            "house_rules", "rule_set", "course", "licences"};
}

void Codec::write_agreement(const Agreement& agreement, OrderedJson& document) {
    document["laps"] = agreement.laps;
    if (agreement.terms != RaceTerms()) document["race"] = race_terms_to_json(agreement.terms);
    if (agreement.match) {
        FoxMatch match = *agreement.match;
        match_field(formats::FieldWriter::Field(&document["match"]), match,
                    agreement.licences.size());
    }
    OrderedJson order = OrderedJson::array();
    for (std::size_t i = 0; i < agreement.licences.size(); ++i)
        order.push_back(agreement.grid_order[i]);
    document["grid_order"] = order;
    if (agreement.grid_places == GridPlaces::by_seats) document["grid_places"] = grid_by_seats;
    document["house_rules"] = house_rules_to_json(agreement.house_rules);
    if (!agreement.rule_set.empty()) document["rule_set"] = play::clean_text(agreement.rule_set);
    document["course"] = course_to_json(agreement.course);
    OrderedJson licences = OrderedJson::array();
    for (const Licence& licence : agreement.licences)
        licences.push_back(licence_to_json(licence));
    document["licences"] = licences;
}

Agreement Codec::read_agreement(const Members& members, Reader& reader) {
    Agreement agreement;
    agreement.laps = static_cast<std::uint8_t>(members.integer("laps", 1, max_laps));
    agreement.rule_set = members.text_or("rule_set", play::max_text, {});
    const auto at = [&](std::string_view key, auto read) {
        if (const Json* value = members.find(key)) {
            const Reader::Step step(reader, key);
            read(*value);
        }
    };
    for (const std::string_view key : {"grid_order", "house_rules", "course", "licences"})
        members.need(key);
    at("course", [&](const Json& json) {
        const std::size_t before = reader.complaint_count();
        agreement.course = course_from_json(json, reader);
        if (reader.complaint_count() > before) return;
        complain_of_errors(find_faults(agreement.course, Strictness::race_course), reader);
    });
    at("licences", [&](const Json& json) { read_licences(json, reader, agreement); });
    at("grid_order", [&](const Json& json) { read_grid_order(json, reader, agreement); });
    at("grid_places", [&](const Json& json) {
        agreement.grid_places = GridPlaces::by_seats;
        if (reader.text(json, play::max_text) != grid_by_seats) {
            reader.complain(describe(json), "\"seats\"");
        }
    });
    at("house_rules",
       [&](const Json& json) { agreement.house_rules = house_rules_from_json(json, reader); });
    at("race", [&](const Json& json) { agreement.terms = race_terms_from_json(json, reader); });
    if (members.find("match") != nullptr) {
        match_field(formats::FieldReader(reader, members).may("match"), agreement.match.emplace(),
                    agreement.licences.size());
    }
    complain_of_terms(agreement, reader);
    return agreement;
}

}  // namespace frothy
