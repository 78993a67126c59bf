// The value of every hex and facing at every pace, by sweeping over the course until it settles.
#include "frothy/ai/driving_map.h"

#include <algorithm>
#include <numeric>

#include "frothy/dice.h"

namespace frothy {

using hexgrid::Direction;
using hexgrid::Facing;

namespace {

constexpr int crash_cost = 10 * DrivingMap::phase_cost;
constexpr int most_sweeps = 48;
// What a turn risks at each pace, as faster vehicles roll more Control dice.
constexpr std::array<int, DrivingMap::max_spaces + 1> turn_cost = {0, 1, 2, 4, 6, 7, 8};

}  // namespace

// Fills one row of the map after the other.
class MapMaker {
public:
    MapMaker(DrivingMap& map, const Course& course) : map_(map), course_(course) {
        cells_.resize(static_cast<std::size_t>(course.cell_count()));
        std::iota(cells_.begin(), cells_.end(), Cell{0});
        // Nearest to the line first: what lies before it can then build on it at once.
        std::stable_sort(cells_.begin(), cells_.end(),
                         [&](Cell a, Cell b) { return course.place(a) > course.place(b); });
    }

    void make(int spaces) {
        spaces_ = spaces;
        costs_ = &map_.costs_[static_cast<std::size_t>(spaces)];
        const auto states = cells_.size() * hexgrid::facing_count;
        costs_->assign(states, DrivingMap::unreachable);
        beyond_.assign(states, -1);
        crossed_.clear();
        settle();
        if (!course_.is_circuit()) return;
        // Once more, now that it is known how good it is to cross the line here or there.
        int least = DrivingMap::unreachable;
        for (const std::size_t state : crossed_)
            least = std::min<int>(least, (*costs_)[state]);
        if (least == DrivingMap::unreachable) return;
        map_.laps_[static_cast<std::size_t>(spaces)] = least;
        for (const std::size_t state : crossed_) {
            beyond_[state] = std::min(crash_cost, (*costs_)[state] - least);
        }
        costs_->assign(states, DrivingMap::unreachable);
        settle();
    }

private:
    // One way along a phase, as far as it has been followed.
    struct Way {
        Cell cell;
        int steps_left;
        bool drift_open;
        bool left_next;  // the side of the next step of a corner-facing vehicle
        bool crossed = false;
        int extra = 0;
    };

    void settle() {
        for (int sweep = 0; sweep < most_sweeps; ++sweep) {
            bool changed = false;
            for (const Cell cell : cells_) {
                if (course_.is_solid(cell)) continue;
                int least = DrivingMap::unreachable;
                for (int f = 0; f < hexgrid::facing_count; ++f) {
                    least = std::min<int>(least, (*costs_)[DrivingMap::index_of(cell, Facing(f))]);
                }
                for (int f = 0; f < hexgrid::facing_count; ++f) {
                    changed |= improve(cell, Facing(f), least);
                }
            }
            if (!changed) return;
        }
    }

    bool improve(Cell cell, Facing facing, int least_here) {
        facing_ = facing;
        best_ = DrivingMap::unreachable;
        if (facing.is_side()) {
            follow({cell, spaces_, true, false});
        } else {
            follow({cell, spaces_, false, true});
            follow({cell, spaces_, false, false});
        }
        // Whatever it runs into, it can face another way afterwards.
        best_ = std::min(best_, least_here + crash_cost);
        std::uint16_t& cost = (*costs_)[DrivingMap::index_of(cell, facing)];
        if (best_ >= cost) return false;
        cost = static_cast<std::uint16_t>(best_);
        return true;
    }

    void follow(Way way) {
        if (way.steps_left == 0) {
            arrive(way);
            return;
        }
        if (facing_.is_corner()) {
            step(way, way.left_next ? facing_.front_left() : facing_.front_right(), false);
            return;
        }
        step(way, facing_.ahead(), false);
        if (way.drift_open) {
            step(way, facing_.front_left(), true);
            step(way, facing_.front_right(), true);
        }
    }

    void step(Way way, Direction direction, bool drift) {
        const Cell to = course_.neighbour(way.cell, direction);
        const Crossing crossing = course_.crossing(way.cell, direction);
        if (crossing == Crossing::forwards && !way.crossed) {
            if (!course_.is_circuit() || to == no_cell) {
                best_ = std::min(best_, way.extra + used(way));
                return;
            }
            way.crossed = true;
        }
        if (to == no_cell || course_.is_solid(to) || crossing == Crossing::backwards) return;
        const Features& features = course_.features(to);
        way.extra += (features.hazard ? 2 + 2 * spaces_ : 0) +
                     (features.fragile > 0 ? 2 + 2 * spaces_ : 0) + (drift ? 1 : 0);
        way.cell = to;
        --way.steps_left;
        way.left_next = !way.left_next;
        if (drift) way.drift_open = false;
        follow(way);
    }

    // Sixteenths of the phase that the way has taken, its next step included.
    int used(const Way& way) const {
        return DrivingMap::phase_cost * (spaces_ - way.steps_left + 1) / spaces_;
    }

    void arrive(const Way& way) {
        for (int turn = -1; turn <= 1; ++turn) {
            const std::size_t state = DrivingMap::index_of(way.cell, facing_.turned(turn));
            const int here = way.extra + DrivingMap::phase_cost +
                             (turn == 0 ? 0 : turn_cost[static_cast<std::size_t>(spaces_)]);
            if (!way.crossed) {
                best_ = std::min<int>(best_, here + (*costs_)[state]);
            } else {
                if (beyond_[state] < 0) {
                    crossed_.push_back(state);
                    beyond_[state] = 0;
                }
                best_ = std::min<int>(best_, here + beyond_[state]);
            }
        }
    }

    DrivingMap& map_;
    const Course& course_;
    std::vector<Cell> cells_;
    std::vector<std::uint16_t>* costs_ = nullptr;
    std::vector<int> beyond_;           // cost of starting the next lap in this state
    std::vector<std::size_t> crossed_;  // the states in which the line is crossed
    int spaces_ = 1;
    Facing facing_;
    int best_ = 0;
};

DrivingMap::DrivingMap(const Setting& setting) : odds_(setting.rules.dice_faces) {
    // Only the paces at which a vehicle of this race moves.
    std::array<bool, max_spaces + 1> wanted{};
    wanted[1] = true;
    for (const Licence& licence : setting.licences) {
        for (const SpeedColumn& column : licence.speeds) {
            for (const std::uint8_t spaces : column.move) {
                wanted[std::min<std::size_t>(spaces, max_spaces)] = true;
            }
        }
    }
    std::size_t made = 1;
    MapMaker maker(*this, setting.course);
    for (std::size_t spaces = 1; spaces <= max_spaces; ++spaces) {
        if (wanted[spaces]) {
            maker.make(static_cast<int>(spaces));
            made = spaces;
        } else {
            costs_[spaces] = costs_[made];
            laps_[spaces] = laps_[made];
        }
    }
}

CheckOdds::CheckOdds(DiceFaces faces) {
    for (int cast = 2; cast <= max_cast; ++cast) {
        int combinations = 1;
        for (int die = 0; die < cast; ++die)
            combinations *= static_cast<int>(icon_count);
        for (int limit = 0; limit < 3; ++limit) {
            std::array<int, 128> count{};
            for (int number = 0; number < combinations; ++number) {
                std::array<int, max_cast> dice{};
                int rest = number;
                for (int die = 0; die < cast; ++die) {
                    const auto icon = static_cast<Icon>(rest % static_cast<int>(icon_count));
                    dice[static_cast<std::size_t>(die)] = value_of(icon, faces);
                    rest /= static_cast<int>(icon_count);
                }
                std::sort(dice.begin(), dice.begin() + cast);
                unsigned sums = 0;
                const int last_first = limit == 0 ? cast - 2 : 0;
                for (int a = 0; a <= last_first; ++a) {
                    const int last_second = limit == 2 ? 1 : cast - 1;
                    for (int b = a + 1; b <= last_second; ++b) {
                        sums |= 1U << (dice[static_cast<std::size_t>(a)] +
                                       dice[static_cast<std::size_t>(b)]);
                    }
                }
                ++count[sums];
            }
            auto& chances =
                chances_[static_cast<std::size_t>(cast)][static_cast<std::size_t>(limit)];
            for (std::size_t sums = 0; sums < count.size(); ++sums) {
                if (count[sums] == 0) continue;
                chances.push_back({static_cast<std::uint8_t>(sums), count[sums]});
            }
        }
    }
}

}  // namespace frothy
