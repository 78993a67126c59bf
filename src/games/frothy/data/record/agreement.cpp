#include "games/frothy/data/record/agreement.h"

#include <numeric>

#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/rules.h"
#include "kernel/dice.h"

namespace frothy {
namespace {

// Keeps the order on the grid apart from the dice of the race.
constexpr std::uint64_t grid_salt = 0x6772696420737061U;

}  // namespace

std::shared_ptr<const Setting> setting_of(const Agreement& agreement) {
    auto setting = std::make_shared<Setting>();
    setting->course = Course(agreement.course);
    setting->licences = agreement.licences;
    setting->rules = agreement.house_rules;
    setting->laps = agreement.laps;
    setting->terms = agreement.terms;
    return setting;
}

void settle(Agreement& agreement, std::uint64_t seed) {
    for (Licence& licence : agreement.licences)
        prepare(licence);
    const auto vehicles = static_cast<int>(agreement.licences.size());
    switch (agreement.grid_places) {
    case GridPlaces::by_lot:
        agreement.grid_order =
            random_grid_order(kernel::split_mix(seed ^ grid_salt), vehicles, vehicles);
        break;
    case GridPlaces::by_seats:
        std::iota(agreement.grid_order.begin(), agreement.grid_order.begin() + vehicles,
                  std::uint8_t{0});
        break;
    }
}

std::optional<FoxMatch> match_after(const Agreement& agreement, const Race& race) {
    std::optional<FoxMatch> match = agreement.match;
    if (match && Frothy::is_over(race) && !match->is_over(race.vehicle_count))
        match->turns.push_back(fox_turn_of(race));
    return match;
}

}  // namespace frothy
