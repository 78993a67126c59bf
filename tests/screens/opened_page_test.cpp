// The set-up by keys: where the cursor stands on a page that is opened, and that nothing moves
// under it.
#include <catch2/catch.hpp>

#include <imgui_internal.h>

#include <string_view>

#include "screen_tour.h"

namespace opened_page_test {

using shown_desk::Scene;
using namespace screen_tour;

namespace {

const ImGuiContext& context() { return *ImGui::GetCurrentContext(); }

ImRect cursor_place() {
    REQUIRE(context().NavWindow != nullptr);
    ImRect place = context().NavWindow->NavRectRel[ImGuiNavLayer_Main];
    place.Translate(context().NavWindow->Pos);
    return place;
}

bool is_in(std::string_view window) {
    return std::string_view(context().NavWindow->Name).find(window) != std::string_view::npos;
}

bool is_seen_in(std::string_view window) {
    return context().NavId != 0 && context().NavIdIsAlive && context().IO.NavVisible &&
           is_in(window);
}

// To the first of the courses beside the pages.
void go_to_courses(Tour& tour) {
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::tab);
    for (int i = 0; i < 60 && !is_in("/side_"); ++i)
        tour.press(Key::tab);
    REQUIRE(is_seen_in("/side_"));
}

}  // namespace

TEST_CASE("a page opened by its key has the cursor at its first field", "[keyboard]") {
    const Folder folder("opened-page");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    go_to_courses(tour);
    tour.press(Key::enter);
    tour.press(Key::f1);  // the vehicle in their place
    tour.frames(2);
    CHECK(is_seen_in("/course_"));
    tour.press(Key::f1);
    tour.frames(2);
    CHECK(is_seen_in("/side_"));
    tour.press(Key::f1);
    for (const Key page : {Key::f2, Key::f3, Key::f4, Key::f2}) {
        tour.press(page);
        tour.frames(2);
        tour.keep("opened-" + stage::name_of(page));
        CHECK(is_seen_in("/page_"));
        const ImRect first = cursor_place();
        const ImGuiID opened = context().NavId;
        for (int i = 0; i < 7; ++i) {
            tour.press(Key::tab);
            CHECK(context().NavId != opened);
            CHECK(context().NavIdIsAlive);
            CHECK(context().IO.NavVisible);
            CHECK((cursor_place().Min.y > first.Min.y - 8.0F || !is_in("/page_")));
        }
    }
    CHECK(tour.desk.scene() == Scene::setup);
}

TEST_CASE("without a cursor a page opened by its key leaves Enter to the start", "[keyboard]") {
    const Folder folder("opened-unseen");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::f3);
    tour.frames(2);
    CHECK_FALSE(context().IO.NavVisible);
    tour.press(Key::enter);
    CHECK(tour.desk.scene() == Scene::race);
}

TEST_CASE("Tab goes on where what the cursor stood on is gone", "[keyboard]") {
    const Folder folder("lost-cursor");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    go_to_courses(tour);
    ImGui::GetCurrentContext()->NavId = 0x1234;  // nothing that is shown
    tour.frames(6);
    REQUIRE_FALSE(context().NavIdIsAlive);
    tour.press(Key::tab);
    tour.frames(1);
    CHECK(context().NavIdIsAlive);
    CHECK(context().IO.NavVisible);
}

TEST_CASE("a course with more to say moves no other", "[keyboard]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1920, 1080, 1.5F}}) {
        const Folder folder("still-courses");
        Tour tour(look, start_in(folder.path(), look.scale));
        go_to_courses(tour);
        for (int i = 0; i < 12; ++i) {
            const ImRect before = cursor_place();
            const ImGuiID there = context().NavId;
            tour.press(Key::enter);
            tour.frames(2);
            if (look.width == 1280) tour.keep("course-" + std::to_string(i));
            REQUIRE(context().NavId == there);
            CHECK(cursor_place().Min.y == before.Min.y);
            tour.press(Key::tab);
            if (!is_in("/side_")) break;
        }
    }
}

}  // namespace opened_page_test
