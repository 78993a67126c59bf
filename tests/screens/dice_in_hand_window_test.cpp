// Dice that wait for a hand, in a window in memory: the rules are past them already, and nothing on
// the screen tells what they will show.
#include <catch2/catch.hpp>

#include <set>
#include <string>

#include "plain_desk.h"
#include "ui/options/settings.h"
#include "ui/scenes/replay_scene.h"
#include "view/words_drawn.h"

namespace dice_in_hand_test {

using namespace screen_tour;
using stage::Key;

namespace {

struct Circuit : PlainDesk {
    explicit Circuit(
        const Folder& folder, void (*prefer)(ui::Settings&) =
                                  [](ui::Settings& settings) { settings.pace = ui::Pace::fast; })
        : PlainDesk("grand-prix", folder.path(), {1280, 720, 1.0F}, "en", prefer) {}

    void begin() {
        press(Key::n);
        press(Key::enter);
        frames(30);
        press(Key::enter);  // the tyre
    }
    // On until a person holds dice; false where that never comes.
    bool to_throw() {
        for (int i = 0; i < 60; ++i) {
            frames(30);
            if (says("Throw")) return true;
        }
        return false;
    }
    static bool says(const char* word) { return words_drawn::words().contains(word); }
};

}  // namespace

TEST_CASE("nobody is on the podium as long as the last throw is in a hand", "[small]") {
    static int seed;
    bool was_ahead = false;
    for (seed = 1; seed <= 12 && !was_ahead; ++seed) {
        const Folder folder("hand-podium-" + std::to_string(seed));
        Circuit circuit(folder, [](ui::Settings& settings) {
            settings.pace = ui::Pace::fast;
            settings.tables["grand-prix"]["seed"] = std::to_string(seed);
        });
        circuit.begin();
        const auto is_over = [&circuit] {
            const auto* played = circuit.top<ui::PlayScene>();
            return played == nullptr || played->open_game().is_over();
        };
        for (int i = 0; i < 400 && circuit.top<ui::PlayScene>() != nullptr; ++i) {
            circuit.frames(10);
            if (is_over() && circuit.played().unseen_from()) {
                was_ahead = true;
                CHECK_FALSE(Circuit::says("podium"));
                circuit.press(Key::escape);
                CHECK(Circuit::says("paused"));
                circuit.press(Key::p);
                CHECK(circuit.top<ui::PlayScene>() != nullptr);
                circuit.press(Key::escape);
            }
            circuit.press(Key::enter);
        }
        CHECK(is_over());
    }
    CHECK(was_ahead);
}

TEST_CASE("a look back ends before dice that are in a hand", "[small]") {
    const Folder folder("hand-look-back");
    Circuit circuit(folder);
    circuit.begin();
    REQUIRE(circuit.to_throw());
    REQUIRE_FALSE(Circuit::says("rolls"));
    circuit.press(Key::escape);
    circuit.press(Key::b);
    REQUIRE(circuit.top<ui::ReplayScene>() != nullptr);
    circuit.press(Key::end);
    circuit.frames(30);
    CHECK_FALSE(Circuit::says("rolls"));
    CHECK_FALSE(Circuit::says("moves"));
}

TEST_CASE("each race that is left keeps the dice in the hand", "[small]") {
    const Folder folder("hand-races");
    static ui::Settings left;
    std::set<std::size_t> held;
    {
        Circuit circuit(folder);
        for (int throws = 0; throws < 2; ++throws) {
            circuit.begin();
            REQUIRE(circuit.to_throw());
            for (int i = 0; i < throws; ++i) {
                circuit.press(Key::enter);
                REQUIRE(circuit.to_throw());
            }
            held.insert(circuit.played().unseen_from().value());
            circuit.press(Key::escape);
            circuit.press(Key::l);
        }
        left = ui::load_settings(circuit.dirs().settings_file());
    }
    REQUIRE(held.size() == 2);
    std::set<std::size_t> kept;
    for (const auto& [race, entry] : left.hands)
        kept.insert(entry);
    CHECK(kept == held);
    Circuit again(folder, [](ui::Settings& settings) { settings = left; });
    again.press(Key::c);
    REQUIRE(again.to_throw());
    CHECK(held.contains(again.played().unseen_from().value()));
}

TEST_CASE("a throw that waits is explained by its own rule, and no click at the board makes it",
          "[small]") {
    const Folder folder("hand-rule");
    Circuit circuit(folder);
    circuit.begin();
    REQUIRE(circuit.to_throw());
    const auto held = circuit.played().unseen_from();
    circuit.click({400.0F, 300.0F});
    circuit.frames(30);
    CHECK(circuit.played().unseen_from() == held);
    circuit.press(Key::f1);
    circuit.frames(5);
    CHECK(Circuit::says("GP-L10"));
}

}  // namespace dice_in_hand_test
