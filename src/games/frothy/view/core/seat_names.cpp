#include "games/frothy/view/core/seat_names.h"

#include <algorithm>

#include "words/words.h"

namespace frothy {

Names names_of(const ui::Seating& seating) {
    Names names;
    for (std::size_t i = 0; i < std::min(seating.seats.size(), names.vehicles.size()); ++i)
        names.vehicles[i] = seating.seats[i].name;
    return names;
}

std::string title_of_driver(std::string_view driver) {
    if (driver == "rookie") return words::tr_in("driver", "Rookie");
    if (driver == "ace") return words::tr_in("driver", "Ace");
    return words::tr_in("seat", "Computer");
}

}  // namespace frothy
