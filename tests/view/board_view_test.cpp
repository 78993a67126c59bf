// The board drawn in memory: every shipped course, vehicles where the state says, hit tests.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "hexgrid/pixel_layout.h"
#include "stage/screen.h"
#include "stage/theme.h"
#include "view_core/view_support.h"

using namespace frothy;
using namespace frothy::testing;

namespace {

const std::filesystem::path source = std::filesystem::path(HIPPODROME_TESTS_DIR).parent_path();

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

ui::Seating seating_of(int vehicles) {
    ui::Seating seating;
    for (int v = 0; v < vehicles; ++v)
        seating.seats.push_back({std::string(ui::liveries[static_cast<std::size_t>(v)].name),
                                 static_cast<std::uint8_t>(v), true});
    return seating;
}

Setting setting_on(CoursePlan plan) {
    Setting setting;
    const auto room = std::min<std::size_t>(6, plan.grid.size());
    setting.course = Course(std::move(plan));
    for (const auto& file : formats::list_data_files({source.string(), {}}, licence_files)) {
        if (setting.licences.size() == room) break;
        const auto loaded = load_licence(file.path);
        // Without these a move goes as it was planned.
        const auto changes_moves = [](const Trait& one) {
            return one.rule == trait::leap || one.rule == trait::sneaky;
        };
        if (loaded.ok() && std::ranges::none_of(loaded.value->traits, changes_moves))
            setting.licences.push_back(*loaded.value);
    }
    while (setting.licences.size() < room)
        setting.licences.push_back(plain_chariot());
    return setting;
}

struct BoardTable {
    explicit BoardTable(const Setting& setting, stage::PixelSize size = {1280, 720})
        : window(size, source / "assets"),
          sprites(window.canvas(), source / "assets"),
          session(race_on(setting, 11), 11),
          view(session.now()),
          board(window.canvas(), sprites, seating_of(session.now().vehicle_count)) {
        board.set_comfort({.board_zoom = 1.0F});  // whole
    }

    stage::Image draw(stage::Rect where) {
        window.canvas().clear({255, 0, 255, 255});
        board.place(where);
        board.draw(view);
        return window.snapshot();
    }

    void draw_only() {
        board.draw(view);
        window.present();
    }

    // The width of a hex on the screen.
    float hex_pixels() const {
        const Course& course = session.now().course();
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell next = course.neighbour(Cell{0}, hexgrid::direction(d));
            if (next == no_cell) continue;
            const stage::Vec2 apart = board.on_screen(next) - board.on_screen(Cell{0});
            return std::hypot(apart.x, apart.y);
        }
        return 0.0F;
    }

    // Plays until somebody drives.
    void play_to_a_drive(int answers) {
        RandomDriver driver(11);
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            const auto& options = session.pending()->options;
            const bool steps = session.pending()->ask == Ask::drive && options.size() > 1 &&
                               options.front().kind == OptionKind::step;
            if (i >= answers && steps && session.pending()->about.number >= 2) break;
            answer_by_chance(session, driver);
        }
        session.take_happenings();
        view.snap_to(session.now());
    }

    // Plays until a path goes all of a move: cut short by a crash to come it leaves nothing to turn
    // for. Where it ends.
    Cell play_to_a_whole_path() {
        const stage::Rect where{0.0F, 0.0F, 1280.0F, 720.0F};
        draw(where);
        for (int i = 0; i < 40; ++i) {
            play_to_a_drive(1);
            if (session.pending() == nullptr) break;
            draw(where);
            board.ask(*session.pending());
            if (board.reachable().empty()) continue;
            const auto farthest = board.reachable().back().as<Cell>();
            const auto steps = static_cast<int>(board.click_space(farthest).answers.size());
            if (steps == session.pending()->about.number) return farthest;
        }
        return no_cell;
    }

    bool feed(stage::InputKind kind, stage::Vec2 at) {
        stage::InputEvent event;
        event.kind = kind;
        event.at = at;
        return board.feed(event);
    }

    stage::OffscreenWindow window;
    stage::SpriteStore sprites;
    RaceSession session;
    RaceView view;
    BoardView board;
};

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

TEST_CASE("a click on a lit hex gives the whole path, refused hexes say why") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    table.play_to_a_drive(60);
    REQUIRE(table.session.pending() != nullptr);
    table.draw({0.0F, 0.0F, 1280.0F, 720.0F});
    table.board.ask(*table.session.pending());
    const auto ends = table.board.reachable();
    REQUIRE_FALSE(ends.empty());
    const BoardClick click = table.board.click(table.board.on_screen(ends.front()));
    REQUIRE_FALSE(click.answers.empty());
    CHECK(click.answers == table.board.click_space(ends.front()).answers);
    // Before what lies there it is told what a click does, with its rule.
    for (const Cell end : ends.as<Cell>()) {
        const BoardHover hover = table.board.hover_at(table.board.on_screen(end));
        INFO(hover.deed.text);
        const bool counts = hover.deed.text.find(" of ") != std::string::npos;
        CHECK((counts || hover.deed.text.find(", into ") != std::string::npos ||
               !hover.alternatives.empty()));
        CHECK_FALSE(hover.deed.rule.is_none());
    }
    // The answers are taken one after the other, as far as nothing else comes up.
    const VehicleId mover = table.session.pending()->about.vehicle;
    for (const Option& option : click.answers.as<Option>()) {
        const auto* pending = table.session.pending();
        REQUIRE(pending != nullptr);
        if (pending->ask != Ask::drive || pending->player != mover) break;
        const auto found = std::ranges::find(pending->options, option);
        REQUIRE(found != pending->options.end());
        table.session.submit(static_cast<std::size_t>(found - pending->options.begin()));
    }
    table.board.ask_nothing();
    CHECK(table.board.click(table.board.on_screen(ends.front())).is_empty());
    CHECK_FALSE(table.board.hover_at(table.board.on_screen(ends.front())).title.empty());
}

TEST_CASE("an arrow where the path ends adds the turn to the path") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    const Cell end = table.play_to_a_whole_path();
    REQUIRE(end != no_cell);
    const stage::Vec2 centre = table.board.on_screen(end);
    CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, centre));
    int arrows = 0;
    for (int degrees = 0; degrees < 360; degrees += 10) {
        const auto angle = static_cast<float>(degrees) * 3.14159265F / 180.0F;
        const float away = std::max(1.02F * table.hex_pixels() / 1.7320508F, 13.5F);
        const stage::Vec2 at = centre + stage::Vec2{std::cos(angle), std::sin(angle)} * away;
        const BoardHit hit = table.board.hit(at);
        if (!hit.arrow) continue;
        ++arrows;
        auto expected = table.board.click_space(end).answers;
        expected.emplace_back(*hit.arrow);
        CHECK(table.board.click(at).answers == expected);
    }
    CHECK(arrows >= 2);
}

TEST_CASE("a drag from the end of a path chooses the facing there, as keys do") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    const Cell end = table.play_to_a_whole_path();
    REQUIRE(end != no_cell);
    BoardView& board = table.board;
    const stage::Vec2 centre = board.on_screen(end);
    const float hex = table.hex_pixels();
    const ui::Answers path = board.click_space(end).answers;
    const auto drag_to = [&](stage::Vec2 to) {
        CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, centre));
        CHECK_FALSE(table.feed(stage::InputKind::mouse_pressed, centre));
        CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, to));
        table.draw_only();
        CHECK_FALSE(table.feed(stage::InputKind::mouse_released, to));
        ui::Answers given = board.click(to).answers;
        board.advance(0.1F);
        return given;
    };
    const hexgrid::Facing facing = table.session.now()[table.session.pending()->player].facing;
    const auto towards = [&](int turn) {
        const auto angle = static_cast<float>(hexgrid::radians(facing.turned(turn)));
        return centre + stage::Vec2{std::cos(angle), std::sin(angle)} * (1.5F * hex);
    };
    const auto ending_with = [&](OptionKind kind) {
        ui::Answers answers = path;
        answers.emplace_back(Option{kind});
        return answers;
    };
    const stage::Vec2 seen_at = board.on_screen(Cell{0});
    CHECK(drag_to(towards(-1)) == ending_with(OptionKind::turn_left));
    CHECK(drag_to(towards(0)) == ending_with(OptionKind::end_move));
    CHECK(drag_to(towards(1)) == ending_with(OptionKind::turn_right));
    // Hardly moved it is a click, and backwards it means nothing; the board stays where it was.
    CHECK(drag_to(centre + stage::Vec2{0.3F * hex, 0.0F}) == path);
    CHECK(drag_to(towards(6)).empty());
    CHECK(board.on_screen(Cell{0}) == seen_at);

    // Keys go along the three, from what a click would do.
    CHECK_FALSE(board.may_turn_pointed());
    CHECK_FALSE(board.turn_pointed(1));
    board.point_at(ui::Token(end));
    CHECK(board.may_turn_pointed());
    CHECK(board.click_space(end).answers == path);
    CHECK(board.turn_pointed(1));
    CHECK(board.click_space(end).answers == ending_with(OptionKind::turn_right));
    CHECK(board.turn_pointed(-1));
    CHECK(board.click_space(end).answers == ending_with(OptionKind::end_move));
    CHECK(board.turn_pointed(-1));
    CHECK(board.turn_pointed(-1));
    CHECK(board.click_space(end).answers == ending_with(OptionKind::turn_left));
    board.point_at({});
    CHECK(board.click_space(end).answers == path);
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
