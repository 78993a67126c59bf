// A Driving Licence as it is printed: its places on the sheet.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/print/pages.h"
#include "stage/theme.h"

namespace frothy::page {

using print::Align;
using print::Colour;
using print::Face;
using print::Rect;
using print::Sheet;
using print::TextLook;
using print::Vec2;
namespace theme = stage::theme;

inline constexpr print::PageSize licence_size{180.0F, 244.0F};
inline constexpr float inset = 6.0F;  // of what is printed, from the edge of the licence

// A box that a marker may stand on.
void draw_box(Sheet& sheet, Rect rect, Colour edge, Colour inside);
void draw_heading(Sheet& sheet, Vec2 at, float room, const std::string& words, Colour colour);

// Each draws from `top` on, within `left` to `right`, and gives where the next may begin.
float draw_speeds(Sheet& sheet, const Licence& licence, Rect room);
float draw_tracks(Sheet& sheet, const Licence& licence, Rect room);

// Whether the Stamina track has room to tell what each value does.
bool tells_stamina(const Licence& licence);

// What is told in words: "Handling 1: ...", its name in bold letters.
struct Note {
    std::string words;
    std::size_t bold = 0;
};
std::vector<Note> notes_of(const Licence& licence);

}  // namespace frothy::page
