// The recap above the log: a press leads to the lines it sums up, and the next one at the table
// finds the log at its end again.
#include "games/frothy/door/race_library.h"
#include "pad_hands.h"
#include "view/windows_shown.h"
#include <catch2/catch.hpp>

using shown_desk::Scene;
using namespace screen_tour;
using windows_shown::window_named;

namespace {

void mouse(Tour& tour, InputKind kind, ImVec2 at) {
    InputEvent event;
    event.kind = kind;
    event.at = {at.x, at.y};
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.window.present();
}

// Where the recap lies in the panel of the log, if there is one.
std::optional<ImVec2> recap_place(Tour& tour) {
    const ImGuiWindow* panel = window_named("log panel");
    if (panel == nullptr) return std::nullopt;
    for (float y = 30.0F; y < 110.0F; y += 8.0F) {
        const ImVec2 at{panel->Pos.x + 60.0F, panel->Pos.y + y};
        mouse(tour, InputKind::mouse_moved, at);
        tour.frames(1);
        if (ImGui::GetCurrentContext()->HoveredId == window_named("log panel")->GetID("recap")) {
            return at;
        }
    }
    return std::nullopt;
}

float left_below(const ImGuiWindow& lines) { return lines.ScrollMax.y - lines.Scroll.y; }

// How often a press on a recap led to its lines, and the next one at the table to the end again, in
// the race of this seed.
int recaps_tried(const std::string& seed) {
    const Folder folder("recap");
    const shown_desk::ClientStart start = pad_hands::table_of_two(folder.path());
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.tables["frothy"]["seed"] = seed;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    int stuck = 0;
    int tried = 0;
    for (int i = 0; i < 300 && tried < 3 && tour.desk.scene() == Scene::race; ++i) {
        pad_hands::answer(tour, stuck);
        tour.frames(8);
        const auto place = tour.desk.scene() == Scene::race ? recap_place(tour) : std::nullopt;
        if (!place) continue;
        const ImGuiWindow* lines = window_named("log panel/lines");
        REQUIRE(lines != nullptr);
        if (lines->ScrollMax.y < 60.0F) continue;
        INFO("after " << i << " answers");
        CHECK(left_below(*lines) < 5.0F);
        mouse(tour, InputKind::mouse_pressed, *place);
        mouse(tour, InputKind::mouse_released, *place);
        tour.frames(10);
        tour.keep("recap-pressed");
        CHECK(left_below(*lines) > 20.0F);
        if (tour.desk.game()->is_over()) break;
        const auto whose = tour.desk.game()->pending()->player;
        const auto is_theirs = [&] {
            const auto* pending = tour.desk.game()->pending();
            return tour.desk.scene() == Scene::race && pending != nullptr &&
                   pending->player == whose;
        };
        for (int k = 0; k < 60 && is_theirs(); ++k)
            pad_hands::answer(tour, stuck);
        if (tour.desk.scene() != Scene::race || tour.desk.game()->is_over()) break;
        tour.frames(10);
        CHECK(left_below(*lines) < 5.0F);
        ++tried;
    }
    return tried;
}

}  // namespace

TEST_CASE("a press on the recap leads to what it sums up") {
    int tried = 0;
    // Whoever does as advised is seldom hurt.
    for (const char* seed : {"2", "3", "4", "5", "6", "7"}) {
        INFO("seed " << seed);
        if (tried == 0) tried = recaps_tried(seed);
    }
    CHECK(tried > 0);
}
