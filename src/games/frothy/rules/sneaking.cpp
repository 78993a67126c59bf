// FR-TRT-35: Sneaky.
#include "games/frothy/rules/sneaking.h"

#include <algorithm>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/move_offers.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

// FR-GEN-03: the trait needs no move of its owner's, whatever FR-ATK-01 and FR-EDGE-09 say.
bool may_sneak(const Race& race, VehicleId v, VehicleId mover) {
    if (v == mover || !has_trait(race, v, trait::sneaky) || !race[v].is_running()) return false;
    const auto bearing = direction_to(race.course(), race[v].cell, race[mover].cell);
    if (!bearing || arc_of(race[v].facing, *bearing) != Arc::side) return false;
    if (!has_card_for(race, v, OptionKind::attack_personal)) return false;
    return attack_refused_by(race, v, mover).is_none();
}

bool wants_to_sneak(const Race& race, Table& table, VehicleId v, VehicleId mover) {
    if (!may_sneak(race, v, mover)) return false;
    Offer offer;
    offer.add(OptionKind::done);
    offer.add({OptionKind::attack_personal, mover});
    About about;
    about.vehicle = v;
    about.other = mover;
    about.rule = trait::sneaky;
    about.number = race.move.spaces_left;
    return offer.ask(table, v, Ask::sneak, about).kind == OptionKind::attack_personal;
}

// FR-EDGE-15: whoever fails over its own attack loses the move it has yet to make.
void sneak(Race& race, Table& table, VehicleId v, VehicleId mover) {
    race.sneak_targets[v] = static_cast<std::uint8_t>(race.sneak_targets[v] | (1U << mover));
    race.sneaker = v;
    const bool failed = resolve_attack(race, table, v, mover, AttackKind::personal);
    race.sneaker = no_vehicle;
    if (!failed || !race[v].is_running() || race[v].moved_in_phase != 0) return;
    race[v].moved_in_phase = 1;
    tell(table, v, "FR-EDGE-15", MoveEnded{});
}

}  // namespace

bool offer_sneaky_attacks(Race& race, Table& table, VehicleId mover) {
    constexpr auto sneaky = static_cast<std::size_t>(trait::sneaky.number());
    if (std::ranges::all_of(race.setting->licences, [](const Licence& licence) {
            return licence.index.trait_place[sneaky] == not_listed;
        })) {
        return false;
    }
    unsigned asked = 0;
    for (std::uint8_t i = 0; i < race.order_count; ++i) {
        const VehicleId v = race.order[i];
        asked |= 1U << v;
        if (!wants_to_sneak(race, table, v, mover)) continue;
        sneak(race, table, v, mover);
        return true;
    }
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (((asked >> v) & 1U) != 0 || !wants_to_sneak(race, table, v, mover)) continue;
        sneak(race, table, v, mover);
        return true;
    }
    return false;
}

}  // namespace frothy
