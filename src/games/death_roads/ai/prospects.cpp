#include "games/death_roads/ai/prospects.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/death_roads/ai/trial.h"
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

constexpr double row_for_gear = 0.25;      // of each Gear, for each round to come
constexpr double row_for_handling = 0.5;   // while there are cards to spend it on
constexpr double faster_by_gear = 0.12;    // the same, for each Gear
constexpr double handling_for_card = 1.7;  // that one card can spend
constexpr double skid_by_gear = 0.45;      // rows that a Skid card costs
constexpr std::array<double, 3> token_costs = {0.45, 0.35, 0.5};  // rows, by Status
constexpr double dirt_costs = 0.6;
constexpr double last_row_costs = 0.5;
constexpr double beside_costs = 1.0;  // Condition, by a rival in the next space who may yet act
constexpr double wear = 1.2;          // Condition that a round takes
// Of how far two cars may yet drift apart, in rows.
constexpr double spread_at_end = 0.45;
constexpr double spread_in_round = 0.45;  // besides, while the round is on
constexpr double spread_by_round = 1.0;   // and for each root of a round to come

int rounds_left(const Race& race) { return race.terms.rounds - race.round; }

// What it may still do before the round is over.
double rows_to_come(const Race& race, const Car& car) {
    if (car.is_aside) return 0;
    const bool is_last = rounds_left(race) == 0;
    if (car.handling < 1) {
        double cost = skid_by_gear * car.gear;
        if (is_last) return -cost;
        for (int spot = 0; spot < 1 - car.handling; ++spot)
            cost += token_costs[static_cast<std::size_t>(
                car.vehicle().overdraft[static_cast<std::size_t>(spot)])];
        return -cost;
    }
    const double spent = std::min<double>(car.handling, handling_for_card * car.hand.size());
    return spent * (row_for_handling + faster_by_gear * (car.gear - 1));
}

double tokens_cost(const Race& race, const Car& car) {
    if (car.is_aside && rounds_left(race) == 0) return 0;
    double cost = 0;
    for (std::size_t status = 0; status < token_costs.size(); ++status)
        cost += token_costs[status] * car.tokens[status];
    // Cold Blood sheds one before it is felt (DR-DRV-04).
    const bool is_cold = car.is_driven_by(Driver::vera) && car[Status::stun] > 0;
    return is_cold ? cost - token_costs[static_cast<std::size_t>(Status::stun)] : cost;
}

double place_costs(const Race& race, const Car& car) {
    const bool has_turns = !car.is_aside || rounds_left(race) > 0;
    double cost = 0;
    if (has_turns && is_dirt(race, car.at.lane)) cost += dirt_costs;
    if (car.at.row == 1 && rounds_left(race) > 0) cost += last_row_costs;
    return cost;
}

// Chance that it is still there at the end.
double chance_to_last(const Race& race, const Car& car) {
    const double to_come = wear * (rounds_left(race) + (car.is_aside ? 0.0 : 0.5)) + 0.05;
    return 1 - std::exp(-car.condition / to_come);
}

double share_of(const Race& race, const std::array<double, most_players>& standing, PlayerId id,
                double spread) {
    const auto weight_of = [&](PlayerId each) {
        return std::exp((standing[each] - rows) / spread) * chance_to_last(race, race[each]);
    };
    double all = 0;
    for (PlayerId each = 0; each < race.terms.players; ++each)
        if (race[each].is_racing) all += weight_of(each);
    return race[id].is_racing ? weight_of(id) / all : 0;
}

bool is_anybody_on(const Race& race) {
    return std::ranges::any_of(race.cars,
                               [](const Car& car) { return car.is_racing && !car.is_aside; });
}

// The order of the track parts those who stand alike (DR-INIT-03).
double tie_by_track(const Race& race, PlayerId id) {
    const auto place = std::ranges::find(race.order, id) - race.order.begin();
    return -0.01 * static_cast<double>(place);
}

}  // namespace

Race round_ended(const Race& race, std::uint64_t seed) {
    Race after = race;
    if (race.event == none || race.stage == Stage::over) return after;
    TrialTable table(seed);
    after.stage = Stage::resolve;
    resolve_events(after, table);
    return after;
}

double standing_of(const Race& race, PlayerId id) {
    const Car& car = race[id];
    const double gears = 0.1 + row_for_gear * std::min(rounds_left(race), 2);
    return car.at.row + gears * car.gear + rows_to_come(race, car) - tokens_cost(race, car) -
           place_costs(race, car) + tie_by_track(race, id);
}

double condition_to_keep(const Race& race, PlayerId id, std::uint64_t seed) {
    const Race after = round_ended(race, seed);
    double kept = after[id].is_racing ? after[id].condition : 0;
    for (const Way way : {Way::forward, Way::back, Way::left, Way::right}) {
        const PlayerId rival = who_is_on(race, neighbour(race[id].at, way));
        if (rival != nobody && !race[rival].is_aside) kept -= beside_costs;
    }
    return kept;
}

double chance_to_win(const Race& race, PlayerId id, std::uint64_t seed) {
    const auto won = [&](const Race& at_end) { return placing(at_end)[0] == id ? 1.0 : 0.0; };
    if (race.stage == Stage::over) return won(race);
    const bool is_on = is_anybody_on(race);
    const Race after = round_ended(race, seed);
    if (!is_on && after.stage == Stage::over) return won(after);
    std::array<double, most_players> standing{};
    for (PlayerId each = 0; each < race.terms.players; ++each) {
        // What it may still do it does before the event.
        if (after[each].is_racing)
            standing[each] = standing_of(after, each) - rows_to_come(after, after[each]) +
                             rows_to_come(race, race[each]);
    }
    const double spread = spread_at_end + spread_by_round * std::sqrt(rounds_left(race)) +
                          (is_on ? spread_in_round : 0.0);
    return share_of(after, standing, id, spread);
}

}  // namespace death_roads
