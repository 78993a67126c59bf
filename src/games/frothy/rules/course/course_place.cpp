// How far along the course each hex lies (FR-INIT-03).
//
// Steps from the line behind and to the line ahead, both measured over a whole lap, so that they
// hug the inside of every bend alike; half their difference is a first place. Then the middle of
// the course is drawn through those places, and each hex takes the place of the middle nearest to
// it, which makes hexes of one cross-section level.
#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/rules/course/course_builder.h"

namespace frothy {

namespace {

using Numbers = std::vector<std::int32_t>;

constexpr std::int32_t widest_reach = 12;
constexpr std::array biases = {0, 1, -1, 2, -2, 3, -3, 4};

constexpr std::int32_t half_down(std::int32_t value) { return value / 2 - (value % 2 < 0 ? 1 : 0); }

class Places {
public:
    explicit Places(const Course& course)
        : course_(course),
          cells_(static_cast<std::size_t>(course.cell_count())),
          open_(open_cells(course)) {
        for (std::size_t i = 0; i < cells_; ++i) {
            for (int index = 0; index < hexgrid::direction_count; ++index) {
                const hexgrid::Direction d = hexgrid::direction(index);
                const auto cell = static_cast<Cell>(i);
                if (course.crossing(cell, d) != Crossing::forwards) continue;
                line_.push_back({cell, course.neighbour(cell, d)});
            }
        }
        for (const hexgrid::Hex hex : course.plan().finish) {
            if (course.cell_at(hex) != no_cell) finish_.push_back(course.cell_at(hex));
        }
    }

    Progress derive() {
        if (cells_ == 0) return {};
        if (course_.is_circuit() && !line_.empty() && derive_round()) return finished();
        derive_open();
        return finished();
    }

private:
    struct Edge {
        Cell behind;
        Cell beyond;
    };

    Numbers from_line() const {
        std::vector<Seed> seeds;
        for (const Cell cell : finish_)
            seeds.push_back({cell, 0});
        return walk(course_, seeds, open_);
    }
    Numbers to_line() const {
        std::vector<Seed> seeds;
        for (const Edge edge : line_)
            seeds.push_back({edge.behind, 1});
        return walk(course_, seeds, open_);
    }
    // The steps of the next lap: those of this one carried over the line.
    std::vector<Seed> carried(const Numbers& steps, Cell Edge::*from, Cell Edge::*to) const {
        std::vector<Seed> seeds;
        for (const Edge edge : line_) {
            if (steps[edge.*from] == unreached) continue;
            seeds.push_back({edge.*to, steps[edge.*from] + 1});
        }
        return seeds;
    }
    static std::int32_t least(const std::vector<Seed>& seeds) {
        return std::ranges::min_element(seeds, {}, &Seed::distance)->distance;
    }

    bool derive_round() {
        const std::vector<Seed> once = carried(from_line(), &Edge::behind, &Edge::beyond);
        if (once.empty()) return false;
        const Numbers since = walk(course_, once, open_);
        const std::vector<Seed> twice = carried(since, &Edge::behind, &Edge::beyond);
        if (twice.empty()) return false;
        length_ = least(twice) - least(once);
        if (length_ < 6) return false;  // no way round: the line does not span the track
        const Numbers until =
            walk(course_, carried(to_line(), &Edge::beyond, &Edge::behind), open_);
        std::int32_t at_line = 0;
        bool first = true;
        for (const Cell cell : finish_) {
            if (since[cell] == unreached || until[cell] == unreached) continue;
            const std::int32_t value = since[cell] - until[cell];
            at_line = first ? value : std::min(at_line, value);
            first = false;
        }
        places_.assign(cells_, unreached);
        for (std::size_t i = 0; i < cells_; ++i) {
            if (since[i] == unreached || until[i] == unreached) continue;
            places_[i] = std::clamp(half_down(since[i] - until[i] - at_line), 0, length_ - 1);
        }
        spread_to_unreached();
        level_round();
        return true;
    }

    std::int32_t reach() const { return std::clamp(length_ / 4, 1, widest_reach); }

    void level_round() {
        const Midline middle(course_, places_, open_, length_);
        int best_bias = 0;
        std::int32_t best_shift = 0;
        std::size_t fewest = cells_ + 1;
        for (const int bias : biases) {
            Numbers at_line;
            for (const Cell cell : finish_)
                at_line.push_back(nearest(middle, cell, bias));
            std::ranges::sort(at_line);
            const std::int32_t shift = at_line[at_line.size() / 2];
            const auto level = std::ranges::count(at_line, shift);
            const std::size_t uneven = at_line.size() - static_cast<std::size_t>(level);
            if (uneven >= fewest) continue;
            fewest = uneven;
            best_bias = bias;
            best_shift = shift;
        }
        Numbers level(cells_);
        for (std::size_t i = 0; i < cells_; ++i) {
            const std::int32_t place = nearest(middle, static_cast<Cell>(i), best_bias);
            // Nothing may slip over the line: its own half of the lap decides.
            level[i] = std::clamp(place - best_shift, 0, length_ - 1);
        }
        places_ = std::move(level);
        for (const Edge edge : line_) {
            places_[edge.beyond] = 0;
            places_[edge.behind] = length_ - 1;
        }
    }

    std::int32_t nearest(const Midline& middle, Cell cell, int bias) const {
        return middle.nearest(spot_of(course_.hex(cell)), places_[cell], reach(), bias);
    }

    // ---- Open courses -------------------------------------------------------------------------

    // Steps to the line, or without one against the facing of the grid.
    Numbers steps_left() const {
        Numbers until = to_line();
        if (!line_.empty()) return until;
        const auto& grid = course_.plan().grid;
        const Spot ahead = heading_of(grid.empty() ? hexgrid::Facing(0) : grid.front().facing);
        std::size_t furthest = 0;
        for (std::size_t i = 1; i < cells_; ++i) {
            if (dot(spot_of(course_.hex(static_cast<Cell>(i))), ahead) >
                dot(spot_of(course_.hex(static_cast<Cell>(furthest))), ahead)) {
                furthest = i;
            }
        }
        return walk(course_, {{static_cast<Cell>(furthest), 1}}, open_);
    }

    void derive_open() {
        const Numbers until = steps_left();
        const auto far = std::ranges::max_element(until);
        if (*far == unreached) {
            places_.assign(cells_, 0);
            return;
        }
        const std::int32_t furthest = *far;
        const Numbers since = walk(course_, {{static_cast<Cell>(far - until.begin()), 0}}, open_);
        places_.assign(cells_, unreached);
        for (std::size_t i = 0; i < cells_; ++i) {
            if (since[i] == unreached || until[i] == unreached) continue;
            places_[i] = std::max(half_down(since[i] - until[i] + furthest), 0);
        }
        length_ = furthest;
        const std::vector<bool> before = reached();
        level_open(before, until);
        level_ends(before, until);
        level_open(before, until);
        settle_open(before);
    }

    std::vector<bool> reached() const {
        std::vector<bool> result(cells_);
        for (std::size_t i = 0; i < cells_; ++i)
            result[i] = places_[i] != unreached && open_[i];
        return result;
    }

    // The bias that makes the last few spaces before the line as level as the line is.
    int bias_by_line(const Midline& middle, const std::vector<bool>& before,
                     const Numbers& until) const {
        constexpr std::int32_t depth = 5;
        int best_bias = 0;
        std::ptrdiff_t most = -1;
        for (const int bias : biases) {
            Numbers sums;
            for (std::size_t i = 0; i < cells_; ++i) {
                if (!before[i] || until[i] < 2 || until[i] > depth) continue;
                sums.push_back(nearest(middle, static_cast<Cell>(i), bias) + until[i]);
            }
            if (sums.empty()) return 0;
            std::ranges::sort(sums);
            const std::ptrdiff_t level = std::ranges::count(sums, sums[sums.size() / 2]);
            if (level <= most) continue;
            most = level;
            best_bias = bias;
        }
        return best_bias;
    }

    void level_open(const std::vector<bool>& before, const Numbers& until) {
        const std::int32_t count = *std::ranges::max_element(places_) + 1;
        const Midline middle(course_, places_, before, count);
        const int bias = line_.empty() ? 0 : bias_by_line(middle, before, until);
        Numbers level = places_;
        for (std::size_t i = 0; i < cells_; ++i) {
            if (before[i]) level[i] = nearest(middle, static_cast<Cell>(i), bias);
        }
        places_ = std::move(level);
        shift_to_zero(before);
    }

    // Near its ends an open course still feels the corner the steps were counted from, and the
    // line that all lanes are equally near to. Count them straight from a cross-section a width
    // away.
    void level_ends(const std::vector<bool>& before, const Numbers& until) {
        Numbers abreast(static_cast<std::size_t>(length_) + cells_);
        for (std::size_t i = 0; i < cells_; ++i) {
            if (before[i]) ++abreast[static_cast<std::size_t>(places_[i])];
        }
        const std::int32_t width = std::min(*std::ranges::max_element(abreast), length_ / 3);
        std::vector<Seed> seeds;
        std::vector<bool> start(cells_);
        Numbers seam;
        for (std::size_t i = 0; i < cells_; ++i) {
            if (!before[i]) continue;
            start[i] = places_[i] <= width;
            if (places_[i] == width) seeds.push_back({static_cast<Cell>(i), 0});
            if (until[i] == width) seam.push_back(places_[i]);
        }
        const Numbers back = walk(course_, seeds, start);
        std::ranges::sort(seam);
        for (std::size_t i = 0; i < cells_; ++i) {
            if (start[i] && back[i] != unreached) places_[i] = width - back[i];
            if (line_.empty() || seam.empty() || !before[i] || until[i] >= width) continue;
            places_[i] = seam[seam.size() / 2] + width - until[i];
        }
        shift_to_zero(before);
    }

    void shift_to_zero(const std::vector<bool>& before) {
        std::int32_t least_place = 0;
        bool first = true;
        for (std::size_t i = 0; i < cells_; ++i) {
            if (!before[i]) continue;
            least_place = first ? places_[i] : std::min(least_place, places_[i]);
            first = false;
        }
        for (std::size_t i = 0; i < cells_; ++i) {
            if (before[i]) places_[i] -= least_place;
        }
    }

    void settle_open(const std::vector<bool>& before) {
        Numbers at_line;
        for (const Edge edge : line_) {
            if (before[edge.behind]) at_line.push_back(places_[edge.behind]);
        }
        if (at_line.empty()) {
            length_ = *std::ranges::max_element(places_);
        } else {
            std::ranges::sort(at_line);
            length_ = at_line[at_line.size() / 2] + 1;
            for (std::size_t i = 0; i < cells_; ++i) {
                if (before[i]) places_[i] = std::min(places_[i], length_ - 1);
            }
            for (const Edge edge : line_)
                places_[edge.behind] = length_ - 1;
        }
        const Numbers beyond = from_line();
        for (std::size_t i = 0; i < cells_; ++i) {
            if (!before[i] && beyond[i] != unreached) places_[i] = length_ + beyond[i];
        }
        spread_to_unreached();
    }

    // ---- Both ---------------------------------------------------------------------------------

    // Solid obstacles and whatever else was not walked lie where their neighbours lie.
    void spread_to_unreached() {
        std::vector<Cell> front;
        for (std::size_t i = 0; i < cells_; ++i) {
            if (places_[i] != unreached) front.push_back(static_cast<Cell>(i));
        }
        for (std::size_t i = 0; i < front.size(); ++i) {
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const Cell to = course_.neighbour(front[i], hexgrid::direction(d));
                if (to == no_cell || places_[to] != unreached) continue;
                places_[to] = among_neighbours(to);
                front.push_back(to);
            }
        }
        std::ranges::replace(places_, unreached, 0);
    }

    // The mean of the places around a cell; beside the line of a circuit, where they are far
    // apart, one of them.
    std::int32_t among_neighbours(Cell cell) const {
        Numbers around;
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell to = course_.neighbour(cell, hexgrid::direction(d));
            if (to != no_cell && places_[to] != unreached) around.push_back(places_[to]);
        }
        std::ranges::sort(around);
        const auto count = static_cast<std::int32_t>(around.size());
        if (around.back() - around.front() > length_ / 2) return around[around.size() / 2];
        std::int32_t sum = 0;
        for (const std::int32_t place : around)
            sum += place;
        return (2 * sum + count) / (2 * count);
    }

    Progress finished() { return {std::move(places_), length_}; }

    const Course& course_;
    std::size_t cells_;
    std::vector<bool> open_;
    std::vector<Edge> line_;
    std::vector<Cell> finish_;
    Numbers places_;
    std::int32_t length_ = 0;
};

}  // namespace

Progress derive_progress(const Course& course) { return Places(course).derive(); }

}  // namespace frothy
