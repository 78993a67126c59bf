// Records and autosaves of races, as the command line takes them.
#include <catch2/catch.hpp>

#include "app/played_race.h"
#include "games/frothy/door/core/document.h"

using namespace app;
using namespace app::testing;

TEST_CASE("A record cut short at any byte is refused, never played") {
    const TemporaryFolder home;
    const std::string text = frothy::write_record(played(43, 30));
    for (std::size_t length = 0; length + 3 < text.size(); length += 1 + text.size() / 60) {
        const std::string file = home.file("cut.json", text.substr(0, length));
        REQUIRE(run({"validate", file}, home.path()).code == 1);
        REQUIRE(run({"replay", file}, home.path()).code == 1);
    }
}

TEST_CASE("A recorded race is told and verified") {
    const TemporaryFolder home;
    const frothy::Record record = played(45, 1'000'000);
    const std::string file = saved(home, record);
    const Outcome told = run({"replay", file}, home.path());
    CHECK(told.code == 0);
    CHECK(told.err.empty());
    CHECK(contains(told.out, "Oval, 1 lap, seed 45"));
    CHECK(contains(told.out, "Round 1"));
    CHECK(contains(told.out, "phase 4"));
    CHECK(contains(told.out, "[FR-"));
    const std::string last = std::to_string(record.journal.size() - 1);
    CHECK(contains(told.out, "\n" + std::string(6 - last.size(), ' ') + last + "  "));
    const Outcome verified = run({"replay", "--verify", file}, home.path());
    CHECK(verified.code == 0);
    CHECK(contains(verified.out, "agrees"));
    CHECK(run({"validate", file}, home.path()).code == 0);
}

TEST_CASE("A record of a race in progress is told as far as it goes") {
    const TemporaryFolder home;
    const Outcome told = run({"replay", saved(home, played(47, 50))}, home.path());
    CHECK(told.code == 0);
    CHECK(contains(told.out, "the race goes on"));
}

TEST_CASE("A record that was tampered with is refused at the first differing entry, by name") {
    const TemporaryFolder home;
    frothy::Record record = played(49, 1'000'000);
    // The first choice among cards becomes one that nobody is offered.
    std::size_t wrong = 0;
    while (record.journal[wrong].kind != kernel::EntryKind::choice)
        ++wrong;
    frothy::Journal journal;
    for (std::size_t i = 0; i < record.journal.size(); ++i) {
        auto entry = record.journal[i];
        if (i == wrong) entry.option = {frothy::OptionKind::stay, 0, 0};
        journal.add_copy(record.journal, entry);
    }
    record.journal = journal;
    const std::string file = saved(home, record);
    const std::string named = "entry " + std::to_string(wrong);
    for (const auto& words : {std::vector<std::string>{"replay", "--verify", file},
                              std::vector<std::string>{"replay", file}}) {
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 1);
        INFO(outcome.err);
        CHECK(contains(outcome.err, named));
    }
}

TEST_CASE("An autosave is told and verified like a record") {
    const TemporaryFolder home;
    const auto journal = home.path() / "race.journal";
    {
        Game game = Game::start(small_race({"human", "steady"}, 51), journal);
        Players players(51);
        players.play(game, 40);
    }
    CHECK(kind_of_file(journal.string()) == DocumentKind::journal);
    CHECK(run({"replay", journal.string()}, home.path()).code == 0);
    CHECK(run({"replay", "--verify", journal.string()}, home.path()).code == 0);
    CHECK(run({"validate", journal.string()}, home.path()).code == 0);
}

TEST_CASE("The same race is told in the same words") {
    const TemporaryFolder home;
    const std::string a = run({"replay", saved(home, played(53, 200))}, home.path()).out;
    const std::string b = run({"replay", saved(home, played(53, 200))}, home.path()).out;
    CHECK(a == b);
    CHECK(a.size() > 1000);
}
