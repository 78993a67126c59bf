#include "games/frothy/rules/course/course.h"

#include <algorithm>
#include <utility>

#include "games/frothy/rules/course/course_builder.h"

namespace frothy {

using hexgrid::Direction;
using hexgrid::Hex;

Course::Course(CoursePlan plan) : plan_(std::move(plan)) { CourseBuilder(*this).build(); }

Cell Course::cell_at(Hex hex) const {
    const int column = hex.q - corner_.q;
    const int row = hex.r - corner_.r;
    if (column < 0 || row < 0 || column >= grid_width_ || row >= grid_height_) return no_cell;
    return grid_[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid_width_) +
                 static_cast<std::size_t>(column)];
}

// FR-EDGE-25
int Course::starting_laps(Cell cell) const {
    return plan_.circuit && 2 * place(cell) > length_ ? -1 : 0;
}

void CourseBuilder::build() {
    CoursePlan& plan = course_.plan_;
    plan.features.resize(plan.hexes.size());
    course_.has_runner_starts_ = std::ranges::any_of(plan.features, &Features::runner);
    build_grid();
    build_neighbours();
    build_fragile();
    build_crossings();
    build_open_edges();
    build_progress();
}

void CourseBuilder::build_grid() {
    const std::vector<Hex>& hexes = course_.plan_.hexes;
    if (hexes.empty()) return;
    Hex least = hexes.front();
    Hex most = hexes.front();
    for (const Hex hex : hexes) {
        least = {std::min(least.q, hex.q), std::min(least.r, hex.r)};
        most = {std::max(most.q, hex.q), std::max(most.r, hex.r)};
    }
    course_.corner_ = least;
    course_.grid_width_ = most.q - least.q + 1;
    course_.grid_height_ = most.r - least.r + 1;
    const auto width = static_cast<std::size_t>(course_.grid_width_);
    course_.grid_.assign(width * static_cast<std::size_t>(course_.grid_height_), no_cell);
    for (std::size_t cell = 0; cell < hexes.size(); ++cell) {
        const auto column = static_cast<std::size_t>(hexes[cell].q - least.q);
        const auto row = static_cast<std::size_t>(hexes[cell].r - least.r);
        course_.grid_[row * width + column] = static_cast<Cell>(cell);
    }
}

void CourseBuilder::build_neighbours() {
    const std::vector<Hex>& hexes = course_.plan_.hexes;
    course_.neighbours_.resize(hexes.size());
    course_.open_around_.assign(hexes.size(), 0);
    for (std::size_t cell = 0; cell < hexes.size(); ++cell) {
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell beside =
                course_.cell_at(hexgrid::neighbour(hexes[cell], hexgrid::direction(d)));
            course_.neighbours_[cell][static_cast<std::size_t>(d)] = beside;
            if (beside == no_cell || course_.is_solid(beside)) continue;
            course_.open_around_[cell] =
                static_cast<std::uint8_t>(course_.open_around_[cell] | 1U << d);
        }
    }
}

void CourseBuilder::build_fragile() {
    const CoursePlan& plan = course_.plan_;
    course_.fragile_index_.assign(plan.hexes.size(), -1);
    for (std::size_t cell = 0; cell < plan.hexes.size(); ++cell) {
        if (plan.features[cell].fragile == 0) continue;
        if (course_.fragile_count() == max_fragile_cells) return;
        course_.fragile_index_[cell] = static_cast<std::int16_t>(course_.fragile_cells_.size());
        course_.fragile_cells_.push_back(static_cast<Cell>(cell));
    }
}

// An edge into a finish hex from behind it is the finish line.
void CourseBuilder::build_crossings() {
    const CoursePlan& plan = course_.plan_;
    course_.crossings_.assign(plan.hexes.size(), 0);
    std::vector<bool> is_finish(plan.hexes.size());
    for (const Hex hex : plan.finish) {
        const Cell cell = course_.cell_at(hex);
        if (cell != no_cell) is_finish[cell] = true;
    }
    const Spot heading = heading_of(plan.finish_heading);
    const auto mark = [&](Cell cell, Direction d, Crossing crossing) {
        const int bits = static_cast<int>(crossing) << (2 * hexgrid::index_of(d));
        course_.crossings_[cell] = static_cast<std::uint16_t>(course_.crossings_[cell] | bits);
    };
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        if (!is_finish[i]) continue;
        const auto beyond = static_cast<Cell>(i);
        for (int index = 0; index < hexgrid::direction_count; ++index) {
            const Direction d = hexgrid::direction(index);
            const Cell behind = course_.neighbour(beyond, d);
            if (behind == no_cell || is_finish[behind]) continue;
            const Spot back = spot_of(hexgrid::neighbour(Hex{}, d));
            if (dot(back, heading) >= 0) continue;
            mark(beyond, d, Crossing::backwards);
            mark(behind, hexgrid::opposite(d), Crossing::forwards);
        }
    }
}

void CourseBuilder::build_open_edges() {
    const CoursePlan& plan = course_.plan_;
    course_.open_edges_.assign(plan.hexes.size(), 0);
    for (const auto& [hex, d] : plan.open_edges) {
        const Cell cell = course_.cell_at(hex);
        if (cell == no_cell) continue;
        const int bit = 1 << hexgrid::index_of(d);
        course_.open_edges_[cell] = static_cast<std::uint8_t>(course_.open_edges_[cell] | bit);
    }
}

void CourseBuilder::build_progress() {
    const CoursePlan& plan = course_.plan_;
    const std::size_t cells = plan.hexes.size();
    if (plan.place_override.size() == cells) {
        course_.places_ = plan.place_override;
        const auto most = std::ranges::max_element(course_.places_);
        course_.length_ = most == course_.places_.end() ? 0 : *most + (plan.circuit ? 1 : 0);
    } else {
        Progress progress = derive_progress(course_);
        course_.places_ = std::move(progress.places);
        course_.length_ = progress.length;
    }
    if (plan.length_override) course_.length_ = *plan.length_override;
    course_.insides_ =
        plan.inside_override.size() == cells ? plan.inside_override : derive_insides(course_);
}

}  // namespace frothy
