// Races of Frothy in files: what lists say of them, and notes kept in them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "ui/game_door.h"
#include "ui/saves_screen.h"
#include "ui/screens/title_screen.h"

namespace frothy {

// The record of a file, saved or left. Empty with `trouble` set where it cannot be read.
std::optional<Record> record_of_file(const std::filesystem::path& file, std::string& trouble);

// A race that was left, as the title offers it.
ui::RaceOffer offer_of(const std::filesystem::path& journal);
// As GameDoor::describe.
std::string describe_race(const std::filesystem::path& file, ui::ShelvedRace& shown,
                          const ui::ShelfLook& look);

// Writes the notes into the file a race is in. Empty on success, else what went wrong.
std::string keep_notes_in(const std::filesystem::path& file, const std::vector<PinnedNote>& notes);

}  // namespace frothy
