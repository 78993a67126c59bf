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

template <class Key>
Order running_sorted(const Race& race, Key key_of) {
    Order order;
    std::array<std::int64_t, max_vehicles> keys;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (!race[v].is_running()) continue;
        const std::int64_t key = key_of(v);
        std::size_t i = order.size();
        order.push_back(v);
        for (; i > 0 && keys[i - 1] < key; --i) {
            keys[i] = keys[i - 1];
            order[i] = order[i - 1];
        }
        keys[i] = key;
        order[i] = v;
    }
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
