// The record of one game as it was played (hippodrome-record/1): save, replay and bug report are
// the same document; docs/formats/record.md describes it.
//
// It carries everything the game needs (what was agreed, seats, seed), every answer and every roll
// by its meaning, and states to check them by. No file besides it is ever read.
//
// `C` is the game's codec (play/codec.h). One .cpp file of each game includes play/record_body.h
// and instantiates `template struct play::Records<C>;`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "kernel/journal.h"
#include "kernel/session.h"
#include "play/chronicle.h"

namespace play {

// What people agree on before a game: what its rules want agreed, and who sits where.
template <class C>
struct Agreed : C::Agreement, Sitting {};

// A whole state at a place of rest. Its setting is not set.
template <class C>
struct Snapshot {
    std::size_t entries = 0;
    typename C::Game::State state{};

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

template <class C>
struct Record : Agreed<C>, Chronicle {
    using Game = typename C::Game;

    int rules = C::rules_version;
    std::optional<typename Game::State> start;  // where the journal begins; empty for the first
    kernel::Journal<Game> journal;
    // Spoken up after the journal's last entry, in order: their questions have not come up yet.
    std::vector<kernel::StandingAnswer<Game>> wishes;
    std::optional<Snapshot<C>> last_boundary;
};

// Where the record and the rules part.
struct Disagreement {
    std::size_t entry = 0;  // of the journal, counted from 0 as in the document
    // "entry 117: the record answers `turn left` for Red, the rules ask Red for `keep dice`"
    std::string text;
};

// A game taken up again. Where the journal fits, there is a session; it may still disagree in its
// states, if a rule was mended since. Where it does not fit there is none.
template <class C>
struct ResumedGame {
    std::shared_ptr<const typename C::Setting> setting;  // must outlive the session
    std::unique_ptr<kernel::Session<typename C::Game>> session;
    std::optional<Disagreement> disagreement;
};

struct Verdict {
    bool agrees = false;
    std::uint64_t final_hash = 0;  // of the state at the end of the journal; 0 without one
    std::size_t marks_checked = 0;
    std::optional<Disagreement> disagreement;
};

// An autosave read back (play/journal_file.h).
template <class C>
struct FoundJournal {
    formats::Loaded<Record<C>> record;
    std::string notice;  // for the player: what was dropped; empty if nothing was
};

// All that is done with the records of a game.
template <class C>
struct Records {
    using Game = typename C::Game;
    using State = typename Game::State;
    using Journal = kernel::Journal<Game>;
    using Session = kernel::Session<Game>;
    using Wish = kernel::StandingAnswer<Game>;

    // One entry in words: "0 drive: step E", "roll control: slide, damage", "reveal".
    static std::string text_of(const Journal& journal, const kernel::Entry<Game>& entry);
    // Appends the entry a text says. False if it says none; the journal is unchanged then.
    static bool add_entry(Journal& journal, std::string_view text);
    // A wish in words: "1 race on: retire", "0 use trait: amount 1 (about FR-TRT-44)". Empty if a
    // text says none.
    static std::string text_of(const Wish& wish);
    static std::optional<Wish> wish_of(std::string_view text);

    static std::string write(const Record<C>& record);
    // Never throws on content. What is read can be resumed: agreement and states are legal.
    static formats::Loaded<Record<C>> read(std::string_view text, const std::string& file);
    static formats::Loaded<Record<C>> load(const std::string& path);
    // Written beside the target and put in its place at once. Empty on success, else what went
    // wrong.
    static std::string save(const std::string& path, const Record<C>& record);

    // A last line that was torn in writing is dropped with a notice; any other damage is refused
    // with the number of its line as the place.
    static FoundJournal<C> read_journal(std::string_view text, const std::string& file);
    static FoundJournal<C> load_journal(const std::string& path);

    // The state the journal starts from.
    static State start_of(const Record<C>& record, const typename C::Setting& setting);
    // Brings journal, wishes, marks and last boundary up to a session that was made from this
    // record.
    static void update(Record<C>& record, const Session& session);
    static ResumedGame<C> resume(const Record<C>& record);
    // For a record whose journal does not fit any more: the same game from its last boundary, with
    // what followed as far as it fits. Empty if the record holds no boundary.
    static std::optional<Record<C>> from_last_boundary(const Record<C>& record);
    // The game as it was after these entries of its journal, to be played on from there by these
    // drivers. Its dice fall as they fell, or, with another seed, anew.
    static Record<C> branch_at(const Record<C>& record, std::size_t entries, BranchPoint from,
                               const std::vector<Seat>& seats);
    // Runs the journal and compares every mark.
    static Verdict verify(const Record<C>& record);
};

// The same, where the record says of which game it is.

template <class C>
std::string write_record(const Record<C>& record) {
    return Records<C>::write(record);
}
template <class C>
std::string save_record(const std::string& path, const Record<C>& record) {
    return Records<C>::save(path, record);
}
template <class C>
typename C::Game::State start_of(const Record<C>& record, const typename C::Setting& setting) {
    return Records<C>::start_of(record, setting);
}
template <class C>
void update(Record<C>& record, const kernel::Session<typename C::Game>& session) {
    Records<C>::update(record, session);
}
template <class C>
ResumedGame<C> resume(const Record<C>& record) {
    return Records<C>::resume(record);
}
template <class C>
std::optional<Record<C>> from_last_boundary(const Record<C>& record) {
    return Records<C>::from_last_boundary(record);
}
template <class C>
Record<C> branch_at(const Record<C>& record, std::size_t entries, BranchPoint from,
                    const std::vector<Seat>& seats) {
    return Records<C>::branch_at(record, entries, std::move(from), seats);
}
template <class C>
Verdict verify(const Record<C>& record) {
    return Records<C>::verify(record);
}
// Who sat where when the journal had so many entries. Of records that do not tell, who sits there
// in the end.
template <class C>
std::vector<Seat> seats_at(const Record<C>& record, std::size_t entries) {
    return seats_at(record.seats, record.driver_changes, entries);
}
// A seat is taken over now, after all entries of the journal.
template <class C>
void change_driver(Record<C>& record, std::size_t seat, const std::string& driver) {
    change_driver(record.seats, record.driver_changes, record.journal.size(), seat, driver);
}
// Takes away what belongs to moments that the journal does not hold any more.
template <class C>
void drop_lost_moments(Record<C>& record) {
    drop_moments_after(record, record.journal.size());
}
// Leaves out what came from this entry of the journal on.
template <class C>
void end_at(Record<C>& record, std::size_t entry) {
    if (entry >= record.journal.size()) return;
    record.journal.truncate(entry);
    record.wishes.clear();
    if (record.last_boundary && record.last_boundary->entries > entry) record.last_boundary.reset();
    drop_lost_moments(record);
}

}  // namespace play
