// How far apart two hexes lie along the course.
#pragma once

#include <cstdint>

#include "games/frothy/rules/course/course.h"

namespace frothy {

// Places from one cell on to another along the course, the short way round a circuit.
inline std::int32_t places_on(const Course& course, Cell from, Cell to) {
    std::int32_t places = course.place(to) - course.place(from);
    if (course.is_circuit() && course.length() > 0) {
        const std::int32_t round = course.length();
        places = (places % round + round) % round;
        if (2 * places > round) places -= round;
    }
    return places;
}

}  // namespace frothy
