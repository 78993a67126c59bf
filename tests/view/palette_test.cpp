// Liveries and cards told apart by every kind of eye, and letters that can be read.
#include <catch2/catch.hpp>

#include <set>
#include <string>

#include "games/frothy/view/kit/card_colours.h"
#include "stage/core/contrast.h"
#include "stage/theme.h"
#include "support/colours_seen.h"
#include "ui/core/palette.h"
#include "ui/prompt/odds_bar.h"

using seen::Eyes;
using stage::Colour;
using stage::Contrast;
using ui::Palette;
namespace theme = stage::theme;

namespace {

// OKLab times 100: several times what can just be seen side by side.
constexpr float least_apart = 15.0F;

struct Case {
    ui::Palette palette;
    Eyes eyes;
};
constexpr Case cases[] = {{ui::Palette::usual, Eyes::usual},
                          {ui::Palette::deutan, Eyes::deutan},
                          {ui::Palette::protan, Eyes::protan},
                          {ui::Palette::tritan, Eyes::tritan}};

}  // namespace

TEST_CASE("liveries stay apart for the eyes their palette is for", "[palette]") {
    for (const auto& [palette, eyes] : cases) {
        for (std::size_t a = 0; a < ui::liveries.size(); ++a) {
            for (std::size_t b = a + 1; b < ui::liveries.size(); ++b) {
                const auto& one = ui::livery_in(palette, a);
                const auto& other = ui::livery_in(palette, b);
                INFO(static_cast<int>(palette) << ": " << one.name << " and " << other.name);
                CHECK(seen::distance(seen::by(eyes, Colour::hex(one.colour)),
                                     seen::by(eyes, Colour::hex(other.colour))) > least_apart);
            }
        }
    }
}

TEST_CASE("cards stay apart for the eyes their palette is for", "[palette]") {
    for (const auto& [palette, eyes] : cases) {
        const auto& cards = frothy::card_colours[static_cast<std::size_t>(palette)];
        for (std::size_t a = 0; a < cards.size(); ++a) {
            for (std::size_t b = a + 1; b < cards.size(); ++b) {
                // The usual ones are the rulebook's own.
                const float least = palette == ui::Palette::usual ? 12.0F : least_apart;
                INFO(static_cast<int>(palette) << ": cards " << a << " and " << b);
                CHECK(seen::distance(seen::by(eyes, Colour::hex(cards[a].light)),
                                     seen::by(eyes, Colour::hex(cards[b].light))) > least);
                CHECK(seen::distance(seen::by(eyes, Colour::hex(cards[a].dark)),
                                     seen::by(eyes, Colour::hex(cards[b].dark))) > least);
            }
        }
    }
}

TEST_CASE("every livery has an emblem and a number of its own that can be read on it",
          "[palette]") {
    for (std::size_t p = 0; p < ui::palette_count; ++p) {
        std::set<std::string_view> emblems;
        std::set<std::string_view> numerals;
        for (std::size_t i = 0; i < ui::liveries.size(); ++i) {
            const auto& livery = ui::livery_in(static_cast<ui::Palette>(p), i);
            INFO(p << ": " << livery.name);
            CHECK(livery.name == ui::liveries[i].name);
            CHECK(emblems.insert(livery.emblem).second);
            CHECK(numerals.insert(livery.numeral).second);
            CHECK(seen::contrast_ratio(Colour::hex(livery.colour), Colour::hex(livery.ink)) > 4.5F);
        }
    }
}

TEST_CASE("letters can be read on what they stand on, and better in high contrast", "[palette]") {
    struct Pair {
        Colour words;
        Colour ground;
    };
    const Pair pairs[] = {{theme::ivory, theme::deep_umber}, {theme::ivory, theme::umber},
                          {theme::sand, theme::deep_umber},  {theme::sand, theme::umber},
                          {theme::dark_sand, theme::umber},  {theme::ink, theme::parchment},
                          {theme::ink, theme::ivory},        {theme::umber, theme::parchment},
                          {theme::ink, theme::sand},         {theme::stone, theme::deep_umber}};
    for (const Pair& pair : pairs) {
        CAPTURE(static_cast<int>(pair.words.r), static_cast<int>(pair.ground.r));
        const float usual = seen::contrast_ratio(pair.words, pair.ground);
        const float high = seen::contrast_ratio(stage::toned(pair.words, Contrast::high),
                                                stage::toned(pair.ground, Contrast::high));
        CHECK(usual >= 4.5F);
        CHECK(high >= 9.0F);
        CHECK(high > usual);
    }
    CHECK(seen::contrast_ratio(theme::ink, theme::gold) > 7.0F);
    CHECK(stage::toned(theme::gold, Contrast::high) == theme::gold);  // still the one gold
    for (std::size_t p = 0; p < ui::palette_count; ++p) {
        for (std::size_t i = 0; i < ui::liveries.size(); ++i) {
            const auto& livery = ui::livery_in(static_cast<ui::Palette>(p), i);
            if (livery.name == "Black" || livery.name == "White") continue;
            const Colour colour = Colour::hex(livery.colour);
            INFO(p << ": " << livery.name);
            CHECK(seen::distance(stage::toned(colour, Contrast::high), colour) < 4.0F);
        }
    }
}

// Side by side in the bar, on its ground; some have a pattern besides.
TEST_CASE("the parts of a bar of odds stay apart for all eyes, also in high contrast",
          "[palette]") {
    using play::OddsShade;
    const std::vector<OddsShade> of_a_turn = {
        OddsShade::good,   OddsShade::light, OddsShade::less,  OddsShade::more, OddsShade::slight,
        OddsShade::marked, OddsShade::heavy, OddsShade::grave, OddsShade::lost};
    const std::vector<OddsShade> of_a_fight = {OddsShade::good, OddsShade::even, OddsShade::heavy};
    for (const Contrast contrast : {Contrast::usual, Contrast::high}) {
        for (const Eyes eyes : {Eyes::usual, Eyes::deutan, Eyes::protan, Eyes::tritan}) {
            const auto seen = [&](Colour colour) {
                return seen::by(eyes, stage::toned(colour, contrast));
            };
            for (const auto& parts : {of_a_turn, of_a_fight}) {
                for (std::size_t a = 0; a < parts.size(); ++a) {
                    INFO(static_cast<int>(contrast) << ", " << static_cast<int>(eyes) << ": part "
                                                    << static_cast<int>(parts[a]));
                    const Colour one = seen(ui::part_colour(parts[a]));
                    // The last one is the ground itself, and all that is left of the bar.
                    if (parts[a] != OddsShade::lost)
                        CHECK(seen::distance(one, seen(theme::ink)) >= 12.0F);
                    for (std::size_t b = a + 1; b < parts.size(); ++b) {
                        INFO("and " << static_cast<int>(parts[b]));
                        const bool is_drawn_otherwise =
                            ui::part_pattern(parts[a]) != ui::part_pattern(parts[b]);
                        const float apart = seen::distance(one, seen(ui::part_colour(parts[b])));
                        CHECK((apart >= 10.0F || is_drawn_otherwise));
                    }
                }
            }
        }
    }
    CHECK(ui::part_pattern(OddsShade::less) != ui::part_pattern(OddsShade::more));
}

TEST_CASE("distances and contrasts agree with what is known of them", "[palette]") {
    const Colour black{0, 0, 0, 255};
    const Colour white{255, 255, 255, 255};
    CHECK(seen::contrast_ratio(black, white) == Approx(21.0F).margin(0.01F));
    CHECK(seen::distance(black, white) == Approx(100.0F).margin(0.1F));
    CHECK(seen::contrast_ratio(theme::ink, theme::ink) == Approx(1.0F));
    // Greys are seen alike by all eyes; pure red and green are not.
    for (const Eyes eyes : {Eyes::protan, Eyes::deutan, Eyes::tritan}) {
        const Colour grey{128, 128, 128, 255};
        CHECK(seen::distance(seen::by(eyes, grey), grey) < 1.0F);
    }
    const Colour red = Colour::hex(0xB3261E);
    const Colour green = Colour::hex(0x4E7A3A);
    CHECK(seen::distance(red, green) > 20.0F);
    CHECK(seen::distance(seen::by(Eyes::deutan, red), seen::by(Eyes::deutan, green)) < 8.0F);
}
