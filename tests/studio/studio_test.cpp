// The studio without a window: drawing, undo, overlays.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/board/board_ground.h"
#include "games/frothy/view/core/studio/course_turning.h"
#include "games/frothy/view/core/studio/studio.h"
#include "studio/studio_desk.h"

using namespace frothy;
using namespace studio_desk;

TEST_CASE("A new course can be raced on", "[studio]") {
    CHECK(find_faults(new_course(), Strictness::race_course).empty());
    CHECK(study_plan(new_course()).empty());
}

TEST_CASE("A look is a name, and no way to another folder", "[studio][hostile]") {
    CoursePlan plan = new_course();
    plan.features[0].solid = true;
    const auto picture = [&](const char* look) {
        plan.looks = {"", look};
        plan.features[0].look = 1;
        const Course course(plan);
        return picture_of(course, course.cell_at(plan.hexes[0]),
                          [](const std::string&) { return true; });
    };
    CHECK(picture("palm") == "board/palm");
    CHECK(picture("fruit stall") == "board/fruit stall");
    for (const char* look : {"../vehicles/basic-chariot", "/etc/x", "a/b", "..\\x", "c:x", ".x"})
        CHECK(picture(look) == "board/boulder");
}

TEST_CASE("Every stroke is undone and redone, however many", "[studio]") {
    Workbench bench(new_course());
    std::vector<CoursePlan> plans{bench.plan()};
    const std::array brushes = {Brush::mud,    Brush::amphora, Brush::boulder, Brush::off,
                                Brush::finish, Brush::grid,    Brush::open,    Brush::track};
    for (int i = 0; i < 400; ++i) {
        const std::array hex = {plans[0].hexes[static_cast<std::size_t>(i * 7) % 150]};
        bench.paint(hex, with(brushes[static_cast<std::size_t>(i) % brushes.size()]));
        plans.push_back(bench.plan());
    }
    for (std::size_t i = plans.size(); i-- > 0;) {
        REQUIRE(write_course(bench.plan()) == write_course(plans[i]));
        CHECK(bench.can_undo() == (i > 0));
        bench.undo();
    }
    while (bench.can_redo())
        bench.redo();
    CHECK(write_course(bench.plan()) == write_course(plans.back()));
}

TEST_CASE("A drag is one step", "[studio]") {
    Workbench bench(new_course());
    bench.begin_stroke();
    for (int i = 0; i < 5; ++i)
        bench.paint(std::array{bench.plan().hexes[static_cast<std::size_t>(i)]}, with(Brush::mud));
    bench.end_stroke();
    CHECK(bench.plan().features[4].hazard);
    bench.undo();
    CHECK_FALSE(bench.can_undo());
    CHECK_FALSE(bench.plan().features[0].hazard);
}

TEST_CASE("Brushes leave what they say", "[studio]") {
    Workbench bench(new_course());
    const Hex hex = bench.plan().hexes[20];
    const auto features = [&] {
        const auto& hexes = bench.plan().hexes;
        return bench.plan()
            .features[static_cast<std::size_t>(std::ranges::find(hexes, hex) - hexes.begin())];
    };
    Stroke stroke = with(Brush::low_wall);
    stroke.rating = 2;
    bench.paint(std::array{hex}, stroke);
    CHECK(features().solid);
    CHECK(features().jumpable);
    CHECK(features().solid_rating == 2);
    bench.paint(std::array{hex}, with(Brush::water));
    CHECK_FALSE(features().solid);
    CHECK(bench.plan().looks[features().look] == "water");
    const std::size_t before = bench.plan().hexes.size();
    bench.paint(std::array{hex}, with(Brush::off));
    CHECK(bench.plan().hexes.size() == before - 1);

    // The grid takes six, and a second touch turns the space.
    Workbench grid(new_course());
    const Hex space = grid.plan().grid[0].hex;
    grid.paint(std::array{space}, with(Brush::grid));
    CHECK(grid.plan().grid.size() == 4);
    CHECK(grid.plan().grid[0].facing == hexgrid::Facing(1));
    for (int i = 0; i < 5; ++i)
        grid.paint(std::array{grid.plan().hexes[static_cast<std::size_t>(i)]}, with(Brush::grid));
    CHECK(grid.plan().grid.size() == 6);
    // Whoever takes the hex away takes what stands on it.
    grid.paint(std::array{space}, with(Brush::off));
    CHECK(grid.plan().grid.size() == 5);
}

TEST_CASE("Lines and fills", "[studio]") {
    const Hex from{0, 0};
    const Hex to{5, -3};
    const std::vector<Hex> line = line_between(from, to);
    REQUIRE(line.size() == 6);
    CHECK(line.front() == from);
    CHECK(line.back() == to);
    for (std::size_t i = 1; i < line.size(); ++i) {
        bool is_next = false;
        for (int d = 0; d < hexgrid::direction_count; ++d)
            is_next |= hexgrid::neighbour(line[i - 1], hexgrid::direction(d)) == line[i];
        CHECK(is_next);
    }
    const CoursePlan plan = new_course();
    CHECK(flood_from(plan, plan.hexes[0]).size() == plan.hexes.size());
    // The island: four rows of fourteen.
    const std::vector<Hex> island = flood_from(plan, Hex{6, 5});
    CHECK(island.size() == 56);
}

TEST_CASE("Shapes are as wide as they say", "[studio]") {
    const auto has = [](const std::vector<Hex>& hexes, Hex hex) {
        return std::ranges::count(hexes, hex) == 1;
    };
    // A box of 21 by 13 hexes, and its frame.
    const Hex corner{0, 0};
    const Hex other{14, 12};
    const std::vector<Hex> frame = shape_between(Shape::box, corner, other, 2);
    CHECK(shape_between(Shape::box, corner, other, 0) == box_between(corner, other));
    CHECK(has(frame, corner));
    CHECK(has(frame, other));
    CHECK_FALSE(has(frame, Hex{7, 6}));
    CHECK(has(frame, Hex{10, 1}));
    CHECK_FALSE(has(frame, Hex{10, 2}));

    // Six in a row at the top and at the bottom of a ring, none in its middle.
    const std::vector<Hex> ring = shape_between(Shape::ring, Hex{0, 0}, Hex{22, 23}, 6);
    const auto in_column = [&](int x) {
        return std::ranges::count_if(ring, [&](Hex hex) {
            const int aside = 2 * hex.q + hex.r - x;
            return (aside == 0 || aside == 1) && hex.r < 12;
        });
    };
    CHECK(in_column(34) == 6);
    CHECK_FALSE(has(ring, Hex{11, 12}));
    CHECK_FALSE(has(ring, Hex{0, 0}));  // round, not square
    CHECK(ring.size() < shape_between(Shape::ring, Hex{0, 0}, Hex{22, 23}, 0).size());

    // A hexagon of the hexes two and three away.
    const std::vector<Hex> hexagon = shape_between(Shape::hexagon, Hex{5, 5}, Hex{8, 5}, 2);
    CHECK(hexagon.size() == 30);
    for (const Hex hex : hexagon)
        CHECK(hexgrid::distance(hex, Hex{5, 5}) >= 2);
    CHECK(shape_between(Shape::hexagon, Hex{5, 5}, Hex{5, 5}, 0) == std::vector<Hex>{{5, 5}});

    // A line of three side by side, straight through the rows.
    const std::vector<Hex> broad = shape_between(Shape::line, Hex{0, 5}, Hex{9, 5}, 3);
    for (const int r : {4, 5, 6})
        CHECK(std::ranges::count(broad, r, &Hex::r) >= 9);
    CHECK(std::ranges::count(broad, 3, &Hex::r) == 0);
}

TEST_CASE("A ring of six is a course for six once it has a line and a grid", "[studio]") {
    for (const Hex to : {Hex{20, 21}, Hex{31, 21}, Hex{2, 40}}) {
        CAPTURE(to.q, to.r);
        CoursePlan plan;
        plan.name = plan.id = "ring";
        plan.looks = {std::string()};
        Workbench bench(plan);
        bench.paint(shape_between(Shape::ring, Hex{0, 0}, to, 6), with(Brush::track));
        const int x = (2 * to.q + to.r) / 2;
        for (int r = 0; r < 6; ++r) {
            Stroke grid = with(Brush::grid);
            const auto at = [&](int column) {
                return Hex{static_cast<std::int16_t>((column - r) / 2),
                           static_cast<std::int16_t>(r)};
            };
            bench.paint(std::array{at(x)}, with(Brush::finish));
            bench.paint(std::array{at(x - 4)}, grid);
        }
        for (const Finding& finding : study_plan(bench.plan()))
            CHECK(finding.what.found == "");
    }
}

TEST_CASE("A course is turned to be raced on the other way round", "[studio]") {
    for (const char* name : {"circus-parvus", "via-triumphalis", "the-long-oval"}) {
        CAPTURE(name);
        const CoursePlan plan = kept_course(name);
        const CoursePlan turned = turned_round(plan);
        if (plan.circuit) CHECK(turned.finish_heading == plan.finish_heading.turned(6));
        CHECK(turned.grid.size() == plan.grid.size());
        for (const Fault& fault : find_faults(turned, Strictness::race_course))
            CHECK(fault.found == "");
        if (!plan.circuit) continue;  // there it lies at the other end
        // The same line: what was crossed forwards is crossed backwards.
        const Course before(plan);
        const Course after(turned);
        for (int i = 0; i < before.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            for (int d = 0; d < hexgrid::direction_count; ++d) {
                const auto way = hexgrid::direction(d);
                CHECK((before.crossing(cell, way) == Crossing::forwards) ==
                      (after.crossing(cell, way) == Crossing::backwards));
            }
        }
        CHECK(before.length() == after.length());
    }
}

TEST_CASE("Runners set out where the designer says", "[studio]") {
    Workbench bench(new_course());
    const Hex side = bench.plan().hexes[2];
    const auto is_marked = [&] {
        const auto& hexes = bench.plan().hexes;
        return bench.plan()
            .features[static_cast<std::size_t>(std::ranges::find(hexes, side) - hexes.begin())]
            .runner;
    };
    bench.paint(std::array{side}, with(Brush::runner));
    CHECK(is_marked());
    CHECK(study_plan(bench.plan()).empty());
    CHECK(read_course(write_course(bench.plan()), "runners").value->features[2].runner);
    bench.paint(std::array{side}, with(Brush::runner));
    CHECK_FALSE(is_marked());
    bench.undo();
    CHECK(is_marked());
    // Not in an obstacle, and not off the track.
    bench.paint(std::array{side}, with(Brush::boulder));
    bench.paint(std::array{side}, with(Brush::runner));
    CHECK_FALSE(is_marked());
    const std::size_t hexes = bench.plan().hexes.size();
    bench.paint(std::array{Hex{200, 200}}, with(Brush::runner));
    CHECK(bench.plan().hexes.size() == hexes);
}

TEST_CASE("Symmetry, selection, copies", "[studio]") {
    Workbench bench(new_course());
    bench.symmetry = Symmetry::half_turn;
    const std::size_t before = bench.plan().hexes.size();
    bench.paint(std::array{bench.plan().hexes.front()}, with(Brush::off));
    CHECK(bench.plan().hexes.size() == before - 2);
    bench.undo();
    bench.symmetry = Symmetry::none;

    bench.paint(std::array{bench.plan().hexes[0]}, with(Brush::mud));
    const Hex muddy = bench.plan().hexes[0];
    bench.selection = {muddy};
    bench.copy();
    const Hex there{static_cast<std::int16_t>(muddy.q + 60), muddy.r};
    bench.paste(there);
    CHECK(bench.plan().hexes.size() == before + 1);
    CHECK(bench.selection == std::set<Hex>{there});
    bench.move_selection(Hex{1, 0});
    const Hex moved{static_cast<std::int16_t>(there.q + 1), there.r};
    CHECK(bench.selection == std::set<Hex>{moved});
    CHECK(bench.plan().hexes.size() == before + 1);
    // What was selected comes back with the step that moved it.
    bench.undo();
    CHECK(bench.selection == std::set<Hex>{there});
    bench.redo();
    CHECK(bench.selection == std::set<Hex>{moved});
    bench.cut();
    CHECK(bench.plan().hexes.size() == before);
    CHECK(bench.selection.empty());
    bench.undo();
    CHECK(bench.plan().hexes.size() == before + 1);
    CHECK(bench.selection == std::set<Hex>{moved});

    // Grid and line go along with what they lie on.
    Workbench whole(new_course());
    for (const Hex hex : whole.plan().hexes)
        whole.selection.insert(hex);
    whole.move_selection(Hex{3, 2});
    CHECK(find_faults(whole.plan(), Strictness::race_course).empty());
    CHECK(whole.plan().grid[0].hex ==
          Hex{static_cast<std::int16_t>(new_course().grid[0].hex.q + 3),
              static_cast<std::int16_t>(new_course().grid[0].hex.r + 2)});
}

TEST_CASE("Overlays tell what the rules know", "[studio]") {
    for (const char* name :
         {"circus-parvus", "training-loop", "via-triumphalis", "hippodromus-maximus"}) {
        INFO(name);
        const Course course(kept_course(name));
        const OverlayNotes progress = notes_of(course, Overlay::progress);
        const OverlayNotes inside = notes_of(course, Overlay::inside);
        const OverlayNotes abreast = notes_of(course, Overlay::width);
        const std::vector<int> counted = widths(course);
        for (int i = 0; i < course.cell_count(); ++i) {
            const auto cell = static_cast<Cell>(i);
            CHECK(progress.cells[cell].text == std::to_string(course.place(cell)));
            CHECK(inside.cells[cell].text == std::to_string(course.inside(cell)));
            const auto place = static_cast<std::size_t>(course.place(cell));
            if (place < counted.size())
                CHECK(abreast.cells[cell].text == std::to_string(counted[place]));
        }
        const std::vector<Cell> way = notes_of(course, Overlay::line).way;
        REQUIRE(way.size() > 8);
        for (std::size_t i = 1; i < way.size(); ++i) {
            bool is_next = false;
            for (int d = 0; d < hexgrid::direction_count; ++d)
                is_next |= course.neighbour(way[i - 1], hexgrid::direction(d)) == way[i];
            CHECK(is_next);
            CHECK_FALSE(course.is_solid(way[i]));
        }
        const std::vector<Section> sections = sections_of(course);
        REQUIRE_FALSE(sections.empty());
        CHECK(sections.front().first == 0);
        for (std::size_t i = 1; i < sections.size(); ++i)
            CHECK(sections[i].first == sections[i - 1].last + 1);
        CHECK(figures_of(course).bends >= 1);
    }
}

TEST_CASE("Rows and letters are those of the file", "[studio]") {
    const CoursePlan plan = kept_course("circus-parvus");
    const OverlayNotes notes = notes_of(Course(plan), Overlay::rows);
    // The first row of the file begins with eight blanks but one.
    CHECK(notes.cells[0].text == "1:8");
}

TEST_CASE("The training loop bends one way", "[studio]") {
    const Course course(new_course());
    for (const Section& section : sections_of(course))
        CHECK(section.bend != Bend::right);
    CHECK(figures_of(course).longest_straight > 4);
}

TEST_CASE("Overlays go by their names", "[studio]") {
    for (std::size_t i = 0; i < overlay_count; ++i)
        CHECK(overlay_named(overlay_names[i]) == static_cast<Overlay>(i));
    CHECK_FALSE(overlay_named("nonsense"));
}

TEST_CASE("A stroke ends with undo, and with saving", "[studio]") {
    Workbench bench(new_course());
    Stroke off;
    off.brush = Brush::off;
    const Hex there = bench.plan().hexes.front();
    bench.begin_stroke();
    bench.paint(std::vector{there}, off);
    bench.undo();
    CHECK_FALSE(bench.can_undo());
    bench.paint(std::vector{there}, off);
    CHECK(bench.can_undo());  // a step of its own
    bench.begin_stroke();
    bench.paint(std::vector{bench.plan().hexes.front()}, off);
    bench.note_saved();
    bench.paint(std::vector{bench.plan().hexes.front()}, off);
    CHECK_FALSE(bench.is_saved());
}
