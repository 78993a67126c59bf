#include "stage/core/coverage.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stage {

namespace {

int floor_to_int(float value) { return static_cast<int>(std::floor(value)); }

float twice_signed_area(std::span<const Vec2> points) {
    float sum = 0.0F;
    Vec2 from = points.back();
    for (const Vec2 to : points) {
        sum += from.x * to.y - to.x * from.y;
        from = to;
    }
    return sum;
}

int level_of(float covered, FillRule rule) {
    float share = std::abs(covered);
    if (rule == FillRule::even_odd) {
        share = std::fmod(share, 2.0F);
        share = share > 1.0F ? 2.0F - share : share;
    }
    const float rounded_up = std::min(share, 1.0F) * static_cast<float>(full_coverage) + 0.5F;
    return static_cast<int>(rounded_up);
}

}  // namespace

void CoverageRaster::begin(PixelBounds bounds) {
    bounds_ = bounds;
    cells_.clear();
    runs_.clear();
}

void CoverageRaster::add_outline(std::span<const Vec2> points) {
    if (points.size() < 3) return;
    Vec2 from = points.back();
    for (const Vec2 to : points) {
        add_edge(from, to);
        from = to;
    }
}

void CoverageRaster::add_piece(std::span<const Vec2> points) {
    if (points.size() < 3) return;
    const bool turns_over = twice_signed_area(points) < 0.0F;
    Vec2 from = points.back();
    for (const Vec2 to : points) {
        if (turns_over) {
            add_edge(to, from);
        } else {
            add_edge(from, to);
        }
        from = to;
    }
}

void CoverageRaster::add_edge(Vec2 from, Vec2 to) {
    if (from.y == to.y || !std::isfinite(from.x + from.y + to.x + to.y)) return;
    const float upper = std::max(std::min(from.y, to.y), static_cast<float>(bounds_.top));
    const float lower = std::min(std::max(from.y, to.y), static_cast<float>(bounds_.bottom));
    if (upper >= lower) return;
    const bool down = from.y < to.y;
    const float slope = (to.x - from.x) / (to.y - from.y);
    const float least_x = std::min(from.x, to.x);
    const float most_x = std::max(from.x, to.x);
    const auto x_at = [&](float y) {
        return std::clamp(from.x + (y - from.y) * slope, least_x, most_x);
    };
    const int last = std::min(floor_to_int(lower), bounds_.bottom - 1);
    float y = upper;
    Vec2 start{x_at(y), y};
    for (int row = floor_to_int(upper); row <= last; ++row) {
        const float next_y = std::min(lower, static_cast<float>(row + 1));
        const Vec2 stop{x_at(next_y), next_y};
        if (stop.y > start.y) add_in_row(row, down ? start : stop, down ? stop : start);
        start = stop;
    }
}

void CoverageRaster::add_in_row(int row, Vec2 from, Vec2 to) {
    const auto left_edge = static_cast<float>(bounds_.left);
    const auto right_edge = static_cast<float>(bounds_.right);
    const float height = to.y - from.y;
    // Left of the bounds only the cover matters, right of them nothing does.
    if (std::max(from.x, to.x) <= left_edge) {
        put(row, bounds_.left - 1, height, 0.0F);
        return;
    }
    if (std::min(from.x, to.x) >= right_edge) return;
    const int first = floor_to_int(std::max(std::min(from.x, to.x), left_edge - 1.0F));
    const int last = floor_to_int(std::min(std::max(from.x, to.x), right_edge));
    if (first == last) {
        const float middle = (from.x + to.x) / 2.0F - static_cast<float>(first);
        put(row, first, height, height * (1.0F - middle));
        return;
    }
    const float rise = height / (to.x - from.x);
    const bool rightwards = to.x > from.x;
    float x = std::min(from.x, to.x);
    const float end = std::max(from.x, to.x);
    const float sign = rightwards ? 1.0F : -1.0F;
    if (x < left_edge) {
        put(row, bounds_.left - 1, (left_edge - x) * rise * sign, 0.0F);
        x = left_edge;
    }
    const float stop = std::min(end, right_edge);
    for (int column = floor_to_int(x); x < stop; ++column) {
        const float next = std::min(stop, static_cast<float>(column + 1));
        const float part = (next - x) * rise * sign;
        const float middle = (x + next) / 2.0F - static_cast<float>(column);
        put(row, column, part, part * (1.0F - middle));
        x = next;
    }
}

void CoverageRaster::put(int row, int column, float cover, float area) {
    if (column < bounds_.left) {
        cells_.push_back({row, bounds_.left - 1, cover, 0.0F});
    } else if (column < bounds_.right) {
        cells_.push_back({row, column, cover, area});
    }
}

void CoverageRaster::sort_by_row() {
    const auto rows = static_cast<std::size_t>(std::max(0, bounds_.bottom - bounds_.top));
    row_starts_.assign(rows + 1, 0);
    for (const Cell& cell : cells_)
        ++row_starts_[static_cast<std::size_t>(cell.y - bounds_.top) + 1];
    std::partial_sum(row_starts_.begin(), row_starts_.end(), row_starts_.begin());
    sorted_.resize(cells_.size());
    for (const Cell& cell : cells_)
        sorted_[row_starts_[static_cast<std::size_t>(cell.y - bounds_.top)]++] = cell;
    // Filling moved every start to the start of the next row.
    std::rotate(row_starts_.begin(), row_starts_.end() - 1, row_starts_.end());
    row_starts_.front() = 0;
}

std::span<const CoverageRun> CoverageRaster::finish(FillRule rule) {
    if (cells_.empty()) return runs_;
    const auto [first, last] = std::minmax_element(
        cells_.begin(), cells_.end(), [](const Cell& a, const Cell& b) { return a.y < b.y; });
    bounds_.top = first->y;
    bounds_.bottom = last->y + 1;
    sort_by_row();
    above_.clear();
    for (int row = bounds_.top; row < bounds_.bottom; ++row) {
        const auto index = static_cast<std::size_t>(row - bounds_.top);
        const std::size_t begin = row_starts_[index];
        sweep_row(row, std::span(sorted_).subspan(begin, row_starts_[index + 1] - begin), rule);
    }
    return runs_;
}

void CoverageRaster::sweep_row(int row, std::span<Cell> cells, FillRule rule) {
    std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.x < b.x; });
    here_.clear();
    above_next_ = 0;
    float cover = 0.0F;
    for (std::size_t i = 0; i < cells.size();) {
        const int column = cells[i].x;
        float inside = cover;
        for (; i < cells.size() && cells[i].x == column; ++i) {
            cover += cells[i].cover;
            inside += cells[i].area;
        }
        if (column >= bounds_.left) emit(row, column, column + 1, inside, rule);
        emit(row, column + 1, i < cells.size() ? cells[i].x : bounds_.right, cover, rule);
    }
    commit();
    std::swap(above_, here_);
}

void CoverageRaster::emit(int row, int from, int to, float covered, FillRule rule) {
    const int level = level_of(covered, rule);
    if (level == 0 || from >= to) return;
    if (pending_.width > 0) {
        if (pending_.level == level && pending_.x + pending_.width == from) {
            pending_.width += to - from;
            return;
        }
        commit();
    }
    pending_ = {from, row, to - from, 1, level};
}

void CoverageRaster::commit() {
    const CoverageRun run = pending_;
    pending_ = {};
    if (run.width == 0) return;
    while (above_next_ < above_.size() && runs_[above_[above_next_]].x < run.x)
        ++above_next_;
    if (above_next_ < above_.size()) {
        CoverageRun& above = runs_[above_[above_next_]];
        if (above.x == run.x && above.width == run.width && above.level == run.level) {
            ++above.height;
            here_.push_back(above_[above_next_]);
            return;
        }
    }
    here_.push_back(static_cast<std::uint32_t>(runs_.size()));
    runs_.push_back(run);
}

}  // namespace stage
