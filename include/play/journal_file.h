// The journal of a game in progress: a file that only grows, written through to the disk at every
// answer, so that a program killed at any moment loses nothing that was shown.
//
// The first line is the record without its journal; every further line is one entry, one
// {"undo": n}, the wishes that still stand, the time used, or one state that the record marks.
// docs/formats/record.md describes it. Reading it back: Records<C>::load_journal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/journal.h"
#include "kernel/session.h"
#include "play/followed_file.h"
#include "play/record.h"

namespace play {

template <class C>
class JournalFile {
public:
    using Session = kernel::Session<typename C::Game>;

    // Starts a file afresh with what the record holds. Check is_open() and error(): a file that is
    // being followed elsewhere is left alone. As long as this lives, `is_followed` says so.
    JournalFile(const std::string& path, const Record<C>& record);
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    bool is_open() const { return file_->is_open(); }
    // What went wrong first; empty while all is well. After an error nothing more is written.
    const std::string& error() const { return file_->error(); }
    const std::string& path() const { return file_->path(); }

    // Brings the file up to the session: what was undone, then what is new, then through to the
    // disk. False after an error.
    bool follow(const Session& session);
    // Notes how much of the time agreed is used, in seconds. False after an error.
    bool note_time(std::uint32_t used);

private:
    using Journal = kernel::Journal<typename C::Game>;
    using Wish = kernel::StandingAnswer<typename C::Game>;

    std::string lines_to(const Journal& journal);
    std::string line_to(const std::vector<Wish>& wishes);
    std::string line_for(const Snapshot<C>& snapshot);

    std::optional<FollowedFile> file_;
    Journal written_;
    std::vector<Wish> wishes_;
    std::uint32_t used_ = 0;               // seconds of the time agreed
    std::vector<std::size_t> boundaries_;  // entries before each state written
};

}  // namespace play
