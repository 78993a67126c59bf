// The studio in a window: a course drawn from pieces by mouse, keys and pad, and raced on.
#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/studio/workbench.h"
#include "screen_tour.h"
#include "view/critic.h"
#include "view/words_drawn.h"

using namespace screen_tour;
using stage::PadButton;

namespace {

bool sees(const char* word) { return words_drawn::words().contains(word); }

shown_desk::ClientStart started_in(const Folder& folder, float scale) {
    auto start = start_in(folder.path(), scale);
    start.data_dirs.user = folder.path().string();
    return start;
}

void enter_studio(Tour& tour) {
    tour.frames(2);
    tour.press(Key::t);
    tour.frames(3);
}

void push_pad(Tour& tour, PadButton button) {
    InputEvent event;
    event.pad = 0;
    event.pad_button = button;
    for (const InputKind kind : {InputKind::pad_pressed, InputKind::pad_released}) {
        event.kind = kind;
        tour.desk.frame({event}, 1.0F / 60.0F);
    }
    tour.frames(2);
}

// From the tools of the panel, where the first one has the keyboard's cursor, to the board.
void take_pieces(Tour& tour) {
    tour.press(Key::tab);
    tour.frames(2);
    tour.press(Key::enter);
    tour.frames(3);
    REQUIRE(sees("Hairpin"));
}

void press_with_control(Tour& tour, Key key) {
    InputEvent event;
    event.kind = InputKind::key_pressed;
    event.key = key;
    event.modifiers.control = true;
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(3);
}

void save_as_it_is(Tour& tour) {
    press_with_control(tour, Key::s);
    tour.press(Key::enter);
    tour.frames(3);
}

frothy::CoursePlan saved_course(const Folder& folder) {
    auto plan = frothy::load_course((folder.path() / "tracks" / "new-course.json").string());
    REQUIRE(plan.ok());
    return *plan.value;
}

bool can_be_raced_on(const frothy::CoursePlan& plan) {
    return std::ranges::none_of(
        frothy::find_faults(plan, frothy::Strictness::race_course),
        [](const frothy::Fault& fault) { return fault.severity == frothy::Severity::error; });
}

// Of a mouse, wherever on the board: the piece goes to the nearest end.
void click_board(Tour& tour, stage::Vec2 at) {
    InputEvent event;
    event.at = at;
    for (const InputKind kind :
         {InputKind::mouse_moved, InputKind::mouse_pressed, InputKind::mouse_released}) {
        event.kind = kind;
        tour.desk.frame({event}, 1.0F / 60.0F);
        tour.frames(1);
    }
}

void point_at(Tour& tour, stage::Vec2 at) {
    InputEvent event;
    event.kind = InputKind::mouse_moved;
    event.at = at;
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(1);
}

const ImGuiWindow* tip_shown() {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
        if (window->Active && !window->Hidden && (window->Flags & ImGuiWindowFlags_Tooltip) != 0)
            return window;
    return nullptr;
}

// Whatever of the panel can be pressed has a tip, and none lies on the panel.
void check_tips(Tour& tour, float panel_left) {
    std::set<ImGuiID> told;
    for (float y = 8.0F; y < 720.0F; y += 12.0F) {
        for (float x = panel_left + 16.0F; x < 1280.0F; x += 24.0F) {
            point_at(tour, {x, y});
            const ImGuiID under = ImGui::GetCurrentContext()->HoveredIdPreviousFrame;
            if (under == 0 || told.contains(under)) continue;
            const ImGuiWindow* tip = tip_shown();
            CAPTURE(x, y);
            REQUIRE(tip != nullptr);
            CHECK(tip->Pos.x + tip->Size.x <= panel_left);
            told.insert(under);
        }
    }
    CHECK(told.size() > 25);
}

// How much of the board looks alike in both, of 1: by a coarse grid of pixels.
double alike_boards(const stage::Image& one, const stage::Image& other) {
    int alike = 0;
    int looked_at = 0;
    for (int y = one.size.height / 8; y < one.size.height * 7 / 8; y += 7) {
        for (int x = 0; x < one.size.width / 2; x += 7) {
            ++looked_at;
            const stage::Colour here = one.at(x, y);
            const stage::Colour there = other.at(x, y);
            alike += here.r == there.r && here.g == there.g && here.b == there.b ? 1 : 0;
        }
    }
    return static_cast<double>(alike) / looked_at;
}

}  // namespace

TEST_CASE("a course is drawn from pieces by keys, saved, and driven", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    take_pieces(tour);
    tour.press(Key::right);    // the cursor comes up
    tour.press(Key::digit_2);  // a long straight
    tour.press(Key::enter);
    tour.press(Key::digit_6);  // a hairpin
    tour.press(Key::enter);
    tour.press(Key::digit_1);
    tour.press(Key::enter);
    tour.press(Key::digit_0);  // what closes the loop
    tour.frames(2);
    tour.keep("studio-pieces");
    CHECK(critic::faults(tour.texts) == "");
    tour.press(Key::enter);
    tour.frames(3);
    CHECK(sees("fault"));  // nothing to find fault with
    save_as_it_is(tour);
    CHECK(can_be_raced_on(saved_course(folder)));
    const stage::Image whole = tour.picture();
    for (int i = 0; i < 4; ++i)
        tour.press(Key::plus);
    tour.frames(60);
    tour.keep("studio-near");
    const stage::Image near = tour.picture();
    REQUIRE(alike_boards(whole, near) < 0.5);
    tour.press(Key::f5);
    tour.frames(6);
    CHECK(sees("Round"));
    // What another program has written is seen without anybody touching anything.
    tour.frames(60);
    frothy::CoursePlan plan = saved_course(folder);
    plan.description = "Changed elsewhere.";
    std::ofstream(folder.path() / "tracks" / "new-course.json") << frothy::write_course(plan);
    REQUIRE(tour.desk.look_for_changes());
    CHECK(tour.desk.frame({}, 1.0F / 60.0F) == stage::Motion::moving);
    tour.frames(2);
    CHECK(sees("changed:"));
    // The menu of the race leads back to what was drawn.
    tour.press(Key::escape);
    tour.frames(2);
    tour.press(Key::w);
    tour.frames(4);
    CHECK(sees("Sections"));
    CHECK(sees("new-course.json"));
    CHECK(sees("Hairpin"));  // the tool is the one that was left
    tour.frames(60);
    tour.keep("studio-near-again");
    CHECK(alike_boards(near, tour.picture()) > 0.9);
    tour.press(Key::escape);
    tour.frames(3);
    CHECK(sees("Quit"));
}

TEST_CASE("what is kept beside a drawing has its open ends, and is gone on with", "[studio]") {
    const Folder folder("studio");
    {
        Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
        enter_studio(tour);
        take_pieces(tour);
        tour.press(Key::right);
        tour.press(Key::digit_6);
        tour.press(Key::enter);
    }
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    take_pieces(tour);
    tour.press(Key::right);
    tour.press(Key::digit_1);
    tour.press(Key::enter);
    tour.press(Key::digit_0);
    tour.press(Key::enter);
    tour.frames(3);
    CHECK(sees("fault"));  // nothing to find fault with
    save_as_it_is(tour);
    CHECK(can_be_raced_on(saved_course(folder)));
}

TEST_CASE("a pad draws from pieces, mirrors them, and takes them back", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    push_pad(tour, PadButton::y);  // to the panel
    push_pad(tour, PadButton::a);
    REQUIRE(sees("Hairpin"));
    push_pad(tour, PadButton::right);  // the cursor comes up
    push_pad(tour, PadButton::a);      // a straight
    for (int i = 0; i < 5; ++i)
        push_pad(tour, PadButton::right_shoulder);  // a hairpin
    push_pad(tour, PadButton::left_stick);          // to the left
    push_pad(tour, PadButton::a);
    push_pad(tour, PadButton::a);
    push_pad(tour, PadButton::x);  // not that one
    for (int i = 0; i < 4; ++i)
        push_pad(tour, PadButton::right_shoulder);
    push_pad(tour, PadButton::a);  // closed
    save_as_it_is(tour);
    const frothy::CoursePlan plan = saved_course(folder);
    CHECK(can_be_raced_on(plan));
    // It goes round by the left, which is above.
    const auto highest =
        std::ranges::min_element(plan.hexes, {}, [](hexgrid::Hex hex) { return hex.r; });
    const auto lowest =
        std::ranges::max_element(plan.hexes, {}, [](hexgrid::Hex hex) { return hex.r; });
    CHECK(plan.finish.front().r - highest->r > lowest->r - plan.finish.front().r);
}

TEST_CASE("a pad draws with brushes and lines where its cursor is", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    push_pad(tour, PadButton::right);  // the cursor comes up in the middle
    for (int i = 0; i < 4; ++i)
        push_pad(tour, PadButton::up);
    push_pad(tour, PadButton::right_shoulder);
    push_pad(tour, PadButton::right_shoulder);  // mud
    push_pad(tour, PadButton::a);
    push_pad(tour, PadButton::right);
    push_pad(tour, PadButton::a);
    push_pad(tour, PadButton::up);
    push_pad(tour, PadButton::a);
    push_pad(tour, PadButton::x);  // one back
    save_as_it_is(tour);
    const frothy::CoursePlan plan = saved_course(folder);
    const auto muddy = std::ranges::count_if(
        plan.features, [](const frothy::Features& features) { return features.hazard; });
    CHECK(muddy == 2);
}

TEST_CASE("a look is chosen by keys and by a pad, and painted", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    const std::vector<std::string> looks =
        frothy::looks_for(frothy::Brush::boulder, frothy::new_course(), {});
    REQUIRE(looks.size() > 3);
    tour.press(Key::right);  // the cursor comes up in the middle
    for (int i = 0; i < 4; ++i)
        tour.press(Key::up);
    tour.press(Key::digit_7);  // boulders
    tour.press(Key::l);
    tour.press(Key::l);
    tour.press(Key::enter);
    tour.press(Key::right);
    push_pad(tour, PadButton::right_stick);
    push_pad(tour, PadButton::a);
    tour.press(Key::right);
    for (int i = 0; i < 3; ++i)
        push_pad(tour, PadButton::left_stick);
    push_pad(tour, PadButton::a);
    tour.keep("studio-looks");
    CHECK(critic::faults(tour.texts) == "");
    save_as_it_is(tour);
    const frothy::CoursePlan plan = saved_course(folder);
    std::vector<std::string> painted;
    for (const frothy::Features& features : plan.features)
        if (features.solid) painted.push_back(plan.looks[features.look]);
    CHECK(painted == std::vector{looks[2], looks[3], looks[0]});
}

TEST_CASE("whatever can be pressed in the studio says what it does", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    const float panel_left = 1280.0F - 384.0F;
    for (const Key tool : {Key::p, Key::b, Key::s}) {
        for (const Key brush : {Key::digit_1, Key::digit_6, Key::digit_9}) {
            tour.press(tool);
            tour.press(brush);
            CAPTURE(static_cast<int>(tool), static_cast<int>(brush));
            check_tips(tour, panel_left);
            if (tool == Key::p) break;
        }
    }
    // The keyboard's cursor has them as well.
    point_at(tour, {40.0F, 40.0F});
    CHECK(tip_shown() == nullptr);
    tour.press(Key::tab);
    tour.frames(2);
    CHECK(tip_shown() != nullptr);
}

TEST_CASE("numbers of one overlay take the place of another's", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    const auto click = [&](stage::Vec2 at) {
        click_board(tour, at);
        tour.frames(2);
        std::vector<std::string> numbers;
        for (const critic::CanvasText& text : tour.texts.on_window())
            numbers.push_back(text.words);
        return numbers;
    };
    const stage::Vec2 places{1140.0F, 392.0F};
    const stage::Vec2 inside{950.0F, 427.0F};
    const std::size_t before = click({40.0F, 40.0F}).size();
    const std::vector<std::string> first = click(places);
    REQUIRE(first.size() > before + 100);
    const std::vector<std::string> second = click(inside);
    CHECK(second.size() == first.size());
    CHECK(second != first);
    CHECK(click(inside).size() == before);
}

TEST_CASE("courses to be opened are listed by name, with their files, and opened", "[studio]") {
    const Folder folder("studio");
    frothy::CoursePlan own = frothy::new_course();
    own.id = "half-a-mile";
    own.name = "The Muddy Bowl";
    const auto tracks = folder.path() / "tracks";
    std::filesystem::create_directories(tracks);
    std::ofstream(tracks / "half-a-mile.json") << frothy::write_course(own);
    std::ofstream(tracks / "broken.json") << "{\"schema\": \"frothy-course/1\", ";
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    press_with_control(tour, Key::o);
    tour.frames(2);
    tour.keep("studio-open");
    CHECK(critic::faults(tour.texts) == "");
    CHECK(sees("Muddy"));
    CHECK(sees("Parvus"));
    CHECK(sees("half-a-mile.json"));
    CHECK(sees("broken.json"));
    CHECK(sees("circus-parvus.json"));
    // A picture each: the same list without them has hardly a colour.
    CHECK(tour.colours() > 150);
    tour.press(Key::escape);
    tour.frames(2);
    CHECK_FALSE(sees("half-a-mile.json"));
}

TEST_CASE("pieces are put by the mouse, to whichever end is near", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    take_pieces(tour);
    const stage::Vec2 right_of_it{700.0F, 360.0F};
    tour.press(Key::digit_6);
    click_board(tour, right_of_it);
    tour.press(Key::digit_0);
    click_board(tour, right_of_it);
    save_as_it_is(tour);
    CHECK(can_be_raced_on(saved_course(folder)));
}

TEST_CASE("a ring on an empty board is made a course by keys alone", "[studio]") {
    const Folder folder("studio");
    Tour tour({1280, 720, 1.0F}, started_in(folder, 1.0F));
    enter_studio(tour);
    press_with_control(tour, Key::n);
    tour.press(Key::e);
    tour.frames(3);
    CHECK(sees("hexes"));  // none yet
    const auto go = [&](Key way, int steps) {
        for (int i = 0; i < steps; ++i)
            tour.press(way);
    };
    tour.press(Key::s);        // shapes, a ring first of all
    tour.press(Key::digit_1);  // of track
    tour.press(Key::right);    // the cursor comes up in the middle
    go(Key::left, 12);
    go(Key::up, 10);
    tour.press(Key::enter);
    go(Key::right, 26);
    go(Key::down, 20);
    tour.frames(2);
    tour.keep("studio-ring-begun");
    CHECK(critic::faults(tour.texts) == "");
    tour.press(Key::enter);
    // The line down the lower straight, a hex of each row.
    tour.press(Key::b);
    tour.press(Key::digit_9);
    go(Key::left, 12);
    for (int i = 0; i < 6; ++i) {
        tour.press(Key::enter);
        if (i < 5) tour.press(Key::up);
    }
    // And a grid behind it.
    tour.press(Key::digit_0);
    go(Key::left, 4);
    for (int i = 0; i < 6; ++i) {
        tour.press(Key::enter);
        if (i < 5) tour.press(Key::down);
    }
    tour.frames(3);
    tour.keep("studio-ring");
    CHECK(critic::faults(tour.texts) == "");
    CHECK(sees("fault"));  // nothing to find fault with
    save_as_it_is(tour);
    const frothy::CoursePlan plan = saved_course(folder);
    CHECK(can_be_raced_on(plan));
    CHECK(plan.grid.size() == 6);
    CHECK(plan.finish.size() == 6);

    // The other way round, and back again.
    tour.press(Key::r);
    tour.frames(3);
    CHECK(sees("west"));
    CHECK(sees("fault"));
    press_with_control(tour, Key::z);
    tour.frames(3);
    CHECK_FALSE(sees("west"));
}

TEST_CASE("the studio is whole at every size, in both languages", "[studio]") {
    for (const char* language : {"en", "de"}) {
        for (const Look& look :
             {Look{1280, 720, 1.0F}, {1920, 1080, 1.0F}, {1280, 720, 1.5F}, {900, 1200, 1.0F}}) {
            CAPTURE(language, look.width, look.height, look.scale);
            const Folder folder("studio");
            auto start = started_in(folder, look.scale);
            start.catalogues = app::shipped_catalogues_dir();
            ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
            settings.language = language;
            ui::save_settings(start.user_dirs.settings_file(), settings);
            Tour tour(look, start);
            enter_studio(tour);
            CHECK(critic::faults(tour.texts) == "");
            CHECK(sees(std::string(language) == "en" ? "Measure" : "Vermessen"));  // the foot
            tour.press(Key::tab);
            tour.frames(2);
            tour.press(Key::enter);
            tour.frames(3);
            tour.press(Key::right);
            tour.keep("studio-" + std::string(language) + "-" + std::to_string(look.width) + "-" +
                      std::to_string(static_cast<int>(look.scale * 10.0F)));
            CHECK(critic::faults(tour.texts) == "");
        }
    }
}
