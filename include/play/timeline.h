// A recorded game as a line of moments: where one may stop in it, its rounds, and the marks of what
// happened, each on the lane of a seat. What a replay's bar shows of any game.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "play/chronicle.h"
#include "play/round_words.h"

namespace play {

// A stop is a moment at which somebody had to decide something new, or which a game wants to be
// seen; between two stops lies one deed with what came of it.
struct TimelineStop {
    std::size_t entries = 0;                // of the journal that led here
    std::size_t told = 0;                   // happenings after those: of what the next entry led to
    int round = 1;                          // that begins, goes on or ends here
    kernel::PlayerId who = kernel::nobody;  // whose deed led here; nobody at the start

    // Entries that have been taken here, the one whose outcome is just being told among them.
    std::size_t taken() const { return entries + (told > 0 ? 1 : 0); }
};

struct TimelineRound {
    int round = 1;
    std::size_t stop = 0;  // its first
};

// What happened at a stop. A game adds what else it keeps of it.
struct TimelineMark {
    kernel::PlayerId who = kernel::nobody;  // whose deed or fate; nobody: of all
    std::size_t stop = 0;                   // at which it has happened
    int round = 0;                          // in which it happened
    std::string text;                       // a sentence, or a note that somebody pinned there
    std::string rule;                       // of the ledger; empty where none needs to be named
};

struct MarkLook {
    std::string_view picture;  // below assets, of one colour: "ui/mark-wreck"
    int layer = 0;             // where marks fall together the one of the highest layer is seen
};

class Timeline {
public:
    virtual ~Timeline() = default;
    Timeline(const Timeline&) = delete;
    Timeline& operator=(const Timeline&) = delete;

    // Lane n is that of seat n.
    virtual std::size_t lanes() const = 0;
    // Stops are numbered 0 (the start) to last().
    std::size_t last() const { return stops_.size() - 1; }
    const std::vector<TimelineStop>& stops() const { return stops_; }
    const std::vector<TimelineRound>& rounds() const { return rounds_; }

    // Marks are in order of stops; `index` is less than their count.
    virtual std::size_t mark_count() const = 0;
    virtual const TimelineMark& mark(std::size_t index) const = 0;
    virtual MarkLook look_of(std::size_t index) const = 0;

    // What the game calls its rounds.
    virtual RoundWords round_words() const = 0;
    // "Round 3, a wreck".
    virtual std::string heading_of(std::size_t index) const = 0;
    // When a deed was done, and what: "Round 3, phase 4: Green turns left. Round 4 begins".
    virtual std::string words_at(std::size_t stop) const = 0;

    // The first stop at so many entries, else the last one before them.
    std::size_t stop_at(std::size_t entries) const;
    // The nearest stop with a mark, or that begins a round, after or before; none if there is none.
    std::optional<std::size_t> next_mark(std::size_t stop) const;
    std::optional<std::size_t> mark_before(std::size_t stop) const;
    std::optional<std::size_t> next_round(std::size_t stop) const;
    std::optional<std::size_t> round_before(std::size_t stop) const;

protected:
    Timeline() = default;

    std::vector<TimelineStop> stops_;
    std::vector<TimelineRound> rounds_;
};

// A record as a replay leads through it.
class RecordedGame : public Timeline {
public:
    // When that is: "Round 3, phase 4".
    virtual std::string moment_at(std::size_t stop) const = 0;
    // The deed that led there with the crash it led to and the round it led into: "Green turns
    // left. Round 4 begins". At the start what the game is waiting for.
    virtual std::string news_at(std::size_t stop) const = 0;
    // How the rules differ from the record after the last stop; usually empty.
    virtual const std::string& mismatch() const = 0;
    // Whether answers that are still secret were left out at the end.
    virtual bool keeps_a_secret() const = 0;
    virtual bool is_over() const = 0;

    virtual std::vector<std::string> notes_at(std::size_t stop) const = 0;
    // In place of those there were.
    virtual void set_notes(const std::vector<PinnedNote>& notes) = 0;
};

}  // namespace play
