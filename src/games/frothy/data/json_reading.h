// The documents of this game for those that embed them (records, scenarios), and what they are read
// and written with, by the names used throughout the room.
#pragma once

#include "formats/json_reader.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/rules/race_terms.h"

namespace frothy {

using formats::Json;
using formats::Members;
using formats::OrderedJson;
using formats::Reader;

using formats::check_schema;
using formats::describe;
using formats::did_you_mean;
using formats::longest_name;
using formats::parse_document;
using formats::pretty;

// The value of a whole text, unless there is anything to complain of.
template <class Read>
auto load_document(std::string_view text, const std::string& file, const Read& read) {
    Reader reader(file);
    Loaded<decltype(read(Json(), reader))> loaded;
    if (const std::optional<Json> document = parse_document(text, reader)) {
        loaded.value = read(*document, reader);
    }
    if (!reader.ok()) loaded.value.reset();
    loaded.complaints = reader.take_complaints();
    formats::find_lines(text, loaded.complaints);
    return loaded;
}

// Each complains through the reader, at the place it has entered.

// In a fixture schema, id, name, grid and finish may be absent; find_faults tells what a race
// course lacks.
CoursePlan course_from_json(const Json& document, Reader& reader);
OrderedJson course_to_json(const CoursePlan& plan);

Licence licence_from_json(const Json& document, Reader& reader);
// Which Speed each entry of its `speeds` is of: the one that it names, so that one left out moves
// none of the others; its place where it names none, or one that another has named before.
std::vector<std::size_t> speeds_of_entries(const Json& licence);
OrderedJson licence_to_json(const Licence& licence);

// The object of keys and values alone: {"dice.faces": "mirrored", "race.stall_rounds": 12}. Written
// is only what differs from the default.
HouseRules house_rules_from_json(const Json& rules, Reader& reader);
OrderedJson house_rules_to_json(const HouseRules& rules);

// The `race` of records and scenarios (docs/formats/race.md): only what differs from a Fastest
// race, but always the type. Whether a race can be held by them is for find_race_faults to say.
RaceTerms race_terms_from_json(const Json& document, Reader& reader);
OrderedJson race_terms_to_json(const RaceTerms& terms);

}  // namespace frothy
