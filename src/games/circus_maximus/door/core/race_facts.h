// What a race comes to for each player, for people and seasons.
#pragma once

#include "play/people/race_facts.h"

namespace circus_maximus {

play::FactTeller fact_teller();

}  // namespace circus_maximus
