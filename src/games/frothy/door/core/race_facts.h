// What a race comes to for each vehicle, for people and seasons.
#pragma once

#include "play/people/race_facts.h"

namespace frothy {

play::FactTeller fact_teller();

}  // namespace frothy
