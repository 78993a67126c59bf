// Traits (TRT) and special cards (SPC) of a vehicle: which it has, and whether they are in force.
#pragma once

#include <cstdint>
#include <optional>

#include "games/frothy/rules/ids.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/rule.h"

namespace frothy {

// The traits by the rulebook's names; what they are like is in licence/catalogue.h.
namespace trait {
inline constexpr Rule stamina = "FR-TRT-01";
inline constexpr Rule adaptive = "FR-TRT-02";
inline constexpr Rule encouragement = "FR-TRT-03";
inline constexpr Rule beastmaster = "FR-TRT-04";
inline constexpr Rule champing_at_the_bit = "FR-TRT-05";
inline constexpr Rule rival = "FR-TRT-06";
inline constexpr Rule tireless = "FR-TRT-07";
inline constexpr Rule long_legs = "FR-TRT-08";
inline constexpr Rule lash = "FR-TRT-09";
inline constexpr Rule cautious = "FR-TRT-10";
inline constexpr Rule hyperactive = "FR-TRT-11";
inline constexpr Rule anchor = "FR-TRT-12";
inline constexpr Rule rubber_shoes = "FR-TRT-13";
inline constexpr Rule tight_leash = "FR-TRT-14";
inline constexpr Rule reckless = "FR-TRT-15";
inline constexpr Rule lazy = "FR-TRT-16";
inline constexpr Rule flyer = "FR-TRT-17";
inline constexpr Rule leap = "FR-TRT-18";
inline constexpr Rule whitey = "FR-TRT-19";
inline constexpr Rule driver = "FR-TRT-20";
inline constexpr Rule handling = "FR-TRT-21";
inline constexpr Rule reactions = "FR-TRT-22";
inline constexpr Rule spinner = "FR-TRT-23";
inline constexpr Rule slippery = "FR-TRT-24";
inline constexpr Rule snapper = "FR-TRT-25";
inline constexpr Rule savage = "FR-TRT-26";
inline constexpr Rule fortune_smiles = "FR-TRT-27";
inline constexpr Rule tank = "FR-TRT-28";
inline constexpr Rule persistent = "FR-TRT-29";
inline constexpr Rule blades = "FR-TRT-30";
inline constexpr Rule armoured = "FR-TRT-31";
inline constexpr Rule evasive = "FR-TRT-32";
inline constexpr Rule unlucky_charm = "FR-TRT-33";
inline constexpr Rule flimsy = "FR-TRT-34";
inline constexpr Rule sneaky = "FR-TRT-35";
inline constexpr Rule lady_luck = "FR-TRT-36";
inline constexpr Rule cat_o_nine = "FR-TRT-37";
inline constexpr Rule frenzied = "FR-TRT-38";
inline constexpr Rule whiplash = "FR-TRT-39";
inline constexpr Rule shield = "FR-TRT-40";
inline constexpr Rule guarded = "FR-TRT-41";
inline constexpr Rule ill_fate = "FR-TRT-42";
inline constexpr Rule thin_skin = "FR-TRT-43";
inline constexpr Rule bsh = "FR-TRT-44";
inline constexpr Rule failsafes = "FR-TRT-45";
inline constexpr Rule spiked = "FR-TRT-46";
inline constexpr Rule jerry_rigged = "FR-TRT-47";
}  // namespace trait

// Whether the owner of this edge or special card may use a part of its #.
bool may_use_part_of(Rule rule);

// How much of an edge or a card with a number its owner may use: `most` is the number, or the
// greatest one die may roll (FR-DICE-06).
struct UsablePart {
    int least = 0;
    int most = 0;
};
// Of an edge in force; nothing of all other traits.
std::optional<UsablePart> usable_part(const Race& race, VehicleId v, const Trait& trait);
// Yah! and Brake turn as many icons as they say or fewer, at least one (FR-SPC-04, FR-SPC-09);
// nothing where that is no choice.
std::optional<UsablePart> usable_part(const SpecialCard& card);

namespace special {
inline constexpr Rule berserker = "FR-SPC-01";
inline constexpr Rule shield = "FR-SPC-02";
inline constexpr Rule lash = "FR-SPC-03";
inline constexpr Rule yah = "FR-SPC-04";
inline constexpr Rule ramming_speed = "FR-SPC-05";
inline constexpr Rule kamikaze = "FR-SPC-06";
inline constexpr Rule swerve = "FR-SPC-07";
inline constexpr Rule whoah = "FR-SPC-08";
inline constexpr Rule brake = "FR-SPC-09";
inline constexpr Rule emergency_stop = "FR-SPC-10";
inline constexpr Rule control = "FR-SPC-11";
inline constexpr Rule survivor = "FR-SPC-12";
inline constexpr Rule lucky = "FR-SPC-13";
inline constexpr Rule cool = "FR-SPC-14";
inline constexpr Rule determination = "FR-SPC-15";
}  // namespace special

// The trait as the licence lists it, if it does and it has not been lost (FR-PDE-05); nullptr
// otherwise. FR-GEN-03: where it disagrees with a general rule, the trait wins.
inline const Trait* find_trait(const Race& race, VehicleId v, Rule trait) {
    const Licence& licence = race.licence(v);
    const std::uint8_t place = licence.index.trait_place[static_cast<std::size_t>(trait.number())];
    if (place == not_listed || ((race[v].affects.lost_traits >> place) & 1) != 0) return nullptr;
    return &licence.traits[place];
}
inline bool has_trait(const Race& race, VehicleId v, Rule trait) {
    return find_trait(race, v, trait) != nullptr;
}
// The # of a trait in force as it is printed, 1 where none is (FR-TRT); 0 without the trait, and
// where the # is rolled when it acts (FR-DICE-06).
inline int printed_number(const Race& race, VehicleId v, Rule trait) {
    const Trait* listed = find_trait(race, v, trait);
    return listed == nullptr || listed->n_is_rolled ? 0 : listed->n.value_or(std::int8_t{1});
}

// Special cards of a kind in hand, one bit for each by its place on the licence.
std::uint16_t specials_in_hand(const Race& race, VehicleId v, Rule special);
// Special cards in hand by the face they show as plain cards (FR-VEH-18).
std::uint16_t specials_in_hand(const Race& race, VehicleId v, CardFace face);

}  // namespace frothy
