#include "stage/core/camera.h"

#include <catch2/catch.hpp>

using namespace stage;

namespace {

Camera camera_on_a_board() {
    Camera camera;
    camera.set_viewport({100.0F, 50.0F, 800.0F, 600.0F});
    camera.set_zoom_limits(0.5F, 80.0F);
    camera.fit({-10.0F, -5.0F, 20.0F, 10.0F}, 0.0F);
    camera.settle();
    return camera;
}

void require_close(Vec2 found, Vec2 wanted) {
    CHECK(found.x == Approx(wanted.x).margin(0.01));
    CHECK(found.y == Approx(wanted.y).margin(0.01));
}

}  // namespace

TEST_CASE("The camera takes a point to the screen and back", "[camera]") {
    Camera camera = camera_on_a_board();
    camera.zoom_about({300.0F, 200.0F}, 1.7F);
    camera.pan({13.0F, -7.0F});
    camera.settle();
    for (const Vec2 world : {Vec2{0.0F, 0.0F}, Vec2{-9.5F, 4.25F}, Vec2{8.0F, -3.0F}}) {
        require_close(camera.to_world(camera.to_screen(world)), world);
    }
}

TEST_CASE("Fitting shows the whole rectangle, with its margin, in the middle", "[camera]") {
    Camera camera = camera_on_a_board();
    CHECK(camera.zoom() == Approx(40.0));
    require_close(camera.to_screen(Vec2{0.0F, 0.0F}), {500.0F, 350.0F});
    camera.fit({-10.0F, -5.0F, 20.0F, 10.0F}, 100.0F);
    camera.settle();
    CHECK(camera.zoom() == Approx(30.0));
}

TEST_CASE("The world under the mouse stays there while zooming, also on the way", "[camera]") {
    Camera camera = camera_on_a_board();
    const Vec2 mouse{260.0F, 410.0F};
    const Vec2 under = camera.to_world(mouse);
    camera.zoom_about(mouse, 1.9F);
    int steps = 0;
    while (camera.approach(1.0F / 60.0F) && steps < 600) {
        require_close(camera.to_world(mouse), under);
        ++steps;
    }
    CHECK(steps > 3);
    CHECK(steps < 120);
    require_close(camera.to_world(mouse), under);
    CHECK(camera.is_still());
}

TEST_CASE("Zoom and centre keep their limits", "[camera]") {
    Camera camera = camera_on_a_board();
    camera.set_bounds({-10.0F, -5.0F, 20.0F, 10.0F});
    camera.zoom_about({500.0F, 350.0F}, 1000.0F);
    camera.settle();
    CHECK(camera.zoom() == Approx(80.0));
    camera.pan({1e6F, 1e6F});
    camera.settle();
    // To the edge: 10 by 7.5 world units are seen.
    require_close(camera.centre(), {-5.0F, -1.25F});
    CHECK_FALSE(camera.goes_farthest());
    camera.zoom_about({500.0F, 350.0F}, 0.00001F);
    CHECK(camera.goes_farthest());
    camera.pan({1e6F, 1e6F});
    camera.settle();
    CHECK(camera.zoom() == Approx(0.5));
    require_close(camera.centre(), {0.0F, 0.0F});
}

TEST_CASE("What is looked at by itself comes more calmly than what the hand moves", "[camera]") {
    const auto steps_of = [](auto move) {
        Camera camera = camera_on_a_board();
        move(camera);
        const Rect goal = camera.target_visible();
        int steps = 0;
        while (camera.approach(1.0F / 60.0F) && steps < 600)
            ++steps;
        CHECK(camera.visible() == goal);
        return steps;
    };
    const int by_hand = steps_of([](Camera& camera) { camera.pan({-200.0F, 0.0F}); });
    const int by_itself = steps_of([](Camera& camera) { camera.look_at({5.0F, 0.0F}); });
    CHECK(by_itself > by_hand);
    CHECK(by_itself < 120);
}
