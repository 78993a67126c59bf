// What the parts of the results screen know of one another.
#pragma once

#include <algorithm>

#include "ui/screens/results_screen.h"

namespace ui {

// Nobody stands on one before somebody has won: the table then has the screen to itself.
inline bool has_podium(const Results& results) {
    return std::ranges::any_of(results.rows, &ResultsRow::is_winner);
}

}  // namespace ui
