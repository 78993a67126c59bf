// The command line of Highway Heist.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/table.h"

using namespace app::testing;

namespace {

Outcome run_heist(std::vector<std::string> words, const std::filesystem::path& home) {
    words.insert(words.begin(), {"--game", "highway-heist"});
    return run(words, home);
}

}  // namespace

TEST_CASE("heists are simulated, whatever is agreed", "[highway_heist]") {
    const TemporaryFolder home;
    const auto simulate = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"simulate", "--drivers", "random", "--races", "20", "--json"});
        const Outcome outcome = run_heist(words, home.path());
        INFO(outcome.err);
        REQUIRE(outcome.code == 0);
        return nlohmann::json::parse(outcome.out);
    };
    const auto usual = simulate({});
    CHECK(usual["seats"].size() == 4);  // with as many characters
    CHECK(usual["stalled"] == 0);
    CHECK(simulate({"--jobs", "2"})["signature"] == usual["signature"]);
    CHECK(simulate({"--players", "2"})["seats"].size() == 2);
    const auto semi = simulate({"--scenario", "semi-heist", "--characters", "3"});
    CHECK(semi["seats"].size() == 3);
    CHECK(simulate({"--difficulty", "beast"})["rounds_per_race"] < usual["rounds_per_race"]);
    CHECK(simulate({"--team", "captain,tech,ghost"})["seats"].size() == 3);
    const auto signature_of = [&](const std::string& cars) {
        return simulate({"--team", "captain,enforcer", "--cars", cars})["signature"];
    };
    CHECK(signature_of("american-muscle,street-drifter") ==
          simulate({"--team", "captain,enforcer"})["signature"]);
    CHECK(signature_of("import-racer,street-drifter") !=
          signature_of("american-muscle,street-drifter"));
    for (const std::vector<std::string>& words : {std::vector<std::string>{"--scenario", "train"},
                                                  {"--difficulty", "nightmare"},
                                                  {"--players", "5"},
                                                  {"--characters", "1"},
                                                  {"--team", "captain"},
                                                  {"--team", "captain,captain"},
                                                  {"--cars", "tractor,import-racer"},
                                                  {"--cars", "import-racer,import-racer"}}) {
        INFO(words[0] << " " << words[1]);
        std::vector<std::string> all = {"simulate"};
        all.insert(all.end(), words.begin(), words.end());
        const Outcome refused = run_heist(all, home.path());
        CHECK(refused.code == 2);
        CHECK(contains(refused.err, words[0]));
    }
}

TEST_CASE("heist cases are run", "[highway_heist]") {
    const TemporaryFolder home;
    const std::string cases =
        std::string(HIPPODROME_TESTS_DIR) + "/highway_heist/worked_cases.json";
    CHECK(run_heist({"scenario", cases}, home.path()).code == 0);
    CHECK(run({"scenario", cases}, home.path()).code == 0);
}
