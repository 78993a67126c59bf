// How a course derives what its plan does not say. Internal to the rules.
#pragma once

#include <vector>

#include "games/frothy/rules/course/course.h"

namespace frothy {

class CourseBuilder {
public:
    explicit CourseBuilder(Course& course) : course_(course) {}
    void build();

private:
    void build_grid();
    void build_neighbours();
    void build_fragile();
    void build_crossings();
    void build_open_edges();
    void build_progress();

    Course& course_;
};

// ---- Progress along the course (course_place.cpp) ----------------------------------------------

struct Progress {
    std::vector<std::int32_t> places;  // beside the cells
    std::int32_t length = 0;
};
// Needs neighbours and crossings. Any course gets some progress, sensible or not.
Progress derive_progress(const Course& course);

// ---- Rank from the inside (course_inside.cpp) --------------------------------------------------

// Needs neighbours and progress (FR-INIT-04).
std::vector<std::int32_t> derive_insides(const Course& course);

// ---- Walks over the track (course_walk.cpp) ----------------------------------------------------

inline constexpr std::int32_t unreached = -1;

struct Seed {
    Cell cell;
    std::int32_t distance;
};

// Steps from the nearest seed to every cell, through the cells allowed, never over the finish line.
std::vector<std::int32_t> walk(const Course& course, const std::vector<Seed>& seeds,
                               const std::vector<bool>& allowed);

// The cells that progress is measured on: those without solid obstacles where they hang together,
// otherwise all.
std::vector<bool> open_cells(const Course& course);

// ---- The middle of the course, place by place (course_midline.cpp) -----------------------------

// A point or vector: x = 2q + r, y = r, both in 1/65536. Its length squared is x*x + 3*y*y.
struct Spot {
    std::int64_t x = 0;
    std::int64_t y = 0;
};
inline constexpr std::int64_t spot_unit = 65536;

Spot spot_of(hexgrid::Hex hex);
Spot heading_of(hexgrid::Facing facing);
constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
constexpr Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
constexpr std::int64_t dot(Spot a, Spot b) { return a.x * b.x + 3 * a.y * b.y; }
// Positive if b points clockwise of a, to its right; 1.732 times this and dot are sine and cosine.
constexpr std::int64_t cross(Spot a, Spot b) { return a.x * b.y - a.y * b.x; }

class Midline {
public:
    // Through the middles of the cells that share a place, from place 0 to the greatest.
    Midline(const Course& course, const std::vector<std::int32_t>& places,
            const std::vector<bool>& used, std::int32_t count);

    std::int32_t count() const { return static_cast<std::int32_t>(spots_.size()); }
    // Any place: round and round on a circuit, straight on beyond the ends of an open course.
    Spot spot(std::int32_t place) const;
    // The way the course goes there.
    Spot tangent(std::int32_t place) const;
    // The place nearest to a cell among those not further than `reach` from its present one;
    // `bias` shifts the cell along the course by eighths of a hex.
    std::int32_t nearest(Spot cell, std::int32_t place, std::int32_t reach, int bias) const;

private:
    bool round_ = false;
    std::vector<Spot> spots_;
};

}  // namespace frothy
