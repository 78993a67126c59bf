// A whole race of Grand Prix in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/grand_prix/rules/terms.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "plain_desk.h"
#include "play/autosave.h"
#include "play/library.h"
#include "ui/options/settings.h"
#include "ui/plain/piece_board.h"
#include "ui/scenes/replay_scene.h"
#include "view/windows_shown.h"
#include "view/words_drawn.h"

namespace {

using namespace screen_tour;

struct Circuit : PlainDesk {
    explicit Circuit(
        const Folder& folder, const Look& look = {1280, 720, 1.0F},
        const std::string& language = "en", void (*prefer)(ui::Settings&) = [](ui::Settings&) {})
        : PlainDesk("grand-prix", folder.path(), look, language, prefer) {}

    // On until this many answers were asked of the person, each but the last as advised.
    void to_question(int count) {
        for (int i = 0; i < 400 && count > 0; ++i) {
            frames(2);
            if (!played().open_game().human_decides()) {
                press(Key::enter);
                continue;
            }
            if (--count > 0) press(Key::enter);
        }
        frames(30);
    }
    // On until a person holds dice; false where that never comes.
    bool to_throw() {
        for (int i = 0; i < 60; ++i) {
            frames(30);
            if (words_drawn::words().contains("Throw")) return true;
        }
        return false;
    }
};

// At once nobody throws.
void throw_by_hand(ui::Settings& settings) { settings.pace = ui::Pace::fast; }

// What each look is gone through with, for those who judge the pictures.
void tour(const std::string& name, const Look& look, const std::string& language) {
    const Folder folder("grand-prix-" + name);
    Circuit circuit(folder, look, language);
    circuit.keep(name + "-0title");
    circuit.press(Key::n);
    REQUIRE(circuit.top<ui::PlainSetupScene>() != nullptr);
    circuit.keep(name + "-1seats");
    circuit.press(Key::f3);
    circuit.keep(name + "-2agreed");
    circuit.press(Key::enter);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    circuit.to_question(1);
    circuit.keep(name + "-3tyres");
    circuit.to_question(3);
    circuit.keep(name + "-4play");
    circuit.press(Key::f5);
    for (int question = 0; question < 5; ++question) {
        circuit.to_question(2);
        circuit.keep(name + "-5play" + std::to_string(question));
    }
    circuit.race();
    REQUIRE(circuit.top<ui::PlainResultsScene>() != nullptr);
    circuit.frames(20);
    circuit.keep(name + "-6results");
    circuit.press(Key::w);
    REQUIRE(circuit.top<ui::ReplayScene>() != nullptr);
    circuit.press(Key::end);
    circuit.keep(name + "-7replay");
}

}  // namespace

TEST_CASE("a Grand Prix is set up, raced, taken back, told, kept and watched", "[small]") {
    const Folder folder("grand-prix");
    Circuit circuit(folder);
    circuit.press(Key::n);
    REQUIRE(circuit.top<ui::PlainSetupScene>() != nullptr);
    circuit.press(Key::enter);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    circuit.to_question(2);
    CHECK(circuit.played().open_game().undo_words() == "Red starts on SOFT");
    circuit.to_question(2);

    const play::OpenGame& game = circuit.played().open_game();
    REQUIRE(game.human_decides());
    const auto first = game.question();
    circuit.press(Key::enter);
    circuit.to_question(1);
    CHECK(game.undo_terms());
    circuit.press(Key::z, true);
    circuit.press(Key::enter);  // past a die the table is asked
    circuit.frames(10);
    CHECK(game.can_redo());
    CHECK(game.question()->player == first->player);

    circuit.race();
    REQUIRE(circuit.top<ui::PlainResultsScene>() != nullptr);
    circuit.press(Key::s);
    CHECK(play::saved_files(circuit.dirs()).size() == 1);
    circuit.press(Key::w);
    const auto* replay = circuit.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    CHECK(replay->replay().is_over());
    CHECK(replay->replay().mark_count() > 0);
    circuit.press(Key::end);
    CHECK(replay->stop() == replay->replay().last());
    CHECK_FALSE(replay->replay().news_at(replay->stop()).empty());
    circuit.press(Key::escape);
    CHECK(circuit.top<ui::PlainResultsScene>() != nullptr);
}

TEST_CASE("a replay stops before each throw, tells what came of it, and is played on from there",
          "[small]") {
    const Folder folder("grand-prix-stops");
    Circuit circuit(folder);
    circuit.press(Key::f);
    circuit.race();
    circuit.press(Key::w);
    const auto* scene = circuit.top<ui::ReplayScene>();
    REQUIRE(scene != nullptr);
    const play::RecordedGame& told = scene->replay();
    constexpr int cars = 4;
    CHECK(told.last() > static_cast<std::size_t>(cars * (told.stops().back().round - 1)));
    int cards = 0;  // each is a stop of its own
    for (std::size_t stop = 2; stop <= told.last(); ++stop) {
        CHECK(told.stops()[stop].who < cars);
        const std::string news = told.news_at(stop);
        cards += news.find(" flag for ") != std::string::npos ? 1 : 0;
        CHECK(news.find("the dice fall") == std::string::npos);
        // No sentence twice.
        const std::size_t end = news.find(". ");
        if (end == std::string::npos) continue;
        CHECK(news.substr(end + 2) != news.substr(0, end));
        CHECK(news.substr(end + 2) != news.substr(0, end) + '!');
    }
    CHECK(cards > cars);
    circuit.press(Key::home);
    for (int i = 0; i < 12; ++i)
        circuit.press(Key::right);
    circuit.press(Key::b);
    circuit.press(Key::enter);  // with the same dice
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    circuit.to_question(1);
    CHECK(circuit.played().open_game().human_decides());
}

TEST_CASE("a throw is taken back as it was seen, and falls again as it fell", "[small]") {
    const Folder folder("grand-prix-throw");
    Circuit circuit(folder, {1280, 720, 1.0F}, "en", throw_by_hand);
    circuit.press(Key::n);
    circuit.press(Key::enter);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    // Of what a hand did last, beside the button that takes it back.
    const auto is_told = [] { return words_drawn::words().contains("throws"); };
    const auto has_rolled = [] { return words_drawn::words().contains("rolls"); };
    circuit.frames(30);
    circuit.press(Key::enter);  // the tyre
    REQUIRE(circuit.to_throw());
    CHECK_FALSE(has_rolled());
    CHECK_FALSE(is_told());
    const play::OpenGame& game = circuit.played().open_game();
    const std::string answer = game.undo_words();
    circuit.press(Key::enter);
    REQUIRE(circuit.to_throw());
    CHECK(has_rolled());
    CHECK(is_told());
    const auto fell = words_drawn::words();

    circuit.press(Key::z, true);
    REQUIRE(circuit.to_throw());
    CHECK_FALSE(has_rolled());
    CHECK_FALSE(is_told());
    CHECK_FALSE(game.can_redo());  // no answer was taken back
    CHECK(game.undo_words() == answer);
    circuit.press(Key::enter);
    REQUIRE(circuit.to_throw());
    CHECK(is_told());
    CHECK(words_drawn::words() == fell);
}

TEST_CASE("a race that was left with dice in the hand goes on from these dice", "[small]") {
    const Folder folder("grand-prix-in-hand");
    static ui::Settings kept;
    std::set<std::string> left;
    {
        Circuit circuit(folder, {1280, 720, 1.0F}, "en", throw_by_hand);
        circuit.press(Key::n);
        circuit.press(Key::enter);
        circuit.frames(30);
        circuit.press(Key::enter);  // the tyre
        REQUIRE(circuit.to_throw());
        circuit.press(Key::enter);
        REQUIRE(circuit.to_throw());
        left = words_drawn::words();
        kept = ui::load_settings(circuit.dirs().settings_file());
    }
    Circuit again(folder, {1280, 720, 1.0F}, "en", [](ui::Settings& settings) { settings = kept; });
    again.press(Key::c);
    REQUIRE(again.top<ui::PlayScene>() != nullptr);
    REQUIRE(again.to_throw());
    left.erase("sinceyour");  // the log is nobody's until somebody is asked
    left.erase("lastmove");
    const auto seen = words_drawn::words();
    std::erase_if(left, [&](const std::string& word) { return seen.contains(word); });
    CHECK(left == std::set<std::string>{});
}

TEST_CASE("a race with dice in the hand is called by the round that is seen", "[small]") {
    const Folder folder("grand-prix-called");
    static ui::Settings kept;
    std::string later;
    {
        Circuit circuit(folder, {1280, 720, 1.0F}, "en", throw_by_hand);
        circuit.press(Key::n);
        circuit.press(Key::enter);
        circuit.frames(30);
        const play::OpenGame& game = circuit.played().open_game();
        circuit.press(Key::enter);  // the tyre
        circuit.frames(30);
        // Until what has fallen already leads on to a later round.
        const auto is_ahead = [&] { return !game.usual_name().ends_with("round 1"); };
        for (int i = 0; i < 60 && !is_ahead(); ++i) {
            circuit.press(Key::enter);
            circuit.frames(30);
        }
        REQUIRE(circuit.to_throw());
        REQUIRE(is_ahead());
        REQUIRE_FALSE(game.usual_name().ends_with("round 2"));
        later = game.usual_name().substr(game.usual_name().rfind(' ') + 1);
        CHECK(words_drawn::words().contains("2"));  // above the board
        circuit.press(Key::escape);
        circuit.press(Key::s);
        circuit.press(Key::enter);
        std::vector<std::string> saved;
        for (const auto& entry : std::filesystem::directory_iterator(circuit.dirs().saves()))
            saved.push_back(entry.path().stem().string());
        REQUIRE(saved.size() == 1);
        CHECK(saved.front().ends_with("round-2"));
        kept = ui::load_settings(circuit.dirs().settings_file());
    }
    Circuit again(folder, {1280, 720, 1.0F}, "en", [](ui::Settings& settings) { settings = kept; });
    const auto offered = words_drawn::words();
    CHECK(offered.contains("lap"));
    CHECK_FALSE(offered.contains(later));
}

TEST_CASE("after a look back the log is read on at its end", "[small]") {
    const Folder folder("grand-prix-looked-back");
    Circuit circuit(folder);
    circuit.press(Key::n);
    circuit.press(Key::enter);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    circuit.to_question(8);  // longer than its place
    const auto read = words_drawn::words();
    circuit.press(Key::escape);
    circuit.press(Key::b);
    REQUIRE(circuit.top<ui::ReplayScene>() != nullptr);
    circuit.press(Key::home);
    circuit.frames(10);
    circuit.press(Key::escape);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    circuit.frames(10);
    CHECK(words_drawn::words() == read);
}

TEST_CASE("a Grand Prix is raced by pad, from the title to the replay", "[small][pad]") {
    using stage::PadButton;
    const Folder folder("grand-prix-pad");
    Circuit circuit(folder);
    circuit.press(PadButton::left);  // New race
    circuit.press(PadButton::a);
    REQUIRE(circuit.top<ui::PlainSetupScene>() != nullptr);
    circuit.press(PadButton::a);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    for (int i = 0; i < 2000 && circuit.top<ui::PlainResultsScene>() == nullptr; ++i) {
        circuit.press(PadButton::x);
        circuit.frames(10);
    }
    REQUIRE(circuit.top<ui::PlainResultsScene>() != nullptr);
    circuit.frames(90);
    circuit.press(PadButton::right);
    circuit.press(PadButton::right);
    circuit.press(PadButton::a);
    const auto* replay = circuit.top<ui::ReplayScene>();
    REQUIRE(replay != nullptr);
    circuit.press(PadButton::right);
    CHECK(replay->stop() == 1);
    circuit.press(PadButton::b);
    CHECK(circuit.top<ui::PlainResultsScene>() != nullptr);
}

TEST_CASE("a first race is coached, and offered again where it was left", "[small]") {
    const Folder folder("grand-prix-left");
    {
        Circuit circuit(folder);
        circuit.press(Key::f);
        circuit.to_question(3);
        REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
        const ui::Settings settings = ui::load_settings(circuit.dirs().settings_file());
        CHECK(settings.has_coach);
        CHECK(settings.taught.find("gp-tyre") != std::string::npos);
    }
    Circuit again(folder);
    CHECK(play::unfinished_files(again.dirs()).size() == 1);
    again.press(Key::c);
    REQUIRE(again.top<ui::PlayScene>() != nullptr);
    CHECK(again.played().open_game().undo_terms());
}

TEST_CASE("at the end of a race that was taken up again the board stays, and one click races again",
          "[small]") {
    const Folder folder("grand-prix-again");
    {
        Circuit circuit(folder);
        circuit.press(Key::f);
        circuit.to_question(3);
    }
    Circuit circuit(folder);
    circuit.press(Key::c);
    circuit.race();
    REQUIRE(circuit.top<ui::PlainResultsScene>() != nullptr);
    // Whoever hurried to the podium is not brought there again from the board.
    circuit.frames(60);
    circuit.press(Key::b);
    circuit.frames(120);
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    circuit.press(Key::enter);
    REQUIRE(circuit.top<ui::PlainResultsScene>() != nullptr);
    circuit.frames(60);
    circuit.click({235.0F, 675.0F});  // Again
    REQUIRE(circuit.top<ui::PlayScene>() != nullptr);
    CHECK_FALSE(circuit.played().open_game().is_over());
    CHECK_FALSE(circuit.played().open_game().undo_terms());
}

TEST_CASE("of dice thrown at the table the board tells where they may lead", "[small]") {
    const Folder folder("grand-prix-dice");
    Circuit circuit(folder, {1280, 720, 1.0F}, "en",
                    [](ui::Settings& settings) { settings.has_own_dice = true; });
    circuit.press(Key::f);
    circuit.frames(30);
    const play::OpenGame& game = circuit.played().open_game();
    // In the panel they stand in a sentence.
    const auto is_marked = [&] {
        return std::ranges::any_of(circuit.texts.on_window(),
                                   [](const auto& text) { return text.words == "17 %"; });
    };
    int told = 0;
    for (int i = 0; i < 100 && told < 2; ++i) {
        if (!game.awaited_dice()) {
            circuit.press(Key::enter);
        } else if (!is_marked()) {  // the grid
            circuit.press(Key::digit_3);
        } else {
            circuit.keep("gp-own-dice" + std::to_string(told++));
            circuit.press(Key::digit_3);
        }
        circuit.frames(20);
    }
    CHECK(told == 2);
}

TEST_CASE("what is chosen to be seen is kept with the race", "[small]") {
    const Folder folder("grand-prix-seen");
    Circuit circuit(folder);
    circuit.press(Key::f);
    circuit.to_question(2);
    CHECK(ui::load_settings(circuit.dirs().settings_file()).sight.empty());
    // At once, whatever else still moves: the program may be left before the picture rests.
    for (int i = 0; i < 3; ++i)
        circuit.press(Key::plus);
    const ui::Settings left = ui::load_settings(circuit.dirs().settings_file());
    CHECK(left.sight.starts_with("part "));
    CHECK(left.sight_of.ends_with("grand-prix"));
}

TEST_CASE("rain falls while something happens, and rests with the picture", "[small]") {
    using grand_prix::View;
    const auto agreed = View::agree(4);
    auto race = View::Codec::first_state(agreed, *View::Codec::setting_of(agreed));
    race.weather = grand_prix::Weather::wet;
    const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
    stage::OffscreenWindow window({640, 360}, assets);
    stage::SpriteStore sprites(window.canvas(), assets);
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < 4; ++seat)
        seating.seats.push_back({"Ada", seat, true});
    ui::PieceBoard board(window.canvas(), sprites, seating, View::still(race), View::world(race),
                         View::piece_radius);
    const auto still = [&] { return View::still(race); };
    board.show(View::art(race, std::nullopt), still);
    board.place({0.0F, 0.0F, 640.0F, 360.0F});
    const auto seconds_until_rest = [&] {
        constexpr float frame = 0.1F;
        float seconds = 0.0F;
        board.draw(View::pieces(race));
        while (board.advance(frame) && seconds < 60.0F)
            seconds += frame;
        return seconds;
    };
    CHECK(seconds_until_rest() > 5.0F);
    CHECK(seconds_until_rest() == 0.0F);
    board.shake(1.0F);
    const float shaken = seconds_until_rest();
    CHECK(shaken > 5.0F);
    CHECK(shaken < 20.0F);
    ui::Comfort calm;
    calm.movement = ui::Movement::reduced;
    board.set_comfort(calm);
    board.shake(1.0F);
    CHECK(seconds_until_rest() == 0.0F);
}

TEST_CASE("what is agreed is kept with the table", "[small]") {
    const Folder folder("grand-prix-agreed");
    Circuit circuit(folder);
    circuit.press(Key::n);
    circuit.press(Key::enter);
    const ui::Settings settings = ui::load_settings(circuit.dirs().settings_file());
    CHECK(settings.table("grand-prix").at("terms.laps") ==
          std::to_string(grand_prix::usual_laps - 1));
}

TEST_CASE("a Grand Prix is played at every size and in every language", "[small][long]") {
    tour("gp720", {1280, 720, 1.0F}, "en");
    tour("gp1080de", {1920, 1080, 1.0F}, "de");
    tour("gp200", {1920, 1080, 2.0F}, "en");
}

TEST_CASE("a Grand Prix is played with the smallest letters, the largest, and upright",
          "[large][long]") {
    tour("gp75", {1280, 720, 0.75F}, "en");
    tour("gp300", {1920, 1080, 3.0F}, "de");
    tour("gptall", {900, 1200, 1.0F}, "de");
}

TEST_CASE("who drives is one short list, and asks for nothing that this game does not know") {
    const Folder folder("grand-prix-drivers");
    Circuit circuit(folder);
    circuit.press(Key::f);
    circuit.to_question(1);
    circuit.press(Key::escape);
    circuit.press(Key::d);
    circuit.frames(10);
    circuit.keep("gp-who-drives");
    const ImGuiWindow* page = windows_shown::window_named("seats menu");
    REQUIRE(page != nullptr);
    CHECK(page->ScrollMax.y == 0.0F);
    CHECK(page->ContentSize.y < 500.0F);
    const auto words = words_drawn::words();
    CHECK(words.contains("Computer"));
    CHECK_FALSE(words.contains("matters"));
    // A second person sits down, and nothing is there to be hidden from anybody.
    circuit.press(Key::digit_2);
    circuit.frames(3);
    CHECK(circuit.played().open_game().people() == 2);
    CHECK_FALSE(words_drawn::words().contains("Secrets:"));
}

TEST_CASE("under the menu and its options no key reaches the race") {
    const Folder folder("grand-prix-covered");
    Circuit circuit(folder);
    circuit.press(Key::f);
    circuit.to_question(1);
    REQUIRE(circuit.played().open_game().human_decides());
    const auto lessons = [&] { return ui::load_settings(circuit.dirs().settings_file()).taught; };
    const std::string read = lessons();
    circuit.press(Key::escape);
    circuit.press(Key::o);
    for (const Key key : {Key::l, Key::f6, Key::space, Key::digit_1}) {
        circuit.press(key);
        circuit.frames(30);
    }
    CHECK(lessons() == read);
    CHECK(circuit.played().open_game().human_decides());
    CHECK_FALSE(circuit.played().open_game().undo_terms().has_value());
}
