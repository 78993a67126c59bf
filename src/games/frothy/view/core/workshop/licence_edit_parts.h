// What edits of a licence have in common.
#pragma once

#include <cstdint>

#include "games/frothy/view/core/workshop/licence_edits.h"

namespace frothy::licence_edit {

inline constexpr Rule wipe_out_affect = "FR-PDE-16";

// No more boxes in either row than there may be (FR-VEH-03).
bool has_room_for_boxes(const Licence& licence);
// As it is when it is first chosen, with the least number it may have.
AffectKind affect_of(const Licence& licence, Rule rule);
// Affects in rising order, the wipe-out last (FR-LIC-05); the spot goes along with its affect.
void sort_affects(Licence& licence, SheetSpot& spot);

}  // namespace frothy::licence_edit
