#include "games/frothy/data/scenario/scenario_documents.h"

#include "games/frothy/data/documents.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/terms/terms_fields.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy::scenario {
namespace {

constexpr int field_radius = 16;

std::string joined(const std::string& place, const std::string& inner) {
    if (inner.empty()) return place;
    return inner.front() == '/' ? place + inner : place + "/" + inner;
}

void refuse_complaints(const std::vector<Complaint>& complaints, const std::string& place) {
    if (complaints.empty()) return;
    const Complaint& first = complaints.front();
    bad_content(joined(place, first.place),
                "found " + first.found + ", expected " + first.expected);
}

void refuse_faults(const std::vector<Fault>& faults, const std::string& place) {
    for (const Fault& fault : faults) {
        if (fault.severity != Severity::error) continue;
        bad_content(joined(place, fault.place),
                    "found " + fault.found + ", expected " + fault.expected +
                        (fault.rule.is_none() ? "" : " (" + fault.rule.text() + ")"));
    }
}

// With what a document in a case may leave out.
Json completed(Json document, std::string_view schema) {
    if (!document.is_object()) return document;
    document.emplace("schema", schema);
    document.emplace("name", "Inline");
    if (schema == licence_schema) document.emplace("id", "inline");
    return document;
}

}  // namespace

CoursePlan plain_field() {
    CoursePlan plan;
    plan.id = "plain-field";
    plan.name = "Plain field";
    plan.circuit = false;
    for (int r = -field_radius; r <= field_radius; ++r) {
        for (int q = -field_radius; q <= field_radius; ++q) {
            const hexgrid::Hex hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
            if (hexgrid::distance(hex, {0, 0}) > field_radius) continue;
            plan.hexes.push_back(hex);
            // Columns of the field: two rows a space apart lie half a hex aside.
            plan.place_override.push_back(2 * field_radius + (2 * q + r + 2 * field_radius) / 2);
            plan.inside_override.push_back(r + field_radius);
        }
    }
    plan.features.resize(plan.hexes.size());
    plan.length_override = 6 * field_radius;
    return plan;
}

CoursePlan read_course(const Json& document, const std::string& place) {
    formats::Reader reader({});
    CoursePlan plan = course_from_json(document, reader);
    refuse_complaints(reader.take_complaints(), place);
    refuse_faults(find_faults(plan, Strictness::fixture), place);
    return plan;
}

Licence read_licence(const Json& document, const std::string& place) {
    formats::Reader reader({});
    Licence licence = licence_from_json(completed(document, licence_schema), reader);
    refuse_complaints(reader.take_complaints(), place);
    refuse_faults(find_faults(licence), place);
    prepare(licence);
    return licence;
}

NamedHouseRules read_house_rules(const Json& document, const std::string& place) {
    formats::Reader reader({});
    NamedHouseRules set;
    if (!document.contains("rules")) {
        set.rules = house_rules_from_json(document, reader);
    } else if (const Json whole = completed(document, house_rules_schema);
               check_schema(whole, reader, house_rules_schema)) {
        formats::read_object(whole, reader, set);
    }
    refuse_complaints(reader.take_complaints(), place);
    return set;
}

RaceTerms read_race_terms(const Node& node, std::span<const std::string> vehicles) {
    Json document = node.json();
    if (node.is_text()) {
        document = {{"type", node.json()}};
    } else {
        node.require_object("what the race is about, or its type alone");
    }
    const auto index_of = [&](const Node& name) {
        return name.word_of(vehicles, "the name of a vehicle");
    };
    if (const auto fox = node.find("fox")) document["fox"] = index_of(*fox);
    if (const auto teams = node.find("teams"); teams && teams->is_object()) {
        Json numbers = Json(std::vector<int>(vehicles.size(), 0));
        for (const auto& [name, team] : teams->members()) {
            const Json text = name;
            numbers[index_of(Node(text, team.place()))] = team.json();
        }
        document["teams"] = numbers;
    }
    formats::Reader reader({});
    const RaceTerms terms = race_terms_from_json(document, reader);
    refuse_complaints(reader.take_complaints(), node.place());
    if (terms.type == RaceType::pursuit && vehicles.size() != 2) {
        node.complain("a Pursuit needs exactly two vehicles (FR-RACE-04)");
    }
    return terms;
}

}  // namespace frothy::scenario
