// A race of Circus Maximus in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include <array>

#include "formats/flat_json.h"
#include "plain_desk.h"
#include "play/library.h"
#include "play/season/season_files.h"
#include "ui/scenes/replay_scene.h"
#include "ui/scenes/season_scene.h"
#include "ui/scenes/season_setup_scene.h"
#include "ui/scenes/season_shelf_scene.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

struct Circus : PlainDesk {
    explicit Circus(
        const Folder& folder, const Look& look = {1280, 720, 1.0F},
        const std::string& language = "en", void (*prefer)(ui::Settings&) = [](ui::Settings&) {})
        : PlainDesk("circus-maximus", folder.path(), look, language, prefer) {}

    // On until this many answers were asked of the person, each but the last as advised.
    void to_question(int count) {
        for (int i = 0; i < 600 && count > 0; ++i) {
            frames(2);
            if (!played().open_game().human_decides()) {
                press(Key::space);
                continue;
            }
            if (--count > 0) press(Key::enter);
        }
        frames(20);
    }
};

}  // namespace

TEST_CASE("Circus Maximus begins with a coach, is raced to the end and told again") {
    const Folder folder("circus");
    Circus circus(folder);
    circus.press(Key::f);
    REQUIRE(circus.top<ui::PlayScene>() != nullptr);
    circus.to_question(1);
    const play::OpenGame& game = circus.played().open_game();
    REQUIRE(game.human_decides());
    circus.race();
    REQUIRE(circus.top<ui::PlainResultsScene>() != nullptr);
    circus.press(Key::w);
    const auto* replay = circus.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
}

TEST_CASE("All ways to spend the points are in sight behind their button", "[small]") {
    for (const char* language : {"en", "de"}) {
        INFO(language);
        const Folder folder("circus-points");
        Circus circus(folder, {1280, 720, 1.0F}, language,
                      [](ui::Settings& settings) { settings.has_coach = false; });
        circus.press(Key::n);
        circus.press(Key::enter);
        REQUIRE(circus.top<ui::PlayScene>() != nullptr);
        circus.frames(30);
        const std::string others = std::string(language) == "en" ? "Others" : "Andere";
        REQUIRE(words_drawn::words().contains(others));
        circus.press(Key::digit_9);
        REQUIRE_FALSE(words_drawn::words().contains(others));
        circus.keep(std::string("circus-points-") + language);
        for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
            if (!window->WasActive || !(window->Pos.y > 400.0F && window->Pos.x < 800.0F)) continue;
            INFO(window->Name);
            CHECK(window->ScrollMax.y == 0.0F);
        }
    }
}

namespace {

// Four seats, two of them for people.
void two_people(ui::Settings& settings) {
    formats::FlatJson& table = settings.tables["circus-maximus"];
    for (const std::string seat : {"1", "2", "3", "4"}) {
        table["seat." + seat + ".name"] = "Seat " + seat;
        table["seat." + seat + ".person"] = seat < "3" ? "true" : "false";
    }
    table["seats"] = "4";
}

}  // namespace

TEST_CASE("a seat in the strip that has nothing to tell opens no empty note") {
    const Folder folder("circus-chips");
    Circus circus(folder, {1280, 720, 1.0F}, "en", [](ui::Settings& settings) {
        two_people(settings);
        settings.tables["circus-maximus"]["seat.2.person"] = "false";  // no curtain
    });
    circus.press(Key::n);
    circus.press(Key::enter);
    REQUIRE(circus.top<ui::PlayScene>() != nullptr);
    circus.to_question(1);
    // Of paper, under the strip.
    const auto paper_at = [&](stage::Vec2 pointer) {
        circus.point_at(pointer);
        circus.frames(40);
        const stage::Image image = circus.picture();
        int light = 0;
        for (int y = 58; y < 84; ++y) {
            for (int x = 0; x < 860; ++x) {
                const stage::Colour colour = image.at(x, y);
                light += colour.r > 225 && colour.g > 215 && colour.b > 185 ? 1 : 0;
            }
        }
        return light;
    };
    const int without = paper_at({2.0F, 300.0F});
    for (const float x : {230.0F, 330.0F, 440.0F, 550.0F})
        CHECK(paper_at({x, 26.0F}) < without + 60);
}

TEST_CASE("Enter answers each question at once, wherever the pointer rests and whoever sat there "
          "before") {
    const Folder folder("circus-enter");
    Circus circus(folder, {1280, 720, 1.0F}, "en", [](ui::Settings& settings) {
        two_people(settings);
        settings.pace = ui::Pace::instant;
    });
    circus.press(Key::n);
    circus.press(Key::enter);
    REQUIRE(circus.top<ui::PlayScene>() != nullptr);
    const play::OpenGame& game = circus.played().open_game();
    REQUIRE(game.people() == 2);
    // The board, a choice, the button, the log sheet, nothing.
    const std::array<stage::Vec2, 5> rests = {
        {{430.0F, 330.0F}, {200.0F, 560.0F}, {740.0F, 680.0F}, {1080.0F, 250.0F}, {0.0F, 0.0F}}};
    int answered = 0;
    for (std::size_t i = 0; i < 400 && answered < 40; ++i) {
        circus.frames(4);
        if (!game.human_decides()) {
            circus.press(Key::enter);  // dice in hand
            continue;
        }
        const auto asked = *game.question();
        circus.point_at(rests.at(i % rests.size()));
        circus.press(Key::enter);
        const auto is_asked_still = [&] {
            return game.human_decides() && game.question()->revision == asked.revision;
        };
        // The curtain is opened first.
        if (asked.is_secret && is_asked_still()) {
            circus.wait_a_second();
            circus.press(Key::enter);
            if (is_asked_still()) circus.press(Key::enter);
        }
        INFO(answered << " answers, options " << asked.options << ", secret " << asked.is_secret);
        REQUIRE_FALSE(is_asked_still());
        ++answered;
    }
    CHECK(answered == 40);
}

TEST_CASE("a campaign is set up for six races and for money", "[season]") {
    const Folder folder("campaign-new");
    Circus circus(folder);
    circus.press(Key::s);
    REQUIRE(circus.top<ui::SeasonSetupScene>() != nullptr);
    circus.press(Key::f4);
    circus.keep("campaign-agreed");
    circus.press(Key::enter);
    REQUIRE(circus.top<ui::SeasonScene>() != nullptr);
    const auto files = play::season_files(circus.dirs());
    REQUIRE(files.size() == 1);
    const auto season = play::load_season(files.front());
    REQUIRE(season.ok());
    CHECK(season.value->races.size() == 6);
    CHECK(season.value->has("money"));
}

TEST_CASE("CM-X26: a campaign is raced from the title to its ceremony, left and gone on with",
          "[season][CM-X26][long]") {
    const Folder folder("campaign");
    const auto file = [&](const PlainDesk& desk) {
        return play::seasons_folder(desk.dirs()) / "campaign.json";
    };
    const auto season_in = [&](const PlainDesk& desk) {
        auto loaded = play::load_season(file(desk));
        REQUIRE(loaded.ok());
        return *std::move(loaded.value);
    };
    {
        // Three sprints, one person and two drivers; the house has two chariots.
        const Circus circus(folder);
        play::Season season;
        season.game = "circus-maximus";
        season.name = "A short campaign";
        season.points = {3, 2, 1};
        season.options = {"money"};
        for (const std::string name : {"Ada", "Brutus", "Nero"}) {
            play::SeasonSeat& seat = season.seats.emplace_back();
            seat.name = name;
            seat.livery = seat.emblem = static_cast<std::uint8_t>(season.seats.size() - 1);
            seat.driver = name == "Ada" ? std::string(play::human) : "steady";
        }
        for (std::uint64_t seed = 21; seed < 24; ++seed)
            season.races.push_back({"0 1", seed, {}, {}});
        REQUIRE(play::save_season(file(circus), season).empty());
    }
    const auto to_table = [](Circus& circus) {
        circus.press(Key::s);
        REQUIRE(circus.top<ui::SeasonShelfScene>() != nullptr);
        circus.press(Key::o);
        REQUIRE(circus.top<ui::SeasonScene>() != nullptr);
        circus.frames(60);
    };
    const auto race = [](Circus& circus) {
        circus.race();
        REQUIRE(circus.top<ui::PlainResultsScene>() != nullptr);
        circus.frames(60);
        circus.keep("campaign-podium");
        circus.press(Key::a);
        REQUIRE(circus.top<ui::SeasonScene>() != nullptr);
        circus.frames(60);
    };
    {
        Circus circus(folder);
        to_table(circus);
        circus.press(Key::n);
        REQUIRE(circus.top<ui::PlayScene>() != nullptr);
        race(circus);
        circus.keep("campaign-table");
        circus.press(Key::n);  // left half
        REQUIRE(circus.top<ui::PlayScene>() != nullptr);
        circus.to_question(4);
        circus.keep("campaign-bet");
    }
    Circus circus(folder);
    to_table(circus);
    CHECK(season_in(circus).raced() == 1);
    circus.press(Key::n);
    race(circus);
    circus.press(Key::n);
    race(circus);
    CHECK(season_in(circus).is_over());
    circus.keep("campaign-ceremony");
}
