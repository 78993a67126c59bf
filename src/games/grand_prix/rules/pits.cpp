// The pit lane and the weather: GP-L40 to GP-L48, GP-X17 to GP-X23, GP-X60 to GP-X67, GP-X77.
#include <array>

#include "games/grand_prix/rules/turn.h"
#include "kernel/fixed_vector.h"

namespace grand_prix {

namespace {

// GP-L44, GP-X21, GP-X65, GP-X77
kernel::FixedVector<Option, 4> tyres_on_offer(const Race& race, const Car& car) {
    kernel::FixedVector<Option, 4> options;
    options.push_back({Choice::keep});
    for (const Tyre tyre : {Tyre::soft, Tyre::hard, Tyre::wet}) {
        if (tyre == Tyre::wet && race.terms.mode == Mode::sprint) continue;
        if (tyre == car.tyre && !race.terms.tyre_wear) continue;
        options.push_back(fitting(tyre));
    }
    return options;
}

// GP-L44, GP-L45, GP-X66, GP-X67; whether it drives on (GP-X77).
bool pass_box(Race& race, Table& table, CarId id) {
    Car& car = race.car(id);
    car.box_passed = true;
    ++car.stops;
    const bool counts = stop_counts_on(race.terms, car.entered_on);
    car.stop_counts = car.stop_counts || counts;
    tell(table, Fact::passed_box, id, counts ? Rule("GP-X18") : Rule("GP-X67"), counts ? 1 : 0);
    const auto options = tyres_on_offer(race, car);
    const Option chosen =
        choose(table, id, Ask::box, {"GP-L44", id}, std::span(options.begin(), options.end()));
    if (chosen.choice == Choice::keep) return true;
    car.tyre = tyre_of(chosen.choice);
    car.set_since = static_cast<std::uint8_t>(car.entered_on + 1);  // GP-X76
    tell_tyre(table, Fact::tyre_changed, id, "GP-L44", car.tyre);
    if (++car.tyre_changes < 2 || !race.terms.tyre_wear) return true;
    car.standing = Standing::missing;
    tell(table, Fact::serving_stop, id, "GP-X77");
    return false;
}

}  // namespace

// GP-L41, GP-X17, GP-X60, GP-X61
bool enters_lane(Turn& turn) {
    Place& place = turn.car().place;
    if (place.in_lane || place.space != pit_branch || turn.move().entry_refused) return false;
    constexpr std::array<Option, 2> options = {{{Choice::enter}, {Choice::stay_out}}};
    const Option chosen = choose(turn.table, turn.id, Ask::pit_entry, {"GP-L41", turn.id}, options);
    if (chosen.choice == Choice::stay_out) {
        turn.move().entry_refused = true;
        return false;
    }
    Car& car = turn.car();
    place = {true, entry_space, place.lap};
    car.entered_on = place.lap;
    car.box_passed = false;
    turn.move().left = 0;
    ++turn.move().moved;
    tell(turn.table, Fact::entered_lane, turn.id, "GP-L41", place.lap);
    return true;
}

// GP-L42, GP-L43, GP-X19
int drive_along_lane(Race& race, Table& table, CarId id, int spaces) {
    Place& place = race.car(id).place;
    while (spaces > 0 && place.space < lane_length) {
        --spaces;
        if (place.space == lane_before_line) {
            if (place.lap == race.terms.laps) {
                come_home(race, table, id);
                return 0;
            }
            ++place.lap;
        }
        ++place.space;
        if (place.space == lane_before_line + 1) tell_lap(race, table, id, place.lap - 1);
        const bool is_box = place.space == box_of(id) && !race.car(id).box_passed;
        if (is_box && !pass_box(race, table, id)) return 0;
    }
    return spaces;
}

// GP-L48, GP-X23: it binds from the next totals on.
void flip_weather(Race& race, Table& table, CarId who, Rule rule) {
    race.weather = race.weather == Weather::dry ? Weather::wet : Weather::dry;
    race.was_wet = race.was_wet || race.weather == Weather::wet;
    tell(table, Fact::weather_changed, who, rule, static_cast<int>(race.weather));
    end_if_won(race, table);
}

}  // namespace grand_prix
