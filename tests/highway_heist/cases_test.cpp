// The rules of Highway Heist, case by case: tests/highway_heist/*.json.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "games/highway_heist/data/scenario.h"
#include "play/scenario/scenario.h"
#include "support/rule_cases.h"

namespace highway_heist {
namespace {

std::vector<std::filesystem::path> case_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(HIPPODROME_TESTS_DIR) + "/highway_heist"))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

TEST_CASE("the rule cases hold, and hold again from the journal", "[highway_heist]") {
    play::ScenarioRunner runner({scenario_game()}, {}, play::ScenarioReport::none,
                                play::Rehearsal::again);
    std::size_t cases = 0;
    for (const auto& file : case_files()) {
        for (const auto& result : runner.run_file(file)) {
            INFO(result.complaint());
            CHECK(result.status == play::ScenarioStatus::passed);
            ++cases;
        }
    }
    CHECK(cases > 180);
}

TEST_CASE("what is given of a heist are objects", "[highway_heist]") {
    const auto check = [](const std::string& given, const std::string& place) {
        support::check_refused(scenario_game(),
                               R"({"schema": "highway-heist-scenario/1", "name": "x", "given": )" +
                                   given + R"(, "do": "maintain road", "expect": {}})",
                               place, "expected");
    };
    check("2", "given");
    check(R"({"team": [1]})", "given/team");
    check(R"({"team": {"one": []}})", "given/team/one");
}

}  // namespace highway_heist
