// INIT: who is in front, and who moves first.
#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

using Order = kernel::FixedVector<VehicleId, max_vehicles>;

// The keys of INIT in one number, larger first: progress, then nearer the inside, then the lower
// grid number.
std::int64_t place_key(const Race& race, VehicleId v) {
    constexpr std::int64_t insides = 65536;
    static_assert(insides > 2 * CoursePlan::most_place);
    const int inside = race.course().inside(race[v].cell);
    return (progress(race, v) * insides - inside) * 8 - v;
}

// No two keys are alike, so that the place of each is the number of larger ones.
template <class Key>
Order running_sorted(const Race& race, Key key_of) {
    Order running;
    std::array<std::int64_t, max_vehicles> keys;
    std::array<std::size_t, max_vehicles> places{};
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (!race[v].is_running()) continue;
        const std::size_t i = running.size();
        keys[i] = key_of(v);
        running.push_back(v);
        for (std::size_t other = 0; other < i; ++other) {
            const std::size_t behind = keys[i] < keys[other] ? 1 : 0;
            places[i] += behind;
            places[other] += 1 - behind;
        }
    }
    Order order;
    order.resize(running.size());
    for (std::size_t i = 0; i < running.size(); ++i)
        order[places[i]] = running[i];
    return order;
}

}  // namespace

std::int32_t progress(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    if (!vehicle.is_running()) return vehicle.out_progress;
    return vehicle.laps * race.course().length() + race.course().place(vehicle.cell);
}

bool is_ahead(const Race& race, VehicleId a, VehicleId b) {
    const std::int32_t progress_a = progress(race, a);
    const std::int32_t progress_b = progress(race, b);
    if (progress_a != progress_b) return progress_a > progress_b;  // FR-INIT-03
    const int inside_a = race.course().inside(race[a].cell);
    const int inside_b = race.course().inside(race[b].cell);
    if (inside_a != inside_b) return inside_a < inside_b;  // FR-INIT-04
    return a < b;
}

Order race_order(const Race& race) {
    return running_sorted(race, [&](VehicleId v) { return place_key(race, v); });
}

Order order_of_movement(const Race& race) {
    constexpr std::int64_t rating_weight = std::int64_t{1} << 58;
    return running_sorted(race, [&](VehicleId v) {
        return rating(race, v) * rating_weight + place_key(race, v);  // FR-INIT-02
    });
}

}  // namespace frothy
