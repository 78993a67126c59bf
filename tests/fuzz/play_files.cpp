// What all games share: seasons, packs and the archives they come in, the cast of rivals, batches
// of the proving ground, settings.
#include "formats/bundle.h"
#include "formats/flat_json.h"
#include "formats/picture.h"
#include "fuzz/loader.h"
#include "packs/png_files.h"
#include "packs/zip_files.h"
#include "play/lab/batch.h"
#include "play/packs/pack.h"
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

void load_pack(std::string_view text) {
    const auto loaded = play::read_pack(text, "pack.json");
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    if (!loaded.ok()) return;
    promise(play::is_pack_id(loaded.value->id), "an id that no folder may have");
    const auto again = play::read_pack(play::write_pack(*loaded.value), "pack.json");
    promise(again.ok() && *again.value == *loaded.value, "written otherwise than read");
}

// What comes out leads nowhere and keeps within its limits; packed again it is the same.
void load_zip(std::string_view bytes) {
    const auto loaded = formats::read_zip(bytes, "fuzz.zip");
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    if (!loaded.ok()) return;
    std::size_t all = 0;
    zip_files::Files files;
    for (const formats::BundleFile& file : *loaded.value) {
        all += file.bytes.size();
        promise(file.name.find("..") != 0 && file.name.find("/..") == std::string::npos &&
                    file.name.find_first_of("\\:") == std::string::npos && file.name[0] != '/',
                "a name that leads elsewhere");
        files.emplace_back(file.name, file.bytes);
    }
    promise(all <= formats::most_bundle_bytes, "more bytes than allowed");
    promise(files.size() <= formats::most_bundle_entries, "more files than allowed");
    // What was two folders deep below the only one, would be lifted once more.
    const bool is_flat = !files.empty() && files[0].first.find('/') == std::string::npos;
    if (is_flat)
        promise(formats::read_zip(zip_files::zipped(files), "again.zip").value == loaded.value,
                "packed otherwise than unpacked");
}

std::vector<std::string> zips() {
    const std::string text = play::write_pack({"dusty-roads", "Dusty Roads", 1, {}, {}, {}});
    const zip_files::Files files = {{"pack.json", text}, {"tracks/dusty-mile.json", "{}"}};
    std::vector<zip_files::Entry> below = {zip_files::Entry("mine/", "")};
    for (const auto& [name, bytes] : files)
        below.emplace_back("mine/" + name, bytes);
    return {zip_files::zipped(files), zip_files::written(below)};
}

// What is handed to whoever draws is sound, and no other than what was found sound before.
void load_picture(std::string_view given) {
    // A wrong sum would be the end of nearly all that is tried.
    const std::string bytes = given.empty() || given.back() % 4 == 0
                                  ? std::string(given)
                                  : png_files::summed(std::string(given));
    const auto loaded = formats::read_picture(bytes, "fuzz.png");
    promise(loaded.ok() || loaded.complaints.size() == 1, "refused without a complaint");
    if (!loaded.ok()) return;
    promise(formats::read_picture(*loaded.value, "again.png").value == loaded.value,
            "read otherwise the second time");
}

std::vector<std::string> pictures() {
    const std::string rows = png_files::packed(std::string(32 * 33, '\0'));
    const std::string palette = png_files::signature + png_files::header(32, 32, 8, 3) +
                                png_files::part("PLTE", "\xB3\x26\x1E") +
                                png_files::part("tRNS", "\x80") + png_files::part("IDAT", rows) +
                                png_files::part("IEND", "");
    return {png_files::disc(32, 0xB3261E), palette};
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
            {"pack", load_pack, [] { return texts_below("tests/data/packs", ".json"); }},
            {"zip", load_zip, zips},
            {"picture", load_picture, pictures},
            {"cast", load_cast, [] { return texts_below("assets/people", ".json"); }},
            {"batch", load_batch, batches},
            {"settings", load_settings, [] {
                 return std::vector<std::string>{
                     R"({"size": 150, "language": "de", "sound": true, "name": "Änne"})"};
             }}};
}

}  // namespace fuzz
