// The races of this player as a list that fills itself: what can be said without opening a file at
// once, the rest and the pictures one race at a time.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "play/user_dirs.h"
#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/saves_screen.h"

namespace app {

class SaveShelf {
public:
    // Lists the files; races left in the middle first, then the saved ones, then those of late.
    void fill(const play::UserDirs& dirs);

    const std::vector<ui::ShelvedRace>& races() const { return races_; }
    const std::filesystem::path& file(std::size_t race) const { return files_[race]; }
    // What a branch of it is said to be of: the name it was given; empty where that says no more
    // than its course.
    const std::string& own_name(std::size_t race) const { return names_[race]; }

    // Opens the file of one race: who races, what about, and its picture. A few milliseconds.
    struct Look {
        float scale = 1.0F;
        ui::Palette palette = ui::Palette::usual;
    };
    void read(std::size_t race, stage::Canvas& canvas, stage::SpriteStore& sprites,
              const Look& look);
    // After the textures were lost or the scale changed.
    void forget_textures();

private:
    void add(ui::RaceShelf shelf, const std::filesystem::path& file);
    void keep_few_pictures(std::size_t around);

    std::vector<std::filesystem::path> files_;
    std::vector<ui::ShelvedRace> races_;  // beside files_
    std::vector<std::string> names_;      // beside files_
};

// The record of a file, saved or left. Empty with `trouble` set where it cannot be read.
std::optional<frothy::Record> record_of_file(const std::filesystem::path& file,
                                             std::string& trouble);
// What a race in a file is called: that of its file if it was given a name.
std::string name_of_race(const std::filesystem::path& file, ui::RaceShelf shelf);

// Writes the notes into the file a race is in. Empty on success, else what went wrong.
std::string keep_notes_in(const std::filesystem::path& file,
                          const std::vector<frothy::PinnedNote>& notes);

// Moves a race to the saved ones under a name; throws GameError where it cannot be done.
void rename_race(const std::filesystem::path& file, const play::UserDirs& dirs,
                 const std::string& name);
// Removes it; one that was left goes to the races of late. Throws GameError where it stays.
void delete_race(const std::filesystem::path& file, ui::RaceShelf shelf);

}  // namespace app
