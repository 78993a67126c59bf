// The studio without a window: drawing, undo, files that change, overlays.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "formats/data_files.h"
#include "formats/tiled_map.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/studio/course_turning.h"
#include "games/frothy/view/core/studio/studio.h"

using namespace frothy;

namespace {

class Desk {
public:
    Desk()
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-studio-test-" + std::to_string(std::random_device{}()))) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Desk() { std::filesystem::remove_all(path_); }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    Studio studio() const { return {path_ / "tracks", path_ / "state" / "draft.json"}; }
    std::filesystem::path draft() const { return path_ / "state" / "draft.json"; }
    std::filesystem::path write(const char* name, const std::string& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

std::string read(const std::filesystem::path& file) {
    const auto text = formats::read_text_file(file.string());
    return text.ok() ? *text.value : std::string();
}

CoursePlan kept_course(const char* name) {
    const auto plan =
        load_course(std::string(HIPPODROME_KEPT_DATA_DIR) + "/tracks/" + name + ".json");
    REQUIRE(plan.ok());
    return *plan.value;
}

Stroke with(Brush brush) {
    Stroke stroke;
    stroke.brush = brush;
    return stroke;
}

}  // namespace

TEST_CASE("A new course can be raced on", "[studio]") {
    CHECK(find_faults(new_course(), Strictness::race_course).empty());
    CHECK(study_plan(new_course()).empty());
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
    bench.cut();
    CHECK(bench.plan().hexes.size() == before);
    bench.undo();
    CHECK(bench.plan().hexes.size() == before + 1);

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

TEST_CASE("New, save, save as, open", "[studio]") {
    const Desk desk;
    Studio studio = desk.studio();
    CHECK(studio.is_saved());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    CHECK(studio.refresh());
    CHECK_FALSE(studio.is_saved());
    CHECK(studio.figures().obstacles == studio.saved_figures().obstacles + 1);
    CHECK(studio.save_as("The Muddy Bowl").empty());
    CHECK(studio.is_saved());
    CHECK(studio.file().filename() == "the-muddy-bowl.json");
    CHECK(studio.bench().plan().name == "The Muddy Bowl");
    CHECK(studio.findings().empty());
    CHECK(load_course(studio.file().string()).ok());
    Studio other = desk.studio();
    CHECK_FALSE(other.save_as("The Muddy Bowl").empty());  // never over another one's
    other.open(studio.file());
    CHECK(write_course(other.bench().plan()) == read(studio.file()));
}

TEST_CASE("What was not saved is there again", "[studio]") {
    const Desk desk;
    CoursePlan left;
    {
        Studio studio = desk.studio();
        studio.bench().paint(std::array{studio.bench().plan().hexes[3]}, with(Brush::boulder));
        studio.refresh();
        left = studio.bench().plan();
    }
    Studio again = desk.studio();
    REQUIRE(again.take_up_draft());
    CHECK_FALSE(again.is_saved());
    CHECK(write_course(again.bench().plan()) == write_course(left));
    CHECK(again.save_as("Kept").empty());
    CHECK_FALSE(std::filesystem::exists(desk.draft()));
    CHECK_FALSE(desk.studio().take_up_draft());
}

TEST_CASE("A file opened by itself has a draft of its own", "[studio]") {
    const Desk desk;
    const auto text = write_course(kept_course("training-loop"));
    const auto file = desk.write("training-loop.json", text);
    const auto mud_on = [](Studio& studio, std::size_t hex) {
        studio.bench().paint(std::array{studio.bench().plan().hexes[hex]}, with(Brush::mud));
        studio.refresh();
    };
    {
        Studio drawn = desk.studio();
        mud_on(drawn, 3);
    }
    const std::string drawing = read(desk.draft());
    {
        Studio alone = desk.studio();
        alone.open_alone(file);
        CHECK(alone.is_saved());
        mud_on(alone, 5);
    }
    CHECK(read(desk.draft()) == drawing);
    {
        Studio again = desk.studio();
        again.open_alone(file);
        CHECK_FALSE(again.is_saved());
        CHECK(again.file() == file);
        CHECK(again.bench().plan().features[5].hazard);
        again.bench().undo();
        CHECK(write_course(again.bench().plan()) == text);
        again.bench().redo();
        again.refresh();
        CHECK(again.save().empty());
    }
    Studio saved = desk.studio();
    saved.open_alone(file);
    CHECK(saved.is_saved());
    // What another program has written since is worth more.
    mud_on(saved, 7);
    std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() +
                                               std::chrono::hours(1));
    Studio newer = desk.studio();
    newer.open_alone(file);
    CHECK(newer.is_saved());
}

TEST_CASE("A file changed by another program is taken up", "[studio]") {
    const Desk desk;
    const std::string text = write_course(kept_course("training-loop"));
    const auto file = desk.write("training-loop.json", text);
    Studio studio = desk.studio();
    studio.open(file);
    CHECK(studio.findings().empty());
    CHECK_FALSE(studio.look_for_changes());
    std::string changed = text;
    changed.replace(changed.find("\"laps\": "), 8, "\"laps\": 2");
    desk.write("training-loop.json", changed);
    REQUIRE(studio.look_for_changes());
    CHECK(studio.is_saved());
    CHECK(studio.bench().plan().laps != kept_course("training-loop").laps);

    // A faulty one too, with what is wrong; nothing of unsaved work is lost.
    desk.write("training-loop.json", changed + "}");
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_errors());
    CHECK(studio.course() == nullptr);
    desk.write("training-loop.json", text);
    REQUIRE(studio.look_for_changes());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    studio.refresh();
    desk.write("training-loop.json", changed);
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_conflict());
    CHECK(studio.bench().plan().features[0].hazard);
}

TEST_CASE("What is no course yet is waited for, and not written over", "[studio]") {
    const Desk desk;
    const std::string text = write_course(kept_course("training-loop"));
    std::string slip = text;
    slip.erase(slip.find(','), 1);
    const auto file = desk.write("training-loop.json", slip);
    Studio studio = desk.studio();
    studio.open(file);
    CHECK_FALSE(studio.is_readable());
    REQUIRE(studio.findings().size() == 1);
    CHECK(studio.findings()[0].what.line > 0);
    CHECK(studio.findings()[0].what.column > 0);
    CHECK_FALSE(studio.save().empty());
    CHECK_FALSE(studio.save_as(file.string()).empty());
    CHECK(read(file) == slip);
    desk.write("training-loop.json", text);
    REQUIRE(studio.look_for_changes());
    CHECK(studio.is_readable());
    CHECK(studio.course() != nullptr);
    CHECK(studio.save().empty());
}

TEST_CASE("A file is taken up whichever way an editor writes it", "[studio]") {
    namespace fs = std::filesystem;
    const Desk desk;
    const std::string text = write_course(kept_course("training-loop"));
    const auto with_laps = [&](const char* laps) {
        std::string other = text;
        return other.replace(other.find("\"laps\": ") + 8, 1, laps);
    };
    const auto file = desk.write("training-loop.json", text);
    Studio studio = desk.studio();
    studio.open(file);
    const auto laps = [&] { return static_cast<int>(studio.bench().plan().laps); };

    // Beside it and renamed, with the old one put aside, as vim does.
    fs::rename(file, file.string() + "~");
    CHECK_FALSE(studio.look_for_changes());
    CHECK(studio.course() != nullptr);
    fs::rename(desk.write("4913", with_laps("4")), file);
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 4);

    // In place, as long as before, and at once after the last time.
    desk.write("training-loop.json", with_laps("5"));
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 5);

    // Emptied, half written, whole: what is half there is not shown.
    const std::string whole = with_laps("6");
    desk.write("training-loop.json", "");
    CHECK_FALSE(studio.look_for_changes());
    desk.write("training-loop.json", whole.substr(0, whole.size() / 2));
    CHECK_FALSE(studio.look_for_changes());
    CHECK(laps() == 5);
    desk.write("training-loop.json", whole);
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 6);

    // What stays half is a fault like others, and is gone with it.
    desk.write("training-loop.json", whole.substr(0, whole.size() / 2));
    CHECK_FALSE(studio.look_for_changes());
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_errors());
    CHECK_FALSE(studio.look_for_changes());
    desk.write("training-loop.json", whole);
    REQUIRE(studio.look_for_changes());
    CHECK_FALSE(studio.has_errors());

    // Deleted and there again, as it was and otherwise.
    fs::remove(file);
    CHECK_FALSE(studio.look_for_changes());
    CHECK(laps() == 6);
    desk.write("training-loop.json", whole);
    CHECK_FALSE(studio.look_for_changes());
    fs::remove(file);
    desk.write("training-loop.json", with_laps("7"));
    REQUIRE(studio.look_for_changes());
    CHECK(laps() == 7);

    // What was put aside for unsaved work is taken up once that is undone.
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    desk.write("training-loop.json", with_laps("8"));
    REQUIRE(studio.look_for_changes());
    CHECK(studio.has_conflict());
    CHECK(laps() == 7);
    studio.bench().undo();
    REQUIRE(studio.look_for_changes());
    CHECK_FALSE(studio.has_conflict());
    CHECK(laps() == 8);
}

TEST_CASE("A map of Tiled is opened, drawn on and saved as one", "[studio]") {
    const Desk desk;
    CoursePlan plan = kept_course("training-loop");
    const auto file = desk.write("training-loop.tmj", write_tiled_course(plan));
    Studio studio = desk.studio();
    studio.open(file);
    CHECK(studio.is_map());
    CHECK(studio.findings().empty());
    CHECK(studio.bench().plan().hexes.size() == plan.hexes.size());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    studio.refresh();
    CHECK(studio.save().empty());
    CHECK(formats::tiled::is_map(read(file)));
    const CourseStudy again = study_course(read(file), file.string());
    CHECK(again.ok());
    CHECK(again.plan.features[0].hazard);

    // Under a plain name it becomes a course, and a course is written as a map beside.
    CHECK(studio.save_as("Looped").empty());
    CHECK_FALSE(studio.is_map());
    CHECK(load_course(studio.file().string()).ok());
    std::filesystem::path written;
    CHECK(studio.export_map(written).empty());
    CHECK(written.filename() == "looped.tmj");
    CHECK(study_course(read(written), written.string()).ok());
    CHECK(studio.file().extension() == ".json");
    CHECK(studio.save_as((desk.draft().parent_path() / "other.tmj").string()).empty());
    CHECK(studio.is_map());
}

TEST_CASE("A map with decoration is not written over", "[studio]") {
    const Desk desk;
    std::string map = write_tiled_course(kept_course("training-loop"));
    const std::string layer = R"("layers": [)";
    const auto at = map.find(layer);
    REQUIRE(at != std::string::npos);
    map.insert(at + layer.size(),
               R"({"type": "objectgroup", "name": "trees", "objects": []},)"
               R"({"type": "tilelayer", "name": "grass", "class": "decoration", "width": 1,)"
               R"( "height": 1, "data": [0]},)");
    const auto file = desk.write("training-loop.tmj", map);
    Studio studio = desk.studio();
    studio.open(file);
    REQUIRE(studio.is_map());
    REQUIRE_FALSE(studio.has_errors());
    studio.bench().paint(std::array{studio.bench().plan().hexes[0]}, with(Brush::mud));
    CHECK_FALSE(studio.save().empty());
    CHECK(read(file) == map);
    CHECK(studio.save_as("Without trees").empty());
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
