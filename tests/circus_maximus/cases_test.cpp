// The rules of Circus Maximus, case by case: tests/circus_maximus/*.json.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "games/circus_maximus/data/scenario.h"
#include "play/scenario/scenario.h"

namespace circus_maximus {
namespace {

std::vector<std::filesystem::path> case_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(HIPPODROME_TESTS_DIR) + "/circus_maximus"))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

TEST_CASE("the rule cases hold, and hold again from the journal", "[circus_maximus]") {
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
    CHECK(cases > 30);
}

}  // namespace circus_maximus
