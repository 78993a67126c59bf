#include "games/grand_prix/ai/prospects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "games/grand_prix/rules/grand_prix.h"
#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"

namespace grand_prix {

namespace {

constexpr double lane_pace = 3.5;  // spaces a turn, the die alone
constexpr double exit_gain = 0.2;  // turns: the roll that leads out counts the tyre
// Turns, more than any race has, where what is owed cannot be made good any more.
constexpr double lost_race = 1'000;
constexpr double spaces_at_entry = 2.0;  // of the move, lost there
// Of how far two cars may yet drift apart, for each root of a space still to go.
constexpr double spread = 1.4;
constexpr unsigned both_compounds = 3;

double spaces_of(const Average& average) {
    return static_cast<double>(average.spaces) / average.rolls;
}
double pace_of(const Average& average) {
    return static_cast<double>(average.spaces) / average.turns;
}

// What cards have left it with.
double worth_of_marks(const Race& race, const Car& car) {
    double worth =
        spaces_of(average_of(race, car)) - spaces_of(average_of(race, without_marks(car)));
    for (int i = 1; i < car.changes.size(); ++i)
        worth += car.changes[static_cast<std::size_t>(i)];
    if (car.rolls_twice) worth -= 1.5;
    if (car.is_warned) worth -= 0.5;
    return worth + 0.7 * car.blankets + 0.5 * car.boosts + 1.5 * car.rerolls;
}

unsigned bit_of(Tyre tyre) { return tyre == Tyre::wet ? 0U : 1U << static_cast<unsigned>(tyre); }

}  // namespace

// ---- Plans --------------------------------------------------------------------------------------

Prospects::Prospects(const Terms& terms) : terms_(terms) {
    Race race = race_of(terms);
    for (const Weather weather : {Weather::dry, Weather::wet}) {
        race.weather = weather;
        for (const Tyre tyre : {Tyre::soft, Tyre::hard, Tyre::wet}) {
            for (int age = 0; age <= worn_out; ++age) {
                Car car;
                car.tyre = tyre;
                car.place.lap = static_cast<std::uint8_t>(car.set_since + age);
                paces_[static_cast<std::size_t>(weather)][static_cast<std::size_t>(tyre)]
                      [static_cast<std::size_t>(age)] = pace_of(average_of(race, car));
            }
        }
        work_out(weather);
    }
}

double Prospects::pace(Weather weather, Tyre tyre, int age) const {
    return paces_[static_cast<std::size_t>(weather)][static_cast<std::size_t>(tyre)]
                 [static_cast<std::size_t>(std::clamp(age, 0, worn_out))];
}

std::size_t Prospects::index_of(const Plan& plan) {
    std::size_t index = static_cast<std::size_t>(plan.tyre);
    index = index * (worn_out + 1) + static_cast<std::size_t>(std::clamp(plan.age, 0, worn_out));
    index = index * 2 + (plan.has_changed ? 1 : 0);
    index = index * 2 + (plan.has_stopped ? 1 : 0);
    return index * (both_compounds + 1) + plan.compounds;
}

double Prospects::owed_at_end(Weather weather, const Plan& plan) const {
    const bool owes =
        !plan.has_stopped || (weather == Weather::dry && plan.compounds != both_compounds);
    return owes ? lost_race : 0;
}

double Prospects::from_exit(Weather weather, int lap, Plan plan, bool is_changed, Tyre tyre) const {
    const bool costs_turn = is_changed && plan.has_changed && terms_.tyre_wear;
    plan.has_changed = plan.has_changed || is_changed;
    plan.age = is_changed ? 0 : plan.age + 1;
    plan.tyre = tyre;
    const double to_entry = (pit_branch - pit_joins) / pace(weather, tyre, plan.age);
    plan.compounds |= bit_of(tyre);
    return (costs_turn ? 1 : 0) + to_entry + from_entry(weather, lap + 1, plan);
}

// By the best of all tyres on offer (GP-L44, GP-X65, GP-X77).
Prospects::Fitted Prospects::after_box(Weather weather, int lap, const Plan& plan) const {
    Fitted best{std::nullopt, from_exit(weather, lap, plan, false, plan.tyre)};
    for (const Tyre tyre : {Tyre::soft, Tyre::hard, Tyre::wet}) {
        if (tyre == Tyre::wet && terms_.mode == Mode::sprint) continue;
        if (tyre == plan.tyre && !terms_.tyre_wear) continue;
        const double turns = from_exit(weather, lap, plan, true, tyre);
        if (turns < best.turns) best = {tyre, turns};
    }
    return best;
}

double Prospects::with_stop(Weather weather, int lap, const Plan& plan) const {
    Plan stopped = plan;
    stopped.has_stopped = plan.has_stopped || stop_counts_on(terms_, lap);
    return spaces_at_entry / pace(weather, plan.tyre, plan.age) + (lane_length + 1) / lane_pace -
           exit_gain + after_box(weather, lap, stopped).turns;
}

double Prospects::from_entry(Weather weather, int lap, const Plan& plan) const {
    return turns_[static_cast<std::size_t>(weather)][static_cast<std::size_t>(lap)][index_of(plan)];
}

// From the last lap backward.
void Prospects::work_out(Weather weather) {
    auto& turns = turns_[static_cast<std::size_t>(weather)];
    const std::size_t plans = 3 * (worn_out + 1) * 2 * 2 * (both_compounds + 1);
    turns.assign(terms_.laps + 1U, std::vector<double>(plans));
    constexpr int to_line = lap_length - pit_branch;
    for (int lap = terms_.laps; lap >= 0; --lap) {
        for (const Tyre tyre : {Tyre::soft, Tyre::hard, Tyre::wet}) {
            for (int bits = 0; bits < (worn_out + 1) * 2 * 2 * 4; ++bits) {
                const Plan plan{tyre, bits / 16, bits % 2 != 0, bits / 2 % 2 != 0,
                                static_cast<unsigned>(bits / 4 % 4)};
                double& least = turns[static_cast<std::size_t>(lap)][index_of(plan)];
                const double now = pace(weather, tyre, plan.age);
                if (lap == terms_.laps) {
                    least = (to_line + 1) / now + owed_at_end(weather, plan);
                    continue;
                }
                Plan next = plan;
                next.age = std::min(plan.age + 1, worn_out);
                next.compounds |= bit_of(tyre);
                least = to_line / now + pit_branch / pace(weather, tyre, next.age) +
                        from_entry(weather, lap + 1, next);
                least = std::min(least, with_stop(weather, lap, plan));
            }
        }
    }
}

// ---- A car --------------------------------------------------------------------------------------

bool Prospects::asks_for_compounds(const Race& race) const {
    return terms_.two_compounds && !race.was_wet;
}

Prospects::Plan Prospects::plan_of(const Race& race, const Car& car) const {
    Plan plan;
    plan.tyre = car.tyre;
    plan.age = std::clamp(car.place.lap - car.set_since, 0, worn_out);
    plan.has_changed = car.tyre_changes > 0;
    plan.has_stopped = car.stop_counts || !needs_stop(terms_);
    plan.compounds = asks_for_compounds(race) ? car.compounds & both_compounds : both_compounds;
    return plan;
}

// From there on the next lap is counted.
Prospects::Plan Prospects::plan_in_lane(const Race& race, const Car& car) const {
    Plan plan = plan_of(race, car);
    plan.has_stopped = plan.has_stopped || stop_counts_on(terms_, car.entered_on);
    plan.age = car.entered_on - car.set_since;
    return plan;
}

std::optional<Tyre> Prospects::next_set(const Race& race, CarId id) const {
    const Car& car = race.car(id);
    if (car.entered_on == terms_.laps) return std::nullopt;
    return after_box(race.weather, car.entered_on, plan_in_lane(race, car)).set;
}

bool Prospects::is_too_late(const Race& race, CarId id) const {
    return turns_home(race, id) >= lost_race;
}

double Prospects::turns_home(const Race& race, CarId id) const {
    const Car& car = race.car(id);
    const Weather weather = race.weather;
    const Place& place = car.place;
    const int lap = place.lap;
    Plan plan = plan_of(race, car);
    if (car.standing == Standing::home) return owed_at_end(weather, plan);
    double turns = car.standing == Standing::missing ? 1 : 0;
    if (place.in_lane) {
        plan = plan_in_lane(race, car);
        if (car.entered_on == terms_.laps)
            return turns + (lane_before_line + 1 - place.space) / lane_pace +
                   owed_at_end(weather, plan);
        turns += (lane_length + 1 - place.space) / lane_pace - exit_gain;
        if (!car.box_passed) return turns + after_box(weather, car.entered_on, plan).turns;
        return turns + from_exit(weather, car.entered_on, plan, false, plan.tyre);
    }
    plan.compounds |= bit_of(plan.tyre);
    const double now = pace(weather, plan.tyre, plan.age);
    if (lap > 0 && place.space <= pit_branch)
        return turns + (pit_branch - place.space) / now + from_entry(weather, lap, plan);
    turns += (lap_length - place.space) / now;
    if (lap == terms_.laps) return turns + 1 / now + owed_at_end(weather, plan);
    plan.age = lap > 0 ? plan.age + 1 : 0;
    return turns + pit_branch / pace(weather, plan.tyre, plan.age) +
           from_entry(weather, lap + 1, plan);
}

// ---- The race -----------------------------------------------------------------------------------

double Prospects::chance_to_win(const Race& race, CarId id) const {
    if (GrandPrix::is_over(race)) return classification(race)[0] == id ? 1 : 0;
    const Tyre suited = race.weather == Weather::wet ? Tyre::wet : Tyre::soft;
    const double usual = pace(race.weather, suited, terms_.tyre_wear ? 1 : 0);
    std::array<double, most_cars> to_go{};  // spaces
    double least = std::numeric_limits<double>::max();
    for (CarId car = 0; car < race.terms.cars; ++car) {
        to_go[car] = turns_home(race, car) * usual - worth_of_marks(race, race.car(car));
        least = std::min(least, to_go[car]);
    }
    const double scale = spread * std::sqrt(std::max(1.0, least) + 3);
    double all = 0;
    for (CarId car = 0; car < race.terms.cars; ++car)
        all += std::exp((least - to_go[car]) / scale);
    return std::exp((least - to_go[id]) / scale) / all;
}

}  // namespace grand_prix
