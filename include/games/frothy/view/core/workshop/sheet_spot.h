// The parts of a Driving Licence's sheet, as one points at them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "games/frothy/rules/licence/licence.h"

namespace frothy {

// A part of the sheet. `a` and `b` are what it says beside each, from 0.
enum class SheetPart : std::uint8_t {
    nothing,
    name,
    picture,         // and the livery that it is shown in
    kind,            // "chariot"
    story,           // its background
    rating,          // a: the whole column of this Speed
    block,           // a: rating, b: block (FR-CHG-03)
    move,            // a: rating, b: phase (FR-LIC-02)
    control,         // a: rating (FR-LIC-03)
    stamina_change,  // a: rating (FR-LIC-04)
    least_control,   // FR-VEH-11
    resilience,
    damage,       // the most it takes
    affect,       // a: its place in the list
    random_line,  // a: the affect, b: line of its table (FR-PDE-09)
    most_stamina,
    least_stamina,
    stamina_effect,  // a: its place in the list
    whips,
    reins,
    duals,
    special,  // a: its place in the list
    trait,    // a: its place in the list
};
struct SheetSpot {
    SheetPart part = SheetPart::nothing;
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    friend bool operator==(const SheetSpot&, const SheetSpot&) = default;
};

// All parts in the order of the sheet, line by line.
std::vector<std::vector<SheetSpot>> lines_of(const Licence& licence);
// The part that a place in the document is about ("/speeds/3/move/2"), as findings have it.
SheetSpot spot_of_place(const Licence& licence, std::string_view place);
// The part beside it in that direction as the sheet has them; itself at the edge.
SheetSpot neighbour_of(const Licence& licence, SheetSpot spot, int right, int down);
// Whether the licence has it: lists change.
bool has_spot(const Licence& licence, SheetSpot spot);
// The rule that tells what the part is.
Rule rule_of(const Licence& licence, SheetSpot spot);

}  // namespace frothy
