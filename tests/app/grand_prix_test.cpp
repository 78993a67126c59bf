// The command line of Grand Prix.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "app/table.h"
#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/data/codec.h"
#include "play/record.h"

using namespace app::testing;

namespace {

Outcome run_it(std::vector<std::string> words, const std::filesystem::path& home) {
    words.insert(words.begin(), {"--game", "grand-prix"});
    return run(words, home);
}

}  // namespace

TEST_CASE("races of Grand Prix are simulated with every option agreed on") {
    const TemporaryFolder home;
    const auto simulate = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"simulate", "--races", "30", "--json"});
        const Outcome outcome = run_it(words, home.path());
        INFO(outcome.err);
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto usual = simulate({});
    CHECK(usual["seats"].size() == 4);
    CHECK(usual["slots"].size() == 4);
    CHECK(usual["stalled"] == 0);
    CHECK(usual["rounds_per_race"] > 50);
    CHECK(usual["collisions_per_race"] > 1);
    CHECK(simulate({"--cars", "2", "--mode", "sprint"})["rounds_per_race"] < 40);
    CHECK(simulate({"--placing", "race-on"})["rounds_per_race"] > usual["rounds_per_race"]);
    CHECK(simulate({"--laps", "5", "--dry-race", "--grid", "qualifying", "--two-compounds",
                    "--tyre-wear", "--finish-round", "--drivers",
                    "ace,steady,rookie,random"})["seats"][0]["driver"] == "ace");
    CHECK(simulate({"--jobs", "2"})["signature"] == usual["signature"]);
    CHECK_FALSE(simulate({"--dynamic-weather"})["signature"] == usual["signature"]);
}

TEST_CASE("what cannot be agreed on is refused with its rule") {
    const TemporaryFolder home;
    const Outcome outcome = run_it({"simulate", "--mode", "sprint", "--tyre-wear"}, home.path());
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "GP-L60"));
    CHECK(contains(run_it({"simulate", "--grid", "lots"}, home.path()).err, "roll or qualifying"));
    CHECK(run_it({"simulate", "--cars", "7"}, home.path()).code == 2);
}

TEST_CASE("Grand Prix is measured, and has a signature of its own") {
    const TemporaryFolder home;
    const Outcome bench = run_it({"bench", "--milliseconds", "10", "--json"}, home.path());
    REQUIRE(bench.code == 0);
    const auto figures = nlohmann::json::parse(bench.out);
    CHECK(figures["steady_races_per_s"] > 10);
    CHECK(figures["state_bytes"] == sizeof(grand_prix::Race));
    CHECK(contains(run_it({"bench", "--milliseconds", "10"}, home.path()).out, "a second"));
    const std::string signature = run_it({"signature"}, home.path()).out;
    CHECK(signature.size() == 17);
    CHECK(run_it({"signature"}, home.path()).out == signature);
}

TEST_CASE("a record of Grand Prix is known by what it says, told and checked") {
    const TemporaryFolder home;
    using Records = play::Records<grand_prix::Codec>;
    play::Record<grand_prix::Codec> record;
    record.seed = 5;
    record.seats.resize(record.cars);
    auto game = Records::resume(record);
    while (const auto* decision = game.session->pending())
        game.session->submit(grand_prix::answer_of("steady", decision->now, decision->question()));
    Records::update(record, *game.session);
    const std::string file = (home.path() / "race.json").string();
    REQUIRE(Records::save(file, record).empty());
    CHECK(contains(run({"replay", "--verify", file}, home.path()).out, "agrees"));
    CHECK(contains(run({"replay", file}, home.path()).out, "overtake"));
    CHECK(contains(run({"validate", file}, home.path()).out, "record, no errors"));
}
