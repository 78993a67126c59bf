#include "games/frothy/data/course/course_tiled.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "formats/data_files.h"
#include "games/frothy/data/course/course_json_parts.h"
#include "games/frothy/data/course/tiled_geometry.h"
#include "games/frothy/data/json_reading.h"

namespace frothy {

using hexgrid::Direction;
using hexgrid::Hex;

namespace tiled = formats::tiled;
namespace fs = std::filesystem;

namespace {

using namespace course_document;

// A tile, a map or an object says what it is by properties; what is wrong with one is told at it.
class Said {
public:
    Said(const std::vector<tiled::Property>& properties, std::string place, std::string file)
        : inside_(std::move(file)), place_(std::move(place)) {
        for (const tiled::Property& property : properties) {
            object_[property.name] = Json::parse(property.value, nullptr, false);
            places_[property.name] = property.place;
        }
    }

    Json& object() { return object_; }
    Reader& reader() { return inside_; }
    bool has(const std::string& name) const { return object_.contains(name); }

    void tell(Reader& reader) {
        for (const Complaint& complaint : inside_.complaints()) {
            const std::string path =
                complaint.place.substr(std::min<std::size_t>(complaint.place.size(), 1));
            const auto found = places_.find(path.substr(0, path.find('/')));
            reader.complain_at(found == places_.end() ? place_ : found->second, complaint.found,
                               complaint.expected);
        }
    }

private:
    Reader inside_;
    std::string place_;
    Json object_ = Json::object();
    std::map<std::string, std::string> places_;
};

// What a kind of tile says by itself, unless a property says otherwise.
void add_kind(const std::string& kind, Said& said) {
    const auto put = [&](const char* name, Json value) {
        if (!said.has(name)) said.object()[name] = std::move(value);
    };
    if (kind == "hazard" || kind == "solid" || kind == "finish") put(kind.c_str(), true);
    if (kind == "fragile") put("fragile", 1);
    if (said.has("grid")) put("facing", 0);
    if (kind == "grid" && !said.has("grid")) {
        said.reader().complain("a grid space without a number",
                               "a property \"grid\" from 1 to " + std::to_string(max_vehicles));
    }
    const std::vector<std::string> kinds{"track", "hazard", "fragile", "solid", "finish", "grid"};
    if (kind.empty() || std::ranges::find(kinds, kind) != kinds.end()) return;
    said.reader().complain("a tile of the class \"" + kind + "\"" +
                               formats::did_you_mean(kind, kinds),
                           "\"track\", \"hazard\", \"fragile\", \"solid\", \"finish\" or \"grid\"");
}

// Tiled flips a tile first, then turns it.
hexgrid::Facing facing_of(hexgrid::Facing drawn, tiled::Turn turn, bool is_flat_topped) {
    int facing = drawn.number();
    if (turn.flip_x) facing = 6 - facing;
    if (turn.flip_y) facing = -facing;
    if (turn.by_60) facing += 2;
    if (turn.by_120) facing += 4;
    return on_course(hexgrid::Facing(facing), is_flat_topped);
}

// What lies higher says more.
void put_above(const Marks& upper, Marks& lower) {
    Features& features = lower.features;
    const auto take = [](auto value, auto& into) {
        if (value != 0) into = value;
    };
    features.hazard |= upper.features.hazard;
    features.solid |= upper.features.solid;
    features.jumpable |= upper.features.jumpable;
    features.runner |= upper.features.runner;
    take(upper.features.fragile, features.fragile);
    take(upper.features.hazard_rating, features.hazard_rating);
    take(upper.features.fragile_rating, features.fragile_rating);
    take(upper.features.solid_rating, features.solid_rating);
    take(upper.features.points, features.points);
    if (!upper.look.empty()) lower.look = upper.look;
    lower.finish |= upper.finish;
    if (!upper.grid) return;
    lower.grid = upper.grid;
    lower.facing = upper.facing;
}

class CourseReader {
public:
    CourseReader(const tiled::Map& map, bool is_whole, Reader& reader, const std::string& file)
        : map_(map),
          is_whole_(is_whole),
          reader_(reader),
          said_(map.properties, "/properties", file),
          file_(file) {}

    CoursePlan read() {
        draft_.plan.looks.emplace_back();
        const Members members(said_.reader(), said_.object(),
                              {"schema", "id", "name", "description", "circuit", "laps",
                               "finish_heading", "origin_q", "origin_r", "length", "waive",
                               "progress", "inside"});
        read_properties(members);
        read_tiles();
        is_whole_ &= reader_.ok();
        read_open_edges();
        draft_.plan.place_override = values(members, "progress", "along");
        draft_.plan.inside_override = values(members, "inside", "lane");
        said_.tell(reader_);
        return std::move(draft_.plan);
    }
    TiledNotes notes() { return {std::move(cells_), has_decoration_}; }

private:
    void read_properties(const Members& members) {
        CoursePlan& plan = draft_.plan;
        if (members.find("schema") != nullptr &&
            members.text("schema", longest_name) != course_schema)
            check_schema(said_.object(), said_.reader(), course_schema);
        plan.id = members.text_or("id", longest_name, {});
        plan.name = members.text_or("name", longest_name, {});
        plan.description = members.text_or("description", longest_text, {});
        plan.circuit = members.flag_or("circuit", true);
        plan.laps = static_cast<std::uint8_t>(members.integer_or("laps", 1, max_laps, 1));
        const hexgrid::Facing heading(static_cast<int>(
            members.integer_or("finish_heading", 0, hexgrid::facing_count - 1, 0)));
        plan.finish_heading = on_course(heading, map_.is_flat_topped);
        const auto origin = [&](const char* key) {
            return static_cast<int>(members.integer_or(key, -max_coordinate, max_coordinate, 0));
        };
        origin_ = {origin("origin_q"), origin("origin_r")};
        if (members.find("length") != nullptr) {
            plan.length_override =
                static_cast<std::int32_t>(members.integer("length", 1, CoursePlan::most_place));
        }
        std::string word;
        for (const char letter : members.text_or("waive", longest_text, {}) + ' ') {
            if (letter != ' ' && letter != ',') {
                word += letter;
            } else if (!word.empty()) {
                plan.waived.push_back(std::exchange(word, {}));
            }
        }
    }

    void read_tiles() {
        std::map<std::pair<int, int>, Marks> by_row;  // r, q
        for (const tiled::Layer& layer : map_.layers) {
            has_decoration_ |= layer.kind == "decoration";
            if (layer.kind == "decoration") continue;
            for (const tiled::Cell& cell : layer.cells) {
                const Axial hex = hex_of_cell(map_, cell.column, cell.row, origin_);
                if (std::abs(hex.q) > max_coordinate || std::abs(hex.r) > max_coordinate) {
                    reader_.complain_at(layer.place,
                                        "a tile in column " + std::to_string(cell.column) +
                                            ", row " + std::to_string(cell.row),
                                        "hexes within +/- " + std::to_string(max_coordinate));
                    return;
                }
                put_above(marks_of_cell(cell), by_row[{hex.r, hex.q}]);
                cells_[{static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r)}] = {
                    cell.column, cell.row};
            }
        }
        if (by_row.size() > max_cells) {
            reader_.complain_at("/layers", std::to_string(by_row.size()) + " hexes",
                                "at most " + std::to_string(max_cells));
            return;
        }
        const Reader::Step step(reader_, "layers");
        for (const auto& [place, marks] : by_row) {
            const Hex hex{static_cast<std::int16_t>(place.second),
                          static_cast<std::int16_t>(place.first)};
            draft_.add(hex, reader_);
            draft_.apply(hex, marks, reader_);
        }
        for (const auto& [number, space] : draft_.grid) {
            if (number != draft_.plan.grid.size()) {
                if (!is_whole_ || !reader_.ok()) return;  // it may be where nothing could be read
                reader_.complain_at("/layers",
                                    "no grid space " + std::to_string(draft_.plan.grid.size() + 1),
                                    "grid spaces numbered from 1 without gaps");
                return;
            }
            draft_.plan.grid.push_back(space);
        }
    }

    Marks marks_of_cell(const tiled::Cell& cell) {
        auto known = marks_.find(cell.tile.place);
        if (known == marks_.end()) {
            Said said(cell.tile.properties, cell.tile.place, file_);
            add_kind(cell.tile.kind, said);
            Marks marks;
            formats::read_object(said.object(), said.reader(), marks);
            said.tell(reader_);
            known = marks_.emplace(cell.tile.place, marks).first;
        }
        Marks marks = known->second;
        if (marks.grid) marks.facing = facing_of(marks.facing, cell.turn, map_.is_flat_topped);
        return marks;
    }

    void read_open_edges() {
        const EdgeFinder edges(map_, draft_.plan.hexes, origin_);
        for (const tiled::Object& object : map_.objects) {
            if (object.kind != "open-edge") continue;
            if (const auto edge = edges.nearest(object.x, object.y)) {
                draft_.plan.open_edges.push_back(*edge);
            } else if (is_whole_) {
                reader_.complain_at(object.place, "an open edge away from any hex of the track",
                                    "a point on the side of one");
            }
        }
    }

    // A number for every hex, as text of JSON in a property.
    std::vector<std::int32_t> values(const Members& members, const char* key, const char* word) {
        if (members.find(key) == nullptr || !is_whole_) return {};
        const std::string text = members.text(key, formats::max_document_bytes);
        const Reader::Step step(said_.reader(), key);
        const std::optional<Json> list = parse_document(text, said_.reader());
        return list ? read_values(*list, word, said_.reader(), draft_)
                    : std::vector<std::int32_t>();
    }

    const tiled::Map& map_;
    bool is_whole_;  // so far
    Reader& reader_;
    Said said_;
    const std::string& file_;
    Axial origin_;
    Draft draft_;
    std::map<std::string, Marks> marks_;  // by the place of their tile
    std::map<Hex, TiledNotes::Cell> cells_;
    bool has_decoration_ = false;
};

}  // namespace

TiledReading read_tiled(std::string_view text, const std::string& file,
                        const tiled::OpenTileset& open) {
    TiledReading reading;
    const tiled::MapReading map = tiled::read_map(text, file, open);
    reading.complaints = map.complaints;
    if (!map.map) return reading;
    reading.is_whole = map.complaints.empty();
    Reader reader(file);
    CourseReader course(*map.map, reading.is_whole, reader, file);
    reading.plan = course.read();
    reading.notes = course.notes();
    settle_looks(reading.plan);
    for (Complaint& complaint : reader.take_complaints())
        reading.complaints.push_back(std::move(complaint));
    formats::find_lines(text, reading.complaints);
    return reading;
}

Loaded<CoursePlan> read_tiled_course(std::string_view text, const std::string& file,
                                     const tiled::OpenTileset& open) {
    TiledReading reading = read_tiled(text, file, open);
    Loaded<CoursePlan> loaded;
    if (reading.complaints.empty()) loaded.value = std::move(reading.plan);
    loaded.complaints = std::move(reading.complaints);
    return loaded;
}

tiled::OpenTileset tilesets_beside(const fs::path& map) {
    return [folder = map.parent_path()](const std::string& source) {
        const std::u8string path =
            (folder / fs::path(std::u8string(source.begin(), source.end()))).u8string();
        return formats::read_text_file({path.begin(), path.end()});
    };
}

void put_tiles_beside(const fs::path& map, const fs::path& data) {
    const fs::path source = data / "assets" / "tiled" / tile_folder;
    std::error_code nothing;
    if (!fs::is_directory(source, nothing)) return;
    fs::copy(source, map.parent_path() / tile_folder,
             fs::copy_options::recursive | fs::copy_options::skip_existing, nothing);
}

bool is_map_name(const fs::path& file) { return file.extension() == ".tmj"; }

}  // namespace frothy
