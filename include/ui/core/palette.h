// Liveries in colours that stay apart for every kind of eye.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "words/words.h"

namespace ui {

// The racing colours of old, each with an emblem and a number, told apart by lightness too.
struct Livery {
    std::string_view name;     // "Red"; name_of says it in the language of the reader
    std::uint32_t colour;      // 0xRRGGBB
    std::uint32_t ink;         // what is legible on it
    std::string_view emblem;   // below assets: "emblems/red"
    std::string_view numeral;  // "IV"
};

// Its name in the language of the reader.
inline const char* name_of(const Livery& livery) { return words::tr(livery.name.data()); }

// The usual colours, or those for the three deficiencies of colour vision.
enum class Palette : std::uint8_t { usual, deutan, protan, tritan };
inline constexpr std::size_t palette_count = 4;

inline constexpr std::array<Livery, 8> liveries = {{
    {words::mark("Blue"), 0x2B4C8C, 0xFBF3E0, "emblems/blue", "I"},
    {words::mark("White"), 0xF2EAD6, 0x22170F, "emblems/white", "II"},
    {words::mark("Gold"), 0xC98F1E, 0x22170F, "emblems/gold", "III"},
    {words::mark("Red"), 0xB3261E, 0xFBF3E0, "emblems/red", "IV"},
    {words::mark("Green"), 0x4E7A3A, 0xFBF3E0, "emblems/green", "V"},
    {words::mark("Black"), 0x2A2420, 0xFBF3E0, "emblems/black", "VI"},
    {words::mark("Purple"), 0xB07FD6, 0x22170F, "emblems/purple", "VII"},
    {words::mark("Rose"), 0xF85678, 0x22170F, "emblems/rose", "VIII"},
}};

namespace palettes {

// The same liveries in other colours, in the same order; inks on green, purple and rose.
constexpr std::array<Livery, 8> dyed(const std::array<std::uint32_t, 8>& colours,
                                     const std::array<std::uint32_t, 3>& inks) {
    std::array<Livery, 8> made = liveries;
    for (std::size_t i = 0; i < made.size(); ++i)
        made[i].colour = colours[i];
    made[4].ink = inks[0];
    made[6].ink = inks[1];
    made[7].ink = inks[2];
    return made;
}

inline constexpr std::array<std::array<Livery, 8>, palette_count> all = {
    liveries,
    dyed({0x2553B8, 0xF9F5EB, 0xE0A010, 0x9C2A12, 0x7CB8BE, 0x14110F, 0x9872E5, 0x5A1703},
         {0x22170F, 0x22170F, 0xFBF3E0}),
    dyed({0x2553B8, 0xF9F5EB, 0xE0A010, 0xC2371C, 0x7CB8BE, 0x14110F, 0x402F5E, 0xC66E83},
         {0x22170F, 0xFBF3E0, 0x22170F}),
    dyed({0x1F6F9E, 0xF7F2E6, 0xE8A33A, 0xB3261E, 0x6FBF5A, 0x14110F, 0x532F5F, 0x9B812E},
         {0x22170F, 0xFBF3E0, 0x22170F}),
};

}  // namespace palettes

constexpr const Livery& livery_in(Palette palette, std::size_t livery) {
    return palettes::all[static_cast<std::size_t>(palette)][livery];
}

}  // namespace ui
