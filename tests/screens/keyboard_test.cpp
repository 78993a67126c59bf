// Played by keys alone: everything can be read, nothing is in the way, and keys do what they say.
#include <catch2/catch.hpp>

#include <imgui_internal.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "games/frothy/data/record/journal_file.h"
#include "play/followed_file.h"
#include "screen_walk.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

using shown_desk::Scene;
using namespace screen_tour;
using windows_shown::window_named;

namespace {

void press_with(Tour& tour, Key key, stage::Modifiers modifiers) {
    InputEvent event;
    event.kind = InputKind::key_pressed;
    event.key = key;
    event.modifiers = modifiers;
    tour.desk.frame({event}, 1.0F / 60.0F);
    event.kind = InputKind::key_released;
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(2);
}

void press(Tour& tour, Key key, int times) {
    for (int i = 0; i < times; ++i)
        tour.press(key);
}

void point_at(Tour& tour, stage::Vec2 at) {
    InputEvent event;
    event.kind = InputKind::mouse_moved;
    event.at = at;
    event.by = {1.0F, 1.0F};
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(3);
}

bool reads(const std::string& word) { return words_drawn::words().contains(word); }

float scrolled(std::string_view window) {
    const ImGuiWindow* found = window_named(window);
    REQUIRE(found != nullptr);
    return found->Scroll.y;
}

const ImGuiWindow* tooltip() {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const bool is_tip = (window->Flags & ImGuiWindowFlags_Tooltip) != 0;
        if (is_tip && window->WasActive && !window->Hidden) return window;
    }
    return nullptr;
}

ImRect cursor_place() {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    REQUIRE(context.NavWindow != nullptr);
    ImRect place = context.NavWindow->NavRectRel[ImGuiNavLayer_Main];
    place.Translate(context.NavWindow->Pos);
    return place;
}

void race_until(Tour& tour, frothy::Ask ask) {
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    wait_for_people(tour);
    for (int i = 0; i < 300 && tour.desk.game()->pending()->ask != ask; ++i) {
        tour.press(Key::enter);
        wait_for_people(tour);
    }
    REQUIRE(tour.desk.game()->pending()->ask == ask);
    for (int i = 0; i < 40; ++i)
        tour.desk.frame({}, 0.2F);
}

}  // namespace

TEST_CASE("Shift and an arrow move the board and not who drives", "[keyboard]") {
    const Folder folder("shift");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    race_until(tour, frothy::Ask::drive);
    const auto asked = tour.desk.game()->pending()->revision;
    for (const Key key : {Key::left, Key::right, Key::up, Key::down}) {
        press_with(tour, key, {.shift = true});
        REQUIRE(tour.desk.game()->pending() != nullptr);
        CHECK(tour.desk.game()->pending()->revision == asked);
    }
    press_with(tour, Key::up, {});
    const auto* next = tour.desk.game()->pending();
    CHECK((next == nullptr || next->revision != asked));
}

TEST_CASE("the rules are read by keys", "[keyboard]") {
    const Folder folder("rules");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::r);
    tour.frames(4);
    CHECK(scrolled("rules/text") == 0.0F);
    tour.press(Key::page_down);
    const float page = scrolled("rules/text");
    CHECK(page > 100.0F);
    tour.press(Key::page_up);
    CHECK(scrolled("rules/text") == 0.0F);
    // From rule to rule: the list goes along, and the chapter stands where the rule is.
    press(tour, Key::down, 20);
    CHECK(scrolled("/found_") > 100.0F);
    const float there = scrolled("/found_");
    press(tour, Key::up, 20);
    CHECK(scrolled("/found_") < there);
    // Also among those that were found, while one writes.
    InputEvent words;
    words.kind = InputKind::text;
    words.words = "drift";
    tour.desk.frame({words}, 1.0F / 60.0F);
    tour.frames(3);
    // The paragraph read is another one, which is found too.
    const auto first = words_drawn::words();
    tour.press(Key::down);
    tour.frames(2);
    const auto second = words_drawn::words();
    CHECK(first != second);
    tour.press(Key::up);
    tour.frames(2);
    CHECK(words_drawn::words() == first);
    tour.press(Key::escape);
    tour.frames(2);
    CHECK(window_named("rules/text") == nullptr);
}

TEST_CASE("what lies behind the rules shows no note through them", "[keyboard]") {
    const Folder folder("behind");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    race_until(tour, frothy::Ask::drive);
    stage::Vec2 at{1270.0F, 20.0F};
    for (; at.x > 700.0F && tooltip() == nullptr; at.x -= 12.0F)
        point_at(tour, at);
    REQUIRE(tooltip() != nullptr);
    while (window_named("rules/text") == nullptr)  // the reason comes first, where one is known
        tour.press(Key::f1);
    tour.frames(3);
    REQUIRE(window_named("rules/text") != nullptr);
    for (at.x = 1270.0F; at.x > 700.0F; at.x -= 12.0F) {
        CAPTURE(at.x);
        point_at(tour, at);
        CHECK(tooltip() == nullptr);
    }
}

TEST_CASE("the keys of a question and the buttons of a pad are read in the options by keys",
          "[keyboard]") {
    for (const float scale : {1.0F, 2.0F}) {
        CAPTURE(scale);
        const Folder folder("end");
        Tour tour({1280, 720, scale}, start_in(folder.path(), scale));
        tour.frames(2);
        tour.press(Key::o);
        tour.press(Key::f4);
        tour.frames(4);
        CHECK_FALSE(reads("Jump"));
        bool is_read = false;
        for (int i = 0; i < 20; ++i) {
            press(tour, Key::page_down, 1);
            is_read = is_read || reads("now,");  // of the last line about a question
        }
        CHECK(is_read);
        CHECK(reads("LB,"));  // of the last lines
        press(tour, Key::page_up, 20);
        CHECK_FALSE(reads("now,"));
    }
}

TEST_CASE("every place of the podium is read by keys, also where it is large", "[keyboard]") {
    for (const float scale : {2.0F, 2.25F}) {
        CAPTURE(scale);
        const Folder folder("podium");
        Tour tour({1280, 720, scale}, start_in(folder.path(), scale));
        tour.press(Key::n);
        tour.press(Key::enter);
        drive_home(tour);
        tour.frames(6);
        std::set<std::string> read;
        for (int i = 0; i < 12; ++i) {
            const std::set<std::string> words = words_drawn::words();
            read.insert(words.begin(), words.end());
            tour.press(Key::page_down);
        }
        for (const char* place : {"1st", "2nd", "3rd", "4th"}) {
            CAPTURE(place);
            CHECK(read.contains(place));
        }
        CHECK(tour.desk.scene() == Scene::results);
    }
}

TEST_CASE("settings that are cut off are kept beside what could be read of them", "[keyboard]") {
    const Folder folder("broken");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    const auto file = start.user_dirs.settings_file();
    const std::string cut = "{\n  \"volume\": 35,\n  \"key.race.whip\": \"T\",\n  \"table.sea";
    REQUIRE(play::replace_file(file.string(), cut).empty());
    const auto text_of = [](const std::filesystem::path& path) {
        std::ifstream in(path);
        std::stringstream text;
        text << in.rdbuf();
        return text.str();
    };
    {
        Tour tour({1280, 720, 1.0F}, start);
        tour.frames(3);
        CHECK(tour.desk.first_news().find("settings.json.broken") != std::string::npos);
        CHECK(reads("settings"));
        tour.press(Key::escape);
        CHECK_FALSE(reads("settings"));
        CHECK(tour.desk.scene() == Scene::title);
        tour.press(Key::n);
        tour.press(Key::enter);  // which remembers the table
    }
    CHECK(text_of(file.string() + ".broken") == cut);
    const ui::Settings settings = ui::load_settings(file);
    CHECK(settings.volume == 35);
    CHECK_FALSE(settings.keys.is_usual());
    // A second time under a name of its own, and a whole file says nothing.
    REQUIRE(play::replace_file(file.string(), "nonsense").empty());
    CHECK(Tour({1280, 720, 1.0F}, start).desk.first_news().find("broken-2") != std::string::npos);
    CHECK(Tour({1280, 720, 1.0F}, start).desk.first_news().empty());
}

TEST_CASE("what the window has to say first stands on the title until it is read", "[keyboard]") {
    const bool is_good = GENERATE(true, false);
    const Folder folder("news");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.news = [=] { return play::News{"The moon is full.", is_good}; };
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(3);
    CHECK(reads("moon"));
    CHECK(reads("worked") == is_good);
    CHECK(reads("work") == !is_good);
    tour.press(Key::escape);
    CHECK_FALSE(reads("moon"));
    CHECK(tour.desk.scene() == Scene::title);
}

TEST_CASE("seats are taken away by keys, and Enter then starts the race", "[keyboard]") {
    const Folder folder("seats");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    CHECK(reads("Enter"));
    press(tour, Key::down, 2);
    press(tour, Key::right, 12);
    CHECK_FALSE(reads("Enter"));  // it means something else now
    press(tour, Key::enter, 2);   // of four seats two are left
    REQUIRE(tour.desk.scene() == Scene::setup);
    CHECK(reads("Enter"));
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    CHECK(tour.desk.game()->record().seats.size() == 2);
}

TEST_CASE("no tooltip covers what the keyboard's cursor stands on", "[keyboard]") {
    const Folder folder("tips");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::down);
    int tips = 0;
    for (const Key way : {Key::down, Key::left, Key::up, Key::right}) {
        for (int i = 0; i < 10; ++i) {
            tour.press(way);
            tour.frames(2);
            const ImGuiWindow* tip = tooltip();
            if (tip == nullptr) continue;
            ++tips;
            CHECK_FALSE(tip->Rect().Overlaps(cursor_place()));
        }
    }
    CHECK(tips > 0);
}

TEST_CASE("a pointer that lies still shows nothing to who plays by keys", "[keyboard]") {
    const Folder folder("still");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    stage::Vec2 at{1180.0F, 100.0F};  // who is a person
    for (; at.y < 500.0F && tooltip() == nullptr; at.y += 9.0F)
        point_at(tour, at);
    REQUIRE(tooltip() != nullptr);
    tour.press(Key::f12);  // means nothing
    tour.frames(2);
    CHECK(tooltip() == nullptr);
    point_at(tour, {at.x, at.y - 8.0F});
    CHECK(tooltip() != nullptr);
}

TEST_CASE("the set-up stays in its place, and each of its pages begins at its top", "[keyboard]") {
    const Folder folder("place");
    Tour tour({1280, 720, 2.0F}, start_in(folder.path(), 2.0F));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::f2);
    press(tour, Key::down, 40);
    const ImGuiWindow* root = window_named("setup");
    REQUIRE(root != nullptr);
    CHECK(root->Scroll.y == 0.0F);
    CHECK(root->ScrollMax.y == 0.0F);
    for (const Key page : {Key::f3, Key::f4, Key::f2}) {
        tour.press(page);
        tour.frames(2);
        CHECK(scrolled("/page_") == 0.0F);
        press(tour, Key::down, 12);
    }
}

TEST_CASE("what cannot be read says so once in the reader's words", "[keyboard]") {
    const Folder folder("unreadable");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    std::filesystem::create_directories(start.user_dirs.saves());
    std::ofstream(start.user_dirs.saves() / "odd.json") << "{\"format\": ";
    Tour tour({800, 700, 1.0F}, start);
    tour.frames(2);
    tour.press(Key::l);
    REQUIRE(tour.desk.scene() == Scene::saves);
    tour.frames(4);
    const std::set<std::string> before = words_drawn::words();
    CHECK(before.contains("cannot"));
    CHECK_FALSE(before.contains("expected"));
    press(tour, Key::down, 1);
    press(tour, Key::enter, 2);
    REQUIRE(tour.desk.scene() == Scene::saves);
    CHECK_FALSE(reads("expected"));
}

TEST_CASE("a race that was saved on the podium is saved after a look at the board", "[keyboard]") {
    const Folder folder("saved");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    // All of it at the table, so that the board shows the end.
    for (kernel::PlayerId seat = 0; seat < tour.desk.game()->now().vehicle_count; ++seat)
        tour.desk.game()->set_driver(seat, "steady");
    for (int i = 0; i < 5000 && tour.desk.scene() == Scene::race; ++i)
        tour.desk.frame({}, 0.2F);
    REQUIRE(tour.desk.scene() == Scene::results);
    const auto saves = [&] {
        std::error_code none;
        const auto all = std::filesystem::directory_iterator(start.user_dirs.saves(), none);
        return std::distance(begin(all), end(all));
    };
    tour.frames(90);
    tour.press(Key::s);
    REQUIRE(saves() == 1);
    CHECK(reads("Saved:"));
    tour.press(Key::b);
    REQUIRE(tour.desk.scene() == Scene::race);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::results);
    tour.frames(90);
    CHECK(reads("Saved:"));
    tour.press(Key::s);
    CHECK(saves() == 1);
}

TEST_CASE("the log is read by keys, wherever it is shown", "[keyboard]") {
    for (const float scale : {1.0F, 1.5F}) {
        CAPTURE(scale);
        const Folder folder("log");
        Tour tour({1280, 720, scale}, start_in(folder.path(), scale));
        race_until(tour, frothy::Ask::drive);
        tour.press(Key::f4);
        tour.frames(6);
        const float end = scrolled("log panel/");
        REQUIRE(end > 0.0F);
        const auto asked = tour.desk.game()->pending()->revision;
        press(tour, Key::page_up, 20);
        CHECK(scrolled("log panel/") == 0.0F);
        press(tour, Key::page_down, 20);
        CHECK(scrolled("log panel/") == Approx(end).margin(2.0F));
        CHECK(tour.desk.game()->pending()->revision == asked);
    }
}

TEST_CASE("a change of size leaves the tab that was chosen", "[keyboard]") {
    const Folder folder("tab");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    race_until(tour, frothy::Ask::drive);
    const auto log_height = [&] {
        tour.frames(10);
        REQUIRE(window_named("log panel") != nullptr);
        return window_named("log panel")->Size.y;
    };
    const float under_the_licence = log_height();
    tour.press(Key::f4);
    REQUIRE(log_height() > under_the_licence);
    tour.press(Key::f3);
    tour.desk.set_scale(0.75F);
    tour.frames(10);
    tour.desk.set_scale(1.0F);
    CHECK(log_height() == under_the_licence);
}

TEST_CASE("Tab goes through everything once, and round again", "[keyboard]") {
    const Folder folder("tab-order");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    tour.press(Key::tab);
    const ImGuiID first = context.NavId;
    std::set<ImGuiID> met;
    int round = 0;
    do {
        CHECK(met.insert(context.NavId).second);
        tour.press(Key::tab);
        ++round;
    } while (context.NavId != first && round < 120);
    CHECK(context.NavId == first);
    CHECK(met.size() > 30);
    press_with(tour, Key::tab, {.shift = true});
    CHECK(met.contains(context.NavId));
    CHECK(context.NavId != first);
    press_with(tour, Key::tab, {});
    CHECK(context.NavId == first);
    CHECK(tour.desk.scene() == Scene::setup);
}

TEST_CASE("up and down stay in their column of the seats", "[keyboard]") {
    const Folder folder("columns");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::n);
    press(tour, Key::down, 2);
    press(tour, Key::right, 12);  // to the far right of a row, and then one to its left
    for (int column = 0; column < 2; ++column) {
        CAPTURE(column);
        const float left = cursor_place().Min.x;
        for (const Key way : {Key::down, Key::up, Key::up}) {
            const float before = cursor_place().Min.y;
            tour.press(way);
            CHECK(cursor_place().Min.x == Approx(left));
            CHECK((cursor_place().Min.y > before) == (way == Key::down));
        }
        tour.press(Key::down);
        tour.press(Key::left);
    }
}
