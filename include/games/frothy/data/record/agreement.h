// All that is agreed for a race of Frothy besides seats, time and seed.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/race_terms.h"
#include "games/frothy/rules/races/fox_match.h"
#include "games/frothy/rules/setting.h"

namespace frothy {

// How the spaces of the grid are given out: by lot (FR-SETUP-06), or, where the table agrees so, to
// the seats in their order.
enum class GridPlaces : std::uint8_t { by_lot, by_seats };

// What a table agrees on wherever it races and whoever drives: one value from the set-up to the
// record.
struct TableRules {
    HouseRules house_rules;
    std::string rule_set;   // the name under which they were agreed; empty for none
    std::uint8_t laps = 1;  // 1 to 99
    RaceTerms terms;
    GridPlaces grid_places = GridPlaces::by_lot;
};

struct Agreement : TableRules {
    CoursePlan course;
    std::vector<Licence> licences;  // one for each seat, prepared; seat n is player and vehicle n
    // Of Fox and Hounds in turns (FR-RACE-06): the turns before this race, which is the next one.
    std::optional<FoxMatch> match;
    std::array<std::uint8_t, max_vehicles> grid_order{};  // as the grid places say
};

std::shared_ptr<const Setting> setting_of(const Agreement& agreement);

// Prepares the licences and gives out the grid; a lot is drawn with the seed of the race.
void settle(Agreement& agreement, std::uint64_t seed);

// The turns of Fox and Hounds so far, this race with them once it is over (FR-RACE-06); empty for a
// race by itself.
std::optional<FoxMatch> match_after(const Agreement& agreement, const Race& race);

}  // namespace frothy
