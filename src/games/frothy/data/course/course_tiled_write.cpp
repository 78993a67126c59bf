// Writing a course as a map of Tiled, with a tileset of its own: one tile for each thing or heap of
// things that stands on a hex.
#include <algorithm>
#include <utility>

#include "games/frothy/data/course/course_json_parts.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/course/tiled_geometry.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/study.h"

namespace frothy {

namespace tiled = formats::tiled;

namespace {

using namespace course_document;

// Pixels of the pictures in hippodrome-tiles.
constexpr int tile_wide = 56;
constexpr int tile_high = 64;
constexpr int hex_side = 32;

constexpr std::uint32_t half_round = 0xC0000000U;  // flipped both ways
constexpr std::uint32_t by_60 = 0x20000000U;
constexpr std::uint32_t by_120 = 0x10000000U;

OrderedJson property(const std::string& name, const Json& value) {
    const char* type = value.is_boolean() ? "bool" : value.is_number_integer() ? "int" : "string";
    return {{"name", name}, {"type", type}, {"value", value}};
}

const char* kind_of_tile(const Marks& marks) {
    if (marks.grid) return "grid";
    if (marks.features.solid) return "solid";
    if (marks.features.fragile > 0) return "fragile";
    if (marks.features.hazard) return "hazard";
    return marks.finish ? "finish" : "track";
}

std::string picture_of(const Marks& marks) {
    const Features& features = marks.features;
    std::string name = kind_of_tile(marks);
    if (marks.grid) {
        name += marks.facing.is_side() ? "-side" : "-corner";
    } else if (std::ranges::find(pictured_looks, marks.look) != pictured_looks.end()) {
        name = marks.look;
    } else if (features.solid) {
        name = features.jumpable ? "low-wall" : "boulder";
    } else if (features.fragile > 0) {
        name = "amphora";
    } else if (features.hazard) {
        name = "mud";
    }
    std::ranges::replace(name, ' ', '-');
    return std::string(tile_folder) + "/" + name + ".png";
}

// The tile is drawn for facing 0 or 1 and turned from there.
std::uint32_t turn_of(const Marks& marks) {
    if (!marks.grid) return 0;
    constexpr std::uint32_t turns[] = {
        0, by_60, by_120, half_round, half_round | by_60, half_round | by_120};
    return turns[marks.facing.number() / 2];
}

// The smallest map of rows that holds the course.
struct Frame {
    tiled::Map map;
    Axial origin;
};

Frame frame_of(const CoursePlan& plan) {
    Frame frame;
    frame.map.tile_width = tile_wide;
    frame.map.tile_height = tile_high;
    frame.map.side = hex_side;
    if (plan.hexes.empty()) return frame;
    frame.origin.r = std::ranges::min(plan.hexes, {}, &hexgrid::Hex::r).r;
    const auto column = [&](hexgrid::Hex hex) {
        return cell_of_hex(frame.map, {hex.q, hex.r}, {0, frame.origin.r}).column;
    };
    const auto [least, most] = std::ranges::minmax(plan.hexes, {}, column);
    frame.origin.q = column(least);
    frame.map.columns = column(most) - column(least) + 1;
    frame.map.rows = std::ranges::max(plan.hexes, {}, &hexgrid::Hex::r).r - frame.origin.r + 1;
    return frame;
}

// The tiles in the order in which they are met, and who has which.
class Tiles {
public:
    // Its number in a cell, turned as it faces.
    std::uint32_t number_of(const Marks& marks) {
        Marks drawn = marks;
        if (drawn.grid) drawn.facing = hexgrid::Facing(drawn.facing.number() % 2);
        OrderedJson tile = tile_json(drawn);
        const auto found = std::ranges::find(tiles_, tile);
        const auto index = static_cast<std::uint32_t>(found - tiles_.begin());
        if (found == tiles_.end()) tiles_.push_back(std::move(tile));
        return (index + 1) | turn_of(marks);
    }

    OrderedJson tileset() const {
        OrderedJson list = OrderedJson::array();
        for (const OrderedJson& tile : tiles_) {
            OrderedJson numbered{{"id", list.size()}};
            numbered.update(tile);
            list.push_back(std::move(numbered));
        }
        return {{"columns", 0},
                {"firstgid", 1},
                {"grid", {{"height", 1}, {"orientation", "orthogonal"}, {"width", 1}}},
                {"margin", 0},
                {"name", "course"},
                {"spacing", 0},
                {"tilecount", list.size()},
                {"tileheight", tile_high},
                {"tiles", list},
                {"tilewidth", tile_wide}};
    }

private:
    static OrderedJson tile_json(const Marks& marks) {
        OrderedJson tile{
            {"image", picture_of(marks)}, {"imageheight", tile_high}, {"imagewidth", tile_wide}};
        const OrderedJson said = formats::object_json(marks);
        for (const auto& [name, value] : said.items())
            tile["properties"].push_back(property(name, value));
        tile["type"] = kind_of_tile(marks);
        return tile;
    }

    std::vector<OrderedJson> tiles_;
};

OrderedJson map_properties(const CoursePlan& plan, Axial origin) {
    OrderedJson properties = OrderedJson::array();
    const auto put = [&](const char* name, const Json& value) {
        properties.push_back(property(name, value));
    };
    put("schema", std::string(course_schema));
    put("id", plan.id);
    put("name", plan.name);
    if (!plan.description.empty()) put("description", plan.description);
    put("circuit", plan.circuit);
    put("laps", plan.laps);
    put("finish_heading", plan.finish_heading.number());
    if (origin.q != 0) put("origin_q", origin.q);
    if (origin.r != 0) put("origin_r", origin.r);
    if (plan.length_override) put("length", *plan.length_override);
    std::string waived;
    for (const std::string& name : plan.waived)
        waived += (waived.empty() ? "" : " ") + name;
    if (!waived.empty()) put("waive", waived);
    const auto put_values_of = [&](const char* name, const std::vector<std::int32_t>& values) {
        if (values.size() != plan.hexes.size() || values.empty()) return;
        Json list = Json::array();
        for (std::size_t i = 0; i < values.size(); ++i)
            list.push_back({plan.hexes[i].q, plan.hexes[i].r, values[i]});
        put(name, list.dump());
    };
    put_values_of("progress", plan.place_override);
    put_values_of("inside", plan.inside_override);
    return properties;
}

OrderedJson tile_layer(const CoursePlan& plan, const Frame& frame, Tiles& tiles) {
    std::vector<std::uint32_t> cells(static_cast<std::size_t>(frame.map.columns) *
                                     static_cast<std::size_t>(frame.map.rows));
    const std::vector<Marks> marks = marks_of(plan);
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        const auto [column, row] =
            cell_of_hex(frame.map, {plan.hexes[i].q, plan.hexes[i].r}, frame.origin);
        cells[static_cast<std::size_t>(row * frame.map.columns + column)] =
            tiles.number_of(marks[i]);
    }
    return {{"data", cells},   {"height", frame.map.rows},
            {"id", 1},         {"name", "course"},
            {"opacity", 1},    {"type", "tilelayer"},
            {"visible", true}, {"width", frame.map.columns},
            {"x", 0},          {"y", 0}};
}

OrderedJson edge_layer(const CoursePlan& plan, const Frame& frame) {
    OrderedJson objects = OrderedJson::array();
    for (const auto& [hex, d] : plan.open_edges) {
        const hexgrid::Hex beyond = hexgrid::neighbour(hex, d);
        const tiled::Point at =
            side_between(frame.map, cell_of_hex(frame.map, {hex.q, hex.r}, frame.origin),
                         cell_of_hex(frame.map, {beyond.q, beyond.r}, frame.origin));
        objects.push_back({{"height", 0},
                           {"id", objects.size() + 1},
                           {"name", ""},
                           {"point", true},
                           {"rotation", 0},
                           {"type", "open-edge"},
                           {"visible", true},
                           {"width", 0},
                           {"x", at.x},
                           {"y", at.y}});
    }
    return {{"draworder", "topdown"}, {"id", 2},      {"name", "open edges"},
            {"objects", objects},     {"opacity", 1}, {"type", "objectgroup"},
            {"visible", true},        {"x", 0},       {"y", 0}};
}

}  // namespace

std::string write_tiled_course(const CoursePlan& plan) {
    const Frame frame = frame_of(plan);
    Tiles tiles;
    OrderedJson layers = OrderedJson::array();
    layers.push_back(tile_layer(plan, frame, tiles));
    layers.push_back(edge_layer(plan, frame));
    const OrderedJson document{{"compressionlevel", -1},
                               {"height", frame.map.rows},
                               {"hexsidelength", hex_side},
                               {"infinite", false},
                               {"layers", layers},
                               {"nextlayerid", 3},
                               {"nextobjectid", plan.open_edges.size() + 1},
                               {"orientation", "hexagonal"},
                               {"properties", map_properties(plan, frame.origin)},
                               {"renderorder", "right-down"},
                               {"staggeraxis", "y"},
                               {"staggerindex", "odd"},
                               {"tiledversion", "1.10.2"},
                               {"tileheight", tile_high},
                               {"tilesets", OrderedJson::array({tiles.tileset()})},
                               {"tilewidth", tile_wide},
                               {"type", "map"},
                               {"version", "1.10"},
                               {"width", frame.map.columns}};
    return pretty(document);
}

}  // namespace frothy
