// The journal of a game in progress: begun, kept up, and put away when the game is over. And the
// files of all games that are kept so, whichever they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "play/journal_file.h"
#include "play/record.h"
#include "play/user_dirs.h"

namespace play {

// Trouble with the disk never stops a game: it is noted, and the game goes on unsaved.
template <class C>
class Autosave {
public:
    using Session = kernel::Session<typename C::Game>;

    // Writes nothing.
    Autosave() = default;
    // Writes to this file, replacing what it held at once; nothing if the path is empty.
    static Autosave begin(const std::filesystem::path& file, const Record<C>& record,
                          const Session& session);

    // Brings the file up to the session. A game that is over and was taken back is begun again.
    void write(const Record<C>& record, const Session& session);
    // How much of the time agreed is used, in seconds.
    void note_time(std::uint32_t used);
    // The head of the file has changed: who drives which seat.
    void rewrite(const Record<C>& record, const Session& session);
    // The game is over: kept beside the journals as a record, no longer offered.
    void finish(const Record<C>& whole);
    // The notes of the record have changed, of a game that goes on or is over. Empty on success,
    // else what went wrong.
    std::string keep_notes(const Record<C>& record, const Session& session);

    const std::string& trouble() const { return trouble_; }
    const std::filesystem::path& path() const { return path_; }

    // The journal of a game nobody will take up: put away among the finished games, or removed
    // where it cannot be read. One that is being played is left alone.
    static void discard(const std::filesystem::path& file);

private:
    void open(const Record<C>& record, const Session& session);

    std::filesystem::path path_;
    std::unique_ptr<JournalFile<C>> journal_;
    std::string trouble_;
};

// The journals of games to offer again, latest first. Those of games being played now, in this
// window or another, are not listed; none of them is opened.
std::vector<std::filesystem::path> unfinished_files(const UserDirs& dirs);
// What a race on trial is saved in: one begun at a desk, which is found among the races, but is not
// what somebody was in the middle of.
std::filesystem::path new_trial_file(const UserDirs& dirs, const std::string& about);
bool is_trial(const std::filesystem::path& journal);

// Records of the latest games that were finished or given up, latest first; older ones are dropped
// as new ones come.
std::vector<std::filesystem::path> find_finished(const UserDirs& dirs);
inline constexpr std::size_t finished_kept = 100;  // people are worked out from them
void drop_old_finished(const std::filesystem::path& folder);
// Where a journal's game is kept once it is over.
std::filesystem::path finished_name(std::filesystem::path journal);

// A name no other game has, for the journal of a game that begins now; `about` is what it is played
// on, as a word.
std::filesystem::path new_journal_file(const UserDirs& dirs, const std::string& about);

// Which game a journal or a record is of ("frothy"), by the head of its file alone. Empty where it
// does not say.
std::string game_of_file(const std::filesystem::path& file);

}  // namespace play
