// What a record keeps beside the journal, whichever the game: who sat where, states to check by,
// what people had to say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "play/race_clock.h"
#include "play/seat.h"

namespace play {

inline constexpr std::string_view record_schema = "hippodrome-record/1";

inline constexpr std::size_t max_entries = 4'000'000;  // of a journal
inline constexpr std::size_t max_wishes = 1000;
inline constexpr std::size_t max_text = 400;  // bytes of a name

// What is agreed for a game, whatever else its rules want agreed.
struct Sitting {
    AgreedTime time;
    std::vector<Seat> seats;
    std::uint64_t seed = 0;     // of the dice
    bool has_own_dice = false;  // people throw theirs by hand and tell what they show
};
// Whose dice are thrown by hand.
kernel::PlayerSet throwers_of(const Sitting& sitting);

// A state at a place of rest, by its hash.
struct StateMark {
    std::uint16_t round = 0;
    std::size_t entries = 0;  // of the journal that led to it
    std::uint64_t hash = 0;

    friend bool operator==(const StateMark&, const StateMark&) = default;
};

// What somebody had to say about a moment of the game.
struct PinnedNote {
    std::size_t entries = 0;  // of the journal that led to the moment
    std::string text;         // at most longest_note bytes

    friend bool operator==(const PinnedNote&, const PinnedNote&) = default;
};
inline constexpr std::size_t max_pinned_notes = 1000;
inline constexpr std::size_t longest_note = 400;  // bytes

// A seat that was taken over in the middle of the game.
struct DriverChange {
    std::size_t entries = 0;  // of the journal when it was
    std::uint8_t seat = 0;
    std::string before;  // who had driven until then

    friend bool operator==(const DriverChange&, const DriverChange&) = default;
};
inline constexpr std::size_t max_driver_changes = 1000;  // older ones are forgotten

// Where a game left another one, to be played otherwise.
struct BranchPoint {
    std::uint16_t round = 0;  // 0 where it is a game of its own
    std::string name;         // what the other was called, at most longest_note; may be empty
    std::string worded;       // all of it as older programs wrote it down, in one language

    bool empty() const { return round == 0 && worded.empty(); }
    friend bool operator==(const BranchPoint&, const BranchPoint&) = default;
};

struct Chronicle {
    std::vector<StateMark> marks;      // at each start of a round, and at the end
    std::vector<std::string> earlier;  // entries before `start`, which cannot be rewound any more
    std::vector<std::string> notes;
    std::vector<PinnedNote> pinned;            // in order of their moments
    std::vector<DriverChange> driver_changes;  // in order; the seats have them all behind them
    BranchPoint branch_of;                     // usually empty
};

// Who sat where when the journal had so many entries, told from who sits there in the end.
std::vector<Seat> seats_at(std::vector<Seat> seats, const std::vector<DriverChange>& changes,
                           std::size_t entries);
// A seat is taken over when the journal has so many entries.
void change_driver(std::vector<Seat>& seats, std::vector<DriverChange>& changes,
                   std::size_t entries, std::size_t seat, const std::string& driver);

// Takes away the notes on moments that a journal of so many entries does not hold any more. Who
// took a seat over since keeps it from where the journal ends.
void drop_moments_after(Chronicle& chronicle, std::size_t entries);
// So many entries at the journal's beginning are gone.
void move_moments_back(Chronicle& chronicle, std::size_t entries);
// Pins a note to a moment, in its place among the others; an empty text takes the notes of that
// moment away.
void pin_note(Chronicle& chronicle, std::size_t entries, const std::string& text);
// The name of a branch point, at most longest_note bytes of it.
BranchPoint shortened(BranchPoint branch);

// What complaints call a player.
std::string name_of_seat(const std::vector<Seat>& seats, std::size_t player);

}  // namespace play
