// A player's own saves as files, of whatever game: finding, naming, renaming and removing them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "play/chronicle.h"
#include "play/open_game.h"
#include "play/user_dirs.h"

namespace play {

// Where a race of this player lies: left in the middle, saved under a name, or finished of late.
enum class Shelf : std::uint8_t { left, saved, lately };

// Records in the player's folder, latest first.
std::vector<std::filesystem::path> saved_files(const UserDirs& dirs);

// A name as part of a file's: letters, figures, dashes; never empty.
std::string file_stem(const std::string& name);
// What a game is called before anybody has named it: what it is played on, or where it branched
// off: "Circus Parvus", "From round 4 of Circus Parvus".
std::string plain_name(const std::string& own, const BranchPoint& branch);
// The same where rounds are called something else: RoundWords::left.
std::string plain_name(const std::string& own, const BranchPoint& branch, const char* left);
// What a race in a file is called: that of its file if it was given a name.
std::string name_of_file(const std::filesystem::path& file, Shelf shelf);

// All of these throw std::runtime_error with one sentence where it cannot be done.

// A file of that name in the player's folder that is not there yet.
std::filesystem::path free_save_file(const UserDirs& dirs, const std::string& name);
// Writes the game under a name of its own into the player's folder.
std::filesystem::path save_game(const OpenGame& game, const UserDirs& dirs,
                                const std::string& name);
// Moves a race to the saved ones under a name.
void rename_file(const std::filesystem::path& file, const UserDirs& dirs, const std::string& name);
void remove_file(const std::filesystem::path& file);

}  // namespace play
