// A whole race of Grand Prix in the window, from the title to the replay.
#include <catch2/catch.hpp>

#include <string>

#include "games/grand_prix/rules/terms.h"
#include "plain_desk.h"
#include "play/autosave.h"
#include "play/library.h"
#include "ui/scenes/replay_scene.h"

namespace {

using namespace screen_tour;

struct Circuit : PlainDesk {
    explicit Circuit(const Folder& folder, const Look& look = {1280, 720, 1.0F},
                     const std::string& language = "en")
        : PlainDesk("grand-prix", folder.path(), look, language) {}

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
};

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
    circuit.press(Key::escape);
    CHECK(circuit.top<ui::PlainResultsScene>() != nullptr);
}

TEST_CASE("a Grand Prix is raced by pad, from the title to the replay", "[small][pad]") {
    using stage::PadButton;
    const Folder folder("grand-prix-pad");
    Circuit circuit(folder);
    circuit.press(PadButton::right);  // New race
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

TEST_CASE("what is agreed is kept with the table", "[small]") {
    const Folder folder("grand-prix-agreed");
    Circuit circuit(folder);
    circuit.press(Key::n);
    circuit.press(Key::enter);
    const ui::Settings settings = ui::load_settings(circuit.dirs().settings_file());
    CHECK(settings.table("grand-prix").at("terms.laps") ==
          std::to_string(grand_prix::usual_laps - 1));
}

TEST_CASE("a Grand Prix is played at every size and in every language", "[small]") {
    tour("gp720", {1280, 720, 1.0F}, "en");
    tour("gp1080de", {1920, 1080, 1.0F}, "de");
    tour("gp200", {1920, 1080, 2.0F}, "en");
}
