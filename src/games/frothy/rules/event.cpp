#include "games/frothy/rules/event.h"

namespace frothy {

VehicleId Event::other() const {
    return visit([](const auto& one) {
        if constexpr (requires { one.other; }) return one.other;
        return no_vehicle;
    });
}

Cell Event::to() const {
    return visit([](const auto& one) {
        if constexpr (requires { one.to; }) return one.to;
        return no_cell;
    });
}

}  // namespace frothy
