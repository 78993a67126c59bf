#include "games/grand_prix/ai/prospects.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/grand_prix/rules/grand_prix.h"
#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"

namespace grand_prix {

namespace {

constexpr double lane_pace = 3.5;  // spaces a turn, the die alone
constexpr double exit_gain = 0.2;  // turns: the roll that leads out counts the tyre
constexpr double lost_race = 100;  // turns, where no stop can be made that counts
// Of the move, lost at the entry: the more chances there are to choose from, the less.
constexpr double spaces_at_entry = 7.5;
// Of how far two cars may yet drift apart, for each root of a space still to go.
constexpr double spread = 1.4;

double spaces_of(const Average& average) {
    return static_cast<double>(average.spaces) / average.rolls;
}
double pace_of(const Average& average) {
    return static_cast<double>(average.spaces) / average.turns;
}

// What cards have left it with.
double worth_of_marks(const Race& race, const Car& car, const Average& plain) {
    double worth = spaces_of(average_of(race, car)) - spaces_of(plain);
    for (int i = 1; i < car.changes.size(); ++i)
        worth += car.changes[static_cast<std::size_t>(i)];
    if (car.rolls_twice) worth -= 1.5;
    if (car.is_warned) worth -= 0.5;
    return worth + 0.7 * car.blankets + 0.5 * car.boosts + 1.5 * car.rerolls;
}

// From PE to where the lane joins the road, against a car that stays out.
double turns_of_stop(double usual_pace) {
    constexpr int by_road = lap_length - pit_branch - 1 + pit_joins;
    return (lane_length + 1) / lane_pace - by_road / usual_pace - exit_gain;
}

// Whether it owes a stop, and none is under way.
bool owes_stop(const Race& race, const Car& car) {
    const bool is_stopping = car.place.in_lane && stop_counts_on(race.terms, car.entered_on);
    return needs_stop(race.terms) && !car.stop_counts && !is_stopping;
}

// Turns it still loses to the stop it must make, or would do well to make.
double turns_for_stops(const Race& race, const Car& car, double pace, double usual_pace) {
    const int laps_left = race.terms.laps - car.place.lap;
    const int left = lap_length * race.terms.laps + 1 - distance(car.place);
    const double stop = turns_of_stop(usual_pace);
    double turns = 0;
    if (owes_stop(race, car)) {
        const bool is_past = car.place.in_lane || car.place.space > pit_branch;
        const int chances = race.terms.laps - std::max(2, car.place.lap + (is_past ? 1 : 0));
        if (chances <= 0) return lost_race;
        turns = stop + spaces_at_entry / (chances * usual_pace);
    }
    if (pace < usual_pace && !car.place.in_lane) {
        const double slowly = left / pace - left / usual_pace;
        const double to_entry = steps_between(car.place.space, pit_branch + 1);
        const double changing = to_entry / pace - to_entry / usual_pace + (turns > 0 ? 0 : stop);
        turns += laps_left < 1 ? slowly : std::min(slowly, changing);
    }
    return turns;
}

double standing_of(const Race& race, CarId id, double usual_pace) {
    const Car& car = race.car(id);
    const Average plain = average_of(race, without_marks(car));
    double spaces = distance(car.place);
    if (car.place.in_lane) {
        const bool before_line = car.place.space <= lane_before_line;
        const int lap = car.place.lap + (before_line ? 1 : 0);
        const double turns = (lane_length + 1 - car.place.space) / lane_pace;
        spaces = lap_length * (lap - 1) + pit_joins - turns * usual_pace;
    }
    spaces += worth_of_marks(race, car, plain);
    double turns = car.standing == Standing::missing ? 1 : 0;
    turns += turns_for_stops(race, car, pace_of(plain), usual_pace);
    return spaces - turns * usual_pace;
}

// With the tyre that suits the weather, new.
double usual_pace_of(const Race& race) {
    Car car;
    car.tyre = race.weather == Weather::wet ? Tyre::wet : Tyre::soft;
    car.set_since = 1;
    car.place.lap = race.terms.tyre_wear ? 2 : 1;
    return pace_of(average_of(race, car));
}

}  // namespace

double chance_to_win(const Race& race, CarId id) {
    if (GrandPrix::is_over(race)) return classification(race)[0] == id ? 1 : 0;
    const double usual_pace = usual_pace_of(race);
    std::array<double, most_cars> standing{};
    double best = -1000;
    for (CarId car = 0; car < race.terms.cars; ++car) {
        standing[car] = standing_of(race, car, usual_pace);
        best = std::max(best, standing[car]);
    }
    const double left = std::max(1.0, lap_length * race.terms.laps + 1 - best);
    const double scale = spread * std::sqrt(left + 3);
    double all = 0;
    for (CarId car = 0; car < race.terms.cars; ++car)
        all += std::exp((standing[car] - best) / scale);
    return std::exp((standing[id] - best) / scale) / all;
}

}  // namespace grand_prix
