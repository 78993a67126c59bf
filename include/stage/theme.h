// The colours of the house (ART: a travelling troupe's painted hippodrome) and how Dear ImGui
// wears them. `gold` means "yours to decide, now" and nothing else.
#pragma once

#include "stage/core/colour.h"
#include "stage/core/non_copyable.h"

#include <cstdint>

namespace stage::theme {

constexpr Colour ink = Colour::hex(0x22170F);
constexpr Colour umber = Colour::hex(0x4A2E1E);
constexpr Colour deep_umber = Colour::hex(0x33201A);  // panels
constexpr Colour night = Colour::hex(0x271A12);       // the ground behind everything
constexpr Colour sand = Colour::hex(0xE6CF9F);
constexpr Colour dark_sand = Colour::hex(0xDDC28C);
constexpr Colour light_sand = Colour::hex(0xEAD7AE);
constexpr Colour terracotta = Colour::hex(0xB5532E);
constexpr Colour brick = Colour::hex(0x8E3B22);
constexpr Colour ivory = Colour::hex(0xFBF3E0);
constexpr Colour parchment = Colour::hex(0xF4E6C6);
constexpr Colour grid_line = Colour::hex(0xB99B64);
constexpr Colour laurel = Colour::hex(0x4F6B3C);
constexpr Colour faience = Colour::hex(0x2C6B82);
constexpr Colour gold = Colour::hex(0xD9A032);
constexpr Colour red = Colour::hex(0xB3261E);
constexpr Colour stone = Colour::hex(0xA89A86);
constexpr Colour mud = Colour::hex(0x8A6A43);
constexpr Colour water = Colour::hex(0x6FA3A8);
constexpr Colour whip_card = Colour::hex(0x47733A);
constexpr Colour reins_card = Colour::hex(0xA3302B);
constexpr Colour dual_card = Colour::hex(0x6A3763);

// Radii in pixels at a scale of 1.
constexpr float panel_radius = 10.0F;
constexpr float button_radius = 8.0F;

// As Dear ImGui packs colours.
constexpr std::uint32_t packed(Colour c) {
    return static_cast<std::uint32_t>(c.a) << 24U | static_cast<std::uint32_t>(c.b) << 16U |
           static_cast<std::uint32_t>(c.g) << 8U | c.r;
}

// Dresses the current Dear ImGui context; scale 1 is 100 %.
void apply_theme(float scale);

// How a button shows what it is for. `decide` is the gold one: at most one at a time.
enum class ButtonRole { plain, decide, danger, paper };

// Pushes the style; the destructor takes it off again.
class [[nodiscard]] ButtonStyle : NonCopyable {
public:
    explicit ButtonStyle(ButtonRole role);
    ~ButtonStyle();
};

// Windows opened meanwhile look like paper with ink on it, as the licence sheet does.
class [[nodiscard]] PaperStyle : NonCopyable {
public:
    PaperStyle();
    ~PaperStyle();
};

// Lets what is cut at the edges of the current window fade into its ground, on the sides where
// there is more to scroll to. Last before the end of the window.
void fade_scrolled_edges(Colour ground);

}  // namespace stage::theme
