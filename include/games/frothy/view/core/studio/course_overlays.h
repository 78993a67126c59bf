// What can be laid over a course to be looked at: numbers, shades and a way, hex by hex.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/rules/course/course.h"

namespace frothy {

enum class Overlay : std::uint8_t {
    coordinates,  // [q, r]
    rows,         // the row and letter of a file drawn as rows, both from 1
    progress,     // places along the course (FR-INIT-03)
    sections,     // straights and bends
    inside,       // ranks from the inside (FR-INIT-04)
    width,        // vehicles abreast (FR-SETUP-03)
    sight,        // spaces to the next bend
    line,         // the shortest way round with few turns
    traffic,      // visits a race; what follows is of races that were measured
    crashes,      // in a hundred races
    fairness,     // wins of each space of the grid
};
inline constexpr std::size_t overlay_count = 11;

// As --overlay knows them.
inline constexpr std::array<std::string_view, overlay_count> overlay_names = {
    "coordinates", "rows", "progress", "sections", "inside",  "width",
    "sight",       "line", "traffic",  "crashes",  "fairness"};
std::optional<Overlay> overlay_named(std::string_view name);
// In the reader's language.
std::string title_of(Overlay overlay);
constexpr bool is_measured(Overlay overlay) { return overlay >= Overlay::traffic; }

enum class Bend : std::uint8_t { straight, left, right };

// A piece of the course between two places, both of them part of it.
struct Section {
    int first = 0;
    int last = 0;
    Bend bend = Bend::straight;

    friend bool operator==(const Section&, const Section&) = default;
};
// In order of places; of a circuit the first may go on from the last. Empty where places are none
// that follow one another.
std::vector<Section> sections_of(const Course& course);

struct HexNote {
    std::string text;
    float shade = -1.0F;  // 0 to 1 from pale to strong; below 0: none
};
struct OverlayNotes {
    std::vector<HexNote> cells;  // beside the cells of the course
    std::vector<Cell> way;       // Overlay::line, in order
};
// What races on the course came to.
struct CourseMeasure {
    std::uint64_t races = 0;
    std::vector<std::uint64_t> visits;  // beside the cells of the course
    std::vector<std::uint64_t> crashes;
    std::vector<double> wins;  // a race, by space of the grid
};
// Of a measured overlay there is nothing without races.
OverlayNotes notes_of(const Course& course, Overlay overlay, const CourseMeasure& measure = {});

// What a course measures, without racing on it.
struct CourseFigures {
    int hexes = 0;
    int length = 0;  // spaces a lap, or to the line
    int narrowest = 0;
    int widest = 0;
    int bends = 0;
    int longest_straight = 0;  // spaces
    int obstacles = 0;         // hexes with hazards or obstacles

    friend bool operator==(const CourseFigures&, const CourseFigures&) = default;
};
CourseFigures figures_of(const Course& course);

}  // namespace frothy
