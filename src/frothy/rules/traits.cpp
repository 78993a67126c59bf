// TRT, SPC: what a vehicle has, and using it.
#include "frothy/traits.h"

namespace frothy {

const Trait* find_trait(const Race& race, VehicleId v, Rule trait) {
    const Licence& licence = race.licence(v);
    const std::uint8_t place = licence.index.trait_place[static_cast<std::size_t>(trait.number())];
    if (place == not_listed || ((race[v].affects.lost_traits >> place) & 1) != 0) return nullptr;
    return &licence.traits[place];
}

std::uint16_t specials_in_hand(const Race& race, VehicleId v, Rule special) {
    const LicenceIndex& index = race.licence(v).index;
    const std::uint16_t hand = race[v].cards.special[static_cast<std::size_t>(Pile::hand)];
    return hand & index.special_bits[static_cast<std::size_t>(special.number())];
}

std::uint16_t specials_in_hand(const Race& race, VehicleId v, CardFace face) {
    const LicenceIndex& index = race.licence(v).index;
    const std::uint16_t hand = race[v].cards.special[static_cast<std::size_t>(Pile::hand)];
    return hand & index.face_bits[static_cast<std::size_t>(face)];
}

}  // namespace frothy
