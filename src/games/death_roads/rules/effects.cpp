// The effects of cards, one after another (DR-CARD-02, 5.3).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

Way way_of(const Effect& effect, Side side) {
    if (effect.way != Way::side) return effect.way;
    return side == Side::left ? Way::left : Way::right;
}

// Only who stands there, and the basher does not move (DR-O-33).
void bash_neighbour(Race& race, Table& table, PlayerId id, Way way, int strength) {
    const PlayerId target = who_is_on(race, neighbour(race[id].at, way));
    if (target != nobody) bash(race, table, target, id, way, strength);
}

// DR-O-43
void pull(Race& race, Table& table, PlayerId id, Way way) {
    const Space to = neighbour(race[id].at, way);
    if (who_is_on(race, to) != nobody) return;
    race[id].at = to;
    tell(table, Fact::pushed, id, "DR-O-43", static_cast<int>(way));
}

void apply(Race& race, Table& table, PlayerId id, const Effect& effect, Side side, PlayerId by) {
    const Way way = way_of(effect, side);
    const Rule rule = by == nobody ? Rule("DR-CARD-02") : Rule("DR-O-50");
    const int n = effect.n;
    switch (effect.deed) {
    // A step that is not made ends only its own move (DR-O-74).
    case Deed::move: move(race, table, id, way, n); return;
    case Deed::bash: return bash_neighbour(race, table, id, way, n);
    case Deed::push: return push(race, table, id, way);
    case Deed::pull: return pull(race, table, id, way);
    case Deed::gear: return change_gear(race, table, id, n);
    case Deed::handling:
        return n > 0 ? regain_handling(race, table, id, n)
                     : lose_handling(race, table, id, -n, rule);
    case Deed::condition:
        return n > 0 ? regain_condition(race, table, id, n)
                     : lose_condition(race, table, id, -n, Cause::other, rule);
    case Deed::draw: return draw_cards(race, table, id, n, rule);
    case Deed::stun: return take_token(race, table, id, Status::stun, n, rule);
    case Deed::burn: return take_token(race, table, id, Status::burn, n, rule);
    case Deed::veer: return take_token(race, table, id, Status::veer, n, rule);
    case Deed::skid: return resolve_skid_cards(race, table, id, n, "DR-O-102");
    }
}

}  // namespace

void carry_out(Race& race, Table& table, PlayerId id, const Effects& effects, Side side,
               PlayerId by) {
    const bool was_far_behind = race[id].was_far_behind;
    for (const Effect& effect : effects) {
        if (!goes_on(race, id) || race[id].was_far_behind != was_far_behind) return;
        apply(race, table, id, effect, side, by);
    }
}

}  // namespace death_roads
