// What the parts of the results screen know of one another, and what those who show it share.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <cstddef>

#include "ui/game_door.h"
#include "ui/screens/results_screen.h"
#include "ui/screens/title_screen.h"

namespace ui {

// Nobody stands on one before somebody has won: the table then has the screen to itself.
inline bool has_podium(const Results& results) {
    return std::ranges::any_of(results.rows, &ResultsRow::is_winner);
}

// A table that has a large window to itself has large rows.
inline bool is_roomy(const Kit& kit, const Results& results) {
    constexpr float least_height = 900.0F;
    constexpr std::size_t most_rows = 6;
    return !has_podium(results) && results.rows.size() + results.heads.size() <= most_rows &&
           ImGui::GetIO().DisplaySize.y >= least_height * kit.scale();
}

// The board that the game has on the title, to be painted behind results while `kit` lives.
inline auto board_of_title(GameDoor& door, const Kit& kit) {
    return [&door, &kit](stage::Canvas& canvas, stage::Rect where) {
        if (const auto ground = door.title_ground())
            ground->paint_board({canvas, kit.sprites, where, where.centre(), kit.seating.palette});
    };
}

}  // namespace ui
