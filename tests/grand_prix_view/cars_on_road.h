// Cars of a race that is under way, and who sits in them.
#pragma once

#include <cstdint>
#include <vector>

#include "games/grand_prix/view/grand_prix_view.h"

namespace grand_prix::testing {

inline ui::Seating three_seats() {
    ui::Seating seating;
    for (const char* name : {"Red", "White", "Gold"})
        seating.seats.emplace_back().name = name;
    return seating;
}

// On these main spaces, in the order of their turns; it is the first one's.
inline Race race_on(const std::vector<int>& spaces, Terms terms = {}, int lap = 2) {
    terms.cars = static_cast<std::uint8_t>(spaces.size());
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.round = 9;
    race.acting = 0;
    for (CarId id = 0; id < spaces.size(); ++id)
        race.car(id).place = {false, static_cast<std::uint8_t>(spaces[id]),
                              static_cast<std::uint8_t>(lap)};
    return race;
}

}  // namespace grand_prix::testing
