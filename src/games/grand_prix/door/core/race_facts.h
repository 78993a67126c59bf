// What a Grand Prix comes to for each car, for people and seasons.
#pragma once

#include "play/people/race_facts.h"

namespace grand_prix {

play::FactTeller fact_teller();

}  // namespace grand_prix
