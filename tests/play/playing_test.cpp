// A game of hidden hands and teams, played at one table by people and drivers.
#include <catch2/catch.hpp>
#include <string>

#include "caravan_codec.h"
#include "folder.h"

namespace caravan {

using play::testing::Folder;

namespace {

Record table_of(const std::vector<std::string>& drivers, std::uint64_t seed) {
    Record record = some_record(static_cast<int>(drivers.size()), seed);
    for (std::size_t seat = 0; seat < drivers.size(); ++seat)
        record.seats[seat].driver = drivers[seat];
    return record;
}

// Answers by chance, of what it may know alone.
std::size_t drive(const State& view, const Question& question) {
    for (PlayerId player = 0; player < view.players; ++player) {
        const Bag& hand = view.hands[player];
        CHECK(hand.unknown() == (player == question.player ? 0 : hand.size()));
    }
    const auto number = kernel::split_mix(static_cast<std::uint64_t>(view.square[0]) * 7 +
                                          static_cast<std::uint64_t>(view.square[5]));
    return number % question.options.size();
}

void play_on(Playing& game, std::size_t entries) {
    while (!game.is_over() && game.session().journal().size() < entries) {
        if (game.let_driver_answer(drive)) continue;
        game.submit(game.session().journal().size() % game.pending()->options.size());
    }
}

// On to the next question of a team, with a person in it.
bool play_to_team(Playing& game) {
    while (!game.is_over()) {
        if (game.pending()->ask == Ask::stray && game.human_decides()) return true;
        play_on(game, game.session().journal().size() + 1);
    }
    return false;
}

}  // namespace

TEST_CASE("Undo takes a person's answer back, and what drivers answered after it", "[playing]") {
    Playing game(table_of({"human", "chance", "chance"}, 11), {});
    CHECK_FALSE(game.can_undo());
    play_on(game, 30);
    while (game.let_driver_answer(drive)) {
    }
    REQUIRE(game.human_decides());
    const Journal whole = game.session().journal();
    int undone = 0;
    while (const auto offer = game.undo_offer()) {
        CHECK(offer->whose == 0);
        CHECK(offer->needs_consent == (offer->cost != kernel::UndoCost::free));
        game.undo();
        CHECK(game.session().journal().size() == offer->entry);
        REQUIRE(game.human_decides());
        CHECK(game.pending()->ask == offer->ask);
        ++undone;
    }
    CHECK(undone > 5);
    for (; game.can_redo(); --undone) {
        game.redo();
        CHECK(game.human_decides());
    }
    CHECK(undone == 0);
    CHECK(game.session().journal() == whole);

    game.undo();
    game.submit(0);
    CHECK_FALSE(game.can_redo());
}

TEST_CASE("What is answered at one stroke is taken back at one", "[playing]") {
    Playing game(table_of({"human", "human"}, 4), {});
    const Option card = game.pending()->options.front();
    const std::vector<Option> two = {card, card};
    CHECK(game.submit_all(two) == 1);  // then the other one is asked
    CHECK(game.pending()->player == 1);
    game.submit_unasked(game.pending()->options.front());
    const auto offer = game.undo_offer();
    REQUIRE(offer);
    CHECK(offer->whose == 0);
    CHECK(offer->ask == Ask::card);
    CHECK(offer->cost == kernel::UndoCost::past_a_secret);
    game.undo();
    CHECK(game.pending()->ask == Ask::card);
    CHECK(game.pending()->player == 0);
}

TEST_CASE("What is answered for somebody is a stroke of its own after a secret", "[playing]") {
    Playing game(table_of({"human", "human"}, 4), {});
    for (int i = 0; i < 6; ++i) {
        const std::size_t entry = game.session().journal().size();
        const PlayerId player = game.pending()->player;
        const auto before = game.undo_offer();
        const bool is_own = !before || before->whose != player || before->needs_consent;
        REQUIRE(is_own);
        const std::vector<Option> first = {game.pending()->options.front()};
        game.submit_for(first);
        REQUIRE(game.undo_offer());
        CHECK(game.undo_offer()->entry == entry);
        CHECK(game.undo_offer()->whose == player);
    }
}

TEST_CASE("Any of a team answers, and a person in it decides", "[playing][team]") {
    bool was_asked = false;
    for (std::uint64_t seed = 1; seed <= 12 && !was_asked; ++seed) {
        Playing game(table_of({"chance", "chance", "human"}, seed), {});
        if (!play_to_team(game)) continue;
        if (game.pending()->player == 2) continue;  // not for him first
        was_asked = true;
        CHECK_FALSE(game.let_driver_answer(drive));
        for (PlayerId player = 0; player < 3; ++player) {
            if (!game.pending()->is_asked(player))
                CHECK_THROWS_AS(game.submit(0, player), play::GameError);
        }
        const std::size_t entry = game.session().journal().size();
        game.submit(1, 2);
        CHECK(game.session().journal()[entry].player == 2);
        const auto offer = game.undo_offer();
        REQUIRE(offer);
        CHECK(offer->entry == entry);
        CHECK(offer->whose == 2);
        game.undo();
        CHECK(game.human_decides());
        game.redo();
        CHECK(game.session().journal()[entry].player == 2);
    }
    CHECK(was_asked);
}

TEST_CASE("What cannot be is refused", "[playing]") {
    Playing game(table_of({"human", "chance"}, 2), {});
    CHECK_THROWS_AS(game.submit(99), play::GameError);
    const auto other = static_cast<PlayerId>(1 - game.pending()->player);
    CHECK_THROWS_AS(game.submit(0, other), play::GameError);
    CHECK_THROWS_AS(game.set_driver(2, "chance"), play::GameError);
    CHECK_THROWS_AS(Playing::from_rest(table_of({"human", "human"}, 1)), play::GameError);
    Record spoilt = table_of({"human", "human"}, 1);
    REQUIRE(Records::add_entry(spoilt.journal, "0 piece: 0"));
    CHECK_THROWS_AS(Playing(spoilt, {}), play::GameError);
    CHECK_FALSE(game.time_left());
    play_on(game, 100'000);
    REQUIRE(game.is_over());
    CHECK_THROWS_AS(game.submit(0), play::GameError);
    CHECK_FALSE(game.let_driver_answer(drive));
}

TEST_CASE("A game is saved at every answer and taken up where it was left", "[playing][autosave]") {
    const Folder folder;
    play::UserDirs dirs;
    dirs.state = folder.file("state");
    const auto file = play::new_journal_file(dirs, "caravan");
    Record record = table_of({"human", "chance", "human"}, 8);
    record.time.minutes = 10;
    std::size_t entries = 0;
    {
        Playing game(record, file);
        CHECK(game.autosave_trouble().empty());
        CHECK_THROWS_AS(Playing(record, file), play::GameError);  // played here
        play_on(game, 20);
        game.undo();
        game.pass_time(70);
        game.set_driver(2, "chance");
        play_on(game, 35);
        REQUIRE_FALSE(game.is_over());
        game.set_notes({{5, "A long way"}});
        entries = game.session().journal().size();
        const auto found = Records::load_journal(file.string());
        REQUIRE(found.record.ok());
        CHECK(found.record.value->journal == game.session().journal());
    }
    REQUIRE(play::unfinished_files(dirs) == std::vector{file});
    const auto found = Records::load_journal(file.string());
    REQUIRE(found.record.ok());
    Playing game(*found.record.value, file);
    CHECK(game.session().journal().size() == entries);
    CHECK(game.seats()[2].driver == "chance");
    CHECK(game.record().driver_changes.size() == 1);
    CHECK(game.record().pinned.size() == 1);
    CHECK(game.time_left() == 530);
    game.pass_time(1000);
    CHECK(game.time_left() == 0);  // this game knows no clock: nobody calls time
    play_on(game, 100'000);
    REQUIRE(game.is_over());
    CHECK(play::unfinished_files(dirs).empty());
    REQUIRE(play::find_finished(dirs).size() == 1);
    const auto kept = Records::load(play::find_finished(dirs).front().string());
    REQUIRE(kept.ok());
    CHECK(kept.value->journal == game.session().journal());
    game.undo();
    CHECK(play::find_finished(dirs).empty());
}

}  // namespace caravan
