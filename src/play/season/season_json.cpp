#include "formats/json_reader.h"
#include "play/chronicle_json.h"
#include "play/season/season.h"

namespace play {

using formats::Json;
using formats::Members;
using formats::OrderedJson;
using formats::Reader;

namespace {

// Each element of a member that is a list.
template <class Read>
void each(const Members& members, Reader& reader, std::string_view key, std::size_t least,
          std::size_t most, const Read& read) {
    const Json* list = members.find(key);
    if (list == nullptr) return;
    const Reader::Step inside(reader, key);
    std::size_t index = 0;
    for (const Json& element : reader.list(*list, least, most)) {
        const Reader::Step step(reader, index++);
        read(element);
    }
}

SeasonSeat seat_in(const Json& json, Reader& reader) {
    const Members members(reader, json, {"name", "livery", "driver", "ride"});
    SeasonSeat seat;
    seat.name = members.text("name", longest_seat_name);
    seat.livery = seat.emblem = static_cast<std::uint8_t>(members.integer("livery", 0, 255));
    seat.driver = members.text("driver", max_text);
    seat.ride = members.text_or("ride", formats::longest_name, {});
    return seat;
}

// The name of a file and nothing of where it lies.
std::string file_name(const Members& members, Reader& reader, std::string_view key) {
    std::string name = members.text_or(key, max_text, {});
    if (name.find('/') == std::string::npos && name != "..") return name;
    reader.complain_at(reader.place() + '/' + std::string(key), '"' + name + '"',
                       "the name of a file, without folders");
    return {};
}

SeasonRace race_in(const Json& json, Reader& reader) {
    const Members members(reader, json, {"event", "seed", "journal", "record"});
    SeasonRace race;
    race.event = members.text("event", max_text);
    race.seed = static_cast<std::uint64_t>(members.integer("seed", 0, most_season_seed));
    race.journal = file_name(members, reader, "journal");
    race.record = file_name(members, reader, "record");
    return race;
}

SeasonUpgrade upgrade_in(const Json& json, Reader& reader, const Season& season) {
    const Members members(reader, json, {"after", "seat", "upgrade"});
    SeasonUpgrade upgrade;
    const auto races = static_cast<std::int64_t>(season.races.size());
    const auto seats = static_cast<std::int64_t>(season.seats.size());
    upgrade.after = static_cast<std::size_t>(members.integer("after", 1, races));
    upgrade.seat = static_cast<std::size_t>(members.integer("seat", 0, seats - 1));
    upgrade.upgrade = members.text_or("upgrade", formats::longest_name, {});
    return upgrade;
}

// Races are raced in their order.
void check_order(const Season& season, Reader& reader) {
    for (std::size_t i = season.raced(); i < season.races.size(); ++i) {
        if (season.races[i].record.empty()) continue;
        reader.complain_at("/races/" + std::to_string(i) + "/record",
                           "a record after a race without one", "races that are over come first");
        return;
    }
}

}  // namespace

formats::Loaded<Season> read_season(std::string_view text, const std::string& file) {
    Reader reader(file);
    Season season;
    const auto document = formats::parse_document(text, reader);
    if (document && formats::check_schema(*document, reader, season_schema)) {
        const Members members(
            reader, *document,
            {"schema", "game", "name", "points", "options", "seats", "races", "upgrades"});
        if (members.is_object()) {
            season.game = members.text("game", formats::longest_name);
            season.name = members.text("name", longest_season_name);
            for (const std::string_view key : {"points", "seats", "races"})
                members.need(key);
            each(members, reader, "points", 1, kernel::max_players, [&](const Json& json) {
                season.points.push_back(
                    static_cast<int>(reader.integer(json, 0, most_season_points, 0)));
            });
            each(members, reader, "options", 0, most_season_options, [&](const Json& json) {
                season.options.push_back(reader.text(json, formats::longest_name));
            });
            each(members, reader, "seats", 1, kernel::max_players,
                 [&](const Json& json) { season.seats.push_back(seat_in(json, reader)); });
            each(members, reader, "races", least_season_races, most_season_races,
                 [&](const Json& json) { season.races.push_back(race_in(json, reader)); });
            each(members, reader, "upgrades", 0, most_season_races, [&](const Json& json) {
                season.upgrades.push_back(upgrade_in(json, reader, season));
            });
            check_order(season, reader);
        }
    }
    formats::Loaded<Season> loaded;
    if (reader.ok()) loaded.value = std::move(season);
    loaded.complaints = reader.take_complaints();
    return loaded;
}

std::string write_season(const Season& season) {
    OrderedJson json{{"schema", season_schema},
                     {"game", clean_text(season.game)},
                     {"name", clean_text(season.name)},
                     {"points", season.points},
                     {"options", season.options}};
    json["seats"] = OrderedJson::array();
    for (const SeasonSeat& seat : season.seats) {
        OrderedJson each{
            {"name", clean_text(seat.name)}, {"livery", seat.livery}, {"driver", seat.driver}};
        if (!seat.ride.empty()) each["ride"] = clean_text(seat.ride);
        json["seats"].push_back(each);
    }
    json["races"] = OrderedJson::array();
    for (const SeasonRace& race : season.races) {
        OrderedJson each{{"event", clean_text(race.event)}, {"seed", race.seed}};
        if (!race.journal.empty()) each["journal"] = clean_text(race.journal);
        if (!race.record.empty()) each["record"] = clean_text(race.record);
        json["races"].push_back(each);
    }
    json["upgrades"] = OrderedJson::array();
    for (const SeasonUpgrade& upgrade : season.upgrades) {
        json["upgrades"].push_back({{"after", upgrade.after},
                                    {"seat", upgrade.seat},
                                    {"upgrade", clean_text(upgrade.upgrade)}});
    }
    return formats::pretty(json);
}

}  // namespace play
