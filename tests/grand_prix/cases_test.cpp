// The rules of Grand Prix, case by case: tests/grand_prix/*.json.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "games/grand_prix/data/scenario.h"
#include "play/scenario/scenario.h"

namespace grand_prix {
namespace {

std::vector<std::filesystem::path> case_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(HIPPODROME_TESTS_DIR) + "/grand_prix"))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

TEST_CASE("the rule cases hold, and hold again from the journal", "[grand_prix]") {
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
    CHECK(cases > 350);
}

}  // namespace grand_prix
