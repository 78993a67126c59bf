// Courses: what is derived from a plan, and what is wrong with one.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <string>

#include "games/frothy/data/documents.h"
#include "games/frothy/rules/course/course_check.h"

using namespace frothy;
using hexgrid::Direction;
using hexgrid::Facing;
using hexgrid::Hex;

namespace {

Hex hex(int q, int r) { return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}; }

// A ring of lanes round the hex [0, 0], from `inner` to `outer` steps away, driven to the left: the
// line lies south of the middle and is crossed eastwards.
CoursePlan ring(int inner, int outer) {
    CoursePlan plan;
    plan.name = "Ring";
    plan.looks = {""};
    for (int r = -outer; r <= outer; ++r) {
        for (int q = -outer; q <= outer; ++q) {
            const int steps = hexgrid::distance(hex(q, r), hex(0, 0));
            if (steps < inner || steps > outer) continue;
            plan.hexes.push_back(hex(q, r));
        }
    }
    plan.features.resize(plan.hexes.size());
    for (int r = inner; r <= outer; ++r) {
        plan.finish.push_back(hex(-r / 2, r));
        if (r < inner + 4) plan.grid.push_back({hex(-r / 2 - 1, r), Facing(0)});
    }
    return plan;
}

// An open straight of rows 0 to lanes - 1, running east.
CoursePlan straight(int length, int lanes) {
    CoursePlan plan;
    plan.name = "Straight";
    plan.circuit = false;
    plan.looks = {""};
    for (int r = 0; r < lanes; ++r) {
        for (int x = 0; x < length; ++x)
            plan.hexes.push_back(hex(x - r / 2, r));
        plan.finish.push_back(hex(length - 3 - r / 2, r));
        if (r < 4) plan.grid.push_back({hex(1 - r / 2, r), Facing(0)});
    }
    plan.features.resize(plan.hexes.size());
    return plan;
}

std::vector<std::string> places_of(const std::vector<Fault>& faults) {
    std::vector<std::string> places;
    for (const Fault& fault : faults) {
        if (fault.severity == Severity::error) places.push_back(fault.place);
    }
    return places;
}

std::vector<std::string> errors(const CoursePlan& plan) {
    return places_of(find_faults(plan, Strictness::race_course));
}

using Places = std::vector<std::string>;

// The lap count of a walk round at a fixed distance from the middle, to the left.
int walk_round(const Course& course, int radius) {
    Hex at = hex(-radius, radius);  // the south-west corner
    int laps = 0;
    for (const Direction side : {Direction::east, Direction::north_east, Direction::north_west,
                                 Direction::west, Direction::south_west, Direction::south_east}) {
        for (int i = 0; i < radius; ++i) {
            const Cell cell = course.cell_at(at);
            REQUIRE(course.neighbour(cell, side) != no_cell);
            if (course.crossing(cell, side) == Crossing::forwards) ++laps;
            if (course.crossing(cell, side) == Crossing::backwards) --laps;
            at = hexgrid::neighbour(at, side);
        }
    }
    return laps;
}

}  // namespace

TEST_CASE("A ring is a course without faults", "[course]") {
    const std::vector<Fault> faults = find_faults(ring(4, 9), Strictness::race_course);
    for (const Fault& fault : faults)
        UNSCOPED_INFO(text_of(fault));
    CHECK(faults.empty());
}

TEST_CASE("FR-EDGE-25 once round on any lane crosses the line once", "[course][FR-EDGE-25]") {
    const Course course(ring(4, 9));
    for (int radius = 4; radius <= 9; ++radius)
        CHECK(walk_round(course, radius) == 1);
}

TEST_CASE("FR-EDGE-25 a line crossed the other way round", "[course][FR-EDGE-25]") {
    CoursePlan plan = ring(4, 9);
    plan.finish_heading = Facing(6);
    for (GridSpace& space : plan.grid) {
        space = {
            hexgrid::neighbour(hexgrid::neighbour(space.hex, Direction::east), Direction::east),
            Facing(6)};
    }
    CHECK(errors(plan).empty());
    const Course course(plan);
    for (int radius = 4; radius <= 9; ++radius)
        CHECK(walk_round(course, radius) == -1);
    CHECK(course.starting_laps(course.cell_at(plan.grid[0].hex)) == -1);
}

TEST_CASE("FR-EDGE-25 each edge of the line is crossed both ways", "[course][FR-EDGE-25]") {
    const Course course(ring(4, 9));
    int forwards = 0;
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Direction there = hexgrid::direction(d);
            if (course.crossing(cell, there) != Crossing::forwards) continue;
            ++forwards;
            const Cell to = course.neighbour(cell, there);
            CHECK(course.crossing(to, hexgrid::opposite(there)) == Crossing::backwards);
            CHECK(course.place(to) == 0);
            CHECK(course.place(cell) == course.length() - 1);
        }
    }
    CHECK(forwards == 11);
}

TEST_CASE("FR-EDGE-25 behind the line a race starts at -1, beyond it at 0",
          "[course][FR-EDGE-25]") {
    const Course course(ring(4, 9));
    for (const GridSpace& space : course.plan().grid) {
        CHECK(course.starting_laps(course.cell_at(space.hex)) == -1);
    }
    for (const Hex beyond : course.plan().finish) {
        CHECK(course.starting_laps(course.cell_at(beyond)) == 0);
    }
    const Course open(straight(30, 6));
    CHECK(open.starting_laps(open.cell_at(hex(1, 0))) == 0);
}

TEST_CASE("FR-INIT-03 progress rises along every lane, and once round is a lap",
          "[course][FR-INIT-03]") {
    const Course course(ring(4, 9));
    CHECK(course.length() >= 24);
    CHECK(course.length() <= 30);
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        CHECK(course.place(cell) >= 0);
        CHECK(course.place(cell) < course.length());
        // Neighbours lie near each other along the course, the line aside.
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell to = course.neighbour(cell, hexgrid::direction(d));
            if (to == no_cell) continue;
            int step = course.place(to) - course.place(cell);
            if (course.crossing(cell, hexgrid::direction(d)) == Crossing::forwards) {
                step += course.length();
            } else if (course.crossing(cell, hexgrid::direction(d)) == Crossing::backwards) {
                step -= course.length();
            }
            CHECK(std::abs(step) <= 2);
        }
    }
    const std::vector<int> abreast = widths(course);
    CHECK(*std::ranges::min_element(abreast) >= 5);
}

TEST_CASE("FR-INIT-03 hexes of one cross-section of a straight are level", "[course][FR-INIT-03]") {
    for (const int lanes : {1, 2, 6, 7, 12}) {
        const Course course(straight(40, lanes));
        CHECK(course.length() == 37);
        for (int r = 0; r < lanes; ++r) {
            for (int x = 0; x < 40; ++x) {
                INFO("lanes " << lanes << ", row " << r << ", column " << x);
                CHECK(course.place(course.cell_at(hex(x - r / 2, r))) == x);
            }
        }
    }
}

TEST_CASE("FR-INIT-03 a straight along a corner is level too", "[course][FR-INIT-03]") {
    CoursePlan plan;
    plan.name = "Corner";
    plan.circuit = false;
    plan.finish_heading = Facing(11);
    for (int q = 0; q < 40; ++q) {
        for (int r = -40; r <= 10; ++r) {
            const int lane = q + 2 * r;
            if (lane < -7 || lane > 7) continue;
            plan.hexes.push_back(hex(q, r));
            if (q == 36) plan.finish.push_back(hex(q, r));
        }
    }
    plan.features.resize(plan.hexes.size());
    const Course course(plan);
    CHECK(course.length() == 36);
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        INFO(course.hex(cell).q << ", " << course.hex(cell).r);
        CHECK(course.place(cell) == course.hex(cell).q);
    }
}

TEST_CASE("FR-INIT-03 what the plan says outranks what is derived", "[course][FR-INIT-03]") {
    CoursePlan plan = straight(10, 3);
    for (const Hex at : plan.hexes) {
        plan.place_override.push_back(at.q * 10);
        plan.inside_override.push_back(-at.r);
    }
    plan.length_override = 123;
    const Course course(plan);
    CHECK(course.length() == 123);
    CHECK(course.place(course.cell_at(hex(4, 1))) == 40);
    CHECK(course.inside(course.cell_at(hex(4, 1))) == -1);
}

TEST_CASE("FR-INIT-04 the inside of a circuit is its infield", "[course][FR-INIT-04]") {
    const Course course(ring(4, 9));
    for (int i = 0; i < course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        CHECK(course.inside(cell) == hexgrid::distance(course.hex(cell), hex(0, 0)) - 4);
    }
}

TEST_CASE("FR-INIT-04 on an open course the next bend says, at the end the left edge",
          "[course][FR-INIT-04]") {
    const Course left(straight(30, 5));
    CHECK(left.inside(left.cell_at(hex(10, 0))) == 0);
    CHECK(left.inside(left.cell_at(hex(8, 4))) == 4);

    // East, then south-east: a bend to the right.
    CoursePlan plan = straight(20, 5);
    plan.finish.clear();
    std::set<Hex> track(plan.hexes.begin(), plan.hexes.end());
    for (int r = 1; r < 25; ++r) {
        for (int q = 13; q < 20; ++q)
            track.insert(hex(q, r));
    }
    plan.hexes.assign(track.begin(), track.end());
    plan.features.resize(plan.hexes.size());
    plan.finish_heading = Facing(2);
    for (const Hex at : plan.hexes) {
        if (at.r == 22) plan.finish.push_back(at);
    }
    const Course right(plan);
    CHECK(right.inside(right.cell_at(hex(3, 4))) == 0);
    CHECK(right.inside(right.cell_at(hex(5, 0))) == 4);
    CHECK(right.inside(right.cell_at(hex(19, 21))) == 0);  // no bend remains: the left edge
}

TEST_CASE("Solid obstacles do not lengthen the course", "[course]") {
    CoursePlan plan = straight(40, 7);
    plan.features[20].solid = true;
    plan.features[2 * 40 + 22].solid = true;
    const Course course(plan);
    CHECK(course.length() == 37);
    CHECK(course.place(20) == 20);
    CHECK(course.place(2 * 40 + 22) == 22);
}

TEST_CASE("FR-COL-13 fragile hexes are numbered", "[course][FR-COL-13]") {
    CoursePlan plan = straight(10, 3);
    plan.features[4].fragile = 2;
    plan.features[9].fragile = 1;
    const Course course(plan);
    CHECK(course.fragile_count() == 2);
    CHECK(course.fragile_index(4) == 0);
    CHECK(course.fragile_index(9) == 1);
    CHECK(course.fragile_index(5) == -1);
    CHECK(course.fragile_cell(1) == 9);
}

TEST_CASE("FR-EDGE-23 open edges", "[course][FR-EDGE-23]") {
    CoursePlan plan = straight(10, 3);
    plan.open_edges.emplace_back(hex(4, 0), Direction::north_east);
    CHECK(errors(plan).empty());
    const Course course(plan);
    CHECK(course.is_open_edge(course.cell_at(hex(4, 0)), Direction::north_east));
    CHECK_FALSE(course.is_open_edge(course.cell_at(hex(4, 0)), Direction::north_west));
    plan.open_edges.emplace_back(hex(4, 0), Direction::east);
    plan.open_edges.emplace_back(hex(4, 9), Direction::east);
    CHECK(errors(plan) == Places{"open_edges/1", "open_edges/2"});
}

TEST_CASE("A course is derived within 5 ms a thousand hexes", "[course]") {
    const CoursePlan plan = ring(15, 23);
    const auto start = std::chrono::steady_clock::now();
    const Course course(plan);
    const std::chrono::duration<double, std::milli> spent =
        std::chrono::steady_clock::now() - start;
    CHECK(course.cell_count() > 1000);
    // Ten times the goal, for sanitizers and busy machines.
    CHECK(spent.count() < 50);
}

TEST_CASE("Any plan, however odd, makes some course", "[course]") {
    CHECK(Course(CoursePlan{}).cell_count() == 0);
    CoursePlan lone;
    lone.hexes = {hex(0, 0)};
    CHECK(Course(lone).cell_at(hex(0, 0)) == 0);
    CoursePlan scattered;
    scattered.hexes = {hex(-1000, -1000), hex(1000, 1000), hex(0, 0), hex(1, 0)};
    scattered.finish = {hex(1, 0), hex(7, 7)};
    for (const bool circuit : {true, false}) {
        scattered.circuit = circuit;
        CHECK(Course(scattered).cell_at(hex(1000, 1000)) == 1);
    }
    CoursePlan unmarked = straight(20, 4);
    unmarked.finish.clear();
    for (const bool circuit : {true, false}) {
        unmarked.circuit = circuit;
        const Course course(unmarked);
        CHECK(course.place(course.cell_at(hex(12, 0))) > course.place(course.cell_at(hex(3, 0))));
    }
}

TEST_CASE("Faults of a course", "[course]") {
    CoursePlan plan = ring(4, 9);
    SECTION("hexes") {
        plan.hexes.clear();
        plan.features.clear();
        CHECK(errors(plan) == Places{"hexes"});
    }
    SECTION("a hex twice") {
        plan.hexes.push_back(plan.hexes.front());
        plan.features.emplace_back();
        CHECK(errors(plan) == Places{"hexes"});
    }
    SECTION("far away") {
        plan.hexes.push_back(hex(1001, 0));
        plan.features.emplace_back();
        CHECK(errors(plan) == Places{"hexes"});
    }
    SECTION("cut off") {
        plan.hexes.push_back(hex(40, 0));
        plan.features.emplace_back();
        CHECK(errors(plan) == Places{"hexes"});
    }
    SECTION("FR-SETUP-06 one grid space") {
        plan.grid.resize(1);
        CHECK(errors(plan) == Places{"grid"});
    }
    SECTION("FR-SETUP-06 a grid space off the track") {
        plan.grid[1].hex = hex(0, 0);
        CHECK(errors(plan) == Places{"grid/1"});
    }
    SECTION("FR-SETUP-06 two in one") {
        plan.grid[2].hex = plan.grid[0].hex;
        CHECK(errors(plan) == Places{"grid/2"});
    }
    SECTION("FR-SETUP-06 on a boulder") {
        const auto at = std::ranges::find(plan.hexes, plan.grid[3].hex) - plan.hexes.begin();
        plan.features[static_cast<std::size_t>(at)].solid = true;
        CHECK(errors(plan) == Places{"grid/3"});
    }
    SECTION("FR-SETUP-06 facing backwards") {
        plan.grid[1].facing = Facing(6);
        CHECK(errors(plan) == Places{"grid/1"});
    }
    SECTION("no line") {
        plan.finish.clear();
        CHECK(errors(plan) == Places{"finish"});
        CHECK(find_faults(plan, Strictness::fixture).empty());
    }
    SECTION("a line off the track") {
        plan.finish[0] = hex(0, 0);
        CHECK(errors(plan) == Places{"finish/0"});
    }
    SECTION("FR-EDGE-25 a line that leaves a lane out") {
        plan.finish.pop_back();
        CHECK(errors(plan) == Places{"finish"});
        plan.finish.erase(plan.finish.begin() + 2);
        CHECK(errors(plan) == Places{"finish"});
    }
    SECTION("FR-EDGE-25 a heading along the line") {
        plan.finish_heading = Facing(3);
        CHECK_FALSE(errors(plan).empty());
    }
    SECTION("FR-EDGE-25 a circuit that goes nowhere") {
        CoursePlan dead_end = straight(30, 6);
        dead_end.circuit = true;
        CHECK(errors(dead_end) == Places{"circuit"});
    }
    SECTION("FR-RACE-01 laps") {
        plan.laps = 0;
        CHECK(errors(plan) == Places{"laps"});
        plan.laps = 100;
        CHECK(errors(plan) == Places{"laps"});
        CoursePlan open = straight(30, 6);
        open.laps = 2;
        CHECK(errors(open) == Places{"laps"});
    }
    SECTION("FR-COL-14 a boulder in a puddle") {
        plan.features[0].solid = true;
        plan.features[0].hazard = true;
        CHECK(errors(plan) == Places{"features/0"});
    }
    SECTION("too many amphorae") {
        for (std::size_t i = 0; i < 97; ++i)
            plan.features[i].fragile = 1;
        plan.grid.clear();
        const Places found = errors(plan);
        CHECK(std::ranges::find(found, "features") != found.end());
    }
    SECTION("overrides of some hexes only") {
        plan.place_override = {1, 2, 3};
        plan.inside_override = {1};
        CHECK(errors(plan) == Places{"progress", "inside"});
    }
    SECTION("overrides beyond what a course can have") {
        plan.place_override.assign(plan.hexes.size(), 0);
        plan.inside_override = plan.place_override;
        plan.place_override[3] = CoursePlan::most_place + 1;
        plan.inside_override[5] = -CoursePlan::most_place - 1;
        plan.length_override = CoursePlan::most_place + 1;
        CHECK(errors(plan) == Places{"progress", "inside", "length"});
    }
    SECTION("a wall right across") {
        for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
            if (plan.hexes[i].r == 0 && plan.hexes[i].q > 0) plan.features[i].solid = true;
        }
        const Places found = errors(plan);
        CHECK(found == Places{"circuit"});
    }
}

TEST_CASE("FR-SETUP-03 a narrow course is advised against", "[course][FR-SETUP-03]") {
    CoursePlan plan = straight(40, 3);
    plan.grid.clear();
    for (int i = 0; i < 5; ++i)
        plan.grid.push_back({hex(1 + i, 0), Facing(0)});
    const std::vector<Fault> faults = find_faults(plan, Strictness::race_course);
    CHECK(is_playable(faults));
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].severity == Severity::advice);
    CHECK(faults[0].rule == Rule("FR-SETUP-03"));
    CHECK(faults[0].hex.has_value());
    CHECK(find_faults(straight(40, 5), Strictness::race_course).empty());
}

TEST_CASE("The course of the worked examples takes a few lines", "[course]") {
    const Loaded<CoursePlan> loaded = read_course(R"({
      "schema": "frothy-course/1", "circuit": false,
      "band": {"along": [1, 0], "lane": [1, 2], "along_range": [-3, 20], "lane_range": [-6, 2]}
    })",
                                                  "example");
    REQUIRE(loaded.ok());
    CHECK(find_faults(*loaded.value, Strictness::fixture).empty());
    const Course course(*loaded.value);
    const Cell red = course.cell_at(hex(0, 0));
    const Cell white = course.cell_at(hex(0, 1));
    REQUIRE(red != no_cell);
    REQUIRE(white != no_cell);
    CHECK(course.cell_at(hex(0, 2)) == no_cell);
    CHECK(course.cell_at(hex(0, -3)) != no_cell);
    CHECK(course.place(red) == course.place(white));
    CHECK(course.inside(red) < course.inside(white));
    CHECK(course.place(course.cell_at(hex(3, -4))) == 3);
}
