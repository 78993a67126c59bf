#include "games/death_roads/ai/trial.h"

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

int harm_of(Card weapon) {
    int harm = 0;
    for (const Effect& effect : weapon_of(weapon).target)
        harm += effect.n < 0 ? -effect.n : effect.n;
    return harm;
}

bool is_price(const Event& event) {
    switch (event.fact) {
    case Fact::played:
    case Fact::acted:
    case Fact::missed: return true;
    case Fact::handling: return event.rule == Rule("DR-CARD-02") || event.rule == Rule("DR-DRV-03");
    default: return false;
    }
}

}  // namespace

void TrialTable::announce(const Event& event) {
    if (!is_price(event)) ++deeds_.changes;
    if (event.fact == Fact::far_ahead && event.who == who_) ++deeds_.passed;
    if (event.other != who_ || event.who == who_) return;
    if (event.fact == Fact::hit) deeds_.shots += harm_of(static_cast<Card>(event.value));
    if (event.fact == Fact::bashed) deeds_.bashes += event.value;
}

bool is_action(Choice choice) {
    return choice == Choice::play || choice == Choice::shift || choice == Choice::change_lane ||
           choice == Choice::own_action;
}

bool comes_to_nothing(Race race, PlayerId id, const Option& action) {
    TrialTable table(0);
    act(race, table, id, action);
    return table.deeds().changes == 0;
}

}  // namespace death_roads
