#include "games/frothy/view/core/seat_names.h"

#include <algorithm>

namespace frothy {

Names names_of(const ui::Seating& seating) {
    Names names;
    for (std::size_t i = 0; i < std::min(seating.seats.size(), names.vehicles.size()); ++i)
        names.vehicles[i] = seating.seats[i].name;
    return names;
}

}  // namespace frothy
