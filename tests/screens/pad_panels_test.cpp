// What a pad reaches beside the board: long texts, menus that go on, panels and the way back.
#include <catch2/catch.hpp>

#include <imgui_internal.h>

#include "open_questions.h"
#include "pad_hands.h"
#include "plain_desk.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using stage::PadAxis;
using namespace screen_tour;
using namespace pad_hands;

namespace {

bool sees(const char* word) { return words_drawn::words().contains(word); }

void start_race(Tour& tour) {
    tour.frames(2);
    press(tour, PadButton::left);  // New race
    press(tour, PadButton::a);
    REQUIRE(tour.desk.scene() == Scene::setup);
    press(tour, PadButton::start);
    REQUIRE(tour.desk.scene() == Scene::race);
}

void push_stick(Tour& tour, PadAxis axis, float amount) {
    InputEvent event;
    event.kind = InputKind::pad_moved;
    event.pad_axis = axis;
    event.amount = amount;
    event.pad = 0;
    tour.desk.frame({event}, 1.0F / 60.0F);
}

// How often the cursor goes on meanwhile.
int steps_while_held(Tour& tour, int frames) {
    int steps = 0;
    ImGuiID at = ImGui::GetCurrentContext()->NavId;
    for (int i = 0; i < frames; ++i) {
        CHECK(tour.desk.frame({}, 1.0F / 60.0F) == stage::Motion::moving);
        const ImGuiID now = ImGui::GetCurrentContext()->NavId;
        steps += now != at ? 1 : 0;
        at = now;
    }
    return steps;
}

}  // namespace

TEST_CASE("Start begins the race that is set up, opens the menu and puts it away", "[pad]") {
    const Folder folder("pad-start");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    tour.frames(2);
    press(tour, PadButton::start);
    CHECK(tour.desk.scene() == Scene::title);
    start_race(tour);
    press(tour, PadButton::start);
    CHECK(sees("paused"));
    press(tour, PadButton::start);
    tour.frames(2);
    CHECK_FALSE(sees("paused"));
    CHECK(tour.desk.scene() == Scene::race);
}

TEST_CASE("Start sends drivers out on the proving ground", "[pad]") {
    const Folder folder("pad-lab");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::g);
    tour.frames(2);
    REQUIRE(sees("Computer"));  // what it is for, as long as nobody has raced
    press(tour, PadButton::start);
    tour.frames(2);
    CHECK_FALSE(sees("Computer"));
}

TEST_CASE("a direction held goes on in menus as well, about eight times a second", "[pad]") {
    const Folder folder("pad-held");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    start_race(tour);
    press(tour, PadButton::start);
    press(tour, PadButton::down);
    tour.frames(10);
    tour.desk.frame({pad_event(InputKind::pad_pressed, PadButton::down, 0)}, 1.0F / 60.0F);
    CHECK(steps_while_held(tour, 20) <= 1);
    const int steps = steps_while_held(tour, 60);
    CHECK(steps >= 6);
    CHECK(steps <= 9);
    tour.desk.frame({pad_event(InputKind::pad_released, PadButton::down, 0)}, 1.0F / 60.0F);
    tour.frames(10);
    push_stick(tour, PadAxis::left_y, -1.0F);  // it is at the lower end
    CHECK(steps_while_held(tour, 60) >= 4);
    push_stick(tour, PadAxis::left_y, 0.0F);
    tour.frames(10);
    CHECK(tour.desk.frame({}, 1.0F / 60.0F) == stage::Motion::still);
}

TEST_CASE("rules are turned chapter by chapter, rolled by the stick and searched by pad", "[pad]") {
    const Folder folder("pad-rules");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    start_race(tour);
    press(tour, PadButton::y);  // why?
    for (int i = 0; i < 3 && !sees("Search"); ++i)
        press(tour, PadButton::y);
    REQUIRE(sees("chapter"));
    const auto text = [] { return windows_shown::window_named("/text_"); };
    REQUIRE(text() != nullptr);
    const auto before = words_drawn::words();
    press(tour, PadButton::right_shoulder);
    tour.frames(3);
    CHECK(words_drawn::words() != before);
    tour.keep("pad-rules");
    press(tour, PadButton::left_shoulder);
    tour.frames(3);
    const float at = text()->Scroll.y;
    push_stick(tour, PadAxis::right_y, at > 0.0F ? -1.0F : 1.0F);
    tour.frames(20);
    push_stick(tour, PadAxis::right_y, 0.0F);
    CHECK(text()->Scroll.y != at);
    press(tour, PadButton::a);
    tour.frames(2);
    CHECK(sees("Shift"));
    press(tour, PadButton::b);
    tour.frames(2);
    REQUIRE(sees("chapter"));
    press(tour, PadButton::b);
    CHECK_FALSE(sees("chapter"));
    CHECK(tour.desk.scene() == Scene::race);
}

TEST_CASE("what happened is rolled by the stick once the shoulders have turned to it", "[pad]") {
    const Folder folder("pad-log");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    start_race(tour);
    int stuck = 0;
    for (int i = 0; i < 60; ++i)
        answer(tour, stuck);
    rest(tour);
    const auto log = [] {
        for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
            if (window->WasActive && window->ScrollMax.y > 0.0F && window->Pos.x > 700.0F)
                return window;
        return static_cast<ImGuiWindow*>(nullptr);
    };
    for (int i = 0; i < 4 && log() == nullptr; ++i)
        press(tour, PadButton::right_shoulder);
    press(tour, PadButton::right_shoulder);
    press(tour, PadButton::left_shoulder);
    tour.frames(4);
    REQUIRE(log() != nullptr);
    const float before = log()->Scroll.y;
    push_stick(tour, PadAxis::right_y, -1.0F);
    tour.frames(20);
    push_stick(tour, PadAxis::right_y, 0.0F);
    CHECK(log()->Scroll.y < before);
}

TEST_CASE("what a choice may bring is rolled by the stick while it has the focus", "[pad]") {
    const Folder folder("pad-odds");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game = open_questions::amid_rivals(start);
    REQUIRE(start.game != nullptr);
    Tour tour({800, 600, 1.0F}, start);
    tour.frames(5);
    tour.press(Key::a);  // so many attacks stand behind one button
    press(tour, PadButton::right);
    tour.frames(3);
    const ImGuiWindow* note = windows_shown::window_named("prompt/note");
    REQUIRE(note != nullptr);
    REQUIRE(note->ScrollMax.y > 0.0F);
    REQUIRE(note->Scroll.y == 0.0F);
    push_stick(tour, PadAxis::right_y, 1.0F);
    tour.frames(20);
    push_stick(tour, PadAxis::right_y, 0.0F);
    tour.keep("pad-odds");
    CHECK(note->Scroll.y > 0.0F);
}

TEST_CASE("B leaves the cards and dice that are proposed where they lie", "[pad]") {
    const auto answered = [](bool steps_back) {
        const Folder folder("pad-proposed");
        Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
        start_race(tour);
        int stuck = 0;
        for (int i = 0; i < 25; ++i) {
            rest(tour);
            if (steps_back) press(tour, PadButton::b);
            answer(tour, stuck);
        }
        return tour.desk.game()->session().journal();
    };
    CHECK(answered(true) == answered(false));
}

TEST_CASE("a press that hurries what moves does not answer what comes up", "[pad]") {
    const Folder folder("pad-hurry");
    const shown_desk::ClientStart start = table_of_two(folder.path());
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.pace = ui::Pace::normal;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    start_race(tour);
    int kept = 0;
    for (int i = 0; i < 8; ++i) {
        press(tour, PadButton::x);
        tour.frames(3);
        bool has_hurried = false;
        for (int k = 0; k < 20 && sees("Faster"); ++k) {
            press(tour, PadButton::a);
            has_hurried = true;
        }
        if (!has_hurried) {
            tour.frames(60);
            continue;
        }
        const std::size_t before = answers(tour);
        press(tour, PadButton::a);
        CHECK(answers(tour) == before);
        tour.frames(30);
        press(tour, PadButton::a);
        tour.frames(60);
        kept += answers(tour) > before ? 1 : 0;
    }
    CHECK(kept > 0);
}

TEST_CASE("the menu holds what only a pointer reaches on the strip and on lessons", "[pad]") {
    const Folder folder("pad-strip");
    PlainDesk desk("highway-heist", folder.path(), {1280, 720, 1.0F}, "en",
                   [](ui::Settings& settings) { settings.has_coach = true; });
    desk.press(Key::n);
    desk.press(Key::enter);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    desk.frames(20);
    desk.press(Key::escape);
    CHECK_FALSE(sees("lessons"));
    desk.press(Key::escape);
    desk.press(PadButton::start);
    desk.frames(3);
    CHECK(sees("lessons"));
    CHECK(sees("danger"));
    desk.keep("pad-strip-menu");
    for (int i = 0; i < 6; ++i)
        desk.press(PadButton::down);
    desk.press(PadButton::a);
    desk.frames(3);
    desk.press(PadButton::start);
    desk.frames(3);
    CHECK(sees("Hide"));
}

TEST_CASE("the page of keys tells what the buttons of a pad do", "[pad]") {
    const Folder folder("pad-options");
    Tour tour({1280, 720, 1.0F}, table_of_two(folder.path()));
    start_race(tour);
    press(tour, PadButton::start);
    tour.press(Key::o);
    for (int i = 0; i < 4 && !sees("hints"); ++i)
        press(tour, PadButton::right_shoulder);
    REQUIRE(sees("hints"));
    tour.frames(3);
    tour.keep("pad-options");
    CHECK(sees("proposal"));
    CHECK_FALSE(sees("paint"));
    push_stick(tour, PadAxis::right_y, 1.0F);
    for (int i = 0; i < 60 && !sees("paint"); ++i)
        tour.frames(1);
    push_stick(tour, PadAxis::right_y, 0.0F);
    CHECK(sees("paint"));
    CHECK(sees("RT"));
}

TEST_CASE("Y goes to and fro between sheet or board and panel, and B leaves the panel first",
          "[pad]") {
    for (const Key bench : {Key::t, Key::v}) {
        const Folder folder("pad-bench");
        shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
        start.data_dirs.user = folder.path().string();
        Tour tour({1280, 720, 1.0F}, start);
        tour.frames(2);
        tour.press(bench);
        tour.frames(2);
        if (bench == Key::v) tour.press(Key::w);
        tour.frames(3);
        REQUIRE(tour.desk.scene() == Scene::elsewhere);
        const auto& scene = *tour.desk.shown().back();
        const char* panel = bench == Key::t ? "studio" : "workshop";
        const auto is_in_panel = [&] {
            const ImGuiWindow* window = windows_shown::window_named(panel);
            return (window->Flags & ImGuiWindowFlags_NoNavInputs) == 0;
        };
        REQUIRE_FALSE(is_in_panel());
        press(tour, PadButton::y);
        CHECK(is_in_panel());
        press(tour, PadButton::y);
        tour.frames(2);
        CHECK_FALSE(is_in_panel());
        CHECK_FALSE(ImGui::GetIO().NavVisible);
        tour.keep(std::string("pad-") + panel);
        press(tour, PadButton::y);
        press(tour, PadButton::b);
        CHECK_FALSE(is_in_panel());
        press(tour, PadButton::start);
        REQUIRE(tour.desk.shown().back().get() == &scene);
        press(tour, PadButton::b);
        CHECK(tour.desk.shown().back().get() != &scene);
    }
}

TEST_CASE("places of a plain game's board are chosen by the cross as by its keys", "[pad]") {
    const auto told = [](bool by_pad) {
        const Folder folder("pad-places");
        PlainDesk desk("circus-maximus", folder.path(), {1280, 720, 1.0F}, "en",
                       [](ui::Settings& settings) { settings.has_coach = false; });
        desk.press(Key::n);
        desk.press(Key::enter);
        REQUIRE(desk.top<ui::PlayScene>() != nullptr);
        for (int i = 0; i < 40; ++i) {
            desk.frames(10);
            if (desk.top<ui::PlayScene>() == nullptr) break;
            if (!desk.played().open_game().human_decides()) continue;
            if (by_pad) {
                desk.press(PadButton::down);
                desk.press(PadButton::down);
                desk.press(PadButton::a);
            } else {
                desk.press(Key::comma);
                desk.press(Key::comma);
                desk.press(Key::enter);
            }
            desk.press(Key::enter);  // what costs something is confirmed
        }
        desk.frames(10);
        return words_drawn::words();
    };
    CHECK(told(true) == told(false));
}
