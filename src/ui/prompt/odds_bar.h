// The bar of all that may happen: its parts from the best to the worst.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "play/odds_words.h"
#include "stage/core/colour.h"
#include "stage/core/geometry.h"

namespace ui {

// Told apart by colour under every deficiency, or by what is drawn on it.
enum class PartPattern : std::uint8_t { plain, stripes, backwards, forwards };
stage::Colour part_colour(play::OddsShade part);
PartPattern part_pattern(play::OddsShade part);

struct PartLook {
    stage::Colour colour;
    PartPattern pattern = PartPattern::plain;
};

struct BarPart {
    std::size_t word = 0;  // which it stands for
    float from = 0.0F;     // 0 to 1 of the bar
    float to = 0.0F;
    PartLook look;
};

// Empty where the words tell of no parts.
std::vector<BarPart> bar_of(const std::vector<play::OddsWord>& words);
// Of the part for which this word stands; plain stone for what is no part.
PartLook look_of_word(const std::vector<BarPart>& bar, std::size_t word);
void draw_part(ImDrawList& list, PartLook look, stage::Rect where);

void draw_odds_bar(ImDrawList& list, const std::vector<BarPart>& bar, stage::Rect where);

}  // namespace ui
