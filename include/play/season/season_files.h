// Seasons in the player's folder: each a file, and beside it a folder of its name with the records
// of its races.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/open_game.h"
#include "play/season/season.h"
#include "play/user_dirs.h"

namespace play {

std::filesystem::path seasons_folder(const UserDirs& dirs);
// Latest first.
std::vector<std::filesystem::path> season_files(const UserDirs& dirs);
// Of all seasons, those of later files first.
std::vector<std::filesystem::path> season_records(const UserDirs& dirs);

formats::Loaded<Season> load_season(const std::filesystem::path& file);
// Whole or not at all. Empty on success, else what went wrong.
std::string save_season(const std::filesystem::path& file, const Season& season);
// A file of that name that is not there yet.
std::filesystem::path free_season_file(const UserDirs& dirs, const std::string& name);
// Where the record of a race lies.
std::filesystem::path record_of(const std::filesystem::path& file, const SeasonRace& race);
// What is not right with what a season names: records that are missing.
std::vector<formats::Complaint> find_missing_records(const std::filesystem::path& file,
                                                     const Season& season);
// What its races came to. One whose record cannot be read has no seats, and is said in `troubles`.
std::vector<RaceFacts> races_of(const std::filesystem::path& file, const Season& season,
                                const FactTeller& teller, std::vector<std::string>& troubles);
// Who won the seasons of a game that are over.
std::vector<std::string> season_champions(const UserDirs& dirs, std::string_view game,
                                          const FactTeller& teller);
// Its records go with it. Empty on success, else what went wrong.
std::string remove_season(const std::filesystem::path& file);

// The race of a season that this game is: by its dice and its people. It is the next one, or the
// last one raced as long as the next has not been begun: whoever takes the end of that back races
// it anew, and its later end counts. Races further back, and branches, are no race of a season.
struct SeasonPlace {
    std::filesystem::path file;
    std::size_t race = 0;
};
std::optional<SeasonPlace> season_of(const UserDirs& dirs, std::string_view game,
                                     std::uint64_t seed, std::span<const Seat> seats);

// The race is over: its record is kept in the season. Empty on success, else what went wrong.
std::string keep_season_race(const SeasonPlace& place, const OpenGame& game);
// The same from the file of a finished game, where the program was closed before anybody looked at
// the end of it. Whether the season has its next race now.
bool adopt_finished(const UserDirs& dirs, const std::filesystem::path& file, Season& season,
                    const FactTeller& teller);

}  // namespace play
