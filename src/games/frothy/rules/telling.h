// The short way to announce an event.
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

template <class Fact>
void tell(Table& table, VehicleId who, Rule rule, const Fact& fact) {
    if (!table.is_watched()) return;
    table.tell(Event{who, rule, Event::Fact(std::in_place_type<Fact>, fact)});
}

}  // namespace frothy
