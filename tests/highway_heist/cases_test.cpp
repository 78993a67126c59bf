// The rules of Highway Heist, case by case: tests/highway_heist/*.json.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "games/highway_heist/data/scenario.h"
#include "play/scenario/scenario.h"

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

}  // namespace highway_heist
