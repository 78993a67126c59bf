// What is worth telling of a race that is over: who did how much of what, the moments that decided
// it, and its dice, in sentences.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/replay/luck_report.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "ui/core/labelled_line.h"

namespace frothy {

struct SeatTale {
    int laps = 0;
    int passed = 0;  // vehicles, as the marks of overtakes count them
    int attacks_made = 0;
    int attacks_won = 0;  // also those it was the target of
    int attacks_suffered = 0;
    int collisions = 0;  // it ran into something or somebody, or was run into
    int damage = 0;
    int cards = 0;  // committed for checks, rolls and attacks, and played while moving
    int drifts = 0;
    int slides = 0;
    int control_rolls = 0;
    int control_lost = 0;
    int top_speed = 0;
    std::size_t top_speed_stop = 0;  // where it was first reached
    int rounds_led = 0;  // it was first at their end, maybe with others, until one is home
    int home_round = 0;  // 0 for one that did not get home
    int home_phase = 0;
    std::size_t home_stop = 0;
};

// How far everybody got along the course in a round that was raced to its end.
struct RoundTale {
    int round = 0;
    std::size_t stop = 0;                                   // at its end
    std::array<std::optional<int>, max_vehicles> spaces{};  // empty for who is out
};

struct RaceTale {
    int vehicles = 0;
    int lead_changes = 0;
    int rounds = 0;  // that somebody led; none where nobody does
    std::array<SeatTale, max_vehicles> seats;
    std::vector<RoundTale> by_round;  // until somebody is home
};

// Runs the rules over the record once more.
RaceTale race_tale(const RaceReplay& replay);

// ---- In words -----------------------------------------------------------------------------------

// A sentence of the race's story; where it has a moment, one may look at it.
struct Chapter {
    std::string text;
    std::optional<std::size_t> stop;
};
// The moments that decided the race in their order, then what stands out in it.
std::vector<Chapter> chapters_of(const RaceReplay& replay, const RaceTale& tale);

using TaleLine = ui::LabelledLine;
std::vector<TaleLine> seat_lines(const SeatTale& tale);

std::string luck_kind_name(LuckKind kind);  // "Speed Checks"
std::string tenths(double number);          // "2.1"
std::string one_in(double chance);          // "1 in 81"
// "12 casts. 2.1 a die, with 1.8 expected; ..." and what its casts allowed altogether.
std::string dice_text(const KindLuck& its, LuckKind kind, DiceFaces printed);
// "Round 7: Red rolls 3 and 3 for the Speed Check."
std::string cast_text(const JudgedCast& cast, DiceFaces printed, const Names& names);
// "Best kept: 6, with 3.7 expected."
std::string outcome_text(const JudgedCast& cast);
// How rare a cast was: "So lucky a cast falls 1 in 36 times."
std::string lucky_text(const JudgedCast& cast);
std::string unlucky_text(const JudgedCast& cast);
// "Red was lucky: the same casts go worse in 78 of 100 races. Above all: Speed Checks."
std::string luck_verdict(const SeatLuck& luck, const std::string& name);
// How the verdict is reckoned.
std::string luck_method(const SeatLuck& luck);

}  // namespace frothy
