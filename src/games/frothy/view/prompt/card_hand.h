// Cards as they are held: tilted, with their words. Pixels.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "games/frothy/rules/race.h"
#include "games/frothy/view/core/board/card_motion.h"
#include "stage/core/colour.h"
#include "ui/kit.h"

namespace frothy::hand {

struct HeldCard {
    CardType type = CardType::whip;
    std::string name;  // of a special card; empty for plain ones
    ImVec2 centre;
    ImVec2 size;
    int degrees = 0;
    float reach = 0.0F;  // how much of its width the next card leaves to see
};

void draw_held(const ui::Kit& kit, ImDrawList& list, const HeldCard& card);
// The same without words: what lies under another one.
void draw_wordless(const ui::Kit& kit, ImDrawList& list, const HeldCard& card);
// Its outline, so much larger on all sides.
void fill_round(ImDrawList& list, const HeldCard& card, float larger, float radius, ImU32 colour);
void draw_round(ImDrawList& list, const HeldCard& card, float larger, float radius, ImU32 colour,
                float width);

// Only its picture, upright and small.
void draw_card_icon(const ui::Kit& kit, ImDrawList& list, CardFaceUp card, ImVec2 centre,
                    float height);
// The pictures it is made of, one over the other.
std::vector<std::string> pictures_of(CardFaceUp card);

// Only its picture, in any tilt; for a card on its way.
void draw_card_picture(const ui::Kit& kit, ImDrawList& list, CardType type, bool is_special,
                       ImVec2 centre, float height, float degrees, float opacity);

}  // namespace frothy::hand
