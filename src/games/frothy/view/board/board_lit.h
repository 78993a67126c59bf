// What a decision lights on the board, and what flies about over it.
#pragma once

#include <span>

#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/core/board/board_layout_choices.h"
#include "games/frothy/view/core/board/race_view.h"

namespace frothy {

// Arrows stand around a point of the board and can be clicked.
struct PlacedArrow {
    ChoiceArrow arrow;
    Vec2 at;                // pixels
    float radius = 0.0F;    // pixels
    bool is_quiet = false;  // beside one that is proposed
};
// Around the vehicle there is room; where a path ends the next hexes must stay free to click.
enum class ArrowPlace { vehicle, path_end };
// Further out where they would lie on one of the others. Pixels.
std::vector<PlacedArrow> place_arrows(std::span<const ChoiceArrow> arrows, Vec2 centre, float zoom,
                                      ArrowPlace place, std::span<const Vec2> others);
// Of a vehicle as it is drawn, at a zoom of 1.
inline constexpr float vehicle_radius = 0.85F;

struct LitLook {
    const BoardLayout& layout;
    const ui::Projection& to;
    const BoardChoices& choices;
    Cell under = no_cell;              // the pointer's or the keys' cell
    std::span<const Cell> proposed{};  // the way of the main choice
};

// Beneath the vehicles: lit hexes, the path to the one under the pointer or proposed,
// refused hexes.
void paint_lit(stage::Canvas& canvas, const LitLook& look, const Race& race);
// Over the obstacles: how many steps.
void paint_lit_numbers(stage::Canvas& canvas, const LitLook& look, const Race& race);
// Above the vehicles: who can be attacked.
void paint_targets(stage::Canvas& canvas, const LitLook& look, const RaceView& view);
// Above them too: the edges over which a step is sure to crash.
void paint_crashes(stage::Canvas& canvas, const LitLook& look);
void paint_ring(stage::Canvas& canvas, Vec2 at, float zoom);
void paint_arrows(stage::Canvas& canvas, std::span<const PlacedArrow> arrows, int hovered);

enum class EffectDepth { ground, air };
void paint_effects(stage::Canvas& canvas, stage::SpriteStore& sprites, const ui::Projection& to,
                   std::span<const ShownEffect> effects, EffectDepth depth);

// That what is seen has happened already.
void paint_replay_tag(stage::Canvas& canvas, stage::Rect board, float scale);

}  // namespace frothy
