// What a race of Death Roads tells of its people.
#pragma once

#include "play/people/race_facts.h"

namespace death_roads {

play::FactTeller fact_teller();

}  // namespace death_roads
