// What a game comes to for each player, for people and seasons.
#pragma once

#include "play/people/race_facts.h"

namespace highway_heist {

play::FactTeller fact_teller();

}  // namespace highway_heist
