// What Frothy Races gives for seasons: races on its courses, Damage that stays, small upgrades.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "play/season/season.h"

namespace frothy {

// As a season's file names a race: "circus-parvus/fastest".
struct SeasonHeat {
    std::string course;
    RaceType type = RaceType::fastest;
};
std::string key_of(const SeasonHeat& heat);
std::optional<SeasonHeat> heat_of(std::string_view key);
// Short ones: a lap, or few rounds.
void set_terms(TableRules& rules, RaceType type);

// Options of a season.
inline constexpr std::string_view damage_stays = "damage";
inline constexpr std::string_view has_upgrades = "upgrades";

inline constexpr int repaired = 3;  // boxes of Damage, between two races

// What of so much Damage a vehicle starts the next race with: what the wheelwright leaves, at most
// half of its boxes, so that a wreck races again.
int damage_carried(const Licence& licence, int damage);

// Upgrades that leave the licence legal, by their keys; and what one makes of it.
std::vector<std::string_view> upgrades_of(const Licence& licence);
void upgrade(Licence& licence, std::string_view key);
// With all that the seat was given before this race.
void upgrade_for(Licence& licence, const play::Season& season, std::size_t seat, std::size_t race);

// The race where it begins, with Damage carried over and all it brings by the rules (FR-DMG-05);
// the setup is settled. Points by seat, before the repair.
Race worn_start(const RaceSetup& setup, const std::vector<int>& damage);

}  // namespace frothy
