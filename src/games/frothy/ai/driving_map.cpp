// The value of every hex and facing at every pace, by sweeping over the course until it settles.
#include "games/frothy/ai/driving_map.h"

#include <algorithm>
#include <numeric>

#include "games/frothy/rules/dice.h"

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
        find_phases();
        settle();
        if (!course_.is_circuit()) return;
        // Once more, now that it is known how good it is to cross the line here or there.
        int least = DrivingMap::unreachable;
        for (const std::size_t state : crossed_)
            least = std::min<int>(least, (*costs_)[state]);
        if (least == DrivingMap::unreachable) return;
        map_.laps_[static_cast<std::size_t>(spaces)] = least;
        for (const std::size_t state : crossed_) {
            beyond_[state] =
                static_cast<std::uint16_t>(std::min(crash_cost, (*costs_)[state] - least));
        }
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

    // Where a way of a whole phase ends, and what it costs on top of the phase.
    struct End {
        Cell cell;
        std::uint8_t extra;
        bool crossed;
    };

    // All phases from a hex and facing: `ends_` from `first` on, up to those of the next state.
    struct Phases {
        std::uint32_t first = 0;
        std::uint16_t home = DrivingMap::unreachable;  // the cost of the best that ends the race
    };

    // Which ways there are does not change from sweep to sweep.
    void find_phases() {
        const auto states = cells_.size() * hexgrid::facing_count;
        ends_.clear();
        crossed_.clear();
        beyond_.assign(states, not_crossed);
        phases_.assign(states + 1, {});
        for (std::size_t state = 0; state < states; ++state) {
            phases_[state].first = static_cast<std::uint32_t>(ends_.size());
            phases_here_ = &phases_[state];
            const auto cell = static_cast<Cell>(state / hexgrid::facing_count);
            facing_ = Facing(static_cast<int>(state % hexgrid::facing_count));
            if (course_.is_solid(cell)) continue;
            if (facing_.is_side()) {
                follow({cell, spaces_, true, false});
            } else {
                follow({cell, spaces_, false, true});
                follow({cell, spaces_, false, false});
            }
        }
        phases_[states].first = static_cast<std::uint32_t>(ends_.size());
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
                phases_here_->home = static_cast<std::uint16_t>(
                    std::min<int>(phases_here_->home, way.extra + used(way)));
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
        ends_.push_back({way.cell, static_cast<std::uint8_t>(way.extra), way.crossed});
        if (!way.crossed) return;
        for (int turn = -1; turn <= 1; ++turn) {
            const std::size_t state = DrivingMap::index_of(way.cell, facing_.turned(turn));
            if (beyond_[state] != not_crossed) continue;
            crossed_.push_back(state);
            beyond_[state] = 0;
        }
    }

    void settle() {
        costs_->assign(phases_.size() - 1, DrivingMap::unreachable);
        for (int sweep = 0; sweep < most_sweeps; ++sweep) {
            bool changed = false;
            for (const Cell cell : cells_) {
                if (!course_.is_solid(cell)) changed |= improve(cell);
            }
            if (!changed) return;
        }
    }

    bool improve(Cell cell) {
        const std::size_t first = DrivingMap::index_of(cell, Facing(0));
        const auto here = costs_->begin() + static_cast<std::ptrdiff_t>(first);
        // Whatever it runs into, it can face another way afterwards.
        const int crashed = *std::min_element(here, here + hexgrid::facing_count) + crash_cost;
        bool changed = false;
        for (int facing = 0; facing < hexgrid::facing_count; ++facing) {
            const int best = std::min(crashed, best_phase(first, Facing(facing)));
            std::uint16_t& cost = here[facing];
            if (best >= cost) continue;
            cost = static_cast<std::uint16_t>(best);
            changed = true;
        }
        return changed;
    }

    int best_phase(std::size_t first, Facing facing) const {
        const std::size_t state = first + static_cast<std::size_t>(facing.number());
        const int turned = turn_cost[static_cast<std::size_t>(spaces_)];
        const std::size_t left = DrivingMap::index_of(0, facing.turned(-1));
        const std::size_t ahead = DrivingMap::index_of(0, facing);
        const std::size_t right = DrivingMap::index_of(0, facing.turned(1));
        int best = phases_[state].home;
        for (std::uint32_t i = phases_[state].first; i < phases_[state + 1].first; ++i) {
            const End& end = ends_[i];
            const auto& onwards = end.crossed ? beyond_ : *costs_;
            const std::size_t there = DrivingMap::index_of(end.cell, Facing(0));
            const int sideways =
                std::min<int>(onwards[there + left], onwards[there + right]) + turned;
            best = std::min(best, end.extra + DrivingMap::phase_cost +
                                      std::min<int>(onwards[there + ahead], sideways));
        }
        return best;
    }

    static constexpr std::uint16_t not_crossed = 0xFFFF;

    DrivingMap& map_;
    const Course& course_;
    std::vector<Cell> cells_;
    std::vector<std::uint16_t>* costs_ = nullptr;
    std::vector<std::uint16_t> beyond_;  // cost of starting the next lap in this state
    std::vector<std::size_t> crossed_;   // the states in which the line is crossed
    std::vector<End> ends_;
    std::vector<Phases> phases_;  // by state, and one more
    int spaces_ = 1;
    Facing facing_;
    Phases* phases_here_ = nullptr;
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
        for (const Keep keep : {Keep::any_two, Keep::one_lowest, Keep::two_lowest}) {
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
                const int last_first = keep == Keep::any_two ? cast - 2 : 0;
                for (int a = 0; a <= last_first; ++a) {
                    const int last_second = keep == Keep::two_lowest ? 1 : cast - 1;
                    for (int b = a + 1; b <= last_second; ++b) {
                        sums |= 1U << (dice[static_cast<std::size_t>(a)] +
                                       dice[static_cast<std::size_t>(b)]);
                    }
                }
                ++count[sums];
            }
            auto& chances =
                chances_[static_cast<std::size_t>(cast)][static_cast<std::size_t>(keep)];
            for (std::size_t sums = 0; sums < count.size(); ++sums) {
                if (count[sums] == 0) continue;
                chances.push_back({static_cast<std::uint8_t>(sums), count[sums]});
            }
        }
    }
}

}  // namespace frothy
