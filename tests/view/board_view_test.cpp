// The board drawn in memory: every shipped course, vehicles where the state says, hit tests.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include "games/frothy/view/core/board/board_layout.h"
#include "hexgrid/pixel_layout.h"
#include "stage/theme.h"
#include "view/board_table.h"

using namespace frothy;
using namespace frothy::testing;

namespace {

std::vector<CoursePlan> courses_in(const std::string& data) {
    std::vector<CoursePlan> plans;
    for (const auto& file : formats::list_data_files({data, {}}, course_files)) {
        auto loaded = load_course(file.path);
        INFO(file.path);
        REQUIRE(loaded.ok());
        plans.push_back(*loaded.value);
    }
    CoursePlan oval = oval_plan(14, 4, 8);
    oval.features[20].hazard = true;
    oval.features[41].solid = true;
    oval.features[62].fragile = 2;
    plans.push_back(oval);
    return plans;
}

int differing_pixels(const stage::Image& a, const stage::Image& b, stage::Rect within) {
    int count = 0;
    for (int y = std::max(0, static_cast<int>(within.y)); y < static_cast<int>(within.bottom());
         ++y) {
        for (int x = std::max(0, static_cast<int>(within.x)); x < static_cast<int>(within.right());
             ++x) {
            if (x < a.size.width && y < a.size.height && !(a.at(x, y) == b.at(x, y))) ++count;
        }
    }
    return count;
}

}  // namespace

TEST_CASE("every course fills its rectangle and nothing else") {
    for (const CoursePlan& plan : courses_in(source.string())) {
        INFO(plan.id);
        const Setting setting = setting_on(plan);
        BoardTable table(setting, {700, 500});
        const stage::Rect where{60.0F, 40.0F, 560.0F, 400.0F};
        const stage::Image image = table.draw(where);
        int drawn = 0;
        bool outside_is_clean = true;
        for (int y = 0; y < image.size.height; ++y) {
            for (int x = 0; x < image.size.width; ++x) {
                const bool bare = image.at(x, y) == stage::Colour{255, 0, 255, 255};
                const bool inside = where.contains({static_cast<float>(x), static_cast<float>(y)});
                drawn += !bare && inside ? 1 : 0;
                outside_is_clean = outside_is_clean && (inside || bare);
            }
        }
        CHECK(outside_is_clean);
        CHECK(drawn == 560 * 400);
    }
}

TEST_CASE("each cell is found again where it is drawn, at every zoom") {
    for (const CoursePlan& plan : courses_in(source.string())) {
        INFO(plan.id);
        const Setting setting = setting_on(plan);
        BoardTable table(setting, {900, 640});
        table.draw({0.0F, 0.0F, 900.0F, 640.0F});
        for (int round = 0; round < 2; ++round) {
            for (int c = 0; c < setting.course.cell_count(); ++c) {
                const auto cell = static_cast<Cell>(c);
                const stage::Vec2 at = table.board.on_screen(cell);
                if (!table.board.where().contains(at)) {
                    CHECK(round == 1);  // the whole board shows when it opens
                    continue;
                }
                const BoardHit hit = table.board.hit(at);
                CHECK(hit.cell == cell);
                CHECK(hit.hex == setting.course.hex(cell));
                CHECK(hit.vehicle == vehicle_at(table.session.now(), cell));
            }
            stage::InputEvent wheel;
            wheel.kind = stage::InputKind::wheel;
            wheel.at = {450.0F, 300.0F};
            wheel.by = {0.0F, 4.0F};
            CHECK(table.board.feed(wheel));
            while (table.board.advance(0.1F)) {
            }
        }
    }
}

TEST_CASE("vehicles are drawn where the state says") {
    const Setting setting = setting_on(courses_in(HIPPODROME_KEPT_DATA_DIR).front());
    BoardTable table(setting);
    const stage::Rect where{0.0F, 0.0F, 1280.0F, 720.0F};
    const stage::Image with = table.draw(where);
    Race empty = table.session.now();
    std::vector<Cell> stood;
    for (VehicleId v = 0; v < empty.vehicle_count; ++v) {
        stood.push_back(empty[v].cell);
        empty[v].cell = no_cell;
        empty[v].status = VehicleStatus::gone;
    }
    table.view.snap_to(empty);
    const stage::Image without = table.draw(where);
    const float half = 0.5F * table.hex_pixels();
    for (const Cell cell : stood) {
        const stage::Vec2 at = table.board.on_screen(cell);
        const stage::Rect hex{at.x - half, at.y - half, 2.0F * half, 2.0F * half};
        CHECK(differing_pixels(with, without, hex) > static_cast<int>(half * half));
    }
}

TEST_CASE("the vehicle itself may be taken to where it is to go") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    const Cell end = table.play_to_a_whole_path();
    REQUIRE(end != no_cell);
    const VehicleId mover = table.session.pending()->player;
    const stage::Vec2 own = table.board.on_screen(table.session.now()[mover].cell);
    const stage::Vec2 goal = table.board.on_screen(end);
    table.feed(stage::InputKind::mouse_moved, own);
    table.feed(stage::InputKind::mouse_pressed, own);
    CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, goal));
    CHECK_FALSE(table.feed(stage::InputKind::mouse_released, goal));
    CHECK(table.board.click(goal).answers == table.board.click_space(end).answers);
}

TEST_CASE("a drag moves the board and is no click, a double click shows all of it again") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    table.draw({0.0F, 0.0F, 1280.0F, 720.0F});
    const stage::Vec2 home_at = table.board.on_screen(Cell{0});
    stage::InputEvent event;
    event.kind = stage::InputKind::wheel;
    event.at = {640.0F, 360.0F};
    event.by = {0.0F, 6.0F};
    CHECK(table.board.feed(event));
    while (table.board.advance(0.1F)) {
    }
    const stage::Vec2 before = table.board.on_screen(Cell{0});
    event.kind = stage::InputKind::mouse_pressed;
    CHECK_FALSE(table.board.feed(event));
    event.kind = stage::InputKind::mouse_moved;
    event.at = {600.0F, 340.0F};
    event.by = {-40.0F, -20.0F};
    CHECK(table.board.feed(event));
    const stage::Vec2 after = table.board.on_screen(Cell{0});
    CHECK(after.x - before.x == Approx(-40.0F).margin(0.5F));
    CHECK(after.y - before.y == Approx(-20.0F).margin(0.5F));
    event.kind = stage::InputKind::mouse_released;
    CHECK(table.board.feed(event));
    event.kind = stage::InputKind::mouse_pressed;
    event.clicks = 2;
    CHECK(table.board.feed(event));
    while (table.board.advance(0.1F)) {
    }
    CHECK(table.board.on_screen(Cell{0}).x == Approx(home_at.x).margin(0.5F));
}

TEST_CASE("close up the board is never bare on the way to another place") {
    const Setting setting = setting_on(courses_in(HIPPODROME_KEPT_DATA_DIR)[1]);
    const stage::Rect where{0.0F, 0.0F, 640.0F, 360.0F};
    BoardTable table(setting, {640, 360});
    table.draw(where);
    stage::InputEvent wheel;
    wheel.kind = stage::InputKind::wheel;
    wheel.at = {20.0F, 180.0F};
    wheel.by = {0.0F, 8.0F};
    CHECK(table.board.feed(wheel));
    while (table.board.advance(0.02F)) {
    }
    table.draw(where);
    const Course& course = setting.course;
    Cell farthest = 0;
    for (Cell cell = 0; cell < course.cell_count(); ++cell)
        if (table.board.on_screen(cell).x > table.board.on_screen(farthest).x) farthest = cell;
    table.board.follow(world_of(course.hex(farthest)));
    int frames = 0;
    while (table.board.advance(0.03F)) {
        const stage::Image image = table.draw(where);
        std::size_t bare = 0;
        for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4) {
            const stage::Colour colour{image.rgba[i], image.rgba[i + 1], image.rgba[i + 2], 255};
            if (colour == stage::theme::night) ++bare;
        }
        CHECK(bare < image.rgba.size() / 4 / 50);
        ++frames;
    }
    CHECK(frames > 5);
    CHECK(where.contains(table.board.on_screen(farthest)));
}

TEST_CASE("as far away as it goes the board is whole and stays so") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    table.draw({0.0F, 0.0F, 1280.0F, 720.0F});
    const stage::Vec2 home_at = table.board.on_screen(Cell{0});
    stage::InputEvent wheel;
    wheel.kind = stage::InputKind::wheel;
    wheel.at = {300.0F, 200.0F};
    for (const float notches : {4.0F, -5.0F}) {
        wheel.by = {0.0F, notches};
        CHECK(table.board.feed(wheel));
    }
    table.board.follow({0.0F, 0.0F});
    while (table.board.advance(0.1F)) {
    }
    CHECK(table.board.on_screen(Cell{0}).x == Approx(home_at.x).margin(0.5F));
    CHECK(table.board.on_screen(Cell{0}).y == Approx(home_at.y).margin(0.5F));
}

TEST_CASE("motion and effects stay inside the board's rectangle") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting, {640, 480});
    RandomDriver driver(5);
    const stage::Rect where{40.0F, 30.0F, 560.0F, 420.0F};
    int pictures = 0;
    for (int i = 0; i < 900 && pictures < 8 && answer_by_chance(table.session, driver); ++i) {
        table.view.play(table.session.take_happenings(), table.session.journal(),
                        table.session.now());
        for (int frame = 0; frame < 6 && !table.view.idle(); ++frame) {
            table.view.advance(0.15F);
            if (table.view.effects().size() < 2) continue;
            ++pictures;
            const stage::Image image = table.draw(where);
            bool clean = true;
            for (int x = 0; x < 640; ++x)
                clean = clean && image.at(x, 20) == stage::Colour{255, 0, 255, 255};
            CHECK(clean);
            if (const char* folder = std::getenv("HIPPODROME_PICTURES")) {
                stage::save_png(image, std::filesystem::path(folder) /
                                           ("motion-" + std::to_string(pictures) + ".png"));
            }
            break;
        }
        table.view.skip();
    }
    CHECK(pictures > 0);
}

TEST_CASE("a board painted beside the frames is the one painted at once") {
    const Setting setting = setting_on(courses_in(HIPPODROME_KEPT_DATA_DIR)[1]);
    const stage::Rect where{0.0F, 30.0F, 900.0F, 500.0F};
    BoardTable at_once(setting);
    BoardTable beside(setting);
    beside.board.paint_beside_frames();
    const auto are_alike = [&] { return at_once.draw(where).rgba == beside.draw(where).rgba; };
    // The first frame does not wait for it and shows nothing of the board.
    const stage::Image first = beside.draw(where);
    if (beside.board.is_painting()) {
        CHECK(first.at(450, 280) == stage::theme::night);
    }
    while (beside.board.is_painting())
        beside.draw_only();
    CHECK(are_alike());

    stage::InputEvent wheel;
    wheel.kind = stage::InputKind::wheel;
    wheel.at = {400.0F, 300.0F};
    wheel.by = {0.0F, 2.0F};
    for (BoardTable* table : {&at_once, &beside}) {
        CHECK(table->board.feed(wheel));
        // Until the camera rests and the last painting has come.
        for (int i = 0; i < 100'000; ++i) {
            const bool glides = table->board.advance(0.02F);
            table->draw_only();
            if (!glides && !table->board.is_painting()) break;
        }
        CHECK_FALSE(table->board.is_painting());
    }
    CHECK(are_alike());
}
