#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

#include "app/table.h"
#include "games/frothy/rules/rules.h"

using namespace app;
using namespace app::testing;

namespace {

// What must come back after undo and redo.
struct MomentOfGame {
    frothy::Race race;
    std::size_t entries = 0;
    std::size_t options = 0;
};

MomentOfGame moment_of(const Game& game) {
    return {game.now(), game.session().journal().size(),
            game.pending() != nullptr ? game.pending()->options.size() : 0};
}

// A race that was taken up again has a setting of its own.
bool same(MomentOfGame a, const MomentOfGame& b) {
    a.race.setting = b.race.setting;
    return a.race == b.race && a.entries == b.entries && a.options == b.options;
}

}  // namespace

TEST_CASE("A race between computer seats is played to its results") {
    Game game = Game::start(small_race({"steady", "steady", "random"}, 3), {});
    CHECK_FALSE(game.human_decides());
    while (game.let_driver_answer()) {
        REQUIRE(frothy::find_broken_invariant(game.now()).empty());
    }
    CHECK(game.is_over());
    CHECK_FALSE(game.can_undo());
    const Results results = game.results();
    REQUIRE(results.lines.size() == 3);
    CHECK(results.reason != frothy::EndReason::not_over);
    CHECK(results.lines.front().place == 1);
    CHECK(results.rounds > 1);
}

TEST_CASE("The setting keeps its address when the game is moved") {
    Game game = Game::start(small_race({"human", "steady"}, 3), {});
    const frothy::Setting* setting = &game.setting();
    const Game moved = std::move(game);
    CHECK(&moved.setting() == setting);
    CHECK(moved.now().setting == setting);
}

TEST_CASE("Undo and redo come back to the same state, all through a race") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Game game = Game::start(small_race({"human", "steady", "human"}, seed), {});
        Players players(seed);
        std::size_t undone = 0;
        while (!game.is_over()) {
            players.answer(game);
            if (!game.can_undo()) continue;
            const MomentOfGame before = moment_of(game);
            const auto offer = game.undo_offer();
            REQUIRE(is_human(game.seats()[offer->whose]));
            game.undo();
            ++undone;
            REQUIRE(game.human_decides());
            REQUIRE(game.pending()->player == offer->whose);
            REQUIRE(game.pending()->ask == offer->ask);
            REQUIRE(game.session().journal().size() == offer->entry);
            REQUIRE(game.can_redo());
            game.redo();
            REQUIRE_FALSE(game.can_redo());
            REQUIRE(same(moment_of(game), before));
        }
        CHECK(undone > 20);
    }
}

TEST_CASE("Undo goes back to the first choice of a person, and redo to the end again") {
    Game game = Game::start(small_race({"human", "steady"}, 5), {});
    Players players(5);
    players.play_to_the_end(game);
    const MomentOfGame end = moment_of(game);
    std::size_t choices = 0;
    while (game.can_undo()) {
        game.undo();
        ++choices;
    }
    CHECK(choices > 5);
    CHECK(game.human_decides());
    while (game.can_redo())
        game.redo();
    CHECK(game.is_over());
    CHECK(same(moment_of(game), end));
}

TEST_CASE("Undo past a die needs consent, past a free choice it does not") {
    Game game = Game::start(small_race({"human", "human"}, 7), {});
    Players players(7);
    bool met_free = false;
    bool met_die = false;
    while (!game.is_over()) {
        players.answer(game);
        const auto offer = game.undo_offer();
        REQUIRE(offer);
        REQUIRE(offer->needs_consent == (offer->cost != kernel::UndoCost::free));
        met_free = met_free || offer->cost == kernel::UndoCost::free;
        met_die = met_die || offer->cost == kernel::UndoCost::past_a_die;
    }
    CHECK(met_free);
    CHECK(met_die);
}

TEST_CASE("[FR-SPD-01] Undo past revealed speed cards is known to cost a secret", "[FR-SPD-01]") {
    RaceSetup setup = small_race({"human", "human"}, 8);
    setup.house_rules.speed_commit = frothy::SpeedCommit::simultaneous;
    Game game = Game::start(setup, {});
    REQUIRE(kernel::is_secret(*game.pending()));
    Players players(8);
    bool met_secret = false;
    for (int i = 0; i < 30 && !game.is_over(); ++i) {
        players.answer(game);
        const auto offer = game.undo_offer();
        if (offer->cost != kernel::UndoCost::past_a_secret) continue;
        met_secret = true;
        REQUIRE(offer->needs_consent);
    }
    CHECK(met_secret);
}

TEST_CASE("What was answered at one stroke is taken back and made again at one stroke") {
    Game game = Game::start(small_race({"human", "human"}, 7), {});
    REQUIRE(game.pending()->ask == frothy::Ask::speed_cards);
    const MomentOfGame before = moment_of(game);
    const std::vector<frothy::Option> stroke = {
        {frothy::OptionKind::whip}, {frothy::OptionKind::done}, {frothy::OptionKind::accelerate}};
    REQUIRE(game.submit_all(stroke) == 3);
    const MomentOfGame after = moment_of(game);
    const auto offer = *game.undo_offer();
    CHECK(offer.entry == 0);
    CHECK(offer.ask == frothy::Ask::speed_cards);
    CHECK(game.session().journal()[offer.last].option.kind == frothy::OptionKind::accelerate);
    CHECK(offer.cost == kernel::UndoCost::past_a_die);
    game.undo();
    CHECK(same(moment_of(game), before));
    CHECK_FALSE(game.can_undo());
    game.redo();
    CHECK(same(moment_of(game), after));
    CHECK_FALSE(game.can_redo());

    // Taken up again nobody knows the strokes, but one sheet is still one question.
    Game resumed = Game::resume(game.record(), {});
    CHECK(resumed.undo_offer()->entry == 0);
    resumed.undo();
    CHECK(same(moment_of(resumed), before));
    resumed.redo();
    CHECK(same(moment_of(resumed), after));

    // One by one they are taken back one by one.
    game.undo();
    for (const frothy::Option& option : stroke)
        REQUIRE(game.submit_all(std::vector{option}) == 1);
    CHECK(game.undo_offer()->entry == 2);
}

TEST_CASE("Undo counts the space that a card brings where there is one way only", "[FR-MOV-08]") {
    int met = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Game game = Game::start(small_race({"human", "human"}, seed), {});
        Players players(seed);
        while (!game.is_over()) {
            const auto& options = game.pending()->options;
            const auto step =
                std::ranges::find(options, frothy::OptionKind::step, &frothy::Option::kind);
            const bool is_last_space = game.pending()->ask == frothy::Ask::drive &&
                                       game.pending()->about.number == 1 && step != options.end();
            const std::vector<frothy::Option> stroke = {is_last_space ? *step : options.front(),
                                                        {frothy::OptionKind::whip},
                                                        {frothy::OptionKind::end_move}};
            if (is_last_space && game.submit_all(stroke) == 3) {
                const std::string told = game.undo_words();
                INFO(told);
                CHECK(told.find("moves 2 spaces") != std::string::npos);
                ++met;
            }
            if (!game.is_over()) players.answer(game);
        }
    }
    CHECK(met > 0);
}

TEST_CASE("After undo the same dice fall again for the same choice") {
    Game game = Game::start(small_race({"human", "human"}, 9), {});
    Players players(9);
    do {
        players.answer(game);
    } while (game.undo_offer()->cost != kernel::UndoCost::past_a_die);
    const auto offer = *game.undo_offer();
    const auto record = game.record();
    game.undo();
    const auto& options = game.pending()->options;
    const auto chosen = std::find(options.begin(), options.end(), offer.option);
    REQUIRE(chosen != options.end());
    game.submit(static_cast<std::size_t>(chosen - options.begin()));
    CHECK(game.record().journal == record.journal);
}

TEST_CASE("A macro of answers stops at the first that is not offered") {
    Game game = Game::start(small_race({"human", "human"}, 2), {});
    REQUIRE(game.pending() != nullptr);
    const frothy::Option first = game.pending()->options.front();
    const frothy::Option never{frothy::OptionKind::face, 99, 99};
    const std::vector<frothy::Option> answers = {first, never, first};
    CHECK(game.submit_all(answers) == 1);
    CHECK(game.session().journal()[0].option == first);
    CHECK(game.submit_all({}) == 0);
}

TEST_CASE("An answer that is not offered is refused") {
    Game game = Game::start(small_race({"human", "human"}, 2), {});
    CHECK_THROWS_AS(game.submit(1000), GameError);
    CHECK_FALSE(game.let_driver_answer());
}

TEST_CASE("A person and a computer swap seats in mid-race") {
    Game game = Game::start(small_race({"human", "human"}, 11), {});
    Players players(11);
    players.play(game, 25);
    REQUIRE_FALSE(game.is_over());
    game.set_driver(0, "steady");
    game.set_driver(1, "steady");
    CHECK_FALSE(game.human_decides());
    CHECK_FALSE(game.seating().seats[0].is_human);
    CHECK(game.let_driver_answer());
    game.set_driver(1, human);
    CHECK_THROWS_AS(game.set_driver(0, "nobody knows"), GameError);
    CHECK_THROWS_AS(game.set_driver(6, human), GameError);
    players.play_to_the_end(game);
    CHECK(game.is_over());
}

TEST_CASE("[FR-EDGE-32] A player gives up at the next start of a round, unless taken back",
          "[FR-EDGE-32]") {
    Game game = Game::start(small_race({"human", "human", "steady"}, 13), {});
    Players players(13);
    game.retire(0);
    game.retire(1);
    CHECK(game.wants_to_retire(0));
    game.race_on(1);
    CHECK_FALSE(game.wants_to_retire(1));
    while (!game.is_over() && game.now()[0].is_running())
        players.answer(game);
    CHECK(game.now()[0].status == frothy::VehicleStatus::gone);
    CHECK(game.now().round <= 2);
    CHECK(game.now()[1].is_running());
    CHECK_FALSE(game.wants_to_retire(0));
    players.play_to_the_end(game);
    CHECK(game.is_over());
}

TEST_CASE("Each happening is taken once, and undo says that time was rewound") {
    Game game = Game::start(small_race({"human", "steady"}, 17), {});
    Players players(17);
    players.play(game, 10);
    CHECK_FALSE(game.take_happenings().empty());
    CHECK(game.take_happenings().empty());
    game.undo();
    const auto happenings = game.take_happenings();
    REQUIRE_FALSE(happenings.empty());
    CHECK(happenings.front().kind == kernel::HappeningKind::rewound);
}

TEST_CASE("[FR-SETUP-06] The grid is drawn by lot, or goes to the seats in their order",
          "[FR-SETUP-06]") {
    const std::array<std::uint8_t, 4> in_order = {0, 1, 2, 3};
    int drawn_otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RaceSetup setup = small_race({"human", "steady", "steady", "human"}, seed);
        const auto is_in_order = [&](const frothy::Record& record) {
            return std::equal(in_order.begin(), in_order.end(), record.grid_order.begin());
        };
        if (!is_in_order(Game::start(setup, {}).record())) ++drawn_otherwise;
        setup.grid_places = frothy::GridPlaces::by_seats;
        const Game game = Game::start(setup, {});
        CHECK(is_in_order(game.record()));
        for (std::size_t v = 0; v < in_order.size(); ++v) {
            const hexgrid::Hex space = setup.course.grid[v].hex;
            CHECK(game.now()[static_cast<frothy::VehicleId>(v)].cell ==
                  game.now().course().cell_at(space));
        }
    }
    CHECK(drawn_otherwise > 0);
}

TEST_CASE("A setup that cannot be raced is refused with every reason") {
    RaceSetup setup = small_race({"human", "human", "nobody"}, 1);
    setup.seats[1].livery = 0;
    setup.seats[0].name.clear();
    setup.laps = 0;
    CHECK(find_faults(setup).size() == 4);
    CHECK_THROWS_AS(Game::start(setup, {}), GameError);
    setup = small_race({"human", "human"}, 1);
    setup.course.grid.resize(1);
    REQUIRE(find_faults(setup).size() == 1);
    CHECK(contains(find_faults(setup).front(), "FR-SETUP-06"));
    setup = small_race({"human", "human"}, 1);
    setup.licences.pop_back();
    CHECK_FALSE(find_faults(setup).empty());
    setup = small_race({}, 1);
    CHECK_FALSE(find_faults(setup).empty());
    CHECK(find_faults(small_race({"human", "steady"}, 1)).empty());
}
