// The autosave: a file that only grows, written through to the disk at every answer, so that a
// program killed at any moment loses nothing that was shown.
//
// The first line is the record without its journal; every further line is one entry, one
// {"undo": n}, the wishes that still stand, the time used, or one state at a start of a round.
// docs/formats/record.md describes it.
#pragma once

#include <memory>
#include <string>

#include "games/frothy/data/record/record.h"

namespace frothy {

class JournalFile {
public:
    // Starts a file afresh with what the record holds. Check is_open() and error(): a file that is
    // being followed elsewhere is left alone. As long as this lives, `play::is_followed` says so.
    JournalFile(const std::string& path, const Record& record);
    ~JournalFile();
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    bool is_open() const;
    // What went wrong first; empty while all is well. After an error nothing more is written.
    const std::string& error() const;
    const std::string& path() const;

    // Brings the file up to the session: what was undone, then what is new, then through to the
    // disk. False after an error.
    bool follow(const Session& session);
    // Notes how much of the time agreed is used, in seconds. False after an error.
    bool note_time(std::uint32_t used);

private:
    struct Body;
    std::unique_ptr<Body> body_;
};

// An autosave read back.
struct FoundJournal {
    Loaded<Record> record;
    std::string notice;  // for the player: what was dropped; empty if nothing was
};
// A last line that was torn in writing is dropped with a notice; any other damage is refused with
// the number of its line as the place.
FoundJournal read_journal_file(const std::string& path);
FoundJournal read_journal_text(std::string_view text, const std::string& file);

}  // namespace frothy
