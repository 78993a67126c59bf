// INIT: who is in front, and who moves first.
#include "frothy/queries.h"

namespace frothy {

namespace {

using Order = kernel::FixedVector<VehicleId, max_vehicles>;

template <class Before>
Order running_sorted(const Race& race, Before before) {
    Order order;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (!race[v].is_running()) continue;
        order.push_back(v);
        for (std::size_t i = order.size() - 1; i > 0 && before(order[i], order[i - 1]); --i) {
            const VehicleId later = order[i - 1];
            order[i - 1] = order[i];
            order[i] = later;
        }
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
    return running_sorted(race, [&](VehicleId a, VehicleId b) { return is_ahead(race, a, b); });
}

Order order_of_movement(const Race& race) {
    return running_sorted(race, [&](VehicleId a, VehicleId b) {
        const int rating_a = rating(race, a);
        const int rating_b = rating(race, b);
        return rating_a != rating_b ? rating_a > rating_b  // FR-INIT-02
                                    : is_ahead(race, a, b);
    });
}

}  // namespace frothy
