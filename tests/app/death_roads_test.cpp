// The command line of Death Roads.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/table.h"

using namespace app::testing;

namespace {

Outcome run_roads(std::vector<std::string> words, const std::filesystem::path& home) {
    words.insert(words.begin(), {"--game", "death-roads"});
    return run(words, home);
}

}  // namespace

TEST_CASE("road races are simulated by drivers at random", "[death_roads]") {
    const TemporaryFolder home;
    const auto simulate = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"simulate", "--races", "20", "--json"});
        const Outcome outcome = run_roads(words, home.path());
        INFO(outcome.err);
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto usual = simulate({});
    CHECK(usual["seats"].size() == 3);
    CHECK(usual["stalled"] == 0);
    CHECK(simulate({"--jobs", "2"})["signature"] == usual["signature"]);
    CHECK(simulate({"--players", "4", "--rounds", "7"})["seats"].size() == 4);
    const Outcome refused = run_roads({"simulate", "--rounds", "6"}, home.path());
    CHECK(refused.code == 2);
    CHECK(contains(refused.err, "4, 5 or 7"));
}

TEST_CASE("its rule cases are run, with the game named and without", "[death_roads]") {
    const TemporaryFolder home;
    const std::string cases = std::string(HIPPODROME_TESTS_DIR) + "/death_roads/worked_cases.json";
    CHECK(run_roads({"scenario", cases}, home.path()).code == 0);
    CHECK(run({"scenario", cases}, home.path()).code == 0);
}
