// What of a board is seen: where all of it makes vehicles tiny, who acts and those near them.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/board/board_view.h"
#include "stage/screen.h"
#include "view_core/view_support.h"

using namespace frothy;
using namespace frothy::testing;

namespace {

const std::filesystem::path home = HIPPODROME_KEPT_DATA_DIR;
constexpr stage::Rect beside_sheet{0.0F, 56.0F, 878.0F, 398.0F};  // in a window of 1280x720

Setting setting_on(const char* course) {
    auto loaded = load_course((home / "tracks" / course).string());
    REQUIRE(loaded.ok());
    Setting setting;
    setting.course = Course(std::move(*loaded.value));
    setting.licences.assign(4, plain_chariot());
    return setting;
}

struct Board {
    explicit Board(const char* course)
        : setting(setting_on(course)),
          race(set_up_race(setting, {0, 1, 2, 3})),
          window({1280, 720}, home / "assets"),
          sprites(window.canvas(), home / "assets"),
          view(race),
          board(window.canvas(), sprites, seats()) {}

    static ui::Seating seats() {
        ui::Seating seating;
        for (std::uint8_t v = 0; v < 4; ++v)
            seating.seats.push_back({"Ada", v, true});
        return seating;
    }
    void show(stage::Rect where = beside_sheet) {
        board.place(where);
        board.draw(view);
        for (int i = 0; i < 120; ++i)
            board.advance(1.0F / 30.0F);
        board.draw(view);
    }
    void press(stage::Key key) {
        stage::InputEvent event;
        event.kind = stage::InputKind::key_pressed;
        event.key = key;
        board.feed(event);
        show();
    }
    bool is_whole() const {
        for (Cell cell = 0; cell < race.course().cell_count(); ++cell)
            if (!beside_sheet.contains(board.on_screen(cell))) return false;
        return true;
    }
    bool shows(VehicleId v) const {
        return stage::grown(beside_sheet, -40.0F).contains(board.on_screen(view.vehicles()[v].at));
    }
    void put(VehicleId v, Cell cell) {
        race[v].cell = cell;
        view.snap_to(race);
    }

    Setting setting;
    Race race;
    stage::OffscreenWindow window;
    stage::SpriteStore sprites;
    RaceView view;
    BoardView board;
};

}  // namespace

TEST_CASE("a large board opens near the vehicles, a small one whole") {
    Board large("hippodromus-maximus.json");
    large.show();
    CHECK_FALSE(large.is_whole());
    for (VehicleId v = 0; v < 4; ++v)
        CHECK(large.shows(v));
    Board asked("hippodromus-maximus.json");
    asked.board.set_comfort({.board_zoom = 1.0F});
    asked.show();
    CHECK(asked.is_whole());
    Board small("circus-parvus.json");
    small.show();
    CHECK(small.is_whole());
}

TEST_CASE("a board asked to open near who acts does so also where all of it is seen well") {
    constexpr stage::Rect large_window{0.0F, 56.0F, 1330.0F, 720.0F};  // of 1920x1080
    Board as_needed("hippodromus-maximus.json");
    as_needed.show(large_window);
    Board near("hippodromus-maximus.json");
    near.board.set_comfort({.board_zoom = ui::zoom_near_action});
    near.show(large_window);
    const auto apart = [](const Board& table) {
        return stage::length(table.board.on_screen(Cell{0}) - table.board.on_screen(Cell{1}));
    };
    CHECK(apart(near) > 1.5F * apart(as_needed));
    for (VehicleId v = 0; v < 4; ++v)
        CHECK(large_window.contains(near.board.on_screen(near.view.vehicles()[v].at)));
}

TEST_CASE("the board goes along with who acts, and one key shows all of it and back") {
    Board table("hippodromus-maximus.json");
    table.show();
    const auto farthest = [&] {
        const stage::Vec2 here = table.board.on_screen(table.race[0].cell);
        Cell best = 0;
        float away = 0.0F;
        for (Cell cell = 0; cell < table.race.course().cell_count(); ++cell) {
            const float far = stage::length(table.board.on_screen(cell) - here);
            if (far <= away) continue;
            away = far;
            best = cell;
        }
        return best;
    }();
    table.put(0, farthest);
    CHECK_FALSE(table.shows(0));
    table.board.follow(table.view.vehicles()[0].at);
    table.show();
    CHECK(beside_sheet.contains(table.board.on_screen(farthest)));
    table.press(stage::Key::home);
    CHECK(table.is_whole());
    // As asked: it stays whole.
    table.board.follow(table.view.vehicles()[1].at);
    table.show();
    CHECK(table.is_whole());
    table.press(stage::Key::home);
    CHECK_FALSE(table.is_whole());
    CHECK(table.shows(1));
    // Where all is well seen anyhow the key goes nearer too.
    Board small("circus-parvus.json");
    small.show();
    small.press(stage::Key::home);
    CHECK_FALSE(small.is_whole());
}

TEST_CASE("who may be fought with is seen beside who acts") {
    Board table("hippodromus-maximus.json");
    table.show();
    const Course& course = table.race.course();
    int pairs = 0;
    // Farther apart than the margin alone leaves room for, wherever they are.
    for (Cell cell = 0; cell < course.cell_count(); cell = static_cast<Cell>(cell + 37)) {
        Cell next = cell;
        for (int hexes = 0; hexes < 4 && next != no_cell; ++hexes)
            next = course.neighbour(next, hexgrid::direction(0));
        if (next == no_cell) continue;
        ++pairs;
        table.put(2, cell);
        table.put(3, next);
        table.board.follow(table.view.vehicles()[2].at);
        table.show();
        INFO(cell);
        CHECK(beside_sheet.contains(table.board.on_screen(cell)));
        CHECK(beside_sheet.contains(table.board.on_screen(next)));
    }
    CHECK(pairs > 5);
}

TEST_CASE("what was chosen to be seen can be kept and seen again", "[board]") {
    Board left("hippodromus-maximus.json");
    left.show();
    CHECK_FALSE(left.board.chosen_sight());
    left.press(stage::Key::plus);
    const auto chosen = left.board.chosen_sight();
    REQUIRE(chosen);
    CHECK(chosen->of == ui::BoardSight::Of::part);
    const auto kept = ui::read_board_sight(ui::text_of(*chosen));
    REQUIRE(kept);

    Board again("hippodromus-maximus.json");
    again.board.look_as(*kept);
    again.show();
    for (const Cell cell : {Cell{0}, Cell{40}})
        CHECK(stage::length(left.board.on_screen(cell) - again.board.on_screen(cell)) < 2.0F);

    left.press(stage::Key::home);
    CHECK(left.board.chosen_sight() == ui::BoardSight{ui::BoardSight::Of::whole});
    again.board.look_as(*left.board.chosen_sight());
    again.show();
    CHECK(again.is_whole());
}

TEST_CASE("what is no sight of a board is read as none", "[board]") {
    CHECK(ui::read_board_sight("whole") == ui::BoardSight{});
    for (const char* text : {"", "half", "part", "part 0.5 1 1", "part 2 1", "part x 1 1"})
        CHECK_FALSE(ui::read_board_sight(text));
}
