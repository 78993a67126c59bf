#include "games/death_roads/ai/trial.h"

namespace death_roads {

namespace {

int harm_of(Card weapon) {
    int harm = 0;
    for (const Effect& effect : weapon_of(weapon).target)
        harm += effect.n < 0 ? -effect.n : effect.n;
    return harm;
}

}  // namespace

void TrialTable::announce(const Event& event) {
    if (event.fact == Fact::far_ahead && event.who == who_) ++deeds_.passed;
    if (event.other != who_ || event.who == who_) return;
    if (event.fact == Fact::hit) deeds_.shots += harm_of(static_cast<Card>(event.value));
    if (event.fact == Fact::bashed) deeds_.bashes += event.value;
}

}  // namespace death_roads
