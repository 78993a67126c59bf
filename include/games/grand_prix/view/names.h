// Words that stand in many sentences, and what several of them go by.
#pragma once

#include <string>

#include "games/grand_prix/rules/race.h"
#include "ui/core/seating.h"

namespace grand_prix {

std::string name_of(Tyre tyre);                              // "SOFT"
std::string title_of(Card card);                             // "Clear Air"
std::string name_of(Weather weather);                        // "Dry track"
std::string name_of(const ui::Seating& seating, CarId car);  // empty for no car
bool owes_stop(const Race& race, CarId car);                 // one that counts (GP-L40)
// On which a stop counts, the one it is on included (GP-X67); 0 or less: too late.
int stop_laps_left(const Race& race, CarId car);

}  // namespace grand_prix
