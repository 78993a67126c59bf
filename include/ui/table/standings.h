// How things stand in a game: places, names, what is told of each, and a few numbers.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "ui/kit.h"

namespace ui {

// From the right. Widths at an interface scale of 1.
struct StandingsColumn {
    std::string title;
    float least_width = 50.0F;
    float least_panel = 0.0F;  // narrower ones leave it out, and all columns after it
};

struct StandingsRow {
    kernel::PlayerId who = kernel::nobody;  // a seat
    std::string place;
    std::string told;                 // beside or under the name; never empty
    std::vector<std::string> values;  // by column; empty texts for none
    bool is_out = false;
};

struct Standings {
    std::string note;  // beside the heading: the kind of game
    std::vector<StandingsColumn> columns;
    std::vector<StandingsRow> rows;  // in order of places
};

// Who was clicked. `show_more` puts what else there is under the rows; null for nothing.
std::optional<kernel::PlayerId> show_standings(const Kit& kit, const Standings& standings,
                                               stage::Rect where,
                                               const std::function<void()>& show_more);

}  // namespace ui
