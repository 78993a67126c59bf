// Fills a road book: every phase from every hex, facing and rating, round by round backwards from
// the finish line.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "frothy/ai/road_book.h"
#include "frothy/queries.h"

namespace frothy {

class RoadSurveyor {
public:
    RoadSurveyor(RoadBook& book, const Race& race, VehicleId v, const DrivingMap& map);
    void survey();

private:
    using Lap = RoadBook::Lap;
    using Rest = RoadBook::Rest;

    // Where a way along a phase ends.
    struct End {
        Cell cell = no_cell;
        std::uint8_t entered = 0;  // hazards and obstacles
        bool drifted = false;
        bool crossed = false;
    };
    // The ways of so many spaces from every hex and facing.
    struct Ways {
        std::vector<End> ends;
        std::vector<End> stops;  // before a wall; only where no end is
        std::vector<std::uint32_t> first_end;
        std::vector<std::uint32_t> first_stop;
        std::vector<std::uint8_t> home;  // spaces to the line; 0 where it is not crossed
    };
    // What may come of a Speed Check: the ratings to choose from, one bit each.
    struct CheckChance {
        std::uint8_t ratings = 0;
        int weight = 0;
    };
    struct CheckPlan {
        std::vector<CheckChance> chances;
        int weights = 0;
        int price = 0;
    };

    void know_the_vehicle(const Race& race, VehicleId v);
    void plan_checks(const Race& race, VehicleId v, const CheckOdds& odds);
    CheckPlan check_plan(const Race& race, VehicleId v, const CheckOdds& odds, int rating,
                         int cards, bool accelerates) const;
    void find_ways(int spaces);
    void follow(Ways& ways, const End& here, hexgrid::Facing facing, Side side, int steps,
                int spaces);
    void begin_with(const DrivingMap& map);
    void sweep(Lap lap);
    int least_past_the_line(Lap lap) const;
    void end_rounds(Lap lap);
    void drive_phase(Lap lap, int phase);
    int cost_of_rest(const Rest& rest, int phase, Lap lap) const;
    int cost_of_phase(const Rest& from, int spaces, int phase, Lap lap) const;
    int least_of(const Ways& ways, const Rest& from, int phase, Lap lap) const;
    std::size_t rests(Lap lap, int phase, int rating) const {
        const int number = (static_cast<int>(lap) * phase_count + phase - 1) * rating_count;
        return static_cast<std::size_t>(number + rating) * book_.states_;
    }

    Cell cells() const { return static_cast<Cell>(course_.cell_count()); }

    static constexpr int most_spaces = 8;

    RoadBook& book_;
    const Course& course_;
    const std::array<SpeedColumn, rating_count>& speeds_;
    CornerDrift corner_drift_;
    const DrivingMap& map_;
    std::array<Ways, most_spaces + 1> ways_;
    std::array<std::vector<CheckPlan>, rating_count> checks_;
    std::array<int, rating_count> stamina_{};
    int changed_ = 0;  // the most by the sweep under way, of a phase
    // The cost of having come to a rest, with a turn still to make.
    std::vector<std::uint16_t> rest_costs_;
};

}  // namespace frothy
