// The races that were left in the middle, to be offered again.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "games/frothy/data/record/journal_file.h"
#include "play/autosave.h"
#include "play/user_dirs.h"

namespace app {

using play::find_finished;
using play::finished_kept;
using play::new_journal_file;
using play::unfinished_files;

struct UnfinishedRace {
    std::filesystem::path file;
    std::string course;
    std::vector<std::string> players;
    int round = 1;
    std::string trouble;  // why it cannot be taken up; empty if it can
};

// Those of play::unfinished_files. Those that cannot be read are listed with their trouble.
std::vector<UnfinishedRace> find_unfinished(const play::UserDirs& dirs);

inline void discard_unfinished(const std::filesystem::path& file) {
    frothy::Autosave::discard(file);
}

}  // namespace app
