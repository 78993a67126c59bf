// No pixel of a secret for the wrong viewer: two races that differ in nothing but what somebody
// has committed in secret look the same to whoever is asked next.
#include <catch2/catch.hpp>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "screen_tour.h"

using frothy::Game;
using shown_desk::Scene;
using namespace screen_tour;

namespace {

frothy::RaceSetup table(const shown_desk::ClientStart& start, frothy::HouseRules rules,
                        std::uint64_t seed) {
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    for (frothy::SeatPlan& seat : plan.seats)
        seat.is_human = true;
    plan.house_rules = rules;
    plan.seed.reset();
    return frothy::setup_of(plan, offers, seed);
}

// The record once somebody else is asked in secret: with the first commitment empty, and with
// something in it.
struct Pair {
    frothy::Record before;
    frothy::Record nothing;
    frothy::Record something;
    kernel::PlayerId hides = kernel::nobody;
    kernel::PlayerId looks = kernel::nobody;
};

bool is_secret(const Game::Decision* decision) {
    return decision != nullptr && kernel::is_secret(*decision);
}

// Answers for whoever is asked now until somebody else is: at first as wished, then no more.
std::optional<Game> commit(const frothy::Record& record, std::size_t first) {
    Game game = Game::resume(record, {});
    const kernel::PlayerId who = game.pending()->player;
    if (first >= game.pending()->options.size()) return std::nullopt;
    game.submit(first);
    while (is_secret(game.pending()) && game.pending()->player == who)
        game.submit(game.pending()->options.size() - 1);
    const bool is_hidden = is_secret(game.pending()) && game.pending()->options.size() > 1;
    if (!is_hidden) return std::nullopt;
    return game;
}

std::optional<Pair> pair_of(const shown_desk::ClientStart& start, frothy::Ask ask,
                            const frothy::HouseRules& rules) {
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        Game game = Game::start(table(start, rules, seed), {});
        frothy::RandomDriver random(seed);
        for (int i = 0; i < 1500 && !game.is_over(); ++i) {
            const auto& pending = *game.pending();
            if (pending.ask == ask && is_secret(&pending) && pending.options.size() > 1) {
                const frothy::Record before = game.record();
                auto nothing = commit(before, pending.options.size() - 1);
                auto something = commit(before, 0);
                const bool is_pair = nothing && something &&
                                     nothing->pending()->player == something->pending()->player &&
                                     nothing->pending()->ask == something->pending()->ask &&
                                     nothing->pending()->player != pending.player;
                if (is_pair) {
                    return Pair{before, nothing->record(), something->record(), pending.player,
                                nothing->pending()->player};
                }
            }
            game.submit(static_cast<std::size_t>(random(pending.now, pending.question())));
        }
    }
    return std::nullopt;
}

void point_at(Tour& tour, float x, float y, bool is_click) {
    InputEvent event;
    event.kind = InputKind::mouse_moved;
    event.at = {x, y};
    tour.desk.frame({event}, 1.0F / 60.0F);
    if (is_click) {
        event.kind = InputKind::mouse_pressed;
        tour.desk.frame({event}, 1.0F / 60.0F);
        event.kind = InputKind::mouse_released;
        tour.desk.frame({event}, 1.0F / 60.0F);
    }
    tour.desk.frame({}, 0.6F);  // long enough for a note
    tour.frames(1);
}

// All that whoever looks can bring onto the screen without answering.
std::vector<std::vector<std::uint8_t>> sights(const frothy::Record& record, const Look& look,
                                              const std::string& name) {
    const Folder folder("secret");
    shown_desk::ClientStart start = start_in(folder.path(), look.scale);
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<Game>(Game::resume(record, {}));
    Tour tour(look, start);
    std::vector<std::vector<std::uint8_t>> seen;
    const auto see = [&] {
        // Odds come when they come; behind the curtain nobody is asked for any.
        if (!seen.empty()) tour.desk.settle();
        tour.frames(2);
        seen.push_back(tour.picture().rgba);
        tour.keep(name + '-' + std::to_string(seen.size()));
    };
    tour.frames(4);
    see();  // the curtain
    tour.open_curtain();
    see();
    for (const Key page : {Key::f4, Key::f5, Key::f3, Key::f2}) {
        tour.press(page);
        see();
    }
    const auto width = static_cast<float>(look.width);
    const auto height = static_cast<float>(look.height);
    // Everybody's chip in the strip, and what lies along the sheet, the board and the edge.
    for (float x = width * 0.34F; x < width * 0.62F; x += width * 0.03F) {
        point_at(tour, x, 27.0F * look.scale, true);
        see();
    }
    for (const float y : {0.1F, 0.3F, 0.5F, 0.6F, 0.72F, 0.9F}) {
        for (const float x : {0.2F, 0.5F, 0.8F, 0.95F}) {
            point_at(tour, width * x, height * y, false);
            see();
        }
    }
    point_at(tour, width * 0.72F, 27.0F * look.scale, false);  // what would be taken back
    see();
    tour.press(Key::escape);
    see();
    tour.press(Key::escape);
    see();
    return seen;
}

void check_pair(frothy::Ask ask, const frothy::HouseRules& rules, const std::string& name) {
    const Folder folder("secret-data");
    const auto pair = pair_of(start_in(folder.path(), 1.0F), ask, rules);
    REQUIRE(pair.has_value());
    REQUIRE(pair->hides != pair->looks);
    for (const Look& look : {Look{1280, 720, 1.0F}, Look{1700, 1000, 1.0F}}) {
        const auto nothing = sights(pair->nothing, look, name + "-nothing");
        const auto something = sights(pair->something, look, name + "-something");
        REQUIRE(nothing.size() == something.size());
        for (std::size_t i = 0; i < nothing.size(); ++i) {
            INFO(name << ", sight " << i + 1 << " at " << look.width);
            CHECK((nothing[i] == something[i]));
        }
    }
}

}  // namespace

TEST_CASE("what an attack was answered with shows to nobody before it is revealed", "[secret]") {
    check_pair(frothy::Ask::attack_cards, {}, "attack");
}

TEST_CASE("what was committed to a Speed Check in secret shows to nobody else", "[secret]") {
    frothy::HouseRules rules;
    rules.speed_commit = frothy::SpeedCommit::simultaneous;
    check_pair(frothy::Ask::speed_cards, rules, "speed");
}

TEST_CASE("the comparison of secrets can see: once revealed, the races differ", "[secret]") {
    const Folder folder("secret-control");
    const auto pair = pair_of(start_in(folder.path(), 1.0F), frothy::Ask::attack_cards, {});
    REQUIRE(pair.has_value());
    const auto revealed = [](const frothy::Record& record) {
        Game game = Game::resume(record, {});
        while (is_secret(game.pending()))
            game.submit(game.pending()->options.size() - 1);
        const Folder own("secret-shown");
        shown_desk::ClientStart start = start_in(own.path(), 1.0F);
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<Game>(Game::resume(game.record(), {}));
        Tour tour({1280, 720, 1.0F}, start);
        tour.frames(4);
        tour.press(Key::f4);
        return tour.picture().rgba;
    };
    CHECK((revealed(pair->nothing) != revealed(pair->something)));
}

TEST_CASE("who answers the attack of a driver sees the cards put aside until all are revealed",
          "[secret]") {
    const Folder data("secret-own");
    const auto pair = pair_of(start_in(data.path(), 1.0F), frothy::Ask::attack_cards, {});
    REQUIRE(pair.has_value());
    frothy::Record against_driver = pair->before;
    against_driver.seats[pair->looks].driver = "steady";
    const auto waits = [&](bool plays) {
        const Folder own("secret-waits");
        shown_desk::ClientStart start = start_in(own.path(), 1.0F);
        ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
        settings.pace = ui::Pace::normal;  // the driver takes its time
        ui::save_settings(start.user_dirs.settings_file(), settings);
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<Game>(Game::resume(against_driver, {}));
        Tour tour({1700, 1000, 1.0F}, start);
        tour.frames(4);
        const Game& game = *tour.desk.game();
        REQUIRE(game.pending()->player == pair->hides);
        const bool is_personal = game.pending()->about.attack == frothy::AttackKind::personal;
        tour.press(Key::backspace);
        if (plays) tour.press(is_personal ? Key::w : Key::r);
        tour.press(Key::enter);
        REQUIRE(is_secret(game.pending()));
        REQUIRE(game.pending()->player == pair->looks);
        CHECK(frothy::cards_put_aside(game.session(), pair->hides).size() == (plays ? 1 : 0));
        // A first card that had no alternative is laid aside without a question.
        CHECK(frothy::cards_put_aside(game.session(), pair->looks).size() ==
              static_cast<std::size_t>(game.pending()->about.so_far));
        tour.frames(1);
        tour.keep(plays ? "secret-put-aside" : "secret-none-aside");
        const bool is_told = tour.texts.show("put aside");
        return std::pair(tour.picture().rgba, is_told);
    };
    const auto [with, is_told] = waits(true);
    const auto [without, is_told_without] = waits(false);
    CHECK((with != without));
    CHECK(is_told);
    CHECK_FALSE(is_told_without);
}
