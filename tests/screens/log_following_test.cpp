// The log shows what happened last, unless somebody reads further up.
#include "screen_tour.h"

#include <catch2/catch.hpp>

#include <imgui_internal.h>

#include <string>
#include <string_view>

using namespace screen_tour;
using shown_desk::Scene;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;

namespace {

const ImGuiWindow* lines_of_log() {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const std::string_view name(window->Name);
        if (window->Active && name.starts_with("log panel") && name.find("lines") != name.npos)
            return window;
    }
    return nullptr;
}

float hidden_below() {
    const ImGuiWindow* lines = lines_of_log();
    REQUIRE(lines != nullptr);
    return lines->ScrollMax.y - lines->Scroll.y;
}

void send(Tour& tour, InputKind kind, stage::Vec2 at, float wheel = 0.0F) {
    InputEvent event;
    event.kind = kind;
    event.at = at;
    event.by = {0.0F, wheel};
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(6);
}

void answer_times(Tour& tour, int times) {
    for (int i = 0; i < times; ++i) {
        tour.press(Key::enter);
        tour.frames(4);
    }
}

}  // namespace

TEST_CASE("the log follows the race, but not under the pointer of who reads further up") {
    const Folder folder("log");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    // The lines of one person only: who is asked next reads those of their own.
    settings.tables["frothy"]["course"] = "circus-parvus";
    settings.tables["frothy"]["laps"] = "3";
    settings.tables["frothy"]["seats"] = "4";
    for (const char* seat : {"1", "2", "3", "4"}) {
        settings.tables["frothy"][std::string("seat.") + seat + ".livery"] = seat;
        settings.tables["frothy"][std::string("seat.") + seat + ".person"] =
            seat == std::string_view("1") ? "true" : "false";
    }
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    answer_times(tour, 16);
    const ImGuiWindow* lines = lines_of_log();
    REQUIRE(lines != nullptr);
    REQUIRE(lines->ScrollMax.y > 100.0F);
    CHECK(hidden_below() < 2.0F);

    const stage::Vec2 inside{lines->Pos.x + lines->Size.x / 2.0F,
                             lines->Pos.y + lines->Size.y / 2.0F};
    send(tour, InputKind::mouse_moved, inside);
    send(tour, InputKind::wheel, inside, 3.0F);
    const float read_at = lines_of_log()->Scroll.y;
    CHECK(hidden_below() > 20.0F);
    answer_times(tour, 2);
    CHECK(lines_of_log()->Scroll.y == Approx(read_at));

    // Read further up by a key, wherever the pointer happens to lie.
    tour.press(Key::page_up);
    tour.frames(6);
    CHECK(hidden_below() > 20.0F);
    answer_times(tour, 2);
    CHECK(hidden_below() < 2.0F);

    send(tour, InputKind::mouse_moved, inside);
    send(tour, InputKind::wheel, inside, 3.0F);
    CHECK(hidden_below() > 20.0F);
    send(tour, InputKind::mouse_moved, {300.0F, 300.0F});
    answer_times(tour, 2);
    CHECK(hidden_below() < 2.0F);
}
