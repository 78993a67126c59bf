// The command line of Circus Maximus.
#include <catch2/catch.hpp>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/table.h"
#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/door/core/race_facts.h"
#include "play/record.h"

using namespace app::testing;

namespace {

Outcome run_circus(std::vector<std::string> words, const std::filesystem::path& home) {
    words.insert(words.begin(), {"--game", "circus-maximus"});
    return run(words, home);
}

}  // namespace

TEST_CASE("chariot races are simulated, with the house and with builds agreed on",
          "[circus_maximus]") {
    const TemporaryFolder home;
    const auto simulate = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"simulate", "--races", "4", "--json"});
        const Outcome outcome = run_circus(words, home.path());
        INFO(outcome.err);
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto usual = simulate({});
    CHECK(usual["seats"].size() == 4);
    CHECK(usual["stalled"] == 0);
    CHECK(usual["attacks_per_race"] > 5);
    CHECK(simulate({"--jobs", "2"})["signature"] == usual["signature"]);
    CHECK(simulate({"--players", "3", "--advanced"})["seats"].size() == 4);
    CHECK_FALSE(simulate({"--builds", "0-0-2-2,2-2-0-0"})["signature"] == usual["signature"]);
    for (const std::string builds : {"2-0-2", "3-1-0-0", "2-0-2-0,", "1-1-1-0"}) {
        const Outcome outcome = run_circus({"simulate", "--builds", builds}, home.path());
        CHECK(outcome.code == 2);
        CHECK(contains(outcome.err, "--builds: found"));
    }
}

TEST_CASE("races worth watching are kept as records, and are the very races that were counted",
          "[circus_maximus]") {
    const TemporaryFolder home;
    const auto folder = home.path() / "kept";
    const Outcome outcome = run_circus({"simulate", "--races", "3", "--players", "3", "--laps", "1",
                                        "--advanced", "--builds", "2-0-1-1,0-0-2-2", "--drivers",
                                        "rookie,random,rookie,random", "--record", folder.string()},
                                       home.path());
    INFO(outcome.err);
    REQUIRE(outcome.code == 0);
    std::size_t files = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        ++files;
        CHECK(contains(outcome.err, file.path().filename().string()));
        CHECK(
            contains(run({"replay", "--verify", file.path().string()}, home.path()).out, "agrees"));
        const auto record = play::Records<circus_maximus::Codec>::load(file.path().string());
        REQUIRE(record.ok());
        CHECK(record.value->advanced);
        REQUIRE(record.value->seats.size() == 4);
        CHECK(record.value->seats[1].driver == "random");
    }
    CHECK(files >= 2);  // the longest and the shortest
    CHECK(files <= 3);  // a race is kept once
}

TEST_CASE("a record of Circus Maximus is known by what it says, told and checked",
          "[circus_maximus]") {
    const TemporaryFolder home;
    using Records = play::Records<circus_maximus::Codec>;
    play::Record<circus_maximus::Codec> record;
    record.players = 8;
    record.advanced = true;
    record.seed = 5;
    record.seats.resize(8);
    auto game = Records::resume(record);
    while (const auto* decision = game.session->pending())
        game.session->submit(
            circus_maximus::answer_of("bruiser", decision->now, decision->question()));
    Records::update(record, *game.session);
    const std::string file = (home.path() / "race.json").string();
    REQUIRE(Records::save(file, record).empty());
    CHECK(contains(run({"replay", "--verify", file}, home.path()).out, "agrees"));
    CHECK(contains(run({"replay", file}, home.path()).out, "speed"));
    CHECK(contains(run({"validate", file}, home.path()).out, "record, no errors"));

    std::string trouble;
    const auto facts = circus_maximus::fact_teller().facts_of(file, trouble);
    INFO(trouble);
    REQUIRE(facts);
    CHECK(facts->is_over);
    CHECK(facts->laps == 3);
    const auto winner = std::ranges::find(facts->seats, 1, &play::SeatFacts::place);
    REQUIRE(winner != facts->seats.end());
    CHECK(winner->is_winner);
    CHECK(winner->home_round > 0);
    CHECK(winner->luck);
    CHECK(std::ranges::count(facts->seats, true, &play::SeatFacts::is_winner) == 1);
    CHECK(std::ranges::find(winner->feats, std::string_view("winner")) != winner->feats.end());
}
