// The numbers on the road: by them spaces are named.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include "games/death_roads/view/road_shape.h"
#include "games/death_roads/view/road_view.h"
#include "stage/screen.h"
#include "ui/board/still_painting.h"
#include "view/canvas_texts.h"

namespace death_roads {

TEST_CASE("Each row and each open lane has its number on the road, also where lanes are closed "
          "[DR-O-01, DR-OVL-01]",
          "[death_roads]") {
    const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
    for (const std::uint8_t closed : {std::uint8_t{0}, std::uint8_t{1}}) {
        Race race = race_of(View::agree(4));
        race.closed[0] = closed;
        stage::OffscreenWindow window({1280, 720}, assets);
        critic::CanvasTexts texts;
        window.canvas().set_witness(&texts);
        stage::SpriteStore sprites(window.canvas(), assets);
        const ui::Projection to{70.0F, {300.0F, 100.0F}};
        View::still(race)->write({window.canvas(), sprites, to, {0.0F, 0.0F, 1280.0F, 720.0F}});
        const auto has = [&](int number, const auto& is_there) {
            return std::ranges::any_of(texts.on_window(), [&](const critic::CanvasText& text) {
                return text.words == std::to_string(number) && is_there(text.where.centre());
            });
        };
        constexpr float near = 3.0F;  // pixels
        for (int number = 1; number <= asphalt_left(race); ++number) {
            const auto lane = static_cast<std::int8_t>(lane_numbered(race, number));
            const stage::Vec2 front = to(point_of({lane, rows}));
            INFO("lane " << number << " with " << int{closed} << " closed");
            CHECK(has(number, [&](stage::Vec2 at) {
                return std::abs(at.x - front.x) < near && at.y < front.y;
            }));
        }
        for (int row = 1; row <= rows; ++row) {
            const auto left = static_cast<std::int8_t>(left_dirt(race));
            const stage::Vec2 space = to(point_of({left, static_cast<std::int8_t>(row)}));
            INFO("row " << row);
            CHECK(has(row, [&](stage::Vec2 at) {
                return std::abs(at.y - space.y) < near && at.x < space.x;
            }));
        }
    }
}

TEST_CASE("News stands beside the road and covers no sign", "[death_roads]") {
    Race race = race_of(View::agree(3));
    race.stage = Stage::race;
    race.round = 1;
    const auto art = View::art(race, std::nullopt);
    CHECK_FALSE(art->notice_rooms().empty());
    for (const stage::Rect& room : art->notice_rooms()) {
        CHECK((room.right() <= 0.0F || room.x >= road_wide(race)));
        for (const stage::Rect& sign : art->signs())
            CHECK((room.y >= sign.bottom() || room.right() <= sign.x || sign.right() <= room.x));
    }
}

}  // namespace death_roads
