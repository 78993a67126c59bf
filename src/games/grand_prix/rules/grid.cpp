// Before the race: GP-L01 to GP-L08, GP-X04, GP-X24, GP-X40.
#include <algorithm>
#include <array>
#include <span>

#include "games/grand_prix/rules/turn.h"

namespace grand_prix {

namespace {

// The higher `value`, the nearer to pole; who is level rolls off for those slots alone, until
// nobody is (GP-L04, GP-X40).
void settle(Race& race, Table& table, std::span<CarId> cars, std::array<int, most_cars>& value) {
    std::ranges::stable_sort(cars, std::greater(), [&](CarId id) { return value[id]; });
    for (std::size_t first = 0; first < cars.size();) {
        std::size_t end = first + 1;
        while (end < cars.size() && value[cars[end]] == value[cars[first]])
            ++end;
        const auto level = cars.subspan(first, end - first);
        first = end;
        if (level.size() == 1) continue;
        std::ranges::sort(level);
        for (const CarId id : level) {
            value[id] = roll_die(table, race, id, Why::roll_off, "GP-L04");
            tell(table, Fact::rolled_off, id, "GP-L04", value[id]);
        }
        settle(race, table, level, value);
    }
}

}  // namespace

Race race_of(const Terms& terms) {
    Race race;
    race.terms = terms;
    for (CarId id = 0; id < most_cars; ++id)
        race.order[id] = id;
    return race;
}

// GP-L02, GP-X40
void choose_starting_tyre(Race& race, Table& table) {
    const CarId id = race.tyres_chosen;
    constexpr std::array options = {fitting(Tyre::soft), fitting(Tyre::hard)};
    const Option chosen = choose(table, id, Ask::starting_tyre, {"GP-L02", id}, options);
    race.car(id).tyre = tyre_of(chosen.choice);
    tell_tyre(table, Fact::tyre_chosen, id, "GP-L02", race.car(id).tyre);
    if (++race.tyres_chosen == race.terms.cars) race.stage = Stage::grid;
}

// Alone on the track, from the line until it is crossed again, on the chosen tyre (GP-L05, GP-L06,
// GP-L07, GP-X24).
void drive_qualifying_lap(Race& race, Table& table) {
    const CarId id = race.qualified;
    const bool is_soft = race.car(id).tyre == Tyre::soft;
    int rolls = 0;
    for (int spaces = 0; spaces <= lap_length;) {
        const int die = roll_die(table, race, id, Why::qualifying, "GP-L05");
        const bool locks_up = is_soft && die == 1;
        spaces += die + (is_soft ? 2 : 0);
        rolls += locks_up ? 2 : 1;
        race.move.moved = static_cast<std::uint8_t>(spaces);
        race.qualifying_rolls[id] = static_cast<std::uint8_t>(rolls);
        tell(table, Fact::hot_lap, id, locks_up ? Rule("GP-L07") : Rule("GP-L05"), spaces);
    }
    race.move = {};
    tell(table, Fact::qualified, id, "GP-L05", rolls);
    ++race.qualified;
}

// GP-L03, GP-L08, GP-X04
void line_up(Race& race, Table& table) {
    std::array<int, most_cars> value{};
    const auto cars = std::span(race.order).first(race.terms.cars);
    for (CarId id = 0; id < race.terms.cars; ++id) {
        if (race.terms.grid == GridBy::qualifying) {
            value[id] = -race.qualifying_rolls[id];
            continue;
        }
        value[id] = roll_die(table, race, id, Why::grid, "GP-L03");
        tell(table, Fact::grid_rolled, id, "GP-L03", value[id]);
    }
    settle(race, table, cars, value);
    for (std::size_t slot = 0; slot < cars.size(); ++slot) {
        race.car(cars[slot]).place = place_at(-static_cast<int>(slot));
        tell(table, Fact::grid_place, cars[slot], "GP-X04", static_cast<int>(slot) + 1);
    }
    race.stage = Stage::race;
    race.round = 1;
    tell(table, Fact::round_began, no_car, "GP-X04", 1);
}

}  // namespace grand_prix
