// The parts of a course document. Internal to course_json*.cpp.
#pragma once

#include <map>

#include "formats/fields.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/race_terms.h"

namespace frothy::course_document {

inline constexpr std::int64_t most_rating = 20;
inline constexpr std::size_t most_rows = 2 * max_coordinate + 1;
inline constexpr std::size_t longest_text = 4000;
inline constexpr std::size_t most_waived = 64;
inline constexpr int most_factor = 100;
inline constexpr int most_value = 1'000'000;

// What a legend letter or an entry of `features` says about its hexes.
struct Marks {
    Features features;
    std::string look;
    bool finish = false;
    std::optional<std::size_t> grid;  // number of the grid space, from 0
    hexgrid::Facing facing;
};

// An entry of `features`.
struct MarkedHexes {
    std::vector<hexgrid::Hex> at;
    Marks marks;
};

// All hexes with a place along and a lane within these ranges.
struct Band {
    std::array<std::int64_t, 2> along{};  // factors of q and r
    std::array<std::int64_t, 2> lane{};
    std::array<std::int64_t, 2> along_range{};  // least and most
    std::array<std::int64_t, 2> lane_range{};
};

// The number of every hex: factors of q and r, and what their sum is moved and divided by.
struct Formula {
    std::string_view word;  // "along" or "lane"
    std::array<std::int64_t, 2> factors{};
    std::int64_t offset = 0;
    std::int64_t per = 1;
};

template <class Field>
void hex_field(const Field& field, hexgrid::Hex& hex) {
    field.numbers(-max_coordinate, max_coordinate, hex.q, hex.r);
}

template <class Fields>
void list_marks(Fields& fields, Marks& marks) {
    Features& features = marks.features;
    const auto rating = [&](std::string_view key, std::int8_t& value) {
        fields.may(key, value != 0).number(value, -most_rating, most_rating);
    };
    fields.may("hazard", features.hazard).flag(features.hazard);
    rating("hazard_rating", features.hazard_rating);
    fields.may("fragile", features.fragile > 0).number(features.fragile, 0, 255);
    rating("fragile_rating", features.fragile_rating);
    fields.may("points", features.points > 0).number(features.points, 0, most_points);
    fields.may("solid", features.solid).flag(features.solid);
    rating("solid_rating", features.solid_rating);
    fields.may("jumpable", features.jumpable).flag(features.jumpable);
    fields.may("runner", features.runner).flag(features.runner);
    fields.may("look", !marks.look.empty()).text(marks.look, longest_name);
}

template <class Fields>
void list_fields(Fields& fields, MarkedHexes& marked) {
    fields.need("at").list(marked.at, 1, max_cells,
                           [](const auto& field, hexgrid::Hex& hex) { hex_field(field, hex); });
    list_marks(fields, marked.marks);
}

// What a letter of the legend says.
template <class Fields>
void list_fields(Fields& fields, Marks& marks) {
    list_marks(fields, marks);
    fields.may("finish", marks.finish).flag(marks.finish);
    std::optional<std::size_t> number;  // from 1
    std::optional<int> facing;
    if (marks.grid) {
        number = *marks.grid + 1;
        facing = marks.facing.number();
    }
    fields.may("grid", number.has_value()).number(number, 1, max_vehicles);
    fields.may("facing", facing.has_value()).number(facing, 0, hexgrid::facing_count - 1);
    fields.after_reading([&](Reader& reader) {
        if (number && !facing) reader.complain("no \"facing\"", "this key is needed");
        if (facing && !number) {
            reader.complain("a facing without a grid space", "\"grid\" beside \"facing\"");
        }
        // One that is out of range is none.
        if (number && !reader.has_complained_of("grid")) marks.grid = *number - 1;
        if (facing) marks.facing = hexgrid::Facing(*facing);
    });
}

template <class Fields>
void list_fields(Fields& fields, Band& band) {
    const auto pair = [&](std::string_view key, std::array<std::int64_t, 2>& both, int most) {
        fields.need(key).numbers(-most, most, both[0], both[1]);
    };
    pair("along", band.along, most_factor);
    pair("lane", band.lane, most_factor);
    pair("along_range", band.along_range, max_coordinate);
    pair("lane_range", band.lane_range, max_coordinate);
}

template <class Fields>
void list_fields(Fields& fields, Formula& formula) {
    auto& [a, b] = formula.factors;
    fields.need(formula.word).numbers(-most_factor, most_factor, a, b);
    fields.may("offset").number(formula.offset, -most_value, most_value);
    fields.may("per").number(formula.per, 1, most_factor);
}

// Where something of a course stands in its document.
struct Source {
    std::string place;
    std::size_t letter = 0;  // of a row, from 1
};

struct CourseSources {
    bool is_drawn = false;  // as rows
    std::map<hexgrid::Hex, Source> hexes;
    std::map<hexgrid::Hex, Source> marks;  // what says what stands there
    std::map<hexgrid::Hex, Source> finish;
    std::vector<Source> grid;
    std::vector<Source> open_edges;
    std::string unused_letters;
};

// A course as it is read: hexes in their order, and what is said of each.
struct Draft {
    CoursePlan plan;
    CourseSources sources;
    bool keeps_sources = false;
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
// What stands on each hex, in their order.
std::vector<Marks> marks_of(const CoursePlan& plan);
std::string legend_place(char letter);

// Looks in order of their first hex, whatever order the document names them in.
void settle_looks(CoursePlan& plan);

// All of a document, into the draft.
void read_draft(const Json& document, Reader& reader, Draft& draft);

// Exactly one of these gives the hexes.
void read_rows(const Members& members, Reader& reader, Draft& draft);
void read_list(const Json& hexes, Reader& reader, Draft& draft);
void read_band(const Json& band, Reader& reader, Draft& draft);

void read_features(const Json& features, Reader& reader, Draft& draft);
// {"along": [a, b], "offset": n, "per": m} or [[q, r, value], ...]
std::vector<std::int32_t> read_values(const Json& value, std::string_view word, Reader& reader,
                                      const Draft& draft);

}  // namespace frothy::course_document

namespace frothy {

template <class Fields>
void list_fields(Fields& fields, GridSpace& space) {
    int facing = space.facing.number();
    course_document::hex_field(fields.need("hex"), space.hex);
    fields.need("facing").number(facing, 0, hexgrid::facing_count - 1);
    fields.after_reading([&](Reader&) { space.facing = hexgrid::Facing(facing); });
}

}  // namespace frothy
