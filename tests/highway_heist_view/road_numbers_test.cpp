// The numbers on the road: by them spaces are named.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include "games/highway_heist/view/core/road_shape.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "stage/screen.h"
#include "ui/board/still_painting.h"
#include "view/canvas_texts.h"

namespace highway_heist {

TEST_CASE("Each row and each lane has the number on the road by which its spaces are named "
          "[HH-O-01]",
          "[road]") {
    const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
    stage::OffscreenWindow window({1280, 720}, assets);
    critic::CanvasTexts texts;
    window.canvas().set_witness(&texts);
    stage::SpriteStore sprites(window.canvas(), assets);
    const ui::Projection to{50.0F, {300.0F, 150.0F}};
    View::still(heist_of(View::agree(1)))
        ->write({window.canvas(), sprites, to, {0.0F, 0.0F, 1280.0F, 720.0F}});
    const auto has = [&](int number, const auto& is_there) {
        return std::ranges::any_of(texts.on_window(), [&](const critic::CanvasText& text) {
            return text.words == std::to_string(number) && is_there(text.where.centre());
        });
    };
    constexpr float near = 3.0F;  // pixels
    for (int row = 1; row <= road_length; ++row) {
        const stage::Vec2 last = to(middle_of(Space{static_cast<std::int8_t>(row), lanes}));
        INFO("row " << row);
        CHECK(has(row,
                  [&](stage::Vec2 at) { return std::abs(at.x - last.x) < near && at.y > last.y; }));
    }
    for (int lane = 1; lane <= lanes; ++lane) {
        const stage::Vec2 first = to(middle_of(Space{1, static_cast<std::int8_t>(lane)}));
        INFO("lane " << lane);
        CHECK(has(lane, [&](stage::Vec2 at) {
            return std::abs(at.y - first.y) < near && at.x < first.x;
        }));
    }
    CHECK(space_name({7, 6}) == "row 7, lane 6");
}

}  // namespace highway_heist
