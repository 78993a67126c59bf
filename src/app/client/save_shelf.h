// The races of this player as a list that fills itself: what can be said without opening a file at
// once, the rest and the pictures one race at a time.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "play/library.h"
#include "ui/game_door.h"
#include "ui/saves_screen.h"

namespace app {

class SaveShelf {
public:
    // Lists the files of one game; races left in the middle first, then the saved ones, then those
    // of late.
    void fill(const play::UserDirs& dirs, const ui::GameDoor& door);

    const std::vector<ui::ShelvedRace>& races() const { return races_; }
    const std::filesystem::path& file(std::size_t race) const { return files_[race]; }
    // What a branch of it is said to be of: the name it was given; empty where that says no more
    // than what it was raced on.
    const std::string& own_name(std::size_t race) const { return names_[race]; }

    // Opens the file of one race: who races, what about, and its picture. A few milliseconds.
    void read(std::size_t race, ui::GameDoor& door, const ui::ShelfLook& look);
    // After the textures were lost or the scale changed.
    void forget_textures();

private:
    void add(play::Shelf shelf, const std::filesystem::path& file);
    void keep_few_pictures(std::size_t around);

    std::vector<std::filesystem::path> files_;
    std::vector<ui::ShelvedRace> races_;  // beside files_
    std::vector<std::string> names_;      // beside files_
};

}  // namespace app
