// The fields of what a race is about (docs/formats/race.md) and of a set of house rules
// (docs/formats/house-rules.md), listed once: formats/fields.h.
#pragma once

#include "formats/fields.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/race_terms.h"

namespace frothy {

// True for all that is usual, false for none, or an object.
void read_value(const Json& json, Reader& reader, ScoringTerms& scoring);
OrderedJson value_json(const ScoringTerms& scoring);

// Keys and values, only of what differs from the default.
void read_value(const Json& json, Reader& reader, HouseRules& rules);
OrderedJson value_json(const HouseRules& rules);

template <class Fields>
void list_fields(Fields& fields, ScoringTerms& scoring) {
    fields.may("obstacle").number(scoring.obstacle, 0, most_points);
    fields.may("runners").number(scoring.runners, 0, max_runners);
    fields.may("runner").number(scoring.runner, 0, most_points);
    fields.may("damage").number(scoring.damage, 0, most_points);
    fields.may("places").list(
        scoring.places, 0, scored_places,
        [](const auto& place, std::uint8_t& points) { place.number(points, 0, most_points); });
}

template <class Fields>
void list_fields(Fields& fields, RaceTerms& terms) {
    const bool has_fox = terms.type == RaceType::fox_and_hounds || terms.fox != 0;
    fields.may("type").word(terms.type, names_of(terms.type));
    fields.may("rounds", terms.rounds > 0).number(terms.rounds, 1, max_rounds);
    fields.may("by_clock", terms.time_limit == TimeLimit::clock).flag(terms.time_limit);
    fields.may("fox", has_fox).number(terms.fox, 0, max_vehicles - 1);
    fields.may("head_start", terms.head_start != usual_head_start).number(terms.head_start, 1, 255);
    fields.may("scoring", terms.has_scoring()).value(terms.scoring);
    fields.may("teams", terms.has_teams())
        .list(terms.teams, 0, max_vehicles,
              [](const auto& team, std::uint8_t& number) { team.number(number, 0, max_vehicles); });
}

template <class Fields>
void list_fields(Fields& fields, NamedHouseRules& set) {
    constexpr std::size_t longest_about = 240;
    fields.schema(house_rules_schema);
    fields.need("name").text(set.name, longest_name);
    fields.may("about", !set.about.empty()).text(set.about, longest_about);
    fields.may("laps", set.laps.has_value()).number(set.laps, 1, max_laps);
    fields.need("rules").value(set.rules);
}

}  // namespace frothy
