#include "games/frothy/ai/drivers.h"

#include <algorithm>
#include <numeric>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/search.h"
#include "games/frothy/rules/rules.h"

namespace frothy {

RoadBooks::RoadBooks(const Setting& setting, const DriverSeats& seats, const DrivingMap& map)
    : map_(&map) {
    if (!needs_road_book(setting.terms)) return;
    std::array<std::uint8_t, max_vehicles> grid{};
    std::iota(grid.begin(), grid.end(), std::uint8_t{0});
    const Race race = set_up_race(setting, grid);
    for (std::size_t v = 0; v < setting.licences.size(); ++v) {
        if (!knows_the_road(seats[v])) continue;
        for (std::size_t other = 0; other < v && books_[v] == nullptr; ++other) {
            const bool is_like = setting.licences[other] == setting.licences[v] &&
                                 style_of(seats[other]) == style_of(seats[v]);
            if (is_like) books_[v] = books_[other];
        }
        if (books_[v] != nullptr) continue;
        made_.push_back(
            std::make_unique<RoadBook>(race, static_cast<VehicleId>(v), map, style_of(seats[v])));
        books_[v] = made_.back().get();
    }
}

Roads RoadBooks::roads() const { return {map_, books_}; }

int Drivers::answer(const kernel::Decision<Frothy>& decision) {
    const int usual = (*this)(decision.now, decision.question());
    if (!searches(seats_[decision.player])) return usual;
    return searched_answer(decision, roads_, usual);
}

Race Drivers::tried(const kernel::Decision<Frothy>& decision, int option,
                    std::uint64_t dice) const {
    return round_after(decision, option, roads_, dice);
}

bool Drivers::any_searches() const { return std::ranges::any_of(seats_, searches); }

}  // namespace frothy
