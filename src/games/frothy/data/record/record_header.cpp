// What a record says before its journal: the race as it was agreed.
#include <algorithm>
#include <array>
#include <charconv>

#include "games/frothy/data/course/course_json.h"
#include "games/frothy/data/licence/licence_json.h"
#include "games/frothy/data/record/record_json.h"
#include "games/frothy/data/record/record_state.h"
#include "games/frothy/data/terms/house_rules_json.h"
#include "games/frothy/data/terms/race_terms_json.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/rules.h"

namespace frothy {
namespace {

constexpr std::string_view game_name = "frothy";

// 64 bits do not fit a JSON number everywhere: they are written as hexadecimal text.
std::string hex_text(std::uint64_t value) {
    std::array<char, 16> digits{};
    const auto [end, fault] = std::to_chars(digits.begin(), digits.end(), value, 16);
    const std::string text(digits.begin(), end);
    return fault == std::errc() ? std::string(16 - text.size(), '0') + text : text;
}

std::uint64_t hex_value(const Json& json, Reader& reader) {
    const std::string text = reader.text(json, 16);
    std::uint64_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size()) {
        reader.complain(describe(json), "up to 16 hexadecimal digits");
    }
    return value;
}

// Names come from keyboards and files: bytes that are no UTF-8 must not spoil the document.
std::string clean(const std::string& text) {
    const std::string quoted = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    return Json::parse(quoted).get<std::string>();
}

OrderedJson seat_to_json(const Seat& seat) {
    OrderedJson json;
    json["name"] = clean(seat.name);
    json["livery"] = seat.livery;
    json["emblem"] = seat.emblem;
    json["driver"] = clean(seat.driver);
    return json;
}

Seat seat_from_json(const Json& json, Reader& reader) {
    Seat seat;
    const Members members(reader, json, {"name", "livery", "emblem", "driver"});
    seat.name = members.text("name", max_text);
    seat.livery = static_cast<std::uint8_t>(members.integer("livery", 0, 255));
    seat.emblem = static_cast<std::uint8_t>(members.integer("emblem", 0, 255));
    seat.driver = members.text("driver", max_text);
    return seat;
}

OrderedJson drivers_to_json(const std::vector<DriverChange>& changes) {
    OrderedJson json = OrderedJson::array();
    for (const DriverChange& change : changes) {
        OrderedJson each;
        each["entries"] = change.entries;
        each["seat"] = change.seat;
        each["before"] = clean(change.before);
        json.push_back(each);
    }
    return json;
}

std::vector<DriverChange> drivers_from_json(const Json& json, Reader& reader,
                                            std::size_t vehicles) {
    std::vector<DriverChange> changes;
    for (const Json& element : reader.list(json, 0, max_driver_changes)) {
        const Reader::Step step(reader, changes.size());
        DriverChange change;
        const Members members(reader, element, {"entries", "seat", "before"});
        if (!members.is_object()) break;
        change.entries = static_cast<std::size_t>(
            members.integer("entries", 0, static_cast<std::int64_t>(max_entries)));
        change.seat = static_cast<std::uint8_t>(
            members.integer("seat", 0, static_cast<std::int64_t>(vehicles) - 1));
        change.before = members.text("before", max_text);
        changes.push_back(std::move(change));
    }
    return changes;
}

// Older programs wrote down a sentence.
OrderedJson branch_to_json(const BranchPoint& branch) {
    if (!branch.worded.empty()) return clean(branch.worded);
    OrderedJson json;
    json["round"] = branch.round;
    if (!branch.name.empty()) json["name"] = clean(branch.name);
    return json;
}

BranchPoint branch_from_json(const Json& json, Reader& reader) {
    BranchPoint branch;
    if (json.is_string()) {
        branch.worded = reader.text(json, longest_note);
        return branch;
    }
    const Members members(reader, json, {"round", "name"});
    if (!members.is_object()) return branch;
    branch.round = static_cast<std::uint16_t>(members.integer("round", 1, 65535));
    branch.name = members.text_or("name", longest_note, {});
    return branch;
}

OrderedJson time_to_json(const AgreedTime& time) {
    OrderedJson json;
    json["minutes"] = time.minutes;
    json["used"] = time.used;
    return json;
}

AgreedTime time_from_json(const Json& json, Reader& reader) {
    AgreedTime time;
    const Members members(reader, json, {"minutes", "used"});
    if (!members.is_object()) return time;
    time.minutes = static_cast<std::uint16_t>(members.integer("minutes", 1, play::most_minutes));
    time.used = static_cast<std::uint32_t>(members.integer_or("used", 0, play::most_seconds, 0));
    return time;
}

OrderedJson match_to_json(const FoxMatch& match) {
    OrderedJson json = OrderedJson::array();
    for (const FoxTurn& turn : match.turns) {
        OrderedJson each;
        each["fox"] = turn.fox;
        each["survived"] = turn.fate == FoxFate::survived;
        each["rounds"] = turn.rounds;
        each["phases"] = turn.phases;
        json.push_back(each);
    }
    return json;
}

FoxMatch match_from_json(const Json& json, Reader& reader, std::size_t vehicles) {
    FoxMatch match;
    std::size_t index = 0;
    const auto last = static_cast<std::int64_t>(vehicles) - 1;
    for (const Json& element : reader.list(json, 0, vehicles)) {
        const Reader::Step step(reader, index);
        if (index++ == max_vehicles) break;
        const Members members(reader, element, {"fox", "survived", "rounds", "phases"});
        if (!members.is_object()) continue;
        FoxTurn turn;
        turn.fox = static_cast<VehicleId>(members.integer("fox", 0, last));
        turn.fate = members.flag_or("survived", false) ? FoxFate::survived : FoxFate::taken;
        turn.rounds = static_cast<std::uint16_t>(members.integer("rounds", 0, 65535));
        turn.phases = static_cast<std::uint8_t>(members.integer("phases", 0, phase_count));
        match.turns.push_back(turn);
    }
    return match;
}

OrderedJson texts_to_json(const std::vector<std::string>& texts) {
    OrderedJson json = OrderedJson::array();
    for (const std::string& text : texts)
        json.push_back(clean(text));
    return json;
}

std::vector<std::string> texts_from_json(const Json& json, Reader& reader, std::size_t most) {
    std::vector<std::string> texts;
    std::size_t index = 0;
    for (const Json& element : reader.list(json, 0, most)) {
        const Reader::Step step(reader, index++);
        texts.push_back(reader.text(element, 4 * max_text));
    }
    return texts;
}

OrderedJson pinned_to_json(const std::vector<PinnedNote>& pinned) {
    OrderedJson json = OrderedJson::array();
    for (const PinnedNote& note : pinned)
        json.push_back({{"entries", note.entries}, {"text", clean(note.text)}});
    return json;
}

std::vector<PinnedNote> pinned_from_json(const Json& json, Reader& reader) {
    std::vector<PinnedNote> pinned;
    std::size_t index = 0;
    for (const Json& element : reader.list(json, 0, max_pinned_notes)) {
        const Reader::Step step(reader, index++);
        const Members members(reader, element, {"entries", "text"});
        PinnedNote note;
        note.entries = static_cast<std::size_t>(
            members.integer("entries", 0, static_cast<std::int64_t>(max_entries)));
        note.text = members.text("text", longest_note);
        pinned.push_back(std::move(note));
    }
    std::ranges::stable_sort(pinned, {}, &PinnedNote::entries);
    return pinned;
}

template <class Faults>
void complain_of_errors(const Faults& faults, Reader& reader) {
    for (const Fault& fault : faults) {
        if (fault.severity != Severity::error) continue;
        reader.complain(fault.place + ": " + fault.found, fault.expected);
    }
}

std::size_t read_licences(const Json& json, Reader& reader, Record& record) {
    std::size_t index = 0;
    for (const Json& element : reader.list(json, 1, max_vehicles)) {
        const Reader::Step step(reader, index++);
        const std::size_t before = reader.complaint_count();
        record.licences.push_back(licence_from_json(element, reader));
        if (reader.complaint_count() > before) continue;
        complain_of_errors(find_faults(record.licences.back()), reader);
        if (reader.complaint_count() == before) prepare(record.licences.back());
    }
    return index;
}

// Terms that cannot be raced here would bring about states that cannot be.
void complain_of_terms(const Record& record, Reader& reader) {
    if (!reader.ok()) return;
    const Reader::Step step(reader, std::string_view("race"));
    complain_of_errors(find_race_faults(*setting_of(record)), reader);
}

constexpr std::string_view grid_by_seats = "seats";  // the lot is not written down

void read_grid_order(const Json& json, Reader& reader, Record& record) {
    const std::size_t vehicles = record.licences.size();
    std::size_t index = 0;
    std::vector<std::int64_t> taken;
    const auto spaces = static_cast<std::int64_t>(record.course.grid.size());
    for (const Json& element : reader.list(json, vehicles, vehicles)) {
        const Reader::Step step(reader, index);
        const std::int64_t space = reader.integer(element, 0, spaces - 1, 0);
        if (std::ranges::find(taken, space) != taken.end()) {
            reader.complain(describe(element), "each grid space once");
        }
        taken.push_back(space);
        if (index < record.grid_order.size()) {
            record.grid_order[index++] = static_cast<std::uint8_t>(space);
        }
    }
}

}  // namespace

OrderedJson header_to_json(const Record& record) {
    OrderedJson json;
    json["schema"] = record_schema;
    json["game"] = game_name;
    json["rules"] = record.rules;
    json["laps"] = record.laps;
    if (record.terms != RaceTerms()) json["race"] = race_terms_to_json(record.terms);
    if (record.time.minutes > 0) json["time"] = time_to_json(record.time);
    if (record.match) json["match"] = match_to_json(*record.match);
    json["seed"] = hex_text(record.seed);
    OrderedJson seats = OrderedJson::array();
    for (const Seat& seat : record.seats)
        seats.push_back(seat_to_json(seat));
    json["seats"] = seats;
    OrderedJson order = OrderedJson::array();
    for (std::size_t i = 0; i < record.licences.size(); ++i)
        order.push_back(record.grid_order[i]);
    json["grid_order"] = order;
    if (record.grid_places == GridPlaces::by_seats) json["grid_places"] = grid_by_seats;
    json["house_rules"] = house_rules_to_json(record.house_rules);
    if (!record.rule_set.empty()) json["rule_set"] = clean(record.rule_set);
    json["notes"] = texts_to_json(record.notes);
    if (!record.pinned.empty()) json["pinned"] = pinned_to_json(record.pinned);
    if (!record.driver_changes.empty()) json["drivers"] = drivers_to_json(record.driver_changes);
    if (!record.branch_of.empty()) json["branch_of"] = branch_to_json(record.branch_of);
    json["course"] = course_to_json(record.course);
    OrderedJson licences = OrderedJson::array();
    for (const Licence& licence : record.licences)
        licences.push_back(licence_to_json(licence));
    json["licences"] = licences;
    if (record.start) json["start"] = race_to_json(*record.start);
    if (!record.earlier.empty()) json["earlier"] = texts_to_json(record.earlier);
    return json;
}

Record header_from_json(const Json& document, Reader& reader) {
    Record record;
    if (!check_schema(document, reader, record_schema)) return record;
    const Members members(reader, document,
                          {"schema",      "game",        "rules",    "laps",     "race",
                           "time",        "match",       "seed",     "seats",    "grid_order",
                           "grid_places", "house_rules", "rule_set", "notes",    "pinned",
                           "drivers",     "branch_of",   "course",   "licences", "start",
                           "earlier",     "journal",     "wishes",   "marks",    "last_boundary"});
    if (!members.is_object()) return record;
    if (members.text("game", max_text) != game_name) {
        const Reader::Step step(reader, std::string_view("game"));
        reader.complain("another game", "\"frothy\"");
    }
    record.rules = static_cast<int>(members.integer("rules", 1, 1'000'000));
    record.laps = static_cast<std::uint8_t>(members.integer("laps", 1, max_laps));
    record.rule_set = members.text_or("rule_set", max_text, {});
    const auto at = [&](std::string_view key, auto read) {
        if (const Json* value = members.find(key)) {
            const Reader::Step step(reader, key);
            read(*value);
        }
    };
    for (const std::string_view key :
         {"seed", "seats", "grid_order", "house_rules", "course", "licences"}) {
        members.need(key);
    }
    at("seed", [&](const Json& json) { record.seed = hex_value(json, reader); });
    at("course", [&](const Json& json) {
        const std::size_t before = reader.complaint_count();
        record.course = course_from_json(json, reader);
        if (reader.complaint_count() > before) return;
        complain_of_errors(find_faults(record.course, Strictness::race_course), reader);
    });
    at("licences", [&](const Json& json) { read_licences(json, reader, record); });
    const std::size_t vehicles = record.licences.size();
    at("seats", [&](const Json& json) {
        std::size_t index = 0;
        for (const Json& element : reader.list(json, vehicles, vehicles)) {
            const Reader::Step step(reader, index++);
            record.seats.push_back(seat_from_json(element, reader));
        }
    });
    at("grid_order", [&](const Json& json) { read_grid_order(json, reader, record); });
    at("grid_places", [&](const Json& json) {
        record.grid_places = GridPlaces::by_seats;
        if (reader.text(json, max_text) != grid_by_seats) {
            reader.complain(describe(json), "\"seats\"");
        }
    });
    at("house_rules",
       [&](const Json& json) { record.house_rules = house_rules_from_json(json, reader); });
    at("race", [&](const Json& json) { record.terms = race_terms_from_json(json, reader); });
    at("time", [&](const Json& json) { record.time = time_from_json(json, reader); });
    at("match", [&](const Json& json) { record.match = match_from_json(json, reader, vehicles); });
    at("notes", [&](const Json& json) { record.notes = texts_from_json(json, reader, 1000); });
    at("pinned", [&](const Json& json) { record.pinned = pinned_from_json(json, reader); });
    at("drivers", [&](const Json& json) {
        record.driver_changes = drivers_from_json(json, reader, vehicles);
    });
    at("branch_of", [&](const Json& json) { record.branch_of = branch_from_json(json, reader); });
    at("earlier",
       [&](const Json& json) { record.earlier = texts_from_json(json, reader, max_entries); });
    complain_of_terms(record, reader);
    if (const Json* start = members.find("start"); start != nullptr && reader.ok()) {
        const Reader::Step step(reader, std::string_view("start"));
        const auto setting = setting_of(record);
        record.start = race_from_json(*start, reader, *setting);
    }
    return record;
}

OrderedJson mark_to_json(const StateMark& mark) {
    OrderedJson json;
    json["round"] = mark.round;
    json["entries"] = mark.entries;
    json["hash"] = hex_text(mark.hash);
    return json;
}

StateMark mark_from_json(const Json& json, Reader& reader) {
    StateMark mark;
    const Members members(reader, json, {"round", "entries", "hash"});
    mark.round = static_cast<std::uint16_t>(members.integer("round", 1, 65535));
    mark.entries = static_cast<std::size_t>(
        members.integer("entries", 0, static_cast<std::int64_t>(max_entries)));
    if (const Json* hash = members.need("hash")) {
        const Reader::Step step(reader, std::string_view("hash"));
        mark.hash = hex_value(*hash, reader);
    }
    return mark;
}

OrderedJson snapshot_to_json(const Snapshot& snapshot) {
    OrderedJson json;
    json["entries"] = snapshot.entries;
    json["race"] = race_to_json(snapshot.race);
    return json;
}

Snapshot snapshot_from_json(const Json& json, Reader& reader, const Setting& setting) {
    Snapshot snapshot;
    const Members members(reader, json, {"entries", "race"});
    snapshot.entries = static_cast<std::size_t>(
        members.integer("entries", 0, static_cast<std::int64_t>(max_entries)));
    if (const Json* race = members.need("race")) {
        const Reader::Step step(reader, std::string_view("race"));
        snapshot.race = race_from_json(*race, reader, setting);
    }
    return snapshot;
}

}  // namespace frothy
