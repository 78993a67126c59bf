// The vehicle workshop in a window: reached from the gallery, edited by keys and mouse, saved,
// driven, raced, and come back to.
#include <catch2/catch.hpp>

#include "games/frothy/data/data_files.h"
#include "screen_tour.h"
#include "view/critic.h"
#include "view/words_drawn.h"
#include <algorithm>

using namespace screen_tour;

namespace {

// From the title to the workshop by the gallery.
void enter_workshop(Tour& tour) {
    tour.frames(2);
    tour.press(Key::v);
    tour.frames(2);
    tour.press(Key::w);
    tour.frames(3);
}

bool shows(const char* word) { return words_drawn::words().contains(word); }

void send(Tour& tour, InputKind kind, stage::Vec2 at, float notches) {
    InputEvent event;
    event.kind = kind;
    event.at = at;
    event.by = {0.0F, notches};
    tour.desk.frame({event}, 1.0F / 60.0F);
    tour.frames(1);
}

void click(Tour& tour, stage::Vec2 at) {
    send(tour, InputKind::mouse_moved, at, 0.0F);
    send(tour, InputKind::mouse_pressed, at, 0.0F);
    send(tour, InputKind::mouse_released, at, 0.0F);
}

void save_under_its_name(Tour& tour) {
    InputEvent save;
    save.kind = InputKind::key_pressed;
    save.key = Key::s;
    save.modifiers.control = true;
    tour.desk.frame({save}, 1.0F / 60.0F);
    tour.frames(3);
    tour.press(Key::enter);
    tour.frames(2);
}

frothy::Licence saved_in(const Folder& folder) {
    auto licence =
        frothy::load_licence((folder.path() / "vehicles" / "my-basic-chariot.json").string());
    REQUIRE(licence.ok());
    return *licence.value;
}

}  // namespace

TEST_CASE("the workshop shows every page whole at every size", "[workshop]") {
    for (const Look& look :
         {Look{1280, 720, 1.0F}, {1920, 1080, 1.0F}, {1280, 720, 2.0F}, {900, 1200, 1.0F}}) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("workshop");
        Tour tour(look, start_in(folder.path(), look.scale));
        enter_workshop(tour);
        for (const Key page : {Key::f1, Key::f2, Key::f3, Key::f4}) {
            CAPTURE(static_cast<int>(page));
            tour.press(page);
            tour.frames(2);
            tour.keep("workshop-" + std::to_string(look.width) + "-" +
                      std::to_string(static_cast<int>(look.scale)) + "-" +
                      std::to_string(static_cast<int>(page) - static_cast<int>(Key::f1)));
            CHECK(critic::faults(tour.texts) == "");
            CHECK(tour.colours() > 12);
        }
        tour.press(Key::escape);
        tour.press(Key::escape);
        CHECK(shows("Options"));
    }
}

TEST_CASE("a licence is edited by keys, saved, and found by a new race", "[workshop]") {
    const Folder folder("workshop");
    auto start = start_in(folder.path(), 1.0F);
    start.data_dirs.user = folder.path().string();
    Tour tour({1280, 720, 1.0F}, start);
    enter_workshop(tour);
    CHECK(shows("Spaces"));  // at Speed 1 in phase 1: 1
    tour.press(Key::plus);
    tour.press(Key::right);  // Speed 2, phase 1: 1
    tour.press(Key::digit_3);
    tour.press(Key::f2);
    CHECK(shows("findings"));
    save_under_its_name(tour);
    const frothy::Licence saved = saved_in(folder);
    CHECK(saved.speeds[1].move[0] == 2);
    CHECK(saved.speeds[2].move[0] == 3);
    CHECK(saved.name == "My Basic Chariot");
    tour.press(Key::undo);
    tour.press(Key::undo);
    save_under_its_name(tour);
    CHECK(saved_in(folder).speeds[2].move[0] == 1);
    tour.press(Key::escape);
    tour.frames(2);
    tour.keep("workshop-gallery");
    CHECK(shows("My"));  // in the gallery
}

TEST_CASE("findings are told in plain words, and their rules in tips", "[workshop]") {
    const Folder folder("workshop");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    enter_workshop(tour);
    tour.press(Key::digit_9);  // spaces in one phase
    tour.press(Key::f2);
    tour.frames(2);
    tour.keep("workshop-findings");
    CHECK(critic::faults(tour.texts) == "");
    const auto shows_rule = [] {
        return std::ranges::any_of(words_drawn::words(), [](const std::string& word) {
            return word.find("FR-VEH-") != std::string::npos;
        });
    };
    CHECK(shows("Expected:"));
    CHECK_FALSE(shows_rule());
    for (const char* code : {"suffix-test", "uneven-phases", "smaller-moves"})
        CHECK_FALSE(shows(code));
    send(tour, InputKind::mouse_moved, {900.0F, 200.0F}, 0.0F);
    tour.frames(1);
    CHECK(shows_rule());
}

TEST_CASE("a click chooses a part, another one turns it up, the wheel down", "[workshop]") {
    const Folder folder("workshop");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    enter_workshop(tour);
    const stage::Vec2 whip{40.0F, 653.0F};  // the first card in hand
    click(tour, whip);
    CHECK(shows("Whips"));
    click(tour, whip);
    click(tour, whip);  // 3 and 2 more
    send(tour, InputKind::wheel, whip, -1.0F);
    save_under_its_name(tour);
    CHECK(saved_in(folder).whips == 4);
}

TEST_CASE("a pad goes about the sheet, and turns its parts", "[workshop]") {
    const Folder folder("workshop");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    enter_workshop(tour);
    const auto push = [&](stage::PadButton button) {
        InputEvent event;
        event.pad = 0;
        event.pad_button = button;
        for (const InputKind kind : {InputKind::pad_pressed, InputKind::pad_released}) {
            event.kind = kind;
            tour.desk.frame({event}, 1.0F / 60.0F);
        }
        tour.frames(1);
    };
    push(stage::PadButton::right);
    push(stage::PadButton::right);
    push(stage::PadButton::down);  // Speed 3, phase 2
    push(stage::PadButton::right_shoulder);
    push(stage::PadButton::right_shoulder);
    push(stage::PadButton::left_shoulder);
    save_under_its_name(tour);
    CHECK(saved_in(folder).speeds[3].move[1] == 3);
}

TEST_CASE("it is driven alone and raced, and what is on the desk stays", "[workshop]") {
    for (const Key how : {Key::f5, Key::f6}) {
        const Folder folder("workshop");
        Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
        enter_workshop(tour);
        tour.press(Key::plus);
        tour.press(how);
        tour.frames(6);
        tour.keep("workshop-raced-" + std::to_string(static_cast<int>(how)));
        CHECK(shows("Round"));
        CHECK(critic::faults(tour.texts) == "");
    }
    // The draft is there when the program is next begun.
    const Folder folder("workshop");
    {
        Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
        enter_workshop(tour);
        tour.press(Key::plus);
    }
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    enter_workshop(tour);
    save_under_its_name(tour);
    CHECK(saved_in(folder).speeds[1].move[0] == 2);
}

TEST_CASE("a trait is put on, turned up, and taken off again", "[workshop]") {
    const Folder folder("workshop");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    enter_workshop(tour);
    click(tour, {1026.0F, 446.0F});  // "New trait"
    CHECK(shows("Choose"));
    tour.press(Key::tab);  // to the sheet, where it is chosen
    tour.press(Key::plus);
    save_under_its_name(tour);
    const frothy::Licence saved = saved_in(folder);
    REQUIRE(saved.traits.size() == 1);
    CHECK(saved.traits.front().n == 2);
    tour.press(Key::del);
    save_under_its_name(tour);
    CHECK(saved_in(folder).traits.empty());
}

TEST_CASE("the workshop is whole in German", "[workshop]") {
    const Folder folder("workshop");
    auto start = start_in(folder.path(), 1.0F);
    start.catalogues = app::shipped_catalogues_dir();
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.language = "de";
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    enter_workshop(tour);
    for (const Key page : {Key::f1, Key::f2, Key::f3, Key::f4}) {
        tour.press(page);
        tour.frames(2);
        tour.keep("workshop-de-" + std::to_string(static_cast<int>(page)));
        CHECK(critic::faults(tour.texts) == "");
    }
    CHECK(shows("Vergleich"));
}
