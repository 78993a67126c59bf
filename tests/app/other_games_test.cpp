// Commands of games that are played from records alone, with the smallest of them.
#include <catch2/catch.hpp>

#include <fstream>

#include "app/table.h"
#include "games/snails/data/codec.h"
#include "play/record.h"

using namespace app::testing;

namespace {

using Records = play::Records<snails::Codec>;

// A race of three snails, a few answers old.
std::string saved_race(const std::filesystem::path& folder) {
    play::Record<snails::Codec> record;
    record.snails = 3;
    record.seed = 11;
    record.seats.resize(3);
    auto game = Records::resume(record);
    for (int i = 0; i < 12; ++i)
        game.session->submit(static_cast<std::size_t>(i % 2));
    Records::update(record, *game.session);
    std::string path = (folder / "snails.json").string();
    REQUIRE(Records::save(path, record).empty());
    return path;
}

void replace_in(const std::string& path, const std::string& what, const std::string& by) {
    std::ifstream in(path);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    text.replace(at, what.size(), by);
    std::ofstream(path) << text;
}

}  // namespace

TEST_CASE("a file says which game is meant") {
    const TemporaryFolder home;
    const std::string file = saved_race(home.path());
    const Outcome verified = run({"replay", "--verify", file}, home.path());
    CHECK(verified.code == 0);
    CHECK(contains(verified.out, "agrees"));
    const Outcome told = run({"replay", file}, home.path());
    CHECK(told.code == 0);
    CHECK(contains(told.out, "crawl on: roll"));
    CHECK(contains(told.out, "roll crawl: "));
    // Without a window there is none to go on in, but the file is taken for what it is.
    const Outcome played = run({"play", file}, home.path());
    CHECK(played.code == 1);
    CHECK(contains(played.err, "window"));
}

TEST_CASE("a record is checked by the game it is of") {
    const TemporaryFolder home;
    const std::string file = saved_race(home.path());
    const Outcome good = run({"validate", file}, home.path());
    CHECK(good.code == 0);
    CHECK(contains(good.out, "record, no errors"));

    replace_in(file, "crawl on: roll", "crawl on: jump");
    const Outcome bad = run({"validate", file}, home.path());
    CHECK(bad.code == 1);
    CHECK(contains(bad.out, "1 error"));
    CHECK(contains(bad.out, "/journal/"));
    CHECK(contains(run({"validate", "--json", file}, home.path()).out, "\"ok\": false"));
}

TEST_CASE("a record that the rules contradict does not agree") {
    const TemporaryFolder home;
    const std::string file = saved_race(home.path());
    replace_in(file, "roll crawl: ", "roll crawl: 7");
    CHECK(run({"replay", "--verify", file}, home.path()).code == 1);
}

TEST_CASE("scenarios of any game are checked by what they say, several games at once") {
    const TemporaryFolder home;
    const std::filesystem::path tests = HIPPODROME_TESTS_DIR;
    const Outcome outcome =
        run({"validate", (tests / "grand_prix" / "pits.json").string(),
             (tests / "death_roads" / "skids.json").string(), saved_race(home.path())},
            home.path());
    INFO(outcome.out);
    CHECK(outcome.code == 0);
    CHECK(contains(outcome.out, "skids.json: scenario, no errors"));
    CHECK(contains(outcome.out, "snails.json: record, no errors"));
    const std::string unknown = home.file(
        "odd.json", R"({"schema": "chess-scenario/1", "name": "odd", "given": {}, "do": "turn"})");
    const Outcome refused = run({"validate", unknown}, home.path());
    CHECK(refused.code == 1);
    CHECK(contains(refused.out, "grand-prix-scenario/1"));
}

TEST_CASE("a command that a game has not is refused in a sentence that names who has it") {
    const TemporaryFolder home;
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"--game", "grand-prix", "sweep"},
          std::vector<std::string>{"sweep", "--game=grand-prix", "x"},
          std::vector<std::string>{"sweep", "--game", "grand-prix", "--help"}}) {
        const Outcome outcome = run(words, home.path());
        CHECK(outcome.code == 2);
        CHECK(contains(outcome.err, "grand-prix has no command sweep; frothy has it"));
    }
    const Outcome help = run({"--game", "grand-prix", "--help"}, home.path());
    CHECK(help.code == 0);
    CHECK(contains(help.out, "grand-prix does not have: "));
    CHECK(contains(help.out, "sweep (frothy)"));
    const Outcome all = run({"--help"}, home.path());
    CHECK(contains(all.out, "(frothy)"));
    CHECK(contains(run({"sweep", "--help"}, home.path()).out, "says so: frothy (default"));
}
