#include "games/death_roads/ai/worth.h"

#include <algorithm>
#include <array>

namespace death_roads {

namespace {

constexpr double handling_costs = 0.5;  // rows

double worth_of(const Effect& effect) {
    const double n = effect.n;
    switch (effect.deed) {
    case Deed::move:
        if (effect.way == Way::forward) return n;
        return effect.way == Way::back ? -n : 0.3;
    case Deed::bash: return 0.3 * n;
    case Deed::gear: return 0.5 * n;
    case Deed::handling: return handling_costs * n;
    case Deed::draw: return 0.35 * n;
    case Deed::condition: return 0.3 * n;
    case Deed::stun:
    case Deed::burn:
    case Deed::veer: return -0.4 * n;
    case Deed::push:
    case Deed::pull: return -0.4;
    case Deed::skid: return -0.5;
    }
    return 0;
}

double worth_of(const Effects& effects) {
    double worth = 0;
    for (const Effect& effect : effects)
        worth += worth_of(effect);
    return worth;
}

// Of a shot that is fired where it hits, as often as that comes.
double worth_of(const WeaponText& weapon) {
    const auto lines = static_cast<double>(weapon.lines.size() + weapon.alternatives.size());
    const double hits = std::min(0.8, 0.3 + 0.1 * lines);
    return hits *
           (worth_of(weapon.if_hit) - worth_of(weapon.target) - handling_costs * weapon.cost);
}

double worth_of_pair(std::size_t pair) {
    double worth = 0;
    for (const std::size_t which : {0U, 1U})
        worth += worth_of(weapon_of(weapon_card(pair, which)));
    return worth;
}

}  // namespace

double worth_of(const Habits& habits, const Car& car, Card card) {
    if (is_weapon(card)) return worth_of(weapon_of(card)) * (1 + 20 * habits.for_shots);
    const VehicleCardText& text = vehicle_cards[card];
    double worth = worth_of(text.rows[car.gear - 1U]) - handling_costs * text.cost;
    if (habits.for_bashes > 0)
        for (const Effect& effect : text.rows[car.gear - 1U])
            if (effect.deed == Deed::bash) worth += 10 * habits.for_bashes * effect.n;
    return worth;
}

double worth_of(const Habits& habits, const Option& drafted) {
    switch (drafted.choice) {
    case Choice::vehicle: {
        const VehicleText& vehicle = vehicles.at(drafted.value);
        double worth = 0.3 * vehicle.condition * (1 + 20 * habits.for_condition);
        Car car;
        for (const VehicleCard card : vehicle.deck)
            for (const std::uint8_t gear : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}}) {
                car.gear = gear;
                worth += worth_of(habits, car, card_of(card)) / 3;
            }
        return worth + 2 * vehicle.handling;
    }
    case Choice::driver: {
        const DriverText& driver = drivers.at(drafted.value);
        return worth_of(driver.effects) - handling_costs * driver.cost;
    }
    default: return worth_of_pair(drafted.value);
    }
}

}  // namespace death_roads
