// The packs in a player's folder: each a folder of its own, packs/<id>, that came there as a whole.
//
// Tracks, vehicles and house rules in it are found as all others are (formats/data_files.h): a
// shipped file and the player's own come before a pack's. Its seasons are begun by the player, so
// each becomes one of the player's own, and stays when the pack goes.
//
// What is thrown is std::runtime_error with one sentence.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "formats/data_files.h"
#include "play/commands/checked_files.h"
#include "play/packs/pack.h"
#include "play/user_dirs.h"

namespace play {

struct InstalledPack {
    Pack pack;  // the id alone where pack.json cannot be read
    std::filesystem::path folder;
    std::vector<std::string> files;  // "tracks/oval.json", in order; without pack.json
    std::string trouble;             // why pack.json cannot be read
};
// By id.
std::vector<InstalledPack> installed_packs(const UserDirs& dirs);

// Whether somebody who opens this file or folder means to install it.
bool is_pack(const std::string& path);

// What `validate` finds in a document.
using CheckDocument = std::function<CheckedFile(const std::string& file)>;

// What is wrong with a pack, wherever it is to be installed.
std::vector<formats::Complaint> check_pack(const std::string& path, const CheckDocument& check);

struct Installation {
    Pack pack;
    std::size_t files = 0;                    // of content
    std::optional<std::int64_t> replaced;     // the version that was there before
    std::vector<std::string> notes;           // what its owner might wonder at
    std::vector<formats::Complaint> refused;  // not empty: nothing was changed
};

// Installs a folder or a zip archive, at once or not at all: written beside its place, checked
// there, then renamed. Another version of it that is there goes; an older one is refused, and so is
// what has an id that the game or another pack has.
Installation install_pack(const std::string& path, const std::filesystem::path& data,
                          const UserDirs& dirs, const CheckDocument& check);

// Throws if there is none of that id.
void remove_pack(const UserDirs& dirs, const std::string& id);

}  // namespace play
