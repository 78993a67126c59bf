// Cards as they are held: tilted, with their words. Pixels.
#pragma once

#include <imgui.h>

#include <span>

#include "ui/core/cards.h"
#include "ui/core/prompt/prompt_model.h"
#include "ui/kit.h"
#include "ui/pictures.h"

namespace ui {

struct HeldCard {
    CardFace face;
    ImVec2 centre;
    ImVec2 size;
    int degrees = 0;
    float reach = 0.0F;    // how much of its width the next card leaves to see
    float covered = 0.0F;  // and how much the one before hides
};

void draw_held(const Kit& kit, ImDrawList& list, const HeldCard& card);
// The same without words: what lies under another one.
void draw_wordless(const Kit& kit, ImDrawList& list, const HeldCard& card);
// Its outline, so much larger on all sides.
void fill_round(ImDrawList& list, const HeldCard& card, float larger, float radius, ImU32 colour);
void draw_round(ImDrawList& list, const HeldCard& card, float larger, float radius, ImU32 colour,
                float width);

// Only its pictures, upright and small.
void draw_card_icon(const Kit& kit, ImDrawList& list, const CardFace& card, ImVec2 centre,
                    float height);
// Only its pictures, in any tilt; for a card on its way.
void draw_card_picture(const Kit& kit, ImDrawList& list, const CardFace& card, ImVec2 centre,
                       float height, float degrees, float opacity);

// Cards as small pictures. Valid as long as the cards are.
Pictures pictures_of(const Kit& kit, std::span<const ChoiceCard> cards);

}  // namespace ui
