#include "games/frothy/ai/win_prospects.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/outlook.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"

namespace frothy {

namespace {

constexpr double never = 1e6;
constexpr int full_hand = 7;

// What is left to a vehicle, in points of Damage: Control Loss and cards count for parts of one.
double staying_power(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    int cards = 0;
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual})
        cards += vehicle.cards.count(Pile::hand, type);
    return damage_to_spare(race, v) - vehicle.control_loss / 8.0 +
           0.25 * std::min(cards, full_hand);
}

// Of a race in which the last one left wins: what it stands behind by, less is better.
double standing_among_the_last(const Race& race, VehicleId v) {
    constexpr double worth_of_damage = 100;
    return race[v].is_running() ? -worth_of_damage * staying_power(race, v) : never;
}

// Of a chase, in points of 64 to a hex: how far it is from its quarry, and whoever hunts it from
// it; Damage weighs the more, the less is left to take.
double standing_in_a_chase(const Race& race, VehicleId v) {
    if (!race[v].is_running()) return never;
    double gap = 0;
    if (quarry_of(race, v) != no_vehicle) gap += gap_to_quarry(race, v);
    double nearest = -1;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (!race[other].is_running() || quarry_of(race, other) != v) continue;
        const double to_come = gap_to_quarry(race, other);
        nearest = nearest < 0 ? to_come : std::min(nearest, to_come);
    }
    gap -= std::max(nearest, 0.0);
    constexpr double rounds_to_gain = 1.0;  // that its Speed counts for
    const double speed = rounds_to_gain * rating(race, v) * points_per_hex;
    const double harm = 600 / std::max(staying_power(race, v), 0.5);
    return gap * points_per_hex - speed + harm;
}

// By how many points standings go apart in the rounds to come. Like the prices of what they count,
// fitted to how races of `steady` drivers ended.
double spread_of(const Race& race, double least) {
    const auto after = [](double rounds) { return 90 + 40 * std::max(rounds, 0.0); };
    switch (race.terms().type) {
    case RaceType::fastest:
    case RaceType::furthest: return after(least / RoadBook::round_cost);
    case RaceType::pursuit: return after(rounds_left(race));
    case RaceType::toughest: return 250;
    case RaceType::fox_and_hounds: break;
    }
    return 400;
}

bool is_won_at_the_line(const Race& race) {
    return race.terms().type == RaceType::fastest || race.terms().type == RaceType::furthest;
}

// A race that is over knows its winners.
double share_of_the_win(const Race& race, VehicleId me) {
    const auto won = winners(race);
    const bool is_mine = std::ranges::find(won, me) != won.end();
    return is_mine ? 1.0 / static_cast<double>(won.size()) : 0;
}

// The rounds still to race, in all of which Damage is missed.
double rounds_ahead(const Race& race, double road) {
    const double to_the_line = road / RoadBook::round_cost;
    const int agreed = rounds_left(race);
    return agreed < 0 ? to_the_line : std::min<double>(agreed, to_the_line);
}

double cost_of_hand(const Outlook& outlook) {
    double cost = 0;
    for (int held = outlook.cards_in_hand(); held < full_hand; ++held)
        cost += outlook.card_price(held + 1);
    return cost;
}

}  // namespace

double WinProspects::chance_to_win(const Race& race, VehicleId me) const {
    if (race.moment == Moment::over) return share_of_the_win(race, me);
    const bool on_the_road = is_won_at_the_line(race) || (race.terms().type == RaceType::pursuit &&
                                                          book_of(race, me) != nullptr);
    std::array<double, max_vehicles> behind{};
    double least = never;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        behind[v] = on_the_road                               ? standing_on_the_road(race, v)
                    : race.terms().type == RaceType::toughest ? standing_among_the_last(race, v)
                                                              : standing_in_a_chase(race, v);
        least = std::min(least, behind[v]);
    }
    if (least >= never) return 0;
    const double spread = spread_of(race, least);
    double all = 0;
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        all += std::exp((least - behind[v]) / spread);
    return std::exp((least - behind[me]) / spread) / all;
}

// Points to get home, Damage and cards counted in.
double WinProspects::standing_on_the_road(const Race& race, VehicleId v) const {
    const Vehicle& vehicle = race[v];
    if (vehicle.status == VehicleStatus::finished)
        return -RoadBook::round_cost * 4.0 * (max_vehicles + 1 - vehicle.out_order);
    if (!vehicle.is_running() || vehicle.cell == no_cell) return never;
    const Outlook outlook(race, *roads_.map, v, Manner::racing, book_of(race, v));
    const Pace pace = outlook.next_pace(outlook.rating(), race.phase);
    double road = outlook.cost_at_rest({vehicle.cell, vehicle.facing, false}, pace);
    // FR-RACE-04: what counts is what has been gained since the start.
    if (race.terms().type == RaceType::pursuit && outlook.book() != nullptr)
        road += static_cast<double>(vehicle.start_progress) * outlook.book()->lap_cost() /
                std::max(race.course().length(), 1);
    const double spare = damage_to_spare(race, v);
    const double whole = race.licence(v).damage_max;
    const double harm = 600 * rounds_ahead(race, road) * (1 / std::max(spare, 0.5) - 1 / whole);
    constexpr int cost_of_a_point = 9;
    return road + harm + cost_of_a_point * vehicle.control_loss + cost_of_hand(outlook);
}

// Somebody else's is better than none.
const RoadBook* WinProspects::book_of(const Race& race, VehicleId v) const {
    if (roads_.books[v] != nullptr) return roads_.books[v];
    for (VehicleId other = 0; other < race.vehicle_count; ++other)
        if (roads_.books[other] != nullptr) return roads_.books[other];
    return nullptr;
}

}  // namespace frothy
