// What cards and builds are good for, before anything is tried out.
#pragma once

#include <cstddef>

#include "games/death_roads/ai/habits.h"

namespace death_roads {

// Of a card in hand, in rows, about.
double worth_of(const Habits& habits, const Car& car, Card card);
// Of what is offered in the draft; more is better.
double worth_of(const Habits& habits, const Option& drafted);

}  // namespace death_roads
