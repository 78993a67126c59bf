// The journal of a race in progress: begun, kept up, and put away when the race is over.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "games/frothy/data/record/journal_file.h"
#include "play/user_dirs.h"

namespace app {

// Trouble with the disk never stops a race: it is noted, and the race goes on unsaved.
class Autosave {
public:
    // Writes nothing.
    Autosave() = default;
    // Writes to this file, replacing what it held at once; nothing if the path is empty.
    static Autosave begin(const std::filesystem::path& file, const frothy::Record& record,
                          const frothy::Session& session);

    // Brings the file up to the session. A race that is over and was taken back is begun again.
    void write(const frothy::Record& record, const frothy::Session& session);
    // How much of the time agreed is used, in seconds.
    void note_time(std::uint32_t used);
    // The head of the file has changed: who drives which seat.
    void rewrite(const frothy::Record& record, const frothy::Session& session);
    // The race is over: kept beside the journals as a record, no longer offered.
    void finish(const frothy::Record& whole);
    // The notes of the record have changed, of a race that goes on or is over. Empty on success,
    // else what went wrong.
    std::string keep_notes(const frothy::Record& record, const frothy::Session& session);

    const std::string& trouble() const { return trouble_; }

private:
    void open(const frothy::Record& record, const frothy::Session& session);

    std::filesystem::path path_;
    std::unique_ptr<frothy::JournalFile> journal_;
    std::string trouble_;
};

// A race that was left in the middle.
struct UnfinishedRace {
    std::filesystem::path file;
    std::string course;
    std::vector<std::string> players;
    int round = 1;
    std::string trouble;  // why it cannot be taken up; empty if it can
};

// Journals to offer again, latest first. Those that cannot be read are listed with their trouble;
// those of races being played now, in this window or another, are not listed.
std::vector<UnfinishedRace> find_unfinished(const play::UserDirs& dirs);

// The files of those races alone, latest first: none of them is opened.
std::vector<std::filesystem::path> unfinished_files(const play::UserDirs& dirs);

// The journal of a race nobody will take up: put away among the finished races, or removed where
// it cannot be read. One that is being played is left alone.
void discard_unfinished(const std::filesystem::path& file);

// Records of the latest races that were finished or given up, latest first; older ones are dropped
// as new ones come.
std::vector<std::filesystem::path> find_finished(const play::UserDirs& dirs);
inline constexpr std::size_t finished_kept = 10;

// A name no other race has, for the journal of a race that begins now.
std::filesystem::path new_journal_file(const play::UserDirs& dirs, const std::string& course_id);

}  // namespace app
