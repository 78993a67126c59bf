// Every screen of the client, drawn in memory at several sizes: none may stay empty, and the way
// from the title to the podium is open.
#include <catch2/catch.hpp>

#include <filesystem>
#include <memory>
#include <string>

#include "app/client/client.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/view/core/seat_names.h"
#include "play/followed_file.h"
#include "screen_tour.h"
#include "screens/shown_desk.h"
#include "ui/options/settings.h"
#include "ui/table/play_layout.h"
#include "view/words_drawn.h"

using shown_desk::Desk;
using shown_desk::Scene;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using namespace screen_tour;

namespace {

constexpr Look looks[] = {{1280, 720, 1.0F}, {1920, 1080, 1.0F}, {1280, 720, 1.5F}};

}  // namespace

TEST_CASE("every screen can be reached by keys and shows something") {
    for (const Look& look : looks) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("tour");
        Tour tour(look, start_in(folder.path(), look.scale));
        tour.frames(2);
        CHECK(tour.desk.scene() == Scene::title);
        CHECK(tour.colours() > 40);
        tour.press(Key::escape);  // wakes the keyboard's cursor: it must not follow to the set-up
        tour.press(Key::down);
        tour.press(Key::n);
        REQUIRE(tour.desk.scene() == Scene::setup);
        CHECK(tour.colours() > 40);
        tour.press(Key::f3);
        CHECK(tour.colours() > 40);
        tour.press(Key::enter);
        REQUIRE(tour.desk.scene() == Scene::race);
        tour.frames(4);
        CHECK(tour.colours() > 60);
        tour.press(Key::escape);
        CHECK(tour.colours() > 40);
        tour.press(Key::escape);
        REQUIRE(tour.desk.scene() == Scene::race);
        for (kernel::PlayerId seat = 0; seat < 4; ++seat)
            tour.desk.game()->set_driver(seat, "steady");
        for (int i = 0; i < 5000 && tour.desk.scene() == Scene::race; ++i)
            tour.frames(1);
        REQUIRE(tour.desk.scene() == Scene::results);
        tour.frames(2);
        CHECK(tour.colours() > 40);
        tour.press(Key::escape);
        CHECK(tour.desk.scene() == Scene::title);
    }
}

TEST_CASE("a race that was dropped is offered again and goes on where it was") {
    const Folder folder("dropped");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    std::size_t entries = 0;
    {
        Tour tour(looks[0], start);
        tour.press(Key::n);
        tour.press(Key::enter);
        REQUIRE(tour.desk.scene() == Scene::race);
        for (int i = 0; i < 12; ++i)
            tour.press(Key::enter);
        entries = tour.desk.game()->session().journal().size();
    }
    REQUIRE(entries > 0);
    Tour tour(looks[0], start);
    tour.frames(2);
    tour.press(Key::c);
    REQUIRE(tour.desk.scene() == Scene::race);
    CHECK(tour.desk.game()->session().journal().size() >= entries);
}

TEST_CASE("the licence is read large by its key, by a click and by the shoulders of a pad") {
    const Folder folder("reading");
    Tour tour(looks[0], start_in(folder.path(), 1.0F));
    tour.press(Key::n);
    tour.press(Key::enter);
    for (int i = 0; i < 40; ++i)
        tour.desk.frame({}, 0.2F);
    const auto is_reading = [&] {
        tour.frames(2);
        return words_drawn::words().contains("Back");
    };
    CHECK_FALSE(is_reading());
    tour.press(Key::f3);
    CHECK(is_reading());
    tour.press(Key::escape);
    CHECK_FALSE(is_reading());
    // Another page is gone to at once.
    for (const Key page : {Key::f4, Key::f5}) {
        tour.press(Key::f3);
        if (!is_reading()) tour.press(Key::f3);
        REQUIRE(is_reading());
        tour.press(page);
        CHECK_FALSE(is_reading());
        CHECK(words_drawn::words().contains(page == Key::f4 ? "happened" : "Standings"));
    }
    tour.press(Key::f3);
    for (const auto kind :
         {InputKind::mouse_moved, InputKind::mouse_pressed, InputKind::mouse_released}) {
        InputEvent event;
        event.kind = kind;
        event.button = stage::MouseButton::left;
        event.at = {1100.0F, 300.0F};
        tour.desk.frame({event}, 1.0F / 60.0F);
    }
    CHECK(is_reading());
    tour.press(Key::f3);
    CHECK_FALSE(is_reading());
    // It lies beyond the first tab and beyond the last.
    tour.press(Key::previous_tab);
    CHECK(is_reading());
    tour.press(Key::next_tab);
    CHECK_FALSE(is_reading());
    int tabs = 0;
    for (; !is_reading() && tabs < 4; ++tabs)
        tour.press(Key::next_tab);
    CHECK(tabs == 3);
    tour.press(Key::previous_tab);
    CHECK_FALSE(is_reading());
}

TEST_CASE("no frame is drawn for the sake of a board that is not shown") {
    const Folder folder("not-shown");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    start.paints_beside_frames = true;
    Tour tour(looks[0], start);
    const auto press = [&](Key key) {
        InputEvent event;
        event.kind = InputKind::key_pressed;
        event.key = key;
        tour.desk.frame({event}, 1.0F / 60.0F);
    };
    tour.press(Key::n);
    press(Key::enter);
    for (int i = 0; i < 5 && !tour.desk.is_painting(); ++i)
        tour.desk.frame({}, 1.0F / 60.0F);
    REQUIRE(tour.desk.is_painting());
    press(Key::f3);
    CHECK_FALSE(tour.desk.is_painting());
    press(Key::f3);
    while (tour.desk.is_painting())
        tour.desk.frame({}, 1.0F / 60.0F);
    CHECK(tour.colours() > 100);
}

TEST_CASE("the parts of the race screen never overlap and stay in the window") {
    for (const int width : {640, 1000, 1280, 1600, 1920, 2560, 3840}) {
        for (const int height : {400, 720, 1080, 2160}) {
            for (const float scale : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
                CAPTURE(width, height, scale);
                const ui::PlayLayout layout =
                    ui::lay_out({width, height}, scale, 56.0F * scale, 240.0F * scale, 1.24F);
                const stage::Rect parts[] = {layout.strip, layout.board, layout.decision,
                                             layout.folds, layout.side};
                for (std::size_t i = 0; i < std::size(parts); ++i) {
                    const stage::Rect& a = parts[i];
                    CHECK(a.right() <= static_cast<float>(width) + 0.5F);
                    CHECK(a.bottom() <= static_cast<float>(height) + 0.5F);
                    for (std::size_t k = i + 1; k < std::size(parts); ++k) {
                        const stage::Rect& b = parts[k];
                        if (a.width <= 0.0F || b.width <= 0.0F) continue;
                        const bool apart = a.right() <= b.x + 0.5F || b.right() <= a.x + 0.5F ||
                                           a.bottom() <= b.y + 0.5F || b.bottom() <= a.y + 0.5F;
                        CHECK(apart);
                    }
                }
                CHECK(layout.board.height > 0.0F);
            }
        }
    }
}

TEST_CASE("the interface starts at what suits the pixels of the screen, until another is chosen") {
    const Folder folder("suited-scale");
    const auto scale_at = [&](stage::PixelSize size) {
        shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
        std::filesystem::remove(start.user_dirs.settings_file());
        Tour tour({size.width, size.height, 1.0F}, start);
        return ImGui::GetIO().Fonts->Fonts[0]->FontSize;
    };
    const float usual = scale_at({1920, 1080});
    CHECK(scale_at({1280, 720}) == usual);
    CHECK(scale_at({3840, 2160}) == Approx(2.0F * usual).margin(1.0F));
    CHECK(stage::scale_for_pixels({2560, 1440}) == 1.5F);  // no smaller than at 1920x1080
    CHECK(stage::scale_for_pixels({1920, 1200}) == 1.0F);
    const auto file = folder.path() / "settings.json";
    // What older programs wrote down unasked is no choice; what was chosen stays.
    REQUIRE(play::replace_file(file.string(), "{\"scale\": \"1.00\"}").empty());
    CHECK(ui::load_settings(file).scale == 0.0F);
    REQUIRE(play::replace_file(file.string(), "{\"scale\": \"1.50\"}").empty());
    CHECK(ui::load_settings(file).scale == 1.5F);
    ui::Settings chosen;
    chosen.scale = 1.0F;
    ui::save_settings(file, chosen);
    CHECK(ui::load_settings(file).scale == 1.0F);
}

TEST_CASE("where only drivers race, the licence is that of whoever acts") {
    for (const ui::Pace pace : {ui::Pace::normal, ui::Pace::instant}) {
        CAPTURE(static_cast<int>(pace));
        const Folder folder("drivers-sheet");
        shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
        ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
        settings.pace = pace;
        ui::save_settings(start.user_dirs.settings_file(), settings);
        const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
        frothy::SetupPlan plan = frothy::usual_plan(offers);
        for (frothy::SeatPlan& seat : plan.seats)
            seat.is_human = false;
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<frothy::Game>(
            frothy::Game::start(frothy::setup_of(plan, offers, 7), {}));
        Tour tour({1280, 720, 1.0F}, start);
        const auto is_shown = [&](kernel::PlayerId seat) {
            return tour.texts.show(frothy::names_of(start.game->seating()).of(seat) + " \u00b7 ");
        };
        for (int i = 0; i < 25; ++i) {
            tour.desk.frame({}, pace == ui::Pace::normal ? 3.0F : 0.01F);
            if (pace == ui::Pace::normal) {
                tour.desk.settle();
                tour.desk.frame({}, 0.0F);
            }
            REQUIRE(start.game->pending() != nullptr);
            const auto& journal = start.game->session().journal();
            std::size_t last = journal.size();
            while (last > 0 && journal[last - 1].kind != kernel::EntryKind::choice)
                --last;
            const bool is_last =
                pace == ui::Pace::instant && last > 0 && is_shown(journal[last - 1].player);
            CAPTURE(i, start.game->pending()->player, start.game->pending()->ask);
            CHECK((is_last || is_shown(start.game->pending()->player)));
        }
    }
}

TEST_CASE("once everybody who plays is out, Enter leads to the end at once") {
    const Folder folder("hurry");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.pace = ui::Pace::normal;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    start.scene = frothy::ClientScene::race;
    start.game =
        std::make_shared<frothy::Game>(frothy::Game::start(frothy::setup_of(plan, offers, 7), {}));
    frothy::Game& game = *start.game;
    // The persons give up: drivers answer for them until they have left the track.
    std::vector<kernel::PlayerId> persons;
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        if (!play::is_human(game.seats()[seat])) continue;
        persons.push_back(seat);
        game.retire(seat);
        game.set_driver(seat, "steady");
    }
    REQUIRE(persons.size() == 2);
    while (game.now().round < 2)
        REQUIRE(game.let_driver_answer());
    for (const kernel::PlayerId seat : persons) {
        REQUIRE_FALSE(game.now()[seat].is_running());
        game.set_driver(seat, frothy::human);
    }
    Tour tour({1280, 720, 1.0F}, start);
    tour.frames(5);
    CHECK(words_drawn::words().contains("end"));
    CHECK(tour.desk.scene() == Scene::race);
    tour.frames(60);  // it can be read what Enter does
    tour.press(Key::enter);
    tour.frames(240);  // four seconds
    CHECK(tour.desk.scene() == Scene::results);
}
