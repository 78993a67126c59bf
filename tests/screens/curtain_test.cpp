// The curtain rises between people who must not see each other's cards, and for nobody else.
#include <catch2/catch.hpp>

#include <optional>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/rules/queries.h"
#include "plain_desk.h"
#include "screen_tour.h"
#include "view/words_drawn.h"

using frothy::Game;
using shown_desk::Scene;
using namespace screen_tour;

namespace {

enum class Asked { attacked, attacker };

// Three people, one of whom chooses cards for an attack while the other side does, or did, too.
std::optional<frothy::Record> exchange(const shown_desk::ClientStart& start, Asked asked) {
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.seats.resize(3);
    const char* names[] = {"Ada", "Boudicca", "Cleo"};
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        plan.seats[i].name = names[i];
        plan.seats[i].is_human = true;
    }
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        Game game = Game::start(frothy::setup_of(plan, offers, seed), {});
        frothy::RandomDriver random(seed);
        bool has_hidden = false;  // the attacked has chosen
        for (int i = 0; i < 1500 && !game.is_over(); ++i) {
            const auto& pending = *game.pending();
            const bool is_exchange =
                pending.ask == frothy::Ask::attack_cards && pending.options.size() > 1;
            const bool attacks = frothy::attacker_now(pending.now) == pending.player;
            if (is_exchange && attacks == (asked == Asked::attacker) && has_hidden == attacks) {
                return game.record();
            }
            has_hidden = is_exchange && !attacks;
            game.submit(static_cast<std::size_t>(random(pending.now, pending.question())));
        }
    }
    return std::nullopt;
}

std::set<std::string> words_of(const frothy::Record& record, const std::vector<InputEvent>& first,
                               ui::PadSeats pads = {}) {
    const Folder folder("curtain");
    shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.pad_seats = pads;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<Game>(Game::resume(record, {}));
    Tour tour({1280, 720, 1.0F}, start);
    tour.desk.frame(first, 1.0F / 60.0F);
    tour.frames(4);
    tour.keep("curtain");
    return words_drawn::words();
}

}  // namespace

TEST_CASE("a curtain only for who could use what it hides", "[secret]") {
    const Folder folder("curtain-data");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    for (const Asked asked : {Asked::attacked, Asked::attacker}) {
        const auto record = exchange(start, asked);
        REQUIRE(record.has_value());
        const Game game = Game::resume(*record, {});
        const kernel::PlayerId who = game.pending()->player;
        const kernel::PlayerId other = game.pending()->about.other;
        CHECK(words_of(*record, {}).contains("Pass"));
        // The computer does not look, and who is no party to it can do nothing with what is seen.
        frothy::Record against_driver = *record;
        against_driver.seats[other].driver = "steady";
        CHECK_FALSE(words_of(against_driver, {}).contains("Pass"));
        frothy::Record without_third = *record;
        for (std::size_t seat = 0; seat < without_third.seats.size(); ++seat)
            if (seat != who && seat != other) without_third.seats[seat].driver = "steady";
        CHECK(words_of(without_third, {}).contains("Pass"));
    }
}

TEST_CASE("the curtain names who is to come and what is in hand", "[secret]") {
    const Folder folder("curtain-data");
    const auto record = exchange(start_in(folder.path(), 1.0F), Asked::attacked);
    REQUIRE(record.has_value());
    const Game game = Game::resume(*record, {});
    const kernel::PlayerId who = game.pending()->player;
    const std::string name = game.seats()[who].name;
    InputEvent key;
    key.kind = InputKind::key_pressed;
    key.key = Key::f10;
    InputEvent click;
    click.kind = InputKind::mouse_pressed;
    click.at = {4.0F, 700.0F};
    const auto by_key = words_of(*record, {key});
    CHECK(by_key.contains("keyboard"));
    CHECK(by_key.contains(name));
    CHECK_FALSE(by_key.contains("mouse"));
    const auto by_mouse = words_of(*record, {click});
    CHECK(by_mouse.contains("mouse"));
    CHECK(by_mouse.contains(name));
    ui::PadSeats pads;
    pads.pads.at(who) = 2;
    const auto own = words_of(*record, {click}, pads);
    CHECK(own.contains("pad"));
    CHECK(own.contains(name + ","));
    CHECK_FALSE(own.contains("mouse"));
}

namespace {

InputEvent enter(InputKind kind, bool is_repeat = false) {
    InputEvent event;
    event.kind = kind;
    event.key = Key::enter;
    event.is_repeat = is_repeat;
    return event;
}

// Whoever has answered strikes Enter again at once, and then holds it. `frame` takes what is struck
// and how long the frame lasts.
template <class Frame, class IsUp>
void check_opened_on_purpose_alone(const Frame& frame, const IsUp& is_up) {
    const auto wait = [&] {
        for (int i = 0; i < 10; ++i)
            frame({}, 0.1F);
    };
    frame({}, 0.02F);
    REQUIRE(is_up());
    for (int i = 0; i < 5; ++i) {
        frame({enter(InputKind::key_pressed)}, 0.1F);
        frame({enter(InputKind::key_released)}, 0.1F);
        CHECK(is_up());
    }
    frame({enter(InputKind::key_pressed)}, 0.1F);
    wait();
    CHECK(is_up());
    // Held since before the curtain was there.
    frame({enter(InputKind::key_released)}, 0.1F);
    wait();
    frame({enter(InputKind::key_pressed, true)}, 0.1F);
    frame({}, 0.1F);
    CHECK(is_up());
    frame({enter(InputKind::key_released)}, 0.1F);
    wait();
    CHECK(is_up());
    frame({enter(InputKind::key_pressed)}, 0.1F);
    frame({enter(InputKind::key_released)}, 0.1F);
    frame({}, 0.1F);
    CHECK_FALSE(is_up());
}

bool is_curtain_drawn() {
    const std::set<std::string> words = words_drawn::words();
    return words.contains("look") && words.contains("away.");
}

// People on the first two of so many seats.
template <int seats>
void two_people(ui::Settings& settings) {
    for (const char* game : {"circus-maximus", "death-roads"}) {
        formats::FlatJson& table = settings.tables[game];
        table["seats"] = std::to_string(seats);
        for (int seat = 1; seat <= seats; ++seat) {
            table["seat." + std::to_string(seat) + ".name"] = "Seat " + std::to_string(seat);
            table["seat." + std::to_string(seat) + ".person"] = seat < 3 ? "true" : "false";
        }
    }
}

}  // namespace

TEST_CASE("a curtain is opened on purpose alone, and not by who answered before", "[secret]") {
    SECTION("Frothy Races") {
        const Folder folder("curtain-twice");
        const shown_desk::ClientStart plain = start_in(folder.path(), 1.0F);
        const auto record = exchange(plain, Asked::attacked);
        REQUIRE(record.has_value());
        shown_desk::ClientStart start = plain;
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<Game>(Game::resume(*record, {}));
        Tour tour({1280, 720, 1.0F}, start);
        const auto frame = [&](const std::vector<InputEvent>& struck, float seconds) {
            tour.desk.frame(struck, seconds);
        };
        check_opened_on_purpose_alone(frame, is_curtain_drawn);
    }
    SECTION("plain games") {
        for (const std::string game : {"circus-maximus", "death-roads"}) {
            INFO(game);
            const Folder folder("curtain-twice");
            PlainDesk desk(game, folder.path(), {1280, 720, 1.0F}, "en",
                           game == "death-roads" ? two_people<3> : two_people<4>);
            desk.press(Key::n);
            desk.press(Key::enter);
            REQUIRE(desk.top<ui::PlayScene>() != nullptr);
            const play::OpenGame& table = desk.played().open_game();
            REQUIRE(table.people() == 2);
            // The first one is opened in peace, and what is asked behind it answered.
            for (int hand = 0; hand < 2; ++hand) {
                for (int i = 0; i < 400 && !is_curtain_drawn(); ++i) {
                    if (desk.played().open_game().human_decides()) desk.press(Key::enter);
                    desk.frames(2);
                }
                const auto asked = table.question();
                REQUIRE(asked);
                const auto frame = [&](const std::vector<InputEvent>& struck, float seconds) {
                    desk.frame(struck, seconds);
                };
                check_opened_on_purpose_alone(frame, is_curtain_drawn);
                CHECK(table.question()->revision == asked->revision);
            }
        }
    }
}

TEST_CASE("Who takes back a step of their own needs no curtain, and one before somebody else's",
          "[secret]") {
    const Folder folder("curtain-undo");
    PlainDesk desk("death-roads", folder.path(), {1280, 720, 1.0F}, "en", two_people<2>);
    desk.press(Key::n);
    desk.press(Key::enter);
    REQUIRE(desk.top<ui::PlayScene>() != nullptr);
    const play::OpenGame& table = desk.played().open_game();
    const auto open_curtain = [&] {
        desk.wait_a_second();
        desk.press(Key::enter);
        REQUIRE_FALSE(is_curtain_drawn());
    };
    const auto asked = [&] { return table.question()->player; };
    const auto take_back = [&] {
        const auto terms = table.undo_terms();
        REQUIRE(terms);
        REQUIRE_FALSE(terms->needs_consent);
        desk.press(Key::z, true);
        return terms->whose;
    };
    bool has_own = false;
    bool has_others = false;
    for (int i = 0; i < 400 && !(has_own && has_others) && !table.is_over(); ++i) {
        if (is_curtain_drawn()) open_curtain();
        const kernel::PlayerId before = asked();
        const auto revision = table.question()->revision;
        desk.press(Key::enter);
        desk.frames(2);
        if (table.question()->revision == revision || table.undo_terms()->needs_consent) continue;
        const bool is_own = asked() == before;
        INFO("answer " << i);
        if (is_curtain_drawn()) open_curtain();
        if (is_own ? has_own : has_others) continue;
        CHECK(take_back() == before);
        CHECK(asked() == before);
        CHECK(is_curtain_drawn() != is_own);
        (is_own ? has_own : has_others) = true;
    }
    CHECK(has_own);
    CHECK(has_others);
}
