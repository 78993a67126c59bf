// Frothy Races on paper: what a table needs to play without a screen, at true size.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/licence/licence.h"
#include "print/document.h"
#include "print/paper.h"
#include "ui/core/palette.h"

namespace frothy {

// Where pages go, and on what paper they are printed.
struct PageStack {
    print::Document& document;
    print::PageSize paper;  // upright
};

// A vehicle and the stable it starts for.
struct PrintedTeam {
    const Licence& licence;
    ui::Livery livery;
};

// A Driving Licence with boxes for markers, and what its traits, special cards and affects do. What
// does not fit on the licence in letters that can be read goes on another page.
void print_licence(const PageStack& pages, const PrintedTeam& team);

enum class CardBacks : std::uint8_t { left_out, printed };

// The cards each of these vehicles starts with (FR-SETUP-04), of the size that sleeves are made
// for. Backs come on the page behind, to be printed on the other side; that of a special card is
// its plain face (FR-VEH-18).
void print_cards(const PageStack& pages, std::span<const PrintedTeam> teams, CardBacks backs);

inline constexpr int dice_of_a_table = 12;  // FR-SETUP-08
// To cut out and fold, or to cut apart and glue on blank dice.
void print_dice(const PageStack& pages, int dice, DiceFaces faces);

// Vehicles, wrecks, debris and obstacles to stand on hexes that are `hex` millimetres wide, and
// markers for the licences.
void print_tokens(const PageStack& pages, std::span<const PrintedTeam> teams, float hex);

// A course cut into pages, its hexes `hex` millimetres wide from side to side, and before them a
// plan of how they lie. Pages without a part of the track are left out.
void print_track(const PageStack& pages, const Course& course, float hex);
// How many pages that would be.
std::size_t track_pages(print::PageSize paper, const Course& course, float hex);

// The whole course on one sheet, as large as it allows.
void print_poster(print::Document& document, print::PageSize sheet, const Course& course);
// The whole course on a sheet as large as its hexes ask for.
print::PageSize poster_size(const Course& course, float hex);

}  // namespace frothy
