// Findings of a course that are mended at once, a drawing as it is kept beside, measured overlays.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording_findings.h"
#include "games/frothy/view/core/studio/course_mending.h"
#include "games/frothy/view/core/studio/course_overlays.h"
#include "games/frothy/view/core/studio/drawing_text.h"

using namespace frothy;

namespace {

// The finding of that part of the plan.
Finding told_of(const CoursePlan& plan, const std::string& part) {
    const std::vector<Finding> all = study_plan(plan);
    const auto found = std::ranges::find(all, part, &Finding::part);
    REQUIRE(found != all.end());
    return *found;
}

void check_mended(const CoursePlan& plan, const std::string& part) {
    const auto better = mended(plan, told_of(plan, part), {});
    REQUIRE(better);
    CHECK(study_plan(*better).empty());
}

}  // namespace

TEST_CASE("What a finding means is mended in one step", "[studio]") {
    const CoursePlan sound = new_course();
    CoursePlan plan = sound;
    SECTION("a length that nobody could drive") {
        plan.length_override = 5;
        check_mended(plan, "length");
        plan.length_override = 5000;
        check_mended(plan, "length");
    }
    SECTION("laps of an open course") {
        plan.circuit = false;
        const auto better = mended(plan, told_of(plan, "laps"), {});
        REQUIRE(better);
        CHECK(better->laps == 1);
    }
    SECTION("a grid space that looks at a wall") {
        plan.grid[0].facing = hexgrid::Facing(6);
        check_mended(plan, "grid/0");
    }
    SECTION("two grid spaces in one hex") {
        plan.grid[1].hex = plan.grid[0].hex;
        // As a file with a list of spaces may have them.
        const Finding finding{Severity::error, {}, {}, plan.grid[1].hex, "grid/1"};
        const auto better = mended(plan, finding, {});
        REQUIRE(better);
        CHECK(better->grid.size() == plan.grid.size() - 1);
    }
    SECTION("an obstacle on a grid space") {
        const auto at = std::ranges::find(plan.hexes, plan.grid[2].hex) - plan.hexes.begin();
        plan.features[static_cast<std::size_t>(at)].solid = true;
        check_mended(plan, "grid/2");
    }
    SECTION("a grid space beyond the line") {
        const Hex beyond = plan.finish[1];
        plan.grid[1].hex = beyond;
        check_mended(plan, "grid/1");
        const auto better = mended(plan, told_of(plan, "grid/1"), {});
        CHECK(hexgrid::distance(better->grid[1].hex, beyond) == 1);  // no farther than need be
    }
    SECTION("a line that ends on the track") {
        plan.finish.pop_back();
        check_mended(plan, "finish");
        plan = sound;
        plan.finish = {sound.finish[1]};
        const auto better = mended(plan, told_of(plan, "finish"), {});
        REQUIRE(better);
        CHECK(study_plan(*better).empty());
        CHECK(std::ranges::count(better->finish, sound.finish[1]) == 1);
    }
    SECTION("a start of runners that nobody could come from") {
        const auto inner = std::ranges::find_if(plan.hexes, [&](Hex hex) {
            return std::ranges::all_of(std::array{0, 1, 2, 3, 4, 5}, [&](int d) {
                const Hex beside = hexgrid::neighbour(hex, hexgrid::direction(d));
                return std::ranges::count(plan.hexes, beside) == 1;
            });
        });
        const auto index = static_cast<std::size_t>(inner - plan.hexes.begin());
        plan.features[index].runner = true;
        check_mended(plan, "features/" + std::to_string(index));
    }
    SECTION("a narrow place") {
        // The southern straight without its two outer rows, but for the ends.
        Workbench bench(sound);
        Stroke off;
        off.brush = Brush::off;
        std::vector<Hex> rows;
        for (const Hex hex : sound.hexes) {
            const int x = 2 * hex.q + hex.r;
            if (hex.r < 2 && x > 14 && x < 40) rows.push_back(hex);
        }
        bench.paint(rows, off);
        const Finding narrow = told_of(bench.plan(), "hexes");
        REQUIRE(narrow.name == "narrow");
        const auto better = mended(bench.plan(), narrow, {});
        REQUIRE(better);
        CHECK(study_plan(*better).empty());
        CHECK(std::ranges::is_sorted(better->hexes, {},
                                     [](Hex hex) { return std::pair(hex.r, hex.q); }));
    }
    SECTION("a piece of track by itself") {
        plan.hexes.push_back({200, 200});
        plan.features.emplace_back();
        const auto better = mended(plan, told_of(plan, "hexes"), {});
        REQUIRE(better);
        CHECK(better->hexes == sound.hexes);
    }
    SECTION("an open edge within the track") {
        plan.open_edges.emplace_back(plan.grid[0].hex, hexgrid::Direction::east);
        check_mended(plan, "open_edges/0");
    }
    SECTION("points of nothing, and a look misspelt") {
        plan.features[3].points = 4;
        check_mended(plan, "features/3");
        plan.features[3] = {};
        plan.looks.emplace_back("mudd");
        plan.features[3].hazard = true;
        plan.features[3].look = 1;
        const auto better = mended(plan, told_of(plan, "features/3"), {});
        REQUIRE(better);
        CHECK(better->looks[better->features[3].look] == "mud");
    }
    SECTION("an id unlike the file") {
        const Finding finding{Severity::advice, {}, "id-unlike-file", {}, "id"};
        const auto better = mended(plan, finding, "my-circus");
        REQUIRE(better);
        CHECK(better->id == "my-circus");
    }
    SECTION("but not where only the designer can know") {
        plan.finish.clear();
        CHECK_FALSE(mended(plan, told_of(plan, "finish"), {}));
    }
}

TEST_CASE("A drawing is kept with its open ends", "[studio]") {
    const Drawing drawing = new_track();
    REQUIRE(drawing.ends.size() == 2);
    const Drawing again = read_drawing(write_drawing(drawing));
    CHECK(write_course(again.plan) == write_course(drawing.plan));
    CHECK(again.ends == drawing.ends);
    // The text of a course alone, as it was kept once; and what somebody else wrote there.
    CHECK(read_drawing(write_course(drawing.plan)).ends.empty());
    for (const char* ends : {"7", "[7]", "[[0, 0, 12, 4]]", "[[0, 0, 0, 900]]", "[[1e9, 0, 0, 4]]",
                             "[[0, 0, 0]]", "[[\"a\", 0, 0, 4]]"}) {
        const std::string text = "{\"ends\": " + std::string(ends) + ", \"course\": {}}";
        CHECK(read_drawing(text).ends.empty());
    }
    CHECK(read_drawing("{").plan.hexes.empty());
}

TEST_CASE("A box holds what lies between its corners", "[studio]") {
    const std::vector<Hex> box = box_between({0, 0}, {2, 2});
    // Rows of 4, 3 and 4: every other row lies half a hex aside.
    CHECK(box.size() == 11);
    CHECK(std::ranges::count(box, Hex{2, 2}) == 1);
    CHECK(std::ranges::count(box, Hex{-1, 2}) == 1);
    const std::vector<Hex> same = box_between({2, 2}, {0, 0});
    CHECK(std::vector<Hex>(box) == same);
    CHECK(box_between({5, 5}, {5, 5}) == std::vector<Hex>{{5, 5}});
}

TEST_CASE("Measured overlays are of races alone", "[studio]") {
    const Course course(new_course());
    CHECK(std::ranges::all_of(notes_of(course, Overlay::traffic).cells,
                              [](const HexNote& note) { return note.shade < 0.0F; }));
    CourseMeasure measure;
    measure.races = 10;
    measure.visits.resize(static_cast<std::size_t>(course.cell_count()));
    measure.visits[3] = 25;
    measure.visits[4] = 1;
    measure.wins = {0.5, 0.25, 0.25, 0.0};
    const OverlayNotes traffic = notes_of(course, Overlay::traffic, measure);
    CHECK(traffic.cells[3].text == "2.5");
    CHECK(traffic.cells[3].shade == 1.0F);
    CHECK(traffic.cells[4].text == "0.1");
    CHECK(traffic.cells[5].shade < 0.0F);
    const OverlayNotes fairness = notes_of(course, Overlay::fairness, measure);
    const auto note = [&](std::size_t space) {
        return fairness.cells[course.cell_at(course.plan().grid[space].hex)];
    };
    CHECK(note(0).text == "50 %");
    CHECK(note(0).shade == 1.0F);  // half of it more than its share
    CHECK(note(1).shade == 0.0F);
    CHECK(note(3).shade == 1.0F);
}

TEST_CASE("What was expected is told apart from the rule that says so", "[studio][words]") {
    const ExpectedWords most = expected_in_words("normally at most 6 (FR-VEH-06)");
    CHECK(most.words == "normally at most 6");
    CHECK(most.rule == "FR-VEH-06");
    CHECK(expected_in_words("so (FR-VEH-04, FR-VEH-05)").rule == "FR-VEH-04");
    CHECK(expected_in_words("at least 3 (or 4)").words == "at least 3 (or 4)");
    CHECK(expected_in_words("at least 3 (or 4)").rule.empty());
}

TEST_CASE("Findings read the same in English", "[studio]") {
    for (const char* text :
         {"12 of 70 spaces in one phase", "at most 12 (FR-VEH-05)",
          "look \"mudd\" (did you mean \"mud\"?)", "an obstacle at row 2, letter 1",
          "a line that ends on the track (row 1, letter 15)",
          "2 hexes abreast at [1, 2], and 3 of 40 places too narrow",
          "something nobody has written", "35, as the course is measured (FR-EDGE-25)",
          "normally 6 to 8 (FR-VEH-15)"})
        CHECK(finding_in_words(text) == text);
}
