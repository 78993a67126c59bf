// The record document (hippodrome-record/1): one race as it was played. A save, a replay and a bug
// report are the same document; docs/formats/record.md describes it.
//
// It carries everything the race needs (course, licences, house rules, seats, seed), every answer
// and every roll by its meaning, and states to check them by. No file besides it is ever read.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/data/documents.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/races/fox_match.h"
#include "games/frothy/rules/setting.h"
#include "kernel/journal.h"
#include "kernel/session.h"
#include "play/agreed_time.h"
#include "play/seat.h"

namespace frothy {

using play::AgreedTime;
using play::Seat;

using Journal = kernel::Journal<Frothy>;
using Session = kernel::Session<Frothy>;
// A wish that has not come into force yet: its standing question has not come up.
using Wish = kernel::SpokenUp<Frothy>;

inline constexpr std::string_view record_schema = "hippodrome-record/1";
// Raised when a rule is mended in a way that may change how old journals play.
inline constexpr int rules_version = 1;

// A state at a place of rest, by its hash.
struct StateMark {
    std::uint16_t round = 0;
    std::size_t entries = 0;  // of the journal that led to it
    std::uint64_t hash = 0;

    friend bool operator==(const StateMark&, const StateMark&) = default;
};

// A whole state at a place of rest. Its setting is not set.
struct Snapshot {
    std::size_t entries = 0;
    Race race;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// What somebody had to say about a moment of the race.
struct PinnedNote {
    std::size_t entries = 0;  // of the journal that led to the moment
    std::string text;         // at most longest_note bytes

    friend bool operator==(const PinnedNote&, const PinnedNote&) = default;
};
inline constexpr std::size_t max_pinned_notes = 1000;
inline constexpr std::size_t longest_note = 400;  // bytes

// A seat that was taken over in the middle of the race.
struct DriverChange {
    std::size_t entries = 0;  // of the journal when it was
    std::uint8_t seat = 0;
    std::string before;  // who had driven until then

    friend bool operator==(const DriverChange&, const DriverChange&) = default;
};
inline constexpr std::size_t max_driver_changes = 1000;  // older ones are forgotten

// Where a race left another one, to be played otherwise.
struct BranchPoint {
    std::uint16_t round = 0;  // 0 where it is a race of its own
    std::string name;         // what the other was called, at most longest_note; empty: its course
    std::string worded;       // all of it as older programs wrote it down, in one language

    bool empty() const { return round == 0 && worded.empty(); }
    friend bool operator==(const BranchPoint&, const BranchPoint&) = default;
};

// How the spaces of the grid are given out: by lot (FR-SETUP-06), or, where the table agrees so, to
// the seats in their order.
enum class GridPlaces : std::uint8_t { by_lot, by_seats };

struct Record {
    int rules = rules_version;
    CoursePlan course;
    std::vector<Licence> licences;  // one a vehicle, prepared
    HouseRules house_rules;
    std::string rule_set;  // the name under which the house rules were agreed; empty for none
    std::uint8_t laps = 1;
    RaceTerms terms;
    AgreedTime time;
    // Of Fox and Hounds in turns (FR-RACE-06): the turns before this race, which is the next one.
    std::optional<FoxMatch> match;
    std::vector<Seat> seats;
    std::uint64_t seed = 0;
    std::array<std::uint8_t, max_vehicles> grid_order{};
    GridPlaces grid_places = GridPlaces::by_lot;  // how that order came about
    std::optional<Race> start;                    // where the journal begins; empty for the grid
    Journal journal;
    std::vector<Wish> wishes;      // spoken up after the journal's last entry, in order
    std::vector<StateMark> marks;  // at each start of a round, and at the end
    std::optional<Snapshot> last_boundary;
    std::vector<std::string> earlier;  // entries before `start`, which cannot be rewound any more
    std::vector<std::string> notes;
    std::vector<PinnedNote> pinned;            // in order of their moments
    std::vector<DriverChange> driver_changes;  // in order; `seats` has them all behind it
    BranchPoint branch_of;                     // empty mostly
};

// ---- States -----------------------------------------------------------------------------------

// Of everything but the setting; the same on every machine.
std::uint64_t state_hash(const Race& race);

// ---- Documents --------------------------------------------------------------------------------

// One entry in words: "0 drive: step E", "roll control: slide, damage", "reveal".
std::string text_of(const Journal& journal, const kernel::Entry<Frothy>& entry);
// Appends the entry a text says. False if it says none; the journal is unchanged then.
bool add_entry(Journal& journal, std::string_view text);
// A wish in words: "1 race on: retire", "0 use trait: amount 1 (about FR-TRT-44)". Empty if a text
// says none.
std::string text_of(const Wish& wish);
std::optional<Wish> wish_of(std::string_view text);

std::string write_record(const Record& record);
// Never throws on content. What is read can be resumed: course, licences, states are legal.
Loaded<Record> read_record(std::string_view text, const std::string& file);
Loaded<Record> load_record(const std::string& path);
// Written beside the target and put in its place at once. Empty on success, else what went wrong.
std::string save_record(const std::string& path, const Record& record);

// ---- Games ------------------------------------------------------------------------------------

std::shared_ptr<const Setting> setting_of(const Record& record);
// The state the journal starts from.
Race start_of(const Record& record, const Setting& setting);

// Brings journal, wishes, marks and last boundary up to a session that was made from this record.
void update(Record& record, const Session& session);

// Where the record and the rules part.
struct Disagreement {
    std::size_t entry = 0;  // of the journal, counted from 0 as in the document
    // "entry 117: the record answers `turn left` for Red, the rules ask Red for `keep dice`"
    std::string text;
};

// A game taken up again. Where the journal fits, there is a session; it may still disagree in its
// states, if a rule was mended since. Where it does not fit there is none.
struct ResumedGame {
    std::shared_ptr<const Setting> setting;  // must outlive the session
    std::unique_ptr<Session> session;
    std::optional<Disagreement> disagreement;
};
ResumedGame resume(const Record& record);

// For a record whose journal does not fit any more: the same race from its last boundary, with
// what followed as far as it fits. Empty if the record holds no boundary.
std::optional<Record> from_last_boundary(const Record& record);

// The race as it was after these entries of its journal, to be played on from there by these
// drivers. Its dice fall as they fell, or, with another seed, anew.
Record branch_at(const Record& record, std::size_t entries, BranchPoint from,
                 const std::vector<Seat>& seats);

// Who sat where when the journal had so many entries. Of records that do not tell, who sits there
// in the end.
std::vector<Seat> seats_at(const Record& record, std::size_t entries);
// A seat is taken over now, after all entries of the journal.
void change_driver(Record& record, std::size_t seat, const std::string& driver);

// Takes away the notes on moments that the journal does not hold any more. Who took a seat over
// since keeps it from where the journal ends.
void drop_lost_moments(Record& record);
// Pins a note to a moment, in its place among the others; an empty text takes the notes of that
// moment away.
void pin_note(Record& record, std::size_t entries, const std::string& text);

struct Verdict {
    bool agrees = false;
    std::uint64_t final_hash = 0;  // of the state at the end of the journal; 0 without one
    std::size_t marks_checked = 0;
    std::optional<Disagreement> disagreement;
};
// Runs the journal and compares every mark.
Verdict verify(const Record& record);

}  // namespace frothy
