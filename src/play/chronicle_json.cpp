#include "play/chronicle_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "formats/json_reader.h"

namespace play {

using formats::Members;
using formats::Reader;

namespace {

constexpr std::size_t max_notes = 1000;

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
        reader.complain(formats::describe(json), "up to 16 hexadecimal digits");
    }
    return value;
}

std::size_t entries_of(const Members& members) {
    return static_cast<std::size_t>(
        members.integer("entries", 0, static_cast<std::int64_t>(max_entries)));
}

OrderedJson seats_to_json(const std::vector<Seat>& seats) {
    OrderedJson json = OrderedJson::array();
    for (const Seat& seat : seats) {
        OrderedJson each;
        each["name"] = clean_text(seat.name);
        each["livery"] = seat.livery;
        each["emblem"] = seat.emblem;
        each["driver"] = clean_text(seat.driver);
        json.push_back(each);
    }
    return json;
}

std::vector<Seat> seats_from_json(const Json& json, Reader& reader, std::size_t count) {
    std::vector<Seat> seats;
    for (const Json& element : reader.list(json, count, count)) {
        const Reader::Step step(reader, seats.size());
        Seat seat;
        const Members members(reader, element, {"name", "livery", "emblem", "driver"});
        seat.name = members.text("name", max_text);
        seat.livery = static_cast<std::uint8_t>(members.integer("livery", 0, 255));
        seat.emblem = static_cast<std::uint8_t>(members.integer("emblem", 0, 255));
        seat.driver = members.text("driver", max_text);
        seats.push_back(std::move(seat));
    }
    return seats;
}

OrderedJson drivers_to_json(const std::vector<DriverChange>& changes) {
    OrderedJson json = OrderedJson::array();
    for (const DriverChange& change : changes) {
        OrderedJson each;
        each["entries"] = change.entries;
        each["seat"] = change.seat;
        each["before"] = clean_text(change.before);
        json.push_back(each);
    }
    return json;
}

std::vector<DriverChange> drivers_from_json(const Json& json, Reader& reader, std::size_t seats) {
    std::vector<DriverChange> changes;
    for (const Json& element : reader.list(json, 0, max_driver_changes)) {
        const Reader::Step step(reader, changes.size());
        DriverChange change;
        const Members members(reader, element, {"entries", "seat", "before"});
        if (!members.is_object()) break;
        change.entries = entries_of(members);
        change.seat = static_cast<std::uint8_t>(
            members.integer("seat", 0, static_cast<std::int64_t>(seats) - 1));
        change.before = members.text("before", max_text);
        changes.push_back(std::move(change));
    }
    return changes;
}

// Older programs wrote down a sentence.
OrderedJson branch_to_json(const BranchPoint& branch) {
    if (!branch.worded.empty()) return clean_text(branch.worded);
    OrderedJson json;
    json["round"] = branch.round;
    if (!branch.name.empty()) json["name"] = clean_text(branch.name);
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
    time.minutes = static_cast<std::uint16_t>(members.integer("minutes", 1, most_minutes));
    time.used = static_cast<std::uint32_t>(members.integer_or("used", 0, most_seconds, 0));
    return time;
}

OrderedJson pinned_to_json(const std::vector<PinnedNote>& pinned) {
    OrderedJson json = OrderedJson::array();
    for (const PinnedNote& note : pinned)
        json.push_back({{"entries", note.entries}, {"text", clean_text(note.text)}});
    return json;
}

std::vector<PinnedNote> pinned_from_json(const Json& json, Reader& reader) {
    std::vector<PinnedNote> pinned;
    for (const Json& element : reader.list(json, 0, max_pinned_notes)) {
        const Reader::Step step(reader, pinned.size());
        const Members members(reader, element, {"entries", "text"});
        PinnedNote note;
        note.entries = entries_of(members);
        note.text = members.text("text", longest_note);
        pinned.push_back(std::move(note));
    }
    std::ranges::stable_sort(pinned, {}, &PinnedNote::entries);
    return pinned;
}

}  // namespace

std::vector<std::string_view> record_keys(std::vector<std::string_view> of_agreement) {
    of_agreement.insert(of_agreement.end(),
                        {"schema", "game", "rules", "time", "seed", "own_dice", "seats", "notes",
                         "pinned", "drivers", "branch_of", "start", "earlier", "journal", "wishes",
                         "marks", "last_boundary"});
    return of_agreement;
}

void write_chronicle(OrderedJson& document, std::string_view game, int rules,
                     const Sitting& sitting, const Chronicle& chronicle) {
    document["schema"] = record_schema;
    document["game"] = game;
    document["rules"] = rules;
    if (sitting.time.minutes > 0) document["time"] = time_to_json(sitting.time);
    document["seed"] = hex_text(sitting.seed);
    if (sitting.has_own_dice) document["own_dice"] = true;
    document["seats"] = seats_to_json(sitting.seats);
    document["notes"] = texts_to_json(chronicle.notes);
    if (!chronicle.pinned.empty()) document["pinned"] = pinned_to_json(chronicle.pinned);
    if (!chronicle.driver_changes.empty())
        document["drivers"] = drivers_to_json(chronicle.driver_changes);
    if (!chronicle.branch_of.empty()) document["branch_of"] = branch_to_json(chronicle.branch_of);
}

void read_chronicle(const Members& members, Reader& reader, std::size_t seats, Sitting& sitting,
                    Chronicle& chronicle) {
    const auto at = [&](std::string_view key, const Json* value, auto read) {
        if (value == nullptr) return;
        const Reader::Step step(reader, key);
        read(*value);
    };
    at("seed", members.need("seed"),
       [&](const Json& json) { sitting.seed = hex_value(json, reader); });
    sitting.has_own_dice = members.flag_or("own_dice", false);
    at("seats", members.need("seats"),
       [&](const Json& json) { sitting.seats = seats_from_json(json, reader, seats); });
    at("time", members.find("time"),
       [&](const Json& json) { sitting.time = time_from_json(json, reader); });
    at("notes", members.find("notes"),
       [&](const Json& json) { chronicle.notes = texts_from_json(json, reader, max_notes); });
    at("pinned", members.find("pinned"),
       [&](const Json& json) { chronicle.pinned = pinned_from_json(json, reader); });
    at("drivers", members.find("drivers"), [&](const Json& json) {
        chronicle.driver_changes = drivers_from_json(json, reader, seats);
    });
    at("branch_of", members.find("branch_of"),
       [&](const Json& json) { chronicle.branch_of = branch_from_json(json, reader); });
    at("earlier", members.find("earlier"),
       [&](const Json& json) { chronicle.earlier = texts_from_json(json, reader, max_entries); });
}

bool check_game(const Members& members, Reader& reader, std::string_view game) {
    if (members.text("game", max_text) == game) return true;
    const Reader::Step step(reader, std::string_view("game"));
    reader.complain("another game", "\"" + std::string(game) + "\"");
    return false;
}

OrderedJson marks_to_json(const std::vector<StateMark>& marks) {
    OrderedJson json = OrderedJson::array();
    for (const StateMark& mark : marks) {
        OrderedJson each;
        each["round"] = mark.round;
        each["entries"] = mark.entries;
        each["hash"] = hex_text(mark.hash);
        json.push_back(each);
    }
    return json;
}

std::vector<StateMark> marks_from_json(const Json& json, Reader& reader) {
    std::vector<StateMark> marks;
    for (const Json& element : reader.list(json, 0, max_entries)) {
        const Reader::Step step(reader, marks.size());
        StateMark mark;
        const Members members(reader, element, {"round", "entries", "hash"});
        mark.round = static_cast<std::uint16_t>(members.integer("round", 0, 65535));
        mark.entries = entries_of(members);
        if (const Json* hash = members.need("hash")) {
            const Reader::Step inner(reader, std::string_view("hash"));
            mark.hash = hex_value(*hash, reader);
        }
        marks.push_back(mark);
    }
    return marks;
}

OrderedJson texts_to_json(const std::vector<std::string>& texts) {
    OrderedJson json = OrderedJson::array();
    for (const std::string& text : texts)
        json.push_back(clean_text(text));
    return json;
}

std::vector<std::string> texts_from_json(const Json& json, Reader& reader, std::size_t most) {
    std::vector<std::string> texts;
    for (const Json& element : reader.list(json, 0, most)) {
        const Reader::Step step(reader, texts.size());
        texts.push_back(reader.text(element, 4 * max_text));
    }
    return texts;
}

std::string clean_text(const std::string& text) {
    const std::string quoted = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    return Json::parse(quoted).get<std::string>();
}

}  // namespace play
