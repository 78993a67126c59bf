// How far from the inside of the track each hex lies (FR-INIT-04): on a circuit from the infield;
// on an open course from the inner edge of the next bend ahead, from the left edge if none remains.
#include <algorithm>
#include <utility>

#include "games/frothy/rules/course/course_builder.h"

namespace frothy {

namespace {

using hexgrid::Hex;

// A change of heading by more than 25 degrees is a bend: tangent 0.466, over the square root of 3.
constexpr std::int64_t bend_numerator = 269;
constexpr std::int64_t bend_denominator = 1000;
constexpr std::uint32_t no_component = 0xFFFFFFFF;

// The hexes off the track within the box around it, one hex wider.
class OffTrack {
public:
    explicit OffTrack(const Course& course) : course_(course) {
        Hex most = course.hex(0);
        least_ = most;
        for (const Hex hex : course.plan().hexes) {
            least_ = {std::min(least_.q, hex.q), std::min(least_.r, hex.r)};
            most = {std::max(most.q, hex.q), std::max(most.r, hex.r)};
        }
        least_ = {static_cast<std::int16_t>(least_.q - 1), static_cast<std::int16_t>(least_.r - 1)};
        width_ = most.q - least_.q + 2;
        height_ = most.r - least_.r + 2;
        component_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_),
                          no_component);
        for (int row = 0; row < height_; ++row) {
            for (int column = 0; column < width_; ++column)
                fill(at(column, row));
        }
    }

    // Component 0 is the outside.
    bool is_enclosed(Hex hex) const {
        const std::uint32_t component = component_[index(hex)];
        return component != no_component && component != 0;
    }
    // A hole the size of a lone pillar is not the infield.
    bool is_infield(Hex hex) const {
        if (!is_enclosed(hex)) return false;
        const std::size_t largest = *std::max_element(sizes_.begin() + 1, sizes_.end());
        return 4 * sizes_[component_[index(hex)]] >= largest;
    }

private:
    Hex at(int column, int row) const {
        return {static_cast<std::int16_t>(least_.q + column),
                static_cast<std::int16_t>(least_.r + row)};
    }
    std::size_t index(Hex hex) const {
        return static_cast<std::size_t>(hex.r - least_.r) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(hex.q - least_.q);
    }
    bool holds(Hex hex) const {
        return hex.q >= least_.q && hex.r >= least_.r && hex.q < least_.q + width_ &&
               hex.r < least_.r + height_;
    }
    void fill(Hex from) {
        if (component_[index(from)] != no_component || course_.cell_at(from) != no_cell) return;
        const auto component = static_cast<std::uint32_t>(sizes_.size());
        std::vector<Hex> reached{from};
        component_[index(from)] = component;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const Hex to = hexgrid::neighbour(reached[i], hexgrid::direction(d));
                if (!holds(to) || course_.cell_at(to) != no_cell) continue;
                if (component_[index(to)] != no_component) continue;
                component_[index(to)] = component;
                reached.push_back(to);
            }
        }
        sizes_.push_back(reached.size());
    }

    const Course& course_;
    Hex least_;
    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint32_t> component_;
    std::vector<std::size_t> sizes_;
};

// Ranks by steps over the track from the cells of an edge; cells out of reach keep rank 0.
std::vector<std::int32_t> ranks_from(const Course& course, const std::vector<Cell>& edge) {
    std::vector<std::int32_t> ranks(static_cast<std::size_t>(course.cell_count()), unreached);
    std::vector<Cell> reached;
    for (const Cell cell : edge) {
        if (ranks[cell] != unreached) continue;
        ranks[cell] = 0;
        reached.push_back(cell);
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell to = course.neighbour(reached[i], hexgrid::direction(d));
            if (to == no_cell || ranks[to] != unreached) continue;
            ranks[to] = ranks[reached[i]] + 1;
            reached.push_back(to);
        }
    }
    std::ranges::replace(ranks, unreached, 0);
    return ranks;
}

std::vector<Cell> infield_edge(const Course& course) {
    const OffTrack off_track(course);
    std::vector<Cell> edge;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        for (int index = 0; index < hexgrid::direction_count; ++index) {
            const hexgrid::Direction d = hexgrid::direction(index);
            if (course.neighbour(cell, d) != no_cell) continue;
            if (!off_track.is_infield(hexgrid::neighbour(course.hex(cell), d))) continue;
            edge.push_back(cell);
            break;
        }
    }
    return edge;
}

enum class Hand : std::uint8_t { left, right };

// The side of the next bend from each place on, at most once round.
std::vector<Hand> next_bends(const Course& course, const Midline& middle) {
    const std::int32_t count = middle.count();
    std::vector<Hand> hands(static_cast<std::size_t>(count), Hand::left);
    for (std::int32_t place = 0; place < count; ++place) {
        const Spot here = middle.tangent(place);
        const std::int32_t end = course.is_circuit() ? place + count : count;
        for (std::int32_t ahead = place + 1; ahead < end; ++ahead) {
            const Spot there = middle.tangent(ahead);
            const std::int64_t turn = cross(here, there) / spot_unit;
            const std::int64_t size = turn < 0 ? -turn : turn;
            const std::int64_t onward = dot(here, there) / spot_unit;
            if (onward > 0 && bend_denominator * size <= bend_numerator * onward) continue;
            hands[static_cast<std::size_t>(place)] = turn < 0 ? Hand::left : Hand::right;
            break;
        }
    }
    return hands;
}

std::vector<Cell> side_edge(const Course& course, const Midline& middle, Hand hand) {
    std::vector<Cell> edge;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const std::int32_t place = std::clamp(course.place(cell), 0, middle.count() - 1);
        const Spot along = middle.tangent(place);
        for (int index = 0; index < hexgrid::direction_count; ++index) {
            const hexgrid::Direction d = hexgrid::direction(index);
            if (course.neighbour(cell, d) != no_cell) continue;
            const Spot out = spot_of(hexgrid::neighbour(Hex{}, d));
            const std::int64_t across =
                (hand == Hand::right ? cross(along, out) : cross(out, along)) / spot_unit;
            const std::int64_t onward = dot(along, out) / spot_unit;
            // Beyond the ends there is no side.
            if (across <= 0 || 3 * across * across < onward * onward) continue;
            edge.push_back(cell);
            break;
        }
    }
    return edge;
}

}  // namespace

std::vector<std::int32_t> derive_insides(const Course& course) {
    if (course.cell_count() == 0) return {};
    if (course.is_circuit()) {
        const std::vector<Cell> edge = infield_edge(course);
        if (!edge.empty()) return ranks_from(course, edge);
    }
    std::vector<std::int32_t> places;
    places.reserve(static_cast<std::size_t>(course.cell_count()));
    for (int i = 0; i < course.cell_count(); ++i) {
        places.push_back(course.place(static_cast<Cell>(i)));
    }
    const std::int32_t most = std::clamp(*std::ranges::max_element(places), 0, max_cells);
    const Midline middle(course, places, std::vector<bool>(places.size(), true), most + 1);
    const std::vector<Hand> hands = next_bends(course, middle);
    const std::vector<std::int32_t> from_left =
        ranks_from(course, side_edge(course, middle, Hand::left));
    const std::vector<std::int32_t> from_right =
        ranks_from(course, side_edge(course, middle, Hand::right));
    std::vector<std::int32_t> insides(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto place = static_cast<std::size_t>(std::clamp(places[i], 0, most));
        insides[i] = hands[place] == Hand::left ? from_left[i] : from_right[i];
    }
    return insides;
}

}  // namespace frothy
