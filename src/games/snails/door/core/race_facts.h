// What a race of snails comes to, for people and seasons.
#pragma once

#include "play/people/race_facts.h"

namespace snails {

play::FactTeller fact_teller();

}  // namespace snails
