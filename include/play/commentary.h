// What a commentator says of a game. A game names its moments and gives the lines; which of them is
// said is decided here by what has happened alone, so that a replay says the same. No line is said
// twice in a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"

namespace play {

struct RemarkLine {
    std::string_view kind;     // of the moment
    const char* words;         // marked; {0}: whose moment, {1}: the other one, {2}: the number
    std::string_view of = {};  // said of these alone: TalkingPoint::of, "person" or "computer"
};

// A moment worth a word.
struct TalkingPoint {
    std::string_view kind;  // "overtake"
    std::uint8_t weight =
        0;  // 1: in passing, to 5: what a game is remembered for; 0: not worth one
    kernel::PlayerId who = kernel::nobody;
    kernel::PlayerId other = kernel::nobody;
    int number = 0;
    std::string_view of = {};  // what `who` drives, or the like: some lines are of it alone
    // One of these two against the other: every third makes it "rivalry".
    bool is_clash = false;
    // Numbers the time of a finish: the second at the same time makes it "photo_finish", with the
    // first as the other one. 0 for no finish.
    int finish = 0;
};

struct Remark {
    std::string text;
    kernel::PlayerId who = kernel::nobody;
    std::uint8_t weight = 0;
    std::size_t happenings = 0;  // told since the start when it was said
};

class Commentary {
public:
    using NameOf = std::function<std::string(kernel::PlayerId)>;

    // Nothing has been said; the lines must outlive it.
    void begin(std::span<const RemarkLine> lines);
    // Dice that everybody sees: two games that begin alike are not told alike from there on.
    void hear_dice(std::span<const std::uint8_t> faces);
    // Something is said where it weighs enough so soon after the last remark, and a line is left.
    // `people` are players who are no computers.
    void take(TalkingPoint moment, std::size_t happenings, kernel::PlayerSet people,
              const NameOf& name_of);

    // In order, since the start.
    const std::vector<Remark>& remarks() const { return remarks_; }
    // The latest when so many happenings have been seen; null for none.
    const Remark* latest(std::size_t happenings) const;

private:
    void see_more_in(TalkingPoint& moment);
    bool is_worth(const TalkingPoint& moment, std::size_t happenings) const;
    // Where in `lines_`; their number for none.
    std::size_t choose(const TalkingPoint& moment, std::size_t happenings,
                       kernel::PlayerSet people) const;

    std::span<const RemarkLine> lines_;
    std::vector<bool> said_;  // by line
    std::uint64_t dice_ = 0;  // all that were heard, mixed
    std::vector<Remark> remarks_;
    // By the smaller of the two players, then the other.
    std::array<std::array<std::uint8_t, kernel::max_players>, kernel::max_players> clashes_{};
    kernel::PlayerId finisher_ = kernel::nobody;  // the latest
    int finish_ = 0;
};

}  // namespace play
