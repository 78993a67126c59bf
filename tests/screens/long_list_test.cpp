// A list of courses longer than its place: what is scrolled through it and back is as it was.
#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

#include "screen_tour.h"

using shown_desk::Scene;
using namespace screen_tour;

namespace {

void copy_course(const std::filesystem::path& from, const std::filesystem::path& folder,
                 int copies) {
    std::ifstream in(from);
    std::stringstream text;
    text << in.rdbuf();
    std::filesystem::create_directories(folder);
    for (int i = 0; i < copies; ++i)
        std::ofstream(folder / ("copy-" + std::to_string(10 + i) + ".json")) << text.str();
}

void roll(Tour& tour, float by) {
    InputEvent event;
    event.kind = InputKind::mouse_moved;
    event.at = {300.0F, 560.0F};  // over the list
    tour.desk.frame({event}, 1.0F / 60.0F);
    event.kind = InputKind::wheel;
    event.by = {0.0F, by};
    for (int i = 0; i < 40; ++i)
        tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(8);
}

}  // namespace

TEST_CASE("the pictures of a long list of courses stay right however it is scrolled", "[courses]") {
    const Folder folder("long-list");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.data_dirs.user = folder.path().string();
    copy_course(app::shipped_data_dir() / "tracks" / "via-triumphalis.json",
                folder.path() / "tracks", 25);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::n);
    REQUIRE(tour.desk.scene() == Scene::setup);
    roll(tour, 1.0F);
    const stage::Image before = tour.picture();
    roll(tour, -1.0F);
    tour.keep("long-list-end");
    CHECK(tour.picture().rgba != before.rgba);
    roll(tour, 1.0F);
    CHECK(tour.picture().rgba == before.rgba);
}
