// A course: the hexes of the track, what stands on them, and how far along and how far from the
// inside each of them lies. Immutable in a race and shared by all races.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/ids.h"
#include "hexgrid/facing.h"
#include "hexgrid/hex.h"

namespace frothy {

// Features of a hex, as agreed before the race (FR-SETUP-09, FR-COL-04). Ratings are added to the
// basic number of CLP or damage dice (FR-COL-06).
struct Features {
    bool hazard = false;
    bool solid = false;
    bool jumpable = false;     // FR-JUMP-07
    bool runner = false;       // runners set out from here (FR-RACE-08)
    std::uint8_t fragile = 0;  // markers at the start
    std::int8_t hazard_rating = 0;
    std::int8_t fragile_rating = 0;
    std::int8_t solid_rating = 0;
    std::uint8_t points = 0;  // of a fragile obstacle in Scoring; 0: as agreed (FR-RACE-07)
    std::uint8_t look = 0;    // which picture, an index into Course::looks; no rule reads it

    friend bool operator==(const Features&, const Features&) = default;
};

struct GridSpace {
    hexgrid::Hex hex;
    hexgrid::Facing facing;

    friend bool operator==(const GridSpace&, const GridSpace&) = default;
};

// What a course document says, before anything is derived.
struct CoursePlan {
    std::string id;
    std::string name;
    std::string description;
    bool circuit = true;
    std::uint8_t laps = 1;            // 1 to 99
    std::vector<hexgrid::Hex> hexes;  // the track, each once
    std::vector<Features> features;   // beside hexes
    std::vector<std::string> looks;
    std::vector<GridSpace> grid;       // in order of their numbers
    std::vector<hexgrid::Hex> finish;  // the first hexes beyond the finish line
    hexgrid::Facing finish_heading;    // the way the line is crossed
    std::vector<std::pair<hexgrid::Hex, hexgrid::Direction>> open_edges;  // FR-EDGE-23
    // Overrides of what is otherwise derived, beside hexes or empty; up to most_place either way.
    std::vector<std::int32_t> place_override;   // spaces along the course
    std::vector<std::int32_t> inside_override;  // rank from the inside, 0 nearest
    std::optional<std::int32_t> length_override;
    std::vector<std::string> waived;  // names of advice that its designer has looked at

    // Twice what the largest track could have, and small enough for Vehicle::start_progress.
    static constexpr std::int32_t most_place = 16'000;
};

// What crossing from a hex to a neighbour does to the lap count (FR-EDGE-25).
enum class Crossing : std::uint8_t { none, forwards, backwards };

// FR-SETUP-01, FR-SETUP-02: any layout of hexes.
class Course {
public:
    Course() = default;
    // Derives neighbours, progress and inside from a plan whose faults have been ruled out
    // (find_faults in games/frothy/rules/course/course_check.h is empty).
    explicit Course(CoursePlan plan);

    const CoursePlan& plan() const { return plan_; }
    int cell_count() const { return static_cast<int>(plan_.hexes.size()); }
    bool is_circuit() const { return plan_.circuit; }
    // Spaces once round a circuit; on an open course spaces from its first hex to the line.
    int length() const { return length_; }

    hexgrid::Hex hex(Cell cell) const { return plan_.hexes[cell]; }
    // The cell of a hex; no_cell off the track.
    Cell cell_at(hexgrid::Hex hex) const;
    // The next cell in a direction; no_cell off the track.
    Cell neighbour(Cell cell, hexgrid::Direction direction) const {
        return neighbours_[cell][static_cast<std::size_t>(hexgrid::index_of(direction))];
    }
    const Features& features(Cell cell) const { return plan_.features[cell]; }
    bool is_solid(Cell cell) const { return plan_.features[cell].solid; }
    // Whether the next hex in a direction is of the track and holds no solid obstacle.
    bool has_open_ground(Cell cell, hexgrid::Direction direction) const {
        return ((open_around_[cell] >> hexgrid::index_of(direction)) & 1) != 0;
    }
    // Index of the cell among those with fragile obstacles at the start; -1 without.
    int fragile_index(Cell cell) const { return fragile_index_[cell]; }
    Cell fragile_cell(int index) const { return fragile_cells_[static_cast<std::size_t>(index)]; }
    int fragile_count() const { return static_cast<int>(fragile_cells_.size()); }
    // Whether runners set out from some hexes alone, those with that mark (FR-RACE-08).
    bool has_runner_starts() const { return has_runner_starts_; }

    Crossing crossing(Cell from, hexgrid::Direction direction) const {
        const auto shift = 2 * hexgrid::index_of(direction);
        return static_cast<Crossing>((crossings_[from] >> shift) & 3);
    }
    // Whether some step from the cell crosses the line, either way.
    bool touches_line(Cell cell) const { return crossings_[cell] != 0; }
    bool is_open_edge(Cell cell, hexgrid::Direction direction) const {
        return (open_edges_[cell] >> hexgrid::index_of(direction)) & 1;
    }
    // How far along the course the hex lies, in spaces since the line (FR-INIT-03).
    int place(Cell cell) const { return places_[cell]; }
    // Rank from the inside of the track, 0 nearest (FR-INIT-04).
    int inside(Cell cell) const { return insides_[cell]; }
    // The lap count of a vehicle that starts here: -1 behind the line of a circuit, else 0.
    int starting_laps(Cell cell) const;

private:
    friend class CourseBuilder;
    CoursePlan plan_;
    int length_ = 0;
    hexgrid::Hex corner_{};  // of the bounding box of the look-up grid
    int grid_width_ = 0;
    int grid_height_ = 0;
    std::vector<Cell> grid_;
    std::vector<std::array<Cell, hexgrid::direction_count>> neighbours_;
    std::vector<std::uint8_t> open_around_;  // one bit for each direction
    std::vector<std::uint16_t> crossings_;
    std::vector<std::uint8_t> open_edges_;
    std::vector<std::int16_t> fragile_index_;
    std::vector<Cell> fragile_cells_;
    bool has_runner_starts_ = false;
    std::vector<std::int32_t> places_;
    std::vector<std::int32_t> insides_;
};

inline constexpr int max_fragile_cells = 96;
inline constexpr int max_cells = 8192;

}  // namespace frothy
