// What the workshop says of the parts of a licence, to somebody who has never read the rules.
#pragma once

#include <string>

#include "games/frothy/view/core/workshop/licence_edits.h"

namespace frothy {

// "Speed 3, phase 2".
std::string title_of(const Licence& licence, SheetSpot spot);
// What it is, and what more or less of it does. In whole sentences.
std::string meaning_of(const Licence& licence, SheetSpot spot);
// What the knob turns, and how it stands.
std::string title_of(SheetSpot spot, Knob knob);
std::string value_of(const Licence& licence, SheetSpot spot, Knob knob);
// What is chosen from a list, with the least number it may have: "Handling 1", and what it does.
struct KindWords {
    std::string name;
    std::string meaning;
};
KindWords words_of_kind(SheetSpot spot, Rule kind);
std::string title_of(SheetList list);  // "New trait"

}  // namespace frothy
