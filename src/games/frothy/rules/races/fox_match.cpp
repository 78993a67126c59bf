// RACE: taking turns as the Fox.
#include "games/frothy/rules/races/fox_match.h"

namespace frothy {

FoxTurn fox_turn_of(const Race& race) {
    FoxTurn turn;
    turn.fox = race.terms().fox;
    turn.fate = race.catcher == no_vehicle ? FoxFate::survived : FoxFate::taken;
    turn.rounds = race.round;
    if (turn.fate == FoxFate::taken) {
        --turn.rounds;
        turn.phases = race.phase;
    }
    return turn;
}

// FR-RACE-06.
int compare_fox_turns(const FoxTurn& first, const FoxTurn& second) {
    if (first.fate != second.fate) return first.fate == FoxFate::survived ? -1 : 1;
    if (first.fate == FoxFate::survived) return 0;
    if (first.rounds != second.rounds) return second.rounds - first.rounds;
    return second.phases - first.phases;
}

kernel::FixedVector<std::uint8_t, max_vehicles> FoxMatch::places() const {
    kernel::FixedVector<std::uint8_t, max_vehicles> places;
    for (const FoxTurn& turn : turns) {
        std::uint8_t place = 1;
        for (const FoxTurn& other : turns)
            place = static_cast<std::uint8_t>(place + (compare_fox_turns(other, turn) < 0 ? 1 : 0));
        places.push_back(place);
    }
    return places;
}

}  // namespace frothy
