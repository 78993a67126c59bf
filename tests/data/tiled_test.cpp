// Courses as maps of Tiled, by the format as Tiled documents it.
#include "formats/tiled_map.h"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/data_files.h"

using namespace frothy;
using hexgrid::Facing;
using hexgrid::Hex;
using nlohmann::json;

namespace {

const auto no_tilesets = [](const std::string& source) {
    Loaded<std::string> none;
    none.complaints.push_back({source, "", "no file", "a file"});
    return none;
};

json property(const char* name, json value) {
    return {{"name", name}, {"type", "string"}, {"value", std::move(value)}};
}

// A map of two columns and three rows: 1 is plain, 2 mud, 3 the first grid space facing east.
json small_map(json cells) {
    const json tiles = {
        {{"id", 1}, {"type", "hazard"}, {"properties", json::array({property("look", "mud")})}},
        {{"id", 2}, {"class", "grid"}, {"properties", json::array({property("grid", 1)})}}};
    return {{"type", "map"},
            {"orientation", "hexagonal"},
            {"width", 2},
            {"height", 3},
            {"tilewidth", 56},
            {"tileheight", 64},
            {"hexsidelength", 32},
            {"staggeraxis", "y"},
            {"staggerindex", "odd"},
            {"tilesets", {{{"firstgid", 1}, {"tilecount", 3}, {"tiles", tiles}}}},
            {"layers",
             {{{"type", "tilelayer"},
               {"name", "course"},
               {"width", 2},
               {"height", 3},
               {"data", std::move(cells)}}}}};
}

CoursePlan plan_of(const json& map) {
    const auto loaded = read_tiled_course(map.dump(), "map.tmj", no_tilesets);
    INFO(formats::text_of(loaded.complaints));
    REQUIRE(loaded.ok());
    return *loaded.value;
}

std::string complaint_of_map(const json& map) {
    const auto loaded = read_tiled_course(map.dump(), "map.tmj", no_tilesets);
    REQUIRE_FALSE(loaded.ok());
    REQUIRE_FALSE(loaded.complaints.empty());
    return loaded.complaints.front().place + ": " + loaded.complaints.front().found + " / " +
           loaded.complaints.front().expected;
}

const std::vector<Hex> odd_rows = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {-1, 2}, {0, 2}};

}  // namespace

TEST_CASE("Every shipped course goes to Tiled and comes back the same", "[data][tiled]") {
    const auto files = formats::list_data_files({HIPPODROME_DATA_DIR, {}}, course_files);
    REQUIRE(files.size() >= 4);
    for (const formats::DataFile& file : files) {
        INFO(file.path);
        const auto course = load_course(file.path);
        REQUIRE(course.ok());
        const std::string map = write_tiled_course(*course.value);
        CHECK(formats::tiled::is_map(map));
        const auto again = read_tiled_course(map, "map.tmj", no_tilesets);
        INFO(formats::text_of(again.complaints));
        REQUIRE(again.ok());
        CHECK(write_course(*again.value) == write_course(*course.value));
        CHECK(write_tiled_course(*again.value) == map);
    }
}

TEST_CASE("All that a course may say survives Tiled", "[data][tiled]") {
    const std::string text = R"({
      "schema": "frothy-course/1", "id": "odd-one", "name": "The \"Odd\" One", "description": "ä",
      "circuit": false, "laps": 1, "finish_heading": 11, "origin": [-7, 5],
      "legend": {
        "1": {"grid": 1, "facing": 5}, "2": {"grid": 2, "facing": 8},
        "3": {"grid": 3, "facing": 10, "hazard": true, "hazard_rating": -3, "look": "water"},
        "F": {"finish": true}, "G": {"finish": true, "fragile": 3, "fragile_rating": 2, "points": 4},
        "#": {"solid": true, "solid_rating": 7, "jumpable": true, "look": "hedge"}},
      "rows": [".1.F", "..2G.", " .3F", "#.... "],
      "open_edges": [[-7, 5, "NW"], [-7, 5, "W"], [-5, 8, "SE"]],
      "progress": {"along": [2, 1], "offset": 3}, "inside": {"lane": [0, 1]},
      "length": 40, "waive": ["narrow", "unknown-look"]})";
    const auto course = read_course(text, "odd-one.json");
    INFO(formats::text_of(course.complaints));
    REQUIRE(course.ok());
    const auto again = read_tiled_course(write_tiled_course(*course.value), "m.tmj", no_tilesets);
    INFO(formats::text_of(again.complaints));
    REQUIRE(again.ok());
    CHECK(write_course(*again.value) == write_course(*course.value));
}

TEST_CASE("Hexes stand where Tiled draws them, by either axis and index", "[data][tiled]") {
    json map = small_map({1, 1, 1, 1, 1, 1});
    CHECK(plan_of(map).hexes == odd_rows);
    map["staggerindex"] = "even";  // the first row lies half a hex further
    CHECK(plan_of(map).hexes == std::vector<Hex>{{0, 0}, {1, 0}, {-1, 1}, {0, 1}, {-1, 2}, {0, 2}});
    map["staggeraxis"] = "x";  // the first column does, downwards
    CHECK(plan_of(map).hexes == std::vector<Hex>{{1, -1}, {0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    map["staggerindex"] = "odd";
    CHECK(plan_of(map).hexes == std::vector<Hex>{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}});
}

TEST_CASE("A tile turned in Tiled faces where its picture points", "[data][tiled]") {
    const auto facing = [](std::uint32_t flags, const char* axis) {
        json map = small_map({3U | flags, 1, 1, 1, 1, 1});
        map["staggeraxis"] = axis;
        const CoursePlan plan = plan_of(map);
        REQUIRE(plan.grid.size() == 1);
        CHECK(plan.grid[0].hex == Hex{0, 0});
        return plan.grid[0].facing.number();
    };
    CHECK(facing(0, "y") == 0);
    CHECK(facing(0x80000000U, "y") == 6);   // flipped from side to side
    CHECK(facing(0x40000000U, "y") == 0);   // upside down
    CHECK(facing(0x20000000U, "y") == 2);   // by 60 degrees
    CHECK(facing(0x10000000U, "y") == 4);   // by 120
    CHECK(facing(0xE0000000U, "y") == 8);   // half round, then by 60
    CHECK(facing(0xD0000000U, "y") == 10);  // half round, then by 120
    CHECK(facing(0, "x") == 11);            // hexes on a side: turned by 30 degrees
    CHECK(facing(0x20000000U, "x") == 1);
}

TEST_CASE("Cells may be packed in every way but Zstandard", "[data][tiled]") {
    json map = small_map({1, 2, 0, 1, 1, 1});
    const std::string plain = write_course(plan_of(map));
    json& layer = map["layers"][0];
    layer["encoding"] = "base64";
    const auto packed = [&](const char* compression, const char* data) {
        layer["compression"] = compression;
        layer["data"] = data;
        return write_course(plan_of(map));
    };
    CHECK(packed("", "AQAAAAIAAAAAAAAAAQAAAAEAAAABAAAA") == plain);
    CHECK(packed("zlib", "eJxjZGBgYGKAAEYkDAAAcAAH") == plain);
    CHECK(packed("gzip", "H4sIAAAAAAACA2NkYGBgYoAARiQMAB/ymQcYAAAA") == plain);
    layer["compression"] = "zstd";
    CHECK(complaint_of_map(map).find("Zstandard") != std::string::npos);
    layer["compression"] = "zlib";
    layer["data"] = "AQAAAAIAAAAAAAAAAQAAAAEAAAABAAAA";
    CHECK(complaint_of_map(map).find("packed by zlib") != std::string::npos);
    layer["data"] = "not base64!";
    CHECK(complaint_of_map(map).find("no base64") != std::string::npos);
}

TEST_CASE("Infinite maps, groups and several layers add up", "[data][tiled]") {
    json map = small_map({0, 0, 0, 0, 0, 0});
    const json ground = {{"x", -2}, {"y", -1}, {"width", 2}, {"height", 1}, {"data", {1, 1}}};
    const json beyond = {{"x", 0}, {"y", 0}, {"width", 1}, {"height", 1}, {"data", {1}}};
    const json above = {{"type", "tilelayer"},
                        {"name", "mud"},
                        {"width", 2},
                        {"height", 3},
                        {"data", {2, 0, 0, 0, 0, 0}}};
    json scenery = above;
    scenery["class"] = "decoration";
    scenery["data"] = {0, 1, 1, 1, 1, 1};
    map["layers"] = {{{"type", "tilelayer"}, {"name", "ground"}, {"chunks", {ground, beyond}}},
                     {{"type", "group"}, {"layers", {above, scenery}}},
                     {{"type", "imagelayer"}}};
    const CoursePlan plan = plan_of(map);
    CHECK(plan.hexes == std::vector<Hex>{{-1, -1}, {0, -1}, {0, 0}});
    CHECK_FALSE(plan.features[0].hazard);
    CHECK(plan.features[2].hazard);
    CHECK(plan.looks.at(plan.features[2].look) == "mud");
}

TEST_CASE("Open edges are points on a side", "[data][tiled]") {
    json map = small_map({1, 1, 1, 1, 1, 1});
    const json west = {{"type", "open-edge"}, {"x", 1.5}, {"y", 30}};
    const json other = {{"type", "tree"}, {"x", 9000}, {"y", 9000}};
    map["layers"].push_back({{"type", "objectgroup"}, {"objects", {west, other}}});
    const CoursePlan plan = plan_of(map);
    REQUIRE(plan.open_edges.size() == 1);
    CHECK(plan.open_edges[0] == std::pair(Hex{0, 0}, hexgrid::Direction::west));
    map["layers"][1]["objects"][0]["x"] = 300;
    CHECK(complaint_of_map(map).starts_with("/layers/1/objects/0: an open edge away"));
}

TEST_CASE("An external tileset is read beside the map, in JSON", "[data][tiled]") {
    json map = small_map({2, 1, 1, 1, 1, 1});
    json tileset = map["tilesets"][0];
    tileset.erase("firstgid");
    map["tilesets"][0] = {{"firstgid", 1}, {"source", "my tiles.tsj"}};
    const auto open = [&](const std::string& source) {
        Loaded<std::string> loaded;
        if (source == "my tiles.tsj") loaded.value = tileset.dump();
        return loaded;
    };
    const auto loaded = read_tiled_course(map.dump(), "map.tmj", open);
    REQUIRE(loaded.ok());
    CHECK(loaded.value->features[0].hazard);
    CHECK(complaint_of_map(map).starts_with("/tilesets/0/source: no file"));
    map["tilesets"][0]["source"] = "tiles.tsx";
    CHECK(complaint_of_map(map).find("(.tsj)") != std::string::npos);
}

TEST_CASE("What no course can be made of is told at its place", "[data][tiled]") {
    json map = small_map({1, 1, 1, 1, 1, 9});
    CHECK(complaint_of_map(map).starts_with("/layers/0/data: tile 9 in column 1, row 2"));
    map = small_map({1, 1, 1});
    CHECK(complaint_of_map(map).starts_with("/layers/0/data: 3 cells / 2 times 3"));
    map = small_map({1, 1, 1, 1, 1, -1});
    CHECK(complaint_of_map(map).starts_with("/layers/0/data/5"));
    map = small_map({1, 2, 1, 1, 1, 1});
    map["orientation"] = "orthogonal";
    CHECK(complaint_of_map(map).starts_with("/orientation"));
    map = small_map({1, 2, 1, 1, 1, 1});
    map["width"] = 1'000'000'000;
    CHECK(complaint_of_map(map).starts_with("/width"));
    map = small_map({1, 2, 1, 1, 1, 1});
    map["tilesets"][0]["tiles"][0]["properties"].push_back(property("hazard_rating", 99));
    CHECK(complaint_of_map(map).starts_with("/tilesets/0/tiles/0/properties/1"));
    map["tilesets"][0]["tiles"][0] = {{"id", 1}, {"type", "hazzard"}};
    CHECK(complaint_of_map(map).find("did you mean \"hazard\"") != std::string::npos);
    map = small_map({3, 3, 1, 1, 1, 1});
    CHECK(complaint_of_map(map).find("grid space 1 twice") != std::string::npos);
    map = small_map({1, 2, 1, 1, 1, 1});
    map["properties"] = json::array({property("lapps", 2)});
    CHECK(complaint_of_map(map).starts_with("/properties/0"));
}

TEST_CASE("All that is wrong with a map is told at once, and what can be read is there",
          "[data][tiled]") {
    json map = small_map({9, 2, 3, 9, 1, 8});
    map["tilesets"][0]["tiles"][0]["type"] = "hazzard";
    map["tilesets"][0]["tiles"][1]["properties"].push_back(property("facing", 12));
    map["properties"] = json::array({property("lapps", 2)});
    const TiledReading reading = read_tiled(map.dump(), "map.tmj", no_tilesets);
    std::vector<std::string> places;
    for (const formats::Complaint& complaint : reading.complaints)
        places.push_back(complaint.place);
    // A number that no tileset has is told once.
    CHECK(places == std::vector<std::string>{"/layers/0/data", "/layers/0/data",
                                             "/tilesets/0/tiles/0",
                                             "/tilesets/0/tiles/1/properties/1", "/properties/0"});
    CHECK_FALSE(reading.is_whole);
    CHECK(reading.plan.hexes == odd_rows);
    // Without its tileset a map still shows where the track is.
    map = small_map({1, 2, 0, 1, 1, 1});
    map["tilesets"][0] = {{"firstgid", 1}, {"source", "gone.tsj"}};
    const TiledReading bare = read_tiled(map.dump(), "map.tmj", no_tilesets);
    CHECK(bare.complaints.size() == 1);
    CHECK(bare.plan.hexes.size() == 5);
}
