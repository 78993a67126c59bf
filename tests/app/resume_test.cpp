#include <catch2/catch.hpp>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "app/table.h"
#include "games/frothy/data/record/journal_file.h"
#include "play/followed_file.h"

using namespace app;
using namespace app::testing;

namespace {

play::UserDirs dirs_in(const TemporaryFolder& folder) {
    return play::find_user_dirs(folder.path(), [](const char*) { return std::string(); });
}

frothy::Record record_in(const std::filesystem::path& journal, std::string& notice) {
    frothy::FoundJournal found = frothy::read_journal_file(journal.string());
    notice = found.notice;
    REQUIRE(found.record.ok());
    return *found.record.value;
}

}  // namespace

TEST_CASE("A race dropped at any moment is taken up with nothing lost") {
    const TemporaryFolder folder;
    const play::UserDirs dirs = dirs_in(folder);
    const auto journal = play::new_journal_file(dirs, "oval");
    Players players(21);
    auto game =
        std::make_unique<Game>(Game::start(small_race({"human", "steady", "human"}, 21), journal));
    for (int kill = 0; !game->is_over(); ++kill) {
        players.play(*game, static_cast<std::size_t>(7 + kill % 5));
        if (kill % 3 == 0) game->undo();
        if (game->is_over()) break;
        REQUIRE(game->autosave_trouble().empty());
        const auto before = game->record().journal;
        const auto hash = frothy::state_hash(game->now());
        game.reset();  // nothing is closed
        std::string notice;
        game = std::make_unique<Game>(Game::resume(record_in(journal, notice), journal));
        REQUIRE(notice.empty());
        REQUIRE(game->record().journal == before);
        REQUIRE(frothy::state_hash(game->now()) == hash);
        REQUIRE(game->seats()[1].driver == "steady");
    }
    CHECK(game->is_over());
}

TEST_CASE("A torn last line is dropped with a notice and the race goes on before it") {
    const TemporaryFolder folder;
    const auto journal = folder.path() / "race.journal";
    Players players(23);
    {
        Game game = Game::start(small_race({"human", "human"}, 23), journal);
        players.play(game, 30);
    }
    const std::string whole = text_of_file(journal);
    std::string notice;
    const auto complete = record_in(journal, notice);
    CHECK(notice.empty());
    folder.file("race.journal", whole.substr(0, whole.size() - 3));
    const auto torn = record_in(journal, notice);
    CHECK_FALSE(notice.empty());
    CHECK(torn.journal.size() <= complete.journal.size());
    Game game = Game::resume(torn, journal);
    for (std::size_t i = 0; i < torn.journal.size(); ++i)
        REQUIRE(game.session().journal()[i] == complete.journal[i]);
    players.play(game, 5);
    const auto again = record_in(journal, notice);
    CHECK(notice.empty());
    CHECK(again.journal == game.session().journal());
}

TEST_CASE("Unfinished races are offered again, finished ones are not") {
    const TemporaryFolder folder;
    const play::UserDirs dirs = dirs_in(folder);
    CHECK(find_unfinished(dirs).empty());
    CHECK_FALSE(std::filesystem::exists(dirs.autosave()));
    Players players(25);
    const auto dropped = play::new_journal_file(dirs, "Oval/../..");
    CHECK(dropped.parent_path() == dirs.autosave());
    {
        Game game = Game::start(small_race({"human", "steady"}, 25), dropped);
        players.play(game, 20);
    }
    const auto finished = play::new_journal_file(dirs, "oval");
    CHECK(finished != dropped);
    Game game = Game::start(small_race({"human", "steady"}, 27), finished);
    players.play_to_the_end(game);
    CHECK_FALSE(std::filesystem::exists(finished));
    const auto races = find_unfinished(dirs);
    REQUIRE(races.size() == 1);
    CHECK(races[0].file == dropped);
    CHECK(races[0].trouble.empty());
    CHECK(races[0].course == "Oval");
    CHECK(races[0].players == std::vector<std::string>{"Blue", "White"});

    // Taken back from the results, the race is in progress again: not offered while it is played.
    auto taken_back = std::make_unique<Game>(std::move(game));
    taken_back->undo();
    CHECK(find_unfinished(dirs).size() == 1);
    taken_back.reset();
    CHECK(find_unfinished(dirs).size() == 2);
}

TEST_CASE("A race being played in another window is neither offered nor taken up nor removed") {
    const TemporaryFolder folder;
    const play::UserDirs dirs = dirs_in(folder);
    const auto journal = play::new_journal_file(dirs, "oval");
    Players players(35);
    auto played = std::make_unique<Game>(Game::start(small_race({"human", "human"}, 35), journal));
    const auto is_left_alone = [&] {
        std::string notice;
        const frothy::Record record = record_in(journal, notice);
        CHECK(play::is_followed(journal.string()));
        CHECK(find_unfinished(dirs).empty());
        CHECK_THROWS_AS(Game::resume(record, journal), GameError);
        play::Autosave<Codec>::discard(journal);
        CHECK(record_in(journal, notice).journal == record.journal);
        CHECK(played->autosave_trouble().empty());
    };
    is_left_alone();
    players.play(*played, 20);
    is_left_alone();
    // A new head for the file, and being taken up again, keep it in hand.
    played->set_driver(1, "steady");
    is_left_alone();
    played.reset();
    CHECK(find_unfinished(dirs).size() == 1);
    std::string notice;
    played = std::make_unique<Game>(Game::resume(record_in(journal, notice), journal));
    is_left_alone();
    played.reset();
    play::Autosave<Codec>::discard(journal);
    CHECK(find_unfinished(dirs).empty());
    CHECK_FALSE(std::filesystem::exists(journal));
}

TEST_CASE("A race whose program was killed is offered again") {
    const TemporaryFolder folder;
    const play::UserDirs dirs = dirs_in(folder);
    const auto journal = play::new_journal_file(dirs, "oval");
    int ready[2];
    REQUIRE(::pipe(ready) == 0);
    const pid_t other = ::fork();
    REQUIRE(other >= 0);
    if (other == 0) {
        // Another program at its race, until it is killed.
        const Game game = Game::start(small_race({"human", "human"}, 37), journal);
        const char go = game.autosave_trouble().empty() ? 'y' : 'n';
        if (::write(ready[1], &go, 1) == 1) {
            for (;;)
                ::pause();
        }
        ::_exit(1);
    }
    char go = 0;
    REQUIRE(::read(ready[0], &go, 1) == 1);
    CHECK(go == 'y');
    CHECK(find_unfinished(dirs).empty());
    ::kill(other, SIGKILL);
    REQUIRE(::waitpid(other, nullptr, 0) == other);
    CHECK(find_unfinished(dirs).size() == 1);
    ::close(ready[0]);
    ::close(ready[1]);
}

TEST_CASE("[FR-EDGE-32] A wish to give up outlasts the program, until taken back or in force",
          "[FR-EDGE-32]") {
    const TemporaryFolder folder;
    const auto journal = folder.path() / "race.journal";
    Players players(13);
    auto game =
        std::make_unique<Game>(Game::start(small_race({"human", "human", "steady"}, 13), journal));
    const auto kill_and_take_up = [&] {
        game.reset();  // nothing is closed
        std::string notice;
        game = std::make_unique<Game>(Game::resume(record_in(journal, notice), journal));
        CHECK(notice.empty());
    };
    players.play(*game, 3);
    game->retire(0);
    game->retire(1);
    kill_and_take_up();
    CHECK(game->wants_to_retire(0));
    CHECK(game->wants_to_retire(1));
    CHECK(game->now()[0].is_running());  // not before the round's start
    game->race_on(1);
    kill_and_take_up();
    CHECK(game->wants_to_retire(0));
    CHECK_FALSE(game->wants_to_retire(1));
    while (game->now().round == 1) {
        CHECK(game->wants_to_retire(0));
        players.answer(*game);
    }
    CHECK(game->now()[0].status == frothy::VehicleStatus::gone);
    kill_and_take_up();
    CHECK(game->now()[0].status == frothy::VehicleStatus::gone);
    CHECK_FALSE(game->wants_to_retire(0));
    CHECK(game->now()[1].is_running());
}

TEST_CASE("Seats that changed hands are remembered") {
    const TemporaryFolder folder;
    const auto journal = folder.path() / "race.journal";
    {
        Game game = Game::start(small_race({"human", "human"}, 29), journal);
        Players players(29);
        players.play(game, 12);
        game.set_driver(1, "steady");
    }
    std::string notice;
    const Game game = Game::resume(record_in(journal, notice), journal);
    CHECK(game.seats()[0].driver == human);
    CHECK(game.seats()[1].driver == "steady");
    const frothy::Record record = game.record();
    CHECK(frothy::seats_at(record, 0)[1].driver == human);
    CHECK(frothy::seats_at(record, record.journal.size())[1].driver == "steady");
}

TEST_CASE("Who takes a seat over after moments that are undone drives from where one goes on") {
    Game game = Game::start(small_race({"human", "human"}, 29), {});
    Players players(29);
    players.play(game, 12);
    game.set_driver(1, "steady");
    const std::size_t then = game.session().journal().size();
    players.play(game, 4);
    while (game.can_undo() && game.session().journal().size() >= then)
        game.undo();
    const std::size_t from = game.session().journal().size();
    REQUIRE(from < then);
    players.play(game, 12);
    const frothy::Record record = game.record();
    REQUIRE(record.journal.size() > then);
    REQUIRE(from > 0);
    CHECK(frothy::seats_at(record, from - 1)[1].driver == human);
    CHECK(frothy::seats_at(record, from)[1].driver == "steady");
}

TEST_CASE("A journal that is damaged is listed with its trouble, not offered as a race") {
    const TemporaryFolder folder;
    const play::UserDirs dirs = dirs_in(folder);
    std::filesystem::create_directories(dirs.autosave());
    folder.file("autosave/bad.journal", "no journal at all\n\n\n");
    folder.file("autosave/empty.journal", "");
    const auto races = find_unfinished(dirs);
    REQUIRE(races.size() == 2);
    CHECK_FALSE(races[0].trouble.empty());
    CHECK_FALSE(races[1].trouble.empty());
}

TEST_CASE("A race goes on where its autosave cannot be written") {
    const TemporaryFolder folder;
    const std::string blocker = folder.file("file", "in the way");
    Game game = Game::start(small_race({"human", "steady"}, 31),
                            std::filesystem::path(blocker) / "below" / "race.journal");
    CHECK_FALSE(game.autosave_trouble().empty());
    Players players(31);
    players.play_to_the_end(game);
    CHECK(game.is_over());
}

TEST_CASE("A record that disagrees is refused at its first differing entry") {
    Game game = Game::start(small_race({"human", "human"}, 33), {});
    Players players(33);
    players.play(game, 40);
    frothy::Record record = game.record();
    frothy::Journal tampered;
    const std::size_t wrong = 5;
    for (std::size_t i = 0; i < record.journal.size(); ++i) {
        kernel::Entry<frothy::Frothy> entry = record.journal[i];
        if (i == wrong && entry.kind == kernel::EntryKind::choice) entry.player ^= 1U;
        if (i == wrong && entry.kind == kernel::EntryKind::cast) entry.why = frothy::Why::damage;
        tampered.add_copy(record.journal, entry);
    }
    record.journal = tampered;
    try {
        Game::resume(record, {});
        FAIL("it was accepted");
    } catch (const GameError& error) {
        CHECK(contains(error.what(), "entry 5"));
    }
    const Game from_boundary = Game::resume_from_boundary(record, {});
    CHECK(from_boundary.pending() != nullptr);
}
