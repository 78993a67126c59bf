// Fewer clicks in the window: whole ways, rounds of rest, and a race that may end when it is
// decided.
#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>
#include <optional>

#include "games/frothy/door/core/resting.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "hexgrid/hex.h"
#include "laid_cards.h"
#include "pad_hands.h"
#include "view/words_drawn.h"

using frothy::Ask;
using frothy::Game;
using shown_desk::Scene;
using namespace screen_tour;

namespace {

constexpr Look look{1280, 720, 1.0F};

// Two who are asked about everything.
shown_desk::ClientStart careful_table(const std::filesystem::path& folder) {
    shown_desk::ClientStart start = pad_hands::table_of_two(folder, "training-loop");
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.asking.seats.fill(ui::Asking::everything);
    ui::save_settings(start.user_dirs.settings_file(), settings);
    return start;
}

const Game::Decision& asked(Tour& tour) { return *tour.desk.game()->pending(); }

// Both stay at Speed 0: no card, and so each phase would be asked about while a Whip is in hand.
void begin_at_rest(Tour& tour) {
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    for (int i = 0; i < 12 && asked(tour).ask != Ask::drive; ++i) {
        tour.press(Key::backspace);
        tour.press(Key::enter);
    }
    REQUIRE(asked(tour).ask == Ask::drive);
    REQUIRE(asked(tour).now.phase == 1);
}

int phase_of(Tour& tour) { return asked(tour).now.phase; }

}  // namespace

TEST_CASE("Whoever stays put is asked no more in that round, and again in the next",
          "[resting][FR-MOV-01]") {
    const Folder folder("resting");
    Tour tour(look, careful_table(folder.path()));
    begin_at_rest(tour);
    const auto rester = asked(tour).player;
    REQUIRE(frothy::is_empty_phase(asked(tour)));
    tour.keep("empty-phase");
    tour.press(Key::h);
    REQUIRE(asked(tour).player != rester);
    for (int phase = 1; phase <= 4; ++phase) {
        REQUIRE(asked(tour).ask == Ask::drive);
        CHECK(asked(tour).player != rester);
        CHECK(phase_of(tour) == phase);
        tour.press(Key::e);
        if (phase == 2) tour.keep("stays-put");
        if (phase == 2) CHECK(words_drawn::words().contains("stays"));
    }
    // The next round asks anew.
    CHECK(asked(tour).ask == Ask::speed_cards);
    for (int i = 0; i < 12 && asked(tour).ask != Ask::drive; ++i) {
        tour.press(Key::backspace);
        tour.press(Key::enter);
    }
    REQUIRE(asked(tour).ask == Ask::drive);
    bool is_asked = false;
    for (int i = 0; i < 2; ++i) {
        is_asked = is_asked || asked(tour).player == rester;
        tour.press(Key::e);
    }
    CHECK(is_asked);
}

TEST_CASE("Undo asks again whoever stayed put", "[resting]") {
    const Folder folder("resting-undo");
    Tour tour(look, careful_table(folder.path()));
    begin_at_rest(tour);
    const auto rester = asked(tour).player;
    tour.press(Key::h);
    tour.press(Key::e);  // the other's phase 1; phase 2 of the rester passes by itself
    REQUIRE(phase_of(tour) == 2);
    REQUIRE(asked(tour).player != rester);
    tour.press(Key::undo);
    CHECK(asked(tour).player == rester);
    CHECK(phase_of(tour) == 2);
    tour.frames(5);
    CHECK(asked(tour).player == rester);  // and stays asked
    tour.press(Key::e);
    tour.press(Key::e);
    CHECK(asked(tour).player == rester);
    CHECK(phase_of(tour) == 3);
}

TEST_CASE("An attack, a collision, another Speed or another round ends the rest", "[resting]") {
    const Folder folder("resting-ends");
    Tour tour(look, careful_table(folder.path()));
    begin_at_rest(tour);
    const Game::Decision decision = asked(tour);
    const frothy::VehicleId v = decision.player;
    frothy::Resting resting;
    CHECK_FALSE(resting.answers(decision));
    const auto begin = [&] {
        resting = {};
        resting.begin(decision);
        REQUIRE(resting.answers(decision));
    };
    const auto strike = [&](frothy::VehicleId whom, const frothy::Event::Fact& fact) {
        Game::Happening one;
        one.event = {static_cast<frothy::VehicleId>(1 - whom), {}, fact};
        resting.handle({&one, 1});
    };
    begin();
    const auto other = static_cast<frothy::VehicleId>(1 - v);
    strike(other, frothy::AttackDeclared{.other = other});
    CHECK(resting.answers(decision));  // somebody else's trouble
    strike(v, frothy::AttackDeclared{.other = v});
    CHECK_FALSE(resting.answers(decision));
    begin();
    strike(v, frothy::Collided{.other = v});
    CHECK_FALSE(resting.answers(decision));
    const auto changed = [&](auto change) {
        begin();
        Game::Decision changed_one = decision;
        change(changed_one.now);
        CHECK_FALSE(resting.answers(changed_one));
        CHECK_FALSE(resting.answers(decision));  // and is forgotten
    };
    changed([](frothy::Race& race) { ++race.round; });
    changed([v](frothy::Race& race) { ++race[v].damage; });
    changed([v](frothy::Race& race) { ++race[v].control_loss; });
    changed([v](frothy::Race& race) {
        const frothy::BoxRows& rows = race.licence(v).rows;
        frothy::set_marker(race, v, rows.first_accel[1], rows.first_decel[1]);
    });
}

TEST_CASE("Dice of which any pair comes to the same are not asked for", "[settled][FR-SPD-06]") {
    const Folder folder("settled");
    const shown_desk::ClientStart start = pad_hands::table_of_two(folder.path(), "training-loop");
    std::optional<Tour> window(std::in_place, look, start);
    Tour& tour = *window;
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    Game& game = *tour.desk.game();
    const auto first = asked(tour).player;
    const std::size_t before = game.session().journal().size();
    // Slower than Speed 0 is nobody, whatever the dice.
    tour.press(Key::backspace);
    laid_cards::touch_all(tour, frothy::CardType::reins, Key::r);
    tour.press(Key::down);
    REQUIRE(asked(tour).player != first);
    CHECK(asked(tour).ask == Ask::speed_cards);
    const auto& journal = game.session().journal();
    const std::size_t after = journal.size();
    const auto keeps = [&](std::size_t entry) {
        return journal[entry].kind == kernel::EntryKind::choice &&
               journal[entry].ask == Ask::keep_dice;
    };
    REQUIRE(keeps(after - 1));

    // Undo takes it back with what was really answered, and redo makes both again.
    tour.press(Key::undo);
    tour.press(Key::enter);  // past the dice
    CHECK(asked(tour).player == first);
    CHECK(asked(tour).ask == Ask::speed_cards);
    CHECK(journal.size() == before);
    tour.press(Key::redo);
    CHECK(journal.size() == after);

    // Taken up again nobody knows any more who answered what: undo asks for the dice, and keeps
    // asking until they are chosen.
    shown_desk::ClientStart again = start;
    again.scene = frothy::ClientScene::race;
    again.game = std::make_shared<Game>(Game::resume(game.record(), {}));
    window.emplace(look, again);
    Tour& later = *window;
    later.frames(3);
    later.press(Key::undo);
    later.frames(5);
    CHECK(asked(later).ask == Ask::keep_dice);
    CHECK(asked(later).player == first);
    later.press(Key::enter);
    CHECK(asked(later).player != first);
}

TEST_CASE("A whole move by Enter is one stroke for undo", "[way]") {
    const Folder folder("whole-move");
    // Nothing is answered for anybody besides, which undo would take back first.
    Tour tour(look, careful_table(folder.path()));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    int seen = 0;
    for (int i = 0; i < 200 && seen < 4 && tour.desk.scene() == Scene::race; ++i) {
        Game& game = *tour.desk.game();
        if (game.is_over()) break;
        const Game::Decision decision = *game.pending();
        frothy::Prompt prompt;
        prompt.set(decision, frothy::names_of(game.seating()), game.advice());
        const auto way = prompt.model().way;
        if (way.size() < 2) {
            tour.press(Key::enter);
            continue;
        }
        ++seen;
        tour.keep("whole-move-" + std::to_string(seen));
        const std::size_t before = game.session().journal().size();
        tour.press(Key::enter);
        if (game.now()[decision.player].is_running())  // else it is home
            REQUIRE(game.now()[decision.player].cell == way.back());
        const bool is_asked_first = game.undo_terms()->needs_consent;
        tour.press(Key::undo);
        if (is_asked_first) tour.press(Key::enter);
        CHECK(game.session().journal().size() == before);
        // One space alone by the Up key.
        tour.press(Key::up);
        const auto& course = game.now().course();
        CHECK(hexgrid::distance(course.hex(decision.now[decision.player].cell),
                                course.hex(game.now()[decision.player].cell)) == 1);
        tour.keep("whole-move-one-" + std::to_string(seen));
    }
    CHECK(seen >= 3);
}

TEST_CASE("Whoever races on alone may end the race from the screen", "[ending][FR-EDGE-32]") {
    const Folder folder("ending");
    Tour tour(look, pad_hands::table_of_two(folder.path(), "training-loop"));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    REQUIRE(tour.desk.scene() == Scene::race);
    CHECK_FALSE(words_drawn::words().contains("here"));
    tour.desk.game()->retire(0);
    for (int i = 0; i < 60 && tour.desk.game()->now()[0].is_running(); ++i)
        tour.press(Key::enter);
    REQUIRE_FALSE(tour.desk.game()->is_over());
    tour.frames(3);
    tour.keep("ending-offered");
    CHECK(words_drawn::words().contains("here"));  // the strip's button
    tour.press(Key::escape);
    tour.press(Key::g);
    tour.keep("ending-asked");
    CHECK(words_drawn::words().contains("leaves"));
    tour.press(Key::escape);
    CHECK_FALSE(tour.desk.game()->is_over());
    tour.press(Key::escape);
    tour.press(Key::g);
    tour.press(Key::g);
    for (int i = 0; i < 200 && tour.desk.scene() == Scene::race; ++i)
        tour.frames(3);
    CHECK(tour.desk.scene() == Scene::results);
    CHECK(tour.desk.game()->is_over());
}

TEST_CASE("A Speed Check that asked nothing is told in the window", "[slowed][FR-SPD-04]") {
    const Folder folder("slowed");
    Tour tour(look, pad_hands::table_of_two(folder.path(), "training-loop"));
    tour.frames(2);
    tour.press(Key::n);
    tour.press(Key::enter);
    bool is_told = false;
    for (int i = 0; i < 160 && !is_told && tour.desk.scene() == Scene::race; ++i) {
        if (tour.desk.game()->is_over()) break;
        if (asked(tour).ask == Ask::speed_cards) {  // all that is in hand
            laid_cards::lay_all(tour, frothy::CardType::whip, Key::w);
            laid_cards::lay_all(tour, frothy::CardType::reins, Key::r);
            tour.press(Key::d);
        }
        tour.press(Key::enter);
        is_told = words_drawn::words().contains("slowed");
    }
    tour.keep("slowed");
    CHECK(is_told);
}
