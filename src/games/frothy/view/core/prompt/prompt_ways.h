// Which way a choice leads: its place among the buttons, how far on it is, and what comes next.
#pragma once

#include <vector>

#include "games/frothy/view/core/prompt/prompt.h"
#include "hexgrid/facing.h"

namespace frothy {

// To which side of the nose a step goes: -1 left, 0 ahead, 1 right.
int side_of(const Race& race, VehicleId v, Option step);

// Left stands left of right, whichever of them is proposed; all else comes after them.
void set_in_rows(const Race& race, VehicleId v, std::vector<PromptChoice>& choices);

// The steps straight on, so many at most, up to what is solid or off the track.
std::vector<hexgrid::Direction> steps_ahead(const Course& course, Cell from, hexgrid::Facing facing,
                                            int most);
// Counted from the inside, from 1.
int lane_of(const Course& course, Cell cell);
// How many places of the course some steps straight on would gain; those off the track gain none.
int places_ahead(const Race& race, Cell from, hexgrid::Facing facing);

// An attack or a jump that a move offers on its way, and not before.
struct WayChance {
    Option option;
    std::size_t answers = 0;  // given before it
    int spaces = 0;           // moved before it
};

// How far a move goes as it is planned before anything happens.
struct WholeWay {
    AnswerPlan answers;       // steps, cards and the end, in the order in which they are asked for
    std::vector<Cell> cells;  // where each space leads; more than steps where one is forced
    int cards = 0;            // played on it
    bool drifts_left = false;
    bool drifts_right = false;
    std::vector<Option> ends;    // how it may end, where it does so
    std::size_t before_end = 0;  // answers until then; after a turn come the cards for its roll
    std::vector<WayChance> chances;

    bool is_whole() const { return !ends.empty(); }
    // The one of its ends; without it and what comes after.
    Option end() const { return answers[before_end]; }
    AnswerPlan without_end() const;
    // Whether it goes on to the dice of its turn.
    bool rolls() const { return is_whole() && answers.size() > before_end + 1; }
};

// Turns, or none.
bool ends_move(OptionKind kind);

// The rules are run along the plan, and the way ends before the first answer that rolls dice, runs
// into something or meets with anything else, or where somebody else is asked; the turn at its end
// may do so. No answers where that is so at once.
WholeWay whole_way(const Decision& decision, const AnswerPlan& plan);

}  // namespace frothy
