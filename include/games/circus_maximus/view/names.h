// Words that stand in many sentences.
#pragma once

#include <string>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/decision.h"
#include "kernel/odds.h"
#include "ui/core/seating.h"

namespace circus_maximus {

// Of whoever drives it, with a number where they have several: "Ada", "Ada II"; empty for none.
std::string name_of(const Race& race, const ui::Seating& seating, ChariotId id);
std::string name_of_lane(int lane);      // "III"
std::string name_of(Square square);      // "B12"
std::string place_words(Square square);  // "B12 in lane III"
// Of a speed that may be written: the square it leads to, less the die of a standing start.
std::string reach_of_speed(const kernel::Decision<CircusMaximus>& decision, const Option& speed);
std::string name_of(Weight weight);  // "light car"
std::string name_of_attack(Choice attack);
std::string points_of(Preparation points);    // "2-0-1-1"
std::string money(int sesterces);             // "2 500"
std::string share_of(kernel::Weight weight);  // "17 %"

// The first of a seat's chariots, and how many it has before this one.
int number_in_team(const Terms& terms, ChariotId id);
// Owner of a chariot; nobody of none.
kernel::PlayerId seat_of(const Terms& terms, ChariotId id);

}  // namespace circus_maximus
