// What a designer does to a Driving Licence: any part of the sheet turned up or down, added, taken
// away or worded. Each leaves a licence that can be drawn and written; whether it is legal is for
// find_faults to say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/view/core/workshop/sheet_spot.h"

namespace frothy {

// What may be turned of a part.
enum class Knob : std::uint8_t {
    amount,  // the number that the part is
    which,   // the affect, effect, card or trait
    number,  // its #, printed or rolled (FR-DICE-06)
    level,   // where on its track it stands
    dice,    // of a random affect
    card,    // that is lost (FR-PDE-15)
    lost,    // the trait that is lost (FR-PDE-05)
    face,    // of a special card (FR-VEH-18)
    after,   // whether a special card is spent or discarded (FR-CARD-09)
    livery,
};
// In the order they are shown in; the first is the one that arrow keys turn.
std::vector<Knob> knobs_of(const Licence& licence, SheetSpot spot);
// One step up or down; false where it has come to its end. The spot goes along where its part comes
// to stand elsewhere in its list.
bool turn(Licence& licence, SheetSpot& spot, Knob knob, int by);

// A number that may be written instead of being turned to; nothing for all other parts.
std::optional<int> amount_of(const Licence& licence, SheetSpot spot);

// What the part may be, for Knob::which; not those it may not be beside the others.
std::vector<Rule> kinds_for(const Licence& licence, SheetSpot spot);
void choose(Licence& licence, SheetSpot spot, Rule kind);

// Of name, kind, story, and of a trait of the players' own (FR-VEH-21).
bool has_words(const Licence& licence, SheetSpot spot);
std::string words_of(const Licence& licence, SheetSpot spot);
void reword(Licence& licence, SheetSpot spot, const std::string& words);

enum class SheetList : std::uint8_t { blocks, affects, stamina_effects, specials, traits };
// The list that a part stands in, if any.
std::optional<SheetList> list_of(SheetSpot spot);
// Where the new one stands; nothing where there is no room. `near` says of which rating a block is,
// and after which.
std::optional<SheetSpot> add_to(Licence& licence, SheetList list, SheetSpot near);
// False for what must be there: the last block of a rating, the wipe-out.
bool may_be_removed(const Licence& licence, SheetSpot spot);
void remove_part(Licence& licence, SheetSpot spot);

// Whether a sheet of it can be drawn: blocks one of whose numbers is 1, no more boxes in a row than
// there is room for, and lists no longer than a race can count.
bool is_drawable(const Licence& licence);
// What cannot be drawn of it is replaced by what can, next to it.
void make_drawable(Licence& licence);

}  // namespace frothy
