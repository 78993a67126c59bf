// Fills a road book: every phase from every hex, facing and rating, round by round backwards from
// the finish line.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/frothy/ai/road_book.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

class RoadSurveyor {
public:
    RoadSurveyor(RoadBook& book, const Race& race, VehicleId v, const DrivingMap& map, Style style);
    void survey();

private:
    using Lap = RoadBook::Lap;
    using Rest = RoadBook::Rest;

    // Where a way along a phase ends, or stops before a wall.
    struct End {
        Cell cell = no_cell;
        std::uint8_t entered = 0;  // hazards and obstacles
        bool drifted = false;
        bool crossed = false;
    };
    // The ways from a hex and facing: those that lead on, or where there are none those that stop.
    struct Ways {
        std::uint32_t first = 0;  // of the ends; those of the next one follow
        std::uint8_t home = 0;    // spaces to the line; 0 where it is not crossed
        bool lead_on = false;
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
                         int cards, SpeedDirection direction) const;
    void find_all_ways();
    void find_ways(int spaces);
    void follow(Ways& ways, const End& here, hexgrid::Facing facing, Side side, int steps,
                int spaces);
    void add_end(Ways& ways, const End& end);
    void add_stop(const Ways& ways, Cell cell);
    void lay_out();
    void look_onwards();
    void begin_with(const DrivingMap& map, Lap lap);
    void settle(Lap lap);
    void drive_phase(Cell cell, int phase, Lap lap);
    void end_round(Cell cell, Lap lap);
    void rest(Cell cell, Lap lap);
    int least_at(int place, Lap lap) const;
    int cost_of_phase(const Rest& from, int spaces, int phase, Lap lap) const;
    int least_of(const Ways* ways, const Rest& from, int phase, Lap lap) const;
    // Followed by those of the next hex and facing.
    const Ways* ways_from(const Rest& rest, int spaces) const {
        return &ways_[first_ways_[static_cast<std::size_t>(spaces)] + state_of(rest)];
    }

    Cell cells() const { return static_cast<Cell>(course_.cell_count()); }
    // Those where the lap makes a difference, nearest to the line first.
    const std::vector<Cell>& cells_of(Lap lap) const {
        return lap == Lap::last ? order_ : stretch_;
    }
    int spaces_of(int rating, int phase) const {
        const auto& move = speeds_[static_cast<std::size_t>(rating)].move;
        return std::min<int>(move[static_cast<std::size_t>(phase - 1)], most_spaces);
    }
    RoadBook::Layer& layer(int phase, int rating) const {
        return book_.layers_[static_cast<std::size_t>(phase - 1)][static_cast<std::size_t>(rating)];
    }
    static std::size_t state_of(const Rest& rest) {
        return std::size_t{rest.cell} * hexgrid::facing_count + RoadBook::number_of(rest.facing);
    }

    static constexpr int most_spaces = 8;

    RoadBook& book_;
    const Course& course_;
    const std::array<SpeedColumn, rating_count>& speeds_;
    CornerDrift corner_drift_;
    const DrivingMap& map_;
    Style style_;
    // By number of spaces, hex and facing; one more after each number.
    std::array<std::size_t, most_spaces + 1> first_ways_{};
    std::vector<Ways> ways_;
    std::vector<End> ends_;
    std::array<std::vector<CheckPlan>, rating_count> checks_;
    std::array<int, rating_count> stamina_{};
    std::vector<Cell> order_;
    std::vector<Cell> stretch_;  // before the line
    std::size_t states_ = 0;     // of a layer
    int changed_ = 0;            // the most by the sweep under way, of a phase
    // The cost of having come to a rest, with a turn still to make; in layers of phases that move.
    std::vector<std::uint16_t> rest_costs_;
};

}  // namespace frothy
