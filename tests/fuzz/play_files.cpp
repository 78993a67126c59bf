// What all games share: seasons, the cast of rivals, batches of the proving ground, settings.
#include "formats/flat_json.h"
#include "formats/tiled_map.h"
#include "fuzz/loader.h"
#include "play/lab/batch.h"
#include "play/people/cast.h"
#include "play/season/season.h"

namespace fuzz {
namespace {

void load_season(std::string_view text) {
    const auto loaded = play::read_season(text, "fuzz.json");
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    if (!loaded.ok()) return;
    const auto again = play::read_season(play::write_season(*loaded.value), "fuzz.json");
    promise(again.ok() && *again.value == *loaded.value, "written otherwise than read");
}

std::vector<std::string> seasons() {
    play::Season season;
    season.game = "frothy";
    season.name = "Three Sundays";
    season.points.assign(std::begin(play::usual_points), std::end(play::usual_points));
    season.options = {"damage"};
    for (const char* name : {"Anna", "Bruno"}) {
        play::SeasonSeat seat;
        seat.name = name;
        seat.ride = "basic-chariot";
        season.seats.push_back(seat);
    }
    season.seats[1].livery = season.seats[1].emblem = 1;
    for (std::uint64_t race = 1; race <= play::least_season_races; ++race)
        season.races.push_back({"training-loop", race, "", race == 1 ? "race-1.json" : ""});
    season.upgrades = {{1, 0, "toughness"}};
    return {play::write_season(season)};
}

void load_cast(std::string_view text) {
    const auto loaded = play::read_cast(text, "fuzz.json");
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
}

void load_batch(std::string_view text) {
    const auto loaded = play::lab::batch_from_json(text, "fuzz.json");
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    if (!loaded.ok()) return;
    const std::string written = play::lab::json_of(*loaded.value);
    const auto again = play::lab::batch_from_json(written, "fuzz.json");
    promise(again.ok() && play::lab::json_of(*again.value) == written, "written otherwise");
}

std::vector<std::string> batches() {
    play::lab::Batch batch;
    batch.races = 12;
    batch.shard = {1, 2};
    return {play::lab::json_of(batch)};
}

void load_settings(std::string_view text) {
    const formats::FlatReading reading = formats::read_flat_json(text);
    const formats::FlatReading again =
        formats::read_flat_json(formats::write_flat_json(reading.values));
    promise(again.is_whole, "what was written is not whole");
}

}  // namespace

std::vector<Loader> play_loaders() {
    return {{"season", load_season, seasons},
            {"cast", load_cast, [] { return texts_below("assets/people", ".json"); }},
            {"batch", load_batch, batches},
            {"settings", load_settings, [] {
                 return std::vector<std::string>{
                     R"({"size": 150, "language": "de", "sound": true, "name": "Änne"})"};
             }}};
}

}  // namespace fuzz
