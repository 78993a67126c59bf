// A recorded race to be looked at: where one may stop in it, what happened at each stop, and the
// marks of its timeline. Knows nothing of windows.
//
// A stop is a moment at which somebody had to decide something new; between two stops lies one deed
// with all that came of it. Answers that belong together (card after card) are one deed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/board/race_view.h"
#include "kernel/replay.h"

namespace frothy {

// In order of weight: where two fall together, the first is seen.
enum class MarkKind : std::uint8_t {
    note,
    finish,
    wreck,
    caught,
    out,  // gave up, or ran off the course for good
    lap,
    overtake,  // a place gained by the end of the round
    attack,    // won or level: somebody is hurt or shaken
    collision,
    control,  // lost
    end,      // the race is over
};

struct ReplayMark {
    MarkKind kind = MarkKind::lap;
    VehicleId who = no_vehicle;  // whose deed or fate; no_vehicle: of all
    std::size_t stop = 0;        // at which it has happened
    std::string text;            // a sentence, or the note
    Rule rule;                   // none() where no rule needs to be named
    int passed = 0;              // how many vehicles, of an overtake
    int place = 0;               // that the round's last overtake gained; 0 for those before it
    int round = 0;               // in which it happened
    int damage = 0;              // of an attack or a collision: what all suffered by it
};

struct ReplayStop {
    std::size_t entries = 0;     // of the journal that led here
    std::uint16_t round = 1;     // that begins, goes on or ends here
    VehicleId who = no_vehicle;  // whose deed led here; no_vehicle at the start
};

struct ReplayRound {
    std::uint16_t round = 1;
    std::size_t stop = 0;  // its first
};

class RaceReplay {
public:
    // What nobody may know yet is left out: a replay ends before the first answer that is still
    // secret. Where the rules part from the journal, it ends too (`mismatch`).
    explicit RaceReplay(const Record& record);

    const Setting& setting() const { return *setting_; }
    const RaceJournal& journal() const { return replay_->journal(); }
    const Race& start() const { return start_; }
    const Names& names() const { return names_; }

    // Stops are numbered 0 (the start) to last().
    std::size_t last() const { return stops_.size() - 1; }
    const std::vector<ReplayStop>& stops() const { return stops_; }
    const std::vector<ReplayRound>& rounds() const { return rounds_; }

    Race race_at(std::size_t stop) const;
    // What happened after one stop until a later one, in order.
    std::vector<Happening> told(std::size_t from, std::size_t to) const;
    // Everything that happened until a stop, in order.
    void retell(std::size_t stop, kernel::Hear<Frothy> hear) const;
    // "Green turns left, plays a Whip"; at the start what the race is waiting for.
    std::string deed_at(std::size_t stop) const;
    // The same with the crash it led to and the round it led into: "Green turns left. Round 4
    // begins". For where the moment of the stop is told beside it.
    std::string news_at(std::size_t stop) const;
    // With the moment at which it was done before it: "Round 3, phase 4: Green turns left. Round 4
    // begins".
    std::string words_at(std::size_t stop) const;

    // In order of stops, then of weight.
    const std::vector<ReplayMark>& marks() const { return marks_; }
    void set_notes(const std::vector<PinnedNote>& notes);
    // After a change of language: names and marks anew, from the record this was made of.
    void words_changed(const Record& record);

    // The stop nearest to so many entries, at or before them.
    std::size_t stop_at(std::size_t entries) const;
    // The nearest stop with a mark, or that begins a round, after or before; none if there is none.
    std::optional<std::size_t> next_mark(std::size_t stop) const;
    std::optional<std::size_t> mark_before(std::size_t stop) const;
    std::optional<std::size_t> next_round(std::size_t stop) const;
    std::optional<std::size_t> round_before(std::size_t stop) const;

    // Where each vehicle stands at the end, or stood before it left the track; by VehicleId.
    const std::array<Cell, max_vehicles>& last_places() const { return last_places_; }

    // How the rules part from the record after the last stop; empty mostly.
    const std::string& mismatch() const { return replay_->mismatch(); }
    // Whether answers that are still secret were left out at the end.
    bool keeps_a_secret() const { return keeps_a_secret_; }
    bool is_over() const { return is_over_; }

private:
    void find_stops(const RaceJournal& journal);

    std::shared_ptr<const Setting> setting_;
    Names names_;
    Race start_;
    bool keeps_a_secret_ = false;
    bool is_over_ = false;
    std::vector<ReplayStop> stops_;
    std::vector<ReplayRound> rounds_;
    std::vector<ReplayMark> marks_;
    std::array<Cell, max_vehicles> last_places_{};
    std::unique_ptr<kernel::Replay<Frothy>> replay_;
};

// What a mark is called in a legend: "a lap", "a wreck".
std::string mark_name(MarkKind kind);

}  // namespace frothy
