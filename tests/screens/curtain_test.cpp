// The curtain rises between people who must not see each other's cards, and for nobody else.
#include <catch2/catch.hpp>

#include <optional>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/rules/queries.h"
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
