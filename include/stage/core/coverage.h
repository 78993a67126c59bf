// Turns polygons into runs of pixels with exact area coverage: the anti-aliasing of the canvas.
// The software renderer of SDL moves corners to whole pixels, so it cannot do this for us.
#pragma once

#include "stage/core/geometry.h"

#include <cstdint>
#include <span>
#include <vector>

namespace stage {

// A rectangle of pixels that all have the same share covered, as level 1..full_coverage.
struct CoverageRun {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    int level = 0;
};

constexpr int full_coverage = 32;

// Whole pixels; right and bottom are the first outside.
struct PixelBounds {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
};

enum class FillRule { nonzero, even_odd };

// Collects outlines, then rasterises their union. Memory is kept from one shape to the next.
class CoverageRaster {
public:
    // Starts a new shape; nothing outside `bounds` is produced.
    void begin(PixelBounds bounds);

    // Adds a closed outline as it winds: opposite windings cut holes.
    void add_outline(std::span<const Vec2> points);

    // Adds a piece that always counts as inside, however it winds.
    void add_piece(std::span<const Vec2> points);

    // The runs, ordered by their upper row. Valid until the next call of `begin`.
    std::span<const CoverageRun> finish(FillRule rule = FillRule::nonzero);

private:
    struct Cell {
        int y;
        int x;
        float cover;  // signed height crossed in this cell
        float area;   // the part of it to the left of the crossing
    };

    void add_edge(Vec2 from, Vec2 to);
    void add_in_row(int row, Vec2 from, Vec2 to);
    void put(int row, int column, float cover, float area);
    void sort_by_row();
    void sweep_row(int row, std::span<Cell> cells, FillRule rule);
    void emit(int row, int from, int to, float covered, FillRule rule);

    void commit();

    PixelBounds bounds_;
    std::vector<Cell> cells_;
    std::vector<Cell> sorted_;
    std::vector<std::uint32_t> row_starts_;
    std::vector<CoverageRun> runs_;
    CoverageRun pending_;               // may still grow to the right
    std::vector<std::uint32_t> above_;  // runs that end in the row above, by x
    std::vector<std::uint32_t> here_;
    std::size_t above_next_ = 0;
};

}  // namespace stage
