// Short ways to announce an event.
#pragma once

#include "games/frothy/rules/frothy.h"

namespace frothy {

struct Facts {
    int a = 0;
    int b = 0;
    int c = 0;
    VehicleId other = no_vehicle;
    Cell from = no_cell;
    Cell to = no_cell;
};

inline void tell(Table& table, EventKind kind, VehicleId who, Rule rule, const Facts& facts = {}) {
    Event event;
    event.kind = kind;
    event.who = who;
    event.other = facts.other;
    event.rule = rule;
    event.a = static_cast<std::int16_t>(facts.a);
    event.b = static_cast<std::int16_t>(facts.b);
    event.c = static_cast<std::int16_t>(facts.c);
    event.from = facts.from;
    event.to = facts.to;
    table.tell(event);
}

}  // namespace frothy
