// The parts of a course document. Internal to course_json*.cpp.
#pragma once

#include <map>

#include "games/frothy/data/json_reading.h"
#include "games/frothy/rules/course/course_check.h"

namespace frothy::course_document {

inline constexpr std::int64_t most_rating = 20;
inline constexpr std::size_t most_rows = 2 * max_coordinate + 1;
inline constexpr std::size_t longest_text = 4000;

// What a legend letter or an entry of `features` says about its hexes.
struct Marks {
    Features features;
    std::string look;
    bool finish = false;
    std::optional<std::size_t> grid;  // number of the grid space, from 0
    hexgrid::Facing facing;
};

// A course as it is read: hexes in their order, and what is said of each.
struct Draft {
    CoursePlan plan;
    std::map<hexgrid::Hex, std::size_t> index;
    std::map<std::size_t, GridSpace> grid;  // by number, from the legend

    // Complains of a second time; the place is the reader's.
    void add(hexgrid::Hex hex, Reader& reader);
    // nullptr and a complaint if the hex is off the track.
    Features* features_at(hexgrid::Hex hex, Reader& reader);
    void apply(hexgrid::Hex hex, const Marks& marks, Reader& reader);
    std::uint8_t look_named(const std::string& look, Reader& reader);
};

hexgrid::Hex read_hex(const Json& value, Reader& reader);

// Exactly one of these gives the hexes.
void read_rows(const Members& members, Reader& reader, Draft& draft);
void read_list(const Json& hexes, Reader& reader, Draft& draft);
void read_band(const Json& band, Reader& reader, Draft& draft);

void read_features(const Json& features, Reader& reader, Draft& draft);
// {"along": [a, b], "offset": n, "per": m} or [[q, r, value], ...]
std::vector<std::int32_t> read_values(const Json& value, std::string_view word, Reader& reader,
                                      const Draft& draft);

}  // namespace frothy::course_document
