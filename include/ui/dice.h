// Dice as panels show them: at rest, on their way, and in the rows in which they come to lie.
// Pixels.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/core/geometry.h"
#include "ui/core/dice.h"
#include "ui/kit.h"
#include "ui/rule_ref.h"

namespace ui {

// At its upper left corner.
void draw_die(const Kit& kit, ImDrawList& list, ImVec2 at, float size, const DieFace& face,
              float opacity);
// About its middle, in whatever pose; `face` is that of the side on top.
void draw_posed_die(const Kit& kit, ImDrawList& list, ImVec2 centre, float size,
                    const DieFace& face, const DiePose& pose, float opacity);

struct DiceRows {
    float size = 0.0F;  // of a die; 0 where there is no room for any
    float pitch = 0.0F;
    int columns = 1;
    int rows = 1;
};
// As large as the room allows, within reason.
DiceRows dice_rows(std::size_t dice, ImVec2 room, float scale);
// Of all rows; 0 where they could not be read.
float dice_height(std::size_t dice, ImVec2 room, float scale);

// Dice that somebody has thrown, on their way and at rest.
struct ThrownDice {
    struct Note {
        std::string text;
        RuleRef rule;
    };

    std::size_t count = 0;
    float tumble = 1.0F;     // 0 just thrown, 1 at rest
    std::size_t thrown = 0;  // tells throws apart: the same one looks the same again
    std::uint32_t gone = 0;  // those that no longer count, one bit each
    // What lies on top of a die in that pose, and what it means, once it is at rest; without `note`
    // nothing is said of it.
    std::function<DieFace(std::size_t die, const DiePose& pose)> face;
    std::function<Note(std::size_t die)> note;
};

// In rows from the upper left corner of `room`; thrown from `hand`. Tells where they lie.
void draw_thrown(const Kit& kit, ImDrawList& list, const ThrownDice& dice, stage::Rect room,
                 ImVec2 hand, std::vector<LaidDie>& laid);
// At the right end of a panel's place, beside the badge of who threw them; at most `most` wide.
// Returns how wide that is, with what keeps it apart.
float show_thrown(const Kit& kit, const ThrownDice& dice, kernel::PlayerId who, stage::Rect where,
                  float most, std::vector<LaidDie>& laid);

}  // namespace ui
