// How far it still is to the finish line from every hex and facing, at every pace: what the steady
// driver knows about a course before the race. Derived once for a setting, shared by all its races.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/setting.h"
#include "hexgrid/facing.h"

namespace frothy {

// The dice a Speed Check may bring, by number cast and what is kept of them (FR-SPD-06 to 10).
class CheckOdds {
public:
    static constexpr int max_cast = 5;
    // The sums to choose from, one bit each (bit 0 for 0, up to bit 6), and how likely they are.
    struct Chance {
        std::uint8_t sums = 0;
        int weight = 0;
    };

    explicit CheckOdds(DiceFaces faces);
    // For 2 to max_cast dice, two of them kept; the weights add up to 6 to the power of `cast`.
    const std::vector<Chance>& chances(int cast, Keep keep) const {
        return chances_[static_cast<std::size_t>(cast)][static_cast<std::size_t>(keep)];
    }

private:
    std::array<std::array<std::vector<Chance>, 3>, max_cast + 1> chances_;
};

class DrivingMap {
public:
    static constexpr int max_spaces = 6;
    static constexpr int phase_cost = 16;
    static constexpr int unreachable = 0xFFFF;

    // The setting need not outlive the map.
    explicit DrivingMap(const Setting& setting);

    // Cost in sixteenths of a moving phase to cross the finish line the next time, for a vehicle
    // that moves `spaces` (1 to 6) in each moving phase and turns at most once in each. Crashes,
    // hazards and turns cost extra; other vehicles are not known here.
    int to_go(int spaces, Cell cell, hexgrid::Facing facing) const {
        return costs_[static_cast<std::size_t>(spaces)][index_of(cell, facing)];
    }
    // The same for once round a circuit; 0 on an open course.
    int lap(int spaces) const { return laps_[static_cast<std::size_t>(spaces)]; }
    const CheckOdds& check_odds() const { return odds_; }

private:
    friend class MapMaker;
    static std::size_t index_of(Cell cell, hexgrid::Facing facing) {
        return static_cast<std::size_t>(cell) * hexgrid::facing_count +
               static_cast<std::size_t>(facing.number());
    }

    std::array<std::vector<std::uint16_t>, max_spaces + 1> costs_;
    std::array<int, max_spaces + 1> laps_{};
    CheckOdds odds_;
};

}  // namespace frothy
