// A race of Death Roads in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/death_roads/view/names.h"
#include "plain_desk.h"
#include "ui/scenes/replay_scene.h"
#include "view/critic.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

// A person with a long name among computers.
void long_name(ui::Settings& settings) {
    formats::FlatJson& table = settings.tables["death-roads"];
    const std::array<const char*, 3> names = {"Boudicca the Undaunted", "Blue", "White"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string seat = "seat." + std::to_string(i + 1);
        table[seat + ".name"] = names.at(i);
        table[seat + ".person"] = i == 0 ? "true" : "false";
    }
    table["seats"] = "3";
    settings.has_coach = false;
}

}  // namespace

TEST_CASE("no page of Death Roads cuts or covers anything", "[layout][walk]") {
    constexpr std::array looks = {Look{1280, 720, 1.0F}, Look{1280, 720, 2.0F},
                                  Look{1920, 1080, 1.0F}};
    for (const Look& look : looks) {
        for (const char* language : {"en", "de"}) {
            const Folder folder("roads-pages");
            PlainDesk roads("death-roads", folder.path(), look, language, long_name);
            const auto check = [&](const std::string& what) {
                roads.frames(20);
                INFO(what << ", " << look.width << " wide, letters of " << look.scale << ", "
                          << language);
                CHECK(critic::faults(roads.texts) == "");
            };
            roads.press(Key::n);
            for (const Key page : {Key::f1, Key::f2, Key::f3}) {
                roads.press(page);
                check("set-up " + stage::name_of(page));
            }
            roads.press(Key::enter);
            REQUIRE(roads.top<ui::PlayScene>() != nullptr);
            for (int answered = 0; answered < 6; ++answered) {
                check("question " + std::to_string(answered));
                roads.press(Key::enter);
            }
            for (const Key page : {Key::f3, Key::f4, Key::f5, Key::f2}) {
                roads.press(page);
                check("race " + stage::name_of(page));
            }
            roads.race();
            REQUIRE(roads.top<ui::PlainResultsScene>() != nullptr);
            check("results");
            roads.press(Key::w);
            REQUIRE(roads.top<ui::ReplayScene>() != nullptr);
            check("replay");
        }
    }
}

TEST_CASE("the hand of Death Roads is shown once, and touched where it lies") {
    const Folder folder("roads-hand");
    PlainDesk roads("death-roads", folder.path(), {1280, 720, 1.0F}, "en",
                    [](ui::Settings& settings) { settings.has_coach = false; });
    roads.press(Key::f);
    for (int i = 0; i < 600 && !words_drawn::words().contains("Pass"); ++i)
        roads.frames(5);
    REQUIRE(words_drawn::words().contains("Pass"));
    std::vector<std::string> hand;
    for (death_roads::Card card = 0; card < death_roads::card_kinds; ++card)
        if (roads.texts.show(death_roads::short_name(card)))
            hand.push_back(death_roads::short_name(card));
    REQUIRE(hand.size() > 2);
    // A label is broken in two where it has to be.
    const auto is_in_panel = [&] {
        const auto words = words_drawn::words();
        return std::ranges::all_of(hand, [&](const std::string& name) {
            return words.contains(name.substr(0, name.find(' ')));
        });
    };
    // To be taken back is "the card chosen last".
    const auto is_touched = [&] { return words_drawn::words().contains("chosen"); };
    // While another page is read, in the panel; else on the sheet alone.
    roads.press(Key::f4);
    CHECK(is_in_panel());
    roads.press(Key::f3);
    CHECK_FALSE(is_in_panel());
    // By the mouse there, or by its key; what it is put to, in the panel.
    CHECK_FALSE(is_touched());
    roads.click({985.0F, 405.0F});
    CHECK(is_touched());
    CHECK(words_drawn::words().contains("focus"));
    roads.press(Key::backspace);
    CHECK_FALSE(is_touched());
    roads.press(Key::digit_1);
    CHECK(is_touched());
    CHECK_FALSE(is_in_panel());
    // Taken back, and done again.
    const auto is_steered = [] { return words_drawn::words().contains("focus"); };
    roads.press(Key::z, true);
    CHECK_FALSE(is_steered());
    roads.press(Key::y, true);
    CHECK(is_steered());
}

TEST_CASE("Death Roads begins with a coach, is raced to the end and told again", "[large]") {
    const Folder folder("roads");
    PlainDesk roads("death-roads", folder.path());
    roads.press(Key::f);
    REQUIRE(roads.top<ui::PlayScene>() != nullptr);
    roads.race();
    REQUIRE(roads.top<ui::PlainResultsScene>() != nullptr);
    roads.press(Key::w);
    const auto* replay = roads.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
}

TEST_CASE("Where nothing is rolled the set-up speaks of cards") {
    for (const char* game : {"death-roads", "grand-prix"}) {
        const Folder folder("roads");
        PlainDesk desk(game, folder.path());
        desk.press(Key::n);
        const auto words = words_drawn::words();
        INFO(game);
        const bool has_dice = std::string(game) == "grand-prix";
        CHECK(words.contains("Dice") == has_dice);
        CHECK(words.contains("Cards") == !has_dice);
    }
}

TEST_CASE("The first lesson of Death Roads leaves the Road Event and the Final Stretch in sight",
          "[small]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1920, 1080, 1.0F}}) {
        const Folder folder("roads-lesson");
        PlainDesk roads("death-roads", folder.path(), look);
        roads.press(Key::f);
        for (int i = 0; i < 200 && windows_shown::window_named("lesson") == nullptr; ++i)
            roads.frames(5);
        const ImGuiWindow* lesson = windows_shown::window_named("lesson");
        REQUIRE(lesson != nullptr);
        roads.picture();
        const stage::Rect note{lesson->Pos.x, lesson->Pos.y, lesson->Size.x, lesson->Size.y};
        int signs = 0;
        for (const critic::CanvasText& text : roads.texts.on_window()) {
            if (text.words != "Road Event" && text.words != "Final Stretch") continue;
            ++signs;
            INFO(text.words << ", " << look.width << " wide");
            CHECK(critic::is_empty(critic::shared(text.where, note)));
        }
        CHECK(signs == 2);
    }
}
