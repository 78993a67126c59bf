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

// How tall one of so many lines may be beside one another where they have the window to themselves.
inline float room_for_line(const Kit& kit, std::size_t lines) {
    constexpr float around = 330.0F;  // headline, foot and margins
    constexpr float between = 14.0F;
    constexpr float most = 72.0F;
    const float s = kit.scale();
    const float all = ImGui::GetIO().DisplaySize.y - around * s;
    return std::min(all / static_cast<float>(std::max<std::size_t>(lines, 1)) - between * s,
                    most * s);
}

// A table that has a window to itself has large rows, if they all fit.
inline bool is_roomy(const Kit& kit, const Results& results) {
    constexpr float least = 56.0F;
    return !has_podium(results) &&
           room_for_line(kit, results.rows.size() + results.heads.size()) >= least * kit.scale();
}

// The board that the game has on the title, to be painted behind results while `kit` lives.
inline auto board_of_title(GameDoor& door, const Kit& kit) {
    return [&door, &kit](stage::Canvas& canvas, stage::Rect where) {
        if (const auto ground = door.title_ground())
            ground->paint_board({canvas, kit.sprites, where, where.centre(), kit.seating.palette});
    };
}

}  // namespace ui
