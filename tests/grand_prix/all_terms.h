// Every way in which a table can agree on a short race, and on one of the usual length.
#pragma once

#include <vector>

#include "games/grand_prix/rules/terms.h"

namespace grand_prix {

inline std::vector<Terms> all_terms() {
    std::vector<Terms> all;
    for (const int cars : {1, 2, 3, 4, 5, 6}) {
        for (const int laps : {1, 2, 3, 8}) {
            for (unsigned bits = 0; bits < 256; ++bits) {
                const auto bit = [bits](unsigned place) { return (bits >> place & 1U) != 0; };
                Terms terms;
                terms.cars = static_cast<std::uint8_t>(cars);
                terms.laps = static_cast<std::uint8_t>(laps);
                terms.mode = bit(0) ? Mode::sprint : Mode::normal;
                terms.grid = bit(1) ? GridBy::qualifying : GridBy::roll;
                terms.placing = bit(2) ? Placing::race_on : Placing::at_once;
                terms.dynamic_weather = bit(3);
                terms.two_compounds = bit(4);
                terms.tyre_wear = bit(5);
                terms.finish_round = bit(6);
                terms.dry_race = bit(7);
                if (contradiction_in(terms).is_none()) all.push_back(terms);
            }
        }
    }
    return all;
}

}  // namespace grand_prix
