// What happened, as lines a player reads: one for each thing somebody did or suffered, its small
// consequences under it. What a panel shows of any game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "play/commentary.h"

namespace play {

// A game adds what else it keeps of it.
struct LogLine {
    int round = 0;                          // 1 for the first
    kernel::PlayerId who = kernel::nobody;  // nobody: a heading such as "Phase 2"
    std::string text;
    bool is_minor = false;    // a small fact that belongs to the line before it that is not minor
    bool is_heading = false;  // a round or a part of it begins
    kernel::PlayerSet seen_by = kernel::everybody;  // who may read it
    std::size_t happenings = 0;                     // told since the start when it began

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

// The line of a cast, where its dice were thrown at the table: "Red rolls a 4 (thrown by hand)".
std::string thrown_by_hand(const std::string& line);

class GameLog {
public:
    virtual ~GameLog() = default;

    virtual std::size_t size() const = 0;
    virtual const LogLine& line(std::size_t index) const = 0;
    // The rule a line is about; empty where none needs to be named.
    virtual std::string rule_of(std::size_t index) const = 0;
    // The first line after the last thing this player did.
    virtual std::size_t first_since(kernel::PlayerId player) const = 0;
    // What concerns the player of all that happened since, but for the last `unseen` happenings: as
    // far back as what was added last.
    virtual std::vector<std::string> recap(kernel::PlayerId player, std::size_t unseen) const = 0;

    // Told since the start.
    std::size_t happenings() const { return happenings_; }
    // Changes whenever lines change.
    std::uint64_t version() const { return version_; }
    // What was said of it, in a game that gives lines.
    const Commentary& commentary() const { return commentary_; }
    virtual bool has_commentator() const { return false; }
    // Who is no computer, for what is said from now on.
    void set_people(kernel::PlayerSet people) { people_ = people; }

protected:
    GameLog() = default;
    GameLog(const GameLog&) = default;
    GameLog& operator=(const GameLog&) = default;

    std::size_t happenings_ = 0;
    std::uint64_t version_ = 0;
    Commentary commentary_;
    kernel::PlayerSet people_ = 0;
};

}  // namespace play
