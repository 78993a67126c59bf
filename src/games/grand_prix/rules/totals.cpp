// Movement totals: GP-L10 to GP-L17, GP-L61, GP-X46 to GP-X53.
#include "games/grand_prix/rules/totals.h"

#include <algorithm>
#include <utility>

namespace grand_prix {

namespace {

// GP-O02: +2 on the first lap of the set, then one less with each, down to -1.
int worn_soft(const Car& car) {
    const int laps_on_it = std::max(0, car.place.lap - car.set_since);
    return std::max(-1, 2 - laps_on_it);
}

}  // namespace

// GP-X25
int capped_total(const Race& race) { return race.terms.mode == Mode::sprint ? 6 : 3; }

int tyre_modifier(const Race& race, const Car& car, Tyre tyre, Weather weather) {
    if (race.terms.mode == Mode::sprint) return tyre == Tyre::soft ? 4 : 0;  // GP-L61
    if (weather == Weather::wet) return tyre == Tyre::wet ? 2 : -2;          // GP-L15
    if (tyre == Tyre::wet) return -2;                                        // GP-L14
    if (tyre == Tyre::hard) return 0;                                        // GP-L13
    return race.terms.tyre_wear && tyre == car.tyre ? worn_soft(car) : 2;    // GP-L11
}

int tyre_modifier(const Race& race, const Car& car) {
    return tyre_modifier(race, car, car.tyre, race.weather);
}

Total total_of(const Race& race, const Car& car, int sum, bool has_one) {
    // GP-L12, GP-L16, GP-L62
    const bool locks_up = car.tyre == Tyre::soft && race.weather == Weather::dry && has_one;
    if (locks_up && race.terms.mode == Mode::normal) {
        return {std::max(0, 1 + tyre_modifier(race, car)), true};  // 3; worn less (GP-X76)
    }
    int modifier = tyre_modifier(race, car);
    int change = car.changes.next();
    if (car.no_positive) modifier = std::min(0, modifier);
    if (car.no_positive) change = std::min(0, change);
    if (car.drying_line) modifier = std::max(0, modifier);
    int total = std::max(0, sum + modifier + change);  // GP-L17
    if (car.has_cap) total = std::min(total, capped_total(race));
    return {total, locks_up};
}

Average average_of(const Race& race, const Car& car) {
    const bool is_sprint = race.terms.mode == Mode::sprint;
    Average all;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= (is_sprint ? 6 : 1); ++second) {
            const bool has_one = first == 1 || (is_sprint && second == 1);
            const Total total = total_of(race, car, first + (is_sprint ? second : 0), has_one);
            ++all.rolls;
            all.spaces += total.spaces;
            all.turns += total.locks_up ? 2 : 1;
        }
    }
    return all;
}

Car without_marks(const Car& car) {
    Car plain = car;
    plain.changes = {};
    plain.has_cap = plain.no_positive = plain.drying_line = plain.rolls_twice = false;
    return plain;
}

Total reckon(Race& race, CarId id, int sum, bool has_one) {
    Car& car = race.car(id);
    const Total total = total_of(race, car, sum, has_one);
    car.changes.use();
    car.has_cap = car.no_positive = car.drying_line = false;
    car.compounds |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(car.tyre));
    return total;
}

}  // namespace grand_prix
