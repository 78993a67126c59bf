// A race that was left in the middle, to be offered again.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "games/frothy/data/record/journal_file.h"
#include "play/autosave.h"

namespace frothy {

using play::new_journal_file;

struct UnfinishedRace {
    std::filesystem::path file;
    std::string course;
    std::vector<std::string> players;
    int round = 1;
    std::string trouble;  // why it cannot be taken up; empty if it can
};

// One of play::unfinished_files; what cannot be read is told as its trouble.
UnfinishedRace unfinished_race(const std::filesystem::path& file);

inline void discard_unfinished(const std::filesystem::path& file) { Autosave::discard(file); }

}  // namespace frothy
