// What is known of an answer, to be compared with that of another.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/frothy/view/core/prompt/prompt.h"

namespace frothy {

// A member is empty where nothing is known of it. Chances are from 0 to 1.
struct Prospects {
    std::string name;  // "End the move"
    std::string way;   // how the chances come about: "2 cards"; usually empty
    bool is_bound_to_crash = false;
    std::optional<double> crash;   // the chance of one, or of what is worse
    std::optional<double> well;    // that it goes well
    std::optional<double> damage;  // that there is any
    std::optional<double> no_way;  // that the next move finds no clear way
    std::optional<double> clear;   // clear spaces of the next move
    std::optional<double> speed;   // to be expected, or settled
    std::optional<double> dice;    // of a turn's Control roll at that Speed
    std::optional<double> open;    // spaces straight ahead of it
    std::optional<double> along;   // spaces along the course
    std::optional<double> lane;    // in which a move ends, from the inside
    double cards = 0;              // played
    bool is_settled = false;       // the Speed
};

// Of so many ways or samples, from 0 to 1.
double share_of(const auto& counted) {
    return static_cast<double>(counted.ways) / static_cast<double>(counted.of);
}

// Of the move: by the facing and the cell in which it leaves the vehicle.
void look_ahead(const Decision& decision, Option last, Prospects& prospects);
void look_along(const Decision& decision, const AnswerPlan& steps, int spaces,
                Prospects& prospects);
// Of a Speed Check: by the Speeds it may come to, or the one it comes to with these dice kept.
void look_at_speeds(const Decision& decision, const Forecast& forecast, Prospects& prospects);
void look_at_pair(const Decision& decision, Option pair, Prospects& prospects);
// Of a roll.
void look_at_odds(const Forecast& forecast, Prospects& prospects);

// What is known of an answer by itself; empty where that is nothing.
std::string merits_of(const Prospects& proposed, const std::vector<Prospects>& others);
// In one sentence or two what the first has over the best of the others, and what it costs more
// than that; empty where it is not known to have anything over it.
std::vector<std::string> reasons_for(const Prospects& proposed,
                                     const std::vector<Prospects>& others);

}  // namespace frothy
