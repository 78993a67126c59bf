// Words that stand in many sentences, and what several of them go by.
#pragma once

#include <cstdint>
#include <string>

#include "games/grand_prix/rules/race.h"
#include "ui/core/seating.h"

namespace grand_prix {

struct Course;

std::string name_of(Tyre tyre);                              // "SOFT"
std::string title_of(Card card);                             // "Clear Air"
std::string name_of(Weather weather);                        // "Dry track"
std::string name_of(const ui::Seating& seating, CarId car);  // empty for no car
bool is_last_chance_to_stop(const Race& race, CarId car);    // of one that counts, on this lap
std::string about_stop(const Race& race, CarId car);         // what it owes; empty where nothing
std::string about_compounds(const Race& race, CarId car);    // it has yet to use; empty for none
std::string about_way(const Race& race, CarId car);          // to the pit entry; empty off the road
std::string space_of(const Course& course);                  // "7", "P2", "home"
std::uint32_t colour_of(Flag flag);                          // of the road there: 0xRRGGBB
std::string with_one_decimal(double number);                 // "2.6"
// One sentence after another; the first alone where there is no other.
std::string with(const std::string& text, const std::string& more);

}  // namespace grand_prix
