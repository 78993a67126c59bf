// The command line of Death Roads.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/table.h"

using namespace app::testing;

namespace {

Outcome run_roads(std::vector<std::string> words, const std::filesystem::path& home) {
    words.insert(words.begin(), {"--game", "death-roads"});
    return run(words, home);
}

}  // namespace

TEST_CASE("road races are simulated, and told by what is raced with", "[death_roads]") {
    const TemporaryFolder home;
    const auto simulate = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"simulate", "--races", "6", "--json"});
        const Outcome outcome = run_roads(words, home.path());
        INFO(outcome.err);
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto usual = simulate({});
    CHECK(usual["seats"].size() == 3);
    CHECK(usual["stalled"] == 0);
    CHECK(simulate({"--jobs", "2"})["signature"] == usual["signature"]);
    CHECK(simulate({"--players", "4", "--rounds", "7", "--drivers", "random"})["seats"].size() ==
          4);
    const auto dealt = simulate({"--dealt", "--drivers", "random"});
    for (const auto& [kinds, count] : {std::pair("vehicles", 6), {"crews", 6}, {"backs", 5}}) {
        CHECK(dealt[kinds].size() == static_cast<std::size_t>(count));
        std::uint64_t raced = 0;
        std::uint64_t wins = 0;
        for (const auto& kind : dealt[kinds]) {
            raced += kind["raced"].get<std::uint64_t>();
            wins += kind["wins"].get<std::uint64_t>();
        }
        CHECK(raced == 18);
        CHECK(wins == 6);
    }
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
