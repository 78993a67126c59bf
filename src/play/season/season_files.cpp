#include "play/season/season_files.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <system_error>

#include "formats/data_files.h"
#include "play/autosave.h"
#include "play/followed_file.h"
#include "play/library.h"
#include "words/words.h"

namespace play {

namespace {

std::filesystem::path folder_of(std::filesystem::path file) { return file.replace_extension(); }

std::vector<std::filesystem::path> json_files(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        std::error_code ignored;
        if (entry.is_regular_file(ignored) && entry.path().extension() == ".json")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

bool is_same_table(std::span<const SeasonSeat> season, std::span<const Seat> seats) {
    // The house may sit behind them.
    if (seats.size() < season.size()) return false;
    return std::ranges::equal(season, seats.first(season.size()),
                              [](const SeasonSeat& one, const Seat& other) {
                                  return one.name == other.name && one.livery == other.livery;
                              });
}

std::string record_name(std::size_t race) { return "race-" + std::to_string(race + 1) + ".json"; }

}  // namespace

std::filesystem::path seasons_folder(const UserDirs& dirs) { return dirs.data / "seasons"; }

std::vector<std::filesystem::path> season_files(const UserDirs& dirs) {
    auto files = json_files(seasons_folder(dirs));
    std::ranges::stable_sort(files, std::greater<>{}, [](const std::filesystem::path& file) {
        std::error_code ignored;
        return std::filesystem::last_write_time(file, ignored);
    });
    return files;
}

std::vector<std::filesystem::path> season_records(const UserDirs& dirs) {
    std::vector<std::filesystem::path> all;
    for (const std::filesystem::path& file : season_files(dirs)) {
        const auto records = json_files(folder_of(file));
        all.insert(all.end(), records.begin(), records.end());
    }
    return all;
}

formats::Loaded<Season> load_season(const std::filesystem::path& file) {
    const auto text = formats::read_text_file(file.string());
    if (!text.ok()) return {std::nullopt, text.complaints};
    return read_season(*text.value, file.string());
}

std::string save_season(const std::filesystem::path& file, const Season& season) {
    try {
        make_folder(file.parent_path());
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return replace_file(file.string(), write_season(season));
}

std::filesystem::path free_season_file(const UserDirs& dirs, const std::string& name) {
    const std::string stem = file_stem(name);
    std::filesystem::path file = seasons_folder(dirs) / (stem + ".json");
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(file, ignored) ||
                         std::filesystem::exists(folder_of(file), ignored);
         ++number) {
        file = seasons_folder(dirs) / (stem + '-' + std::to_string(number) + ".json");
    }
    return file;
}

std::filesystem::path record_of(const std::filesystem::path& file, const SeasonRace& race) {
    return folder_of(file) / race.record;
}

std::vector<formats::Complaint> find_missing_records(const std::filesystem::path& file,
                                                     const Season& season) {
    std::vector<formats::Complaint> missing;
    for (std::size_t i = 0; i < season.raced(); ++i) {
        const std::filesystem::path record = record_of(file, season.races[i]);
        std::error_code ignored;
        if (std::filesystem::is_regular_file(record, ignored)) continue;
        missing.push_back({file.string(), "/races/" + std::to_string(i) + "/record",
                           "no file " + record.string(), "the record of the race"});
    }
    return missing;
}

std::vector<RaceFacts> races_of(const std::filesystem::path& file, const Season& season,
                                const FactTeller& teller, std::vector<std::string>& troubles) {
    std::vector<RaceFacts> races;
    for (std::size_t i = 0; i < season.raced() && teller.facts_of != nullptr; ++i) {
        std::string trouble;
        auto facts = teller.facts_of(record_of(file, season.races[i]), trouble);
        if (!facts) troubles.push_back(season.races[i].record + ": " + trouble);
        races.push_back(facts ? *std::move(facts) : RaceFacts{});
    }
    return races;
}

std::vector<std::string> season_champions(const UserDirs& dirs, std::string_view game,
                                          const FactTeller& teller) {
    std::vector<std::string> champions;
    for (const std::filesystem::path& file : season_files(dirs)) {
        const auto season = load_season(file);
        if (!season.ok() || season.value->game != game || !season.value->is_over()) continue;
        std::vector<std::string> troubles;
        const auto races = races_of(file, *season.value, teller, troubles);
        for (const SeasonStanding& standing : standings_of(*season.value, races))
            if (standing.place == 1) champions.push_back(season.value->seats[standing.seat].name);
    }
    return champions;
}

std::string remove_season(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::remove(file, error);
    if (!error) std::filesystem::remove_all(folder_of(file), error);
    return error ? file.filename().string() + ": " + error.message() + "." : std::string();
}

std::optional<SeasonPlace> season_of(const UserDirs& dirs, std::string_view game,
                                     std::uint64_t seed, std::span<const Seat> seats) {
    for (const std::filesystem::path& file : season_files(dirs)) {
        const auto season = load_season(file);
        if (!season.ok() || season.value->game != game) continue;
        if (!is_same_table(season.value->seats, seats)) continue;
        const auto& races = season.value->races;
        const std::size_t next = season.value->raced();
        if (next < races.size() && races[next].seed == seed) return SeasonPlace{file, next};
        const bool is_next_begun = next < races.size() && !races[next].journal.empty();
        if (next > 0 && races[next - 1].seed == seed && !is_next_begun)
            return SeasonPlace{file, next - 1};
    }
    return std::nullopt;
}

std::string keep_season_race(const SeasonPlace& place, const OpenGame& game) {
    auto season = load_season(place.file);
    if (!season.ok()) return formats::text_of(season.complaints);
    SeasonRace& race = season.value->races[place.race];
    race.record = record_name(place.race);
    try {
        make_folder(folder_of(place.file));
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    const std::string trouble = game.save(record_of(place.file, race));
    return trouble.empty() ? save_season(place.file, *season.value) : trouble;
}

bool adopt_finished(const UserDirs& dirs, const std::filesystem::path& file, Season& season,
                    const FactTeller& teller) {
    if (season.is_over() || teller.facts_of == nullptr) return false;
    const std::size_t next = season.raced();
    SeasonRace& race = season.races[next];
    if (race.journal.empty()) return false;
    const std::filesystem::path finished = finished_name(dirs.autosave() / race.journal);
    std::string trouble;
    const auto facts = teller.facts_of(finished, trouble);
    if (!facts || !facts->is_over || facts->seed != race.seed) return false;
    race.record = record_name(next);
    std::error_code error;
    std::filesystem::create_directories(folder_of(file), error);
    if (!error) {
        std::filesystem::copy_file(finished, record_of(file, race),
                                   std::filesystem::copy_options::overwrite_existing, error);
    }
    if (!error && save_season(file, season).empty()) return true;
    race.record.clear();
    return false;
}

}  // namespace play
