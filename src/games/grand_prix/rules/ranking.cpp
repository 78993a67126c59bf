// Distance and rank: GP-X33, GP-X42 to GP-X45, GP-X72, GP-X75.
#include "games/grand_prix/rules/ranking.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace grand_prix {

namespace {

std::size_t place_in_order(const Race& race, CarId id) {
    const auto order = std::span(race.order).first(race.terms.cars);
    return static_cast<std::size_t>(std::ranges::find(order, id) - order.begin());
}

// What makes a car rank before another, the smallest first.
auto rank_key(const Race& race, CarId id) {
    const Car& car = race.car(id);
    const bool is_off = car.standing != Standing::racing;
    const int kind = car.place.in_lane ? 2 : is_off ? 1 : 0;
    const int along = car.place.in_lane ? car.place.space : 0;
    return std::tuple(-distance(car.place), kind, -along, place_in_order(race, id));
}

template <class Keep>
Cars cars_that(const Race& race, const Keep& keep) {
    Cars cars;
    for (CarId id = 0; id < race.terms.cars; ++id)
        if (keep(id)) cars.push_back(id);
    return cars;
}

template <class Closer>
CarId nearest(const Race& race, CarId id, const Closer& steps_to) {
    CarId found = no_car;
    for (CarId other = 0; other < race.terms.cars; ++other) {
        if (other == id || !race.is_on_track(other)) continue;
        if (found == no_car || steps_to(other) < steps_to(found)) found = other;
    }
    return found;
}

}  // namespace

// GP-X42, GP-X43
int distance(const Place& place) {
    const int space = place.in_lane ? ranks_with(place.space) : place.space;
    return lap_length * (place.lap - 1) + space;
}

Cars ranking(const Race& race) {
    Cars cars = cars_that(race, [&](CarId id) { return !race.is_home(id); });
    std::sort(cars.begin(), cars.end(),
              [&](CarId a, CarId b) { return rank_key(race, a) < rank_key(race, b); });
    return cars;
}

CarId leader(const Race& race) {
    const Cars cars = ranking(race);
    return cars.empty() ? no_car : cars[0];
}

CarId last(const Race& race) {
    const Cars cars = ranking(race);
    return cars.empty() ? no_car : cars.back();
}

// GP-X45
int gap(const Race& race, CarId from, CarId to) {
    return steps_between(race.car(from).place.space, race.car(to).place.space);
}

// GP-X33, GP-X44
CarId car_ahead(const Race& race, CarId id) {
    return nearest(race, id, [&](CarId other) { return gap(race, id, other); });
}

CarId car_behind(const Race& race, CarId id) {
    return nearest(race, id, [&](CarId other) { return gap(race, other, id); });
}

// GP-L25, GP-X12
CarId car_on(const Race& race, int space) {
    for (CarId id = 0; id < race.terms.cars; ++id)
        if (race.is_on_track(id) && race.car(id).place.space == space) return id;
    return no_car;
}

// GP-L40, GP-X67
bool owes_stop(const Race& race, CarId id) {
    return needs_stop(race.terms) && !race.car(id).stop_counts;
}

// GP-O01, GP-X75
bool owes_compound(const Race& race, CarId id, Tyre compound) {
    if (!race.terms.two_compounds || race.was_wet || compound == Tyre::wet) return false;
    const unsigned used = race.car(id).compounds;
    return (used >> static_cast<unsigned>(compound) & 1U) == 0;
}

// GP-X22
bool has_done_duty(const Race& race, CarId id) {
    return !owes_stop(race, id) && !owes_compound(race, id, Tyre::soft) &&
           !owes_compound(race, id, Tyre::hard);
}

// GP-L52, GP-X72
Cars classification(const Race& race) {
    Cars as_they_stand;
    for (std::size_t i = 0; i < race.homes; ++i)
        as_they_stand.push_back(race.home[i]);
    for (const CarId id : ranking(race))
        as_they_stand.push_back(id);
    std::stable_partition(as_they_stand.begin(), as_they_stand.end(),
                          [&](CarId id) { return has_done_duty(race, id); });
    return as_they_stand;
}

}  // namespace grand_prix
