// The rule cases of a game: the files of its folder of tests.
#pragma once

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "play/scenario/scenario.h"

namespace support {

// Runs them all, each once more from its journal, and checks that they hold. How many there are.
inline std::size_t check_rule_cases(const play::ScenarioGame& game, const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(HIPPODROME_TESTS_DIR) + "/" + folder))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    play::ScenarioRunner runner({game}, {}, play::ScenarioReport::none, play::Rehearsal::again);
    std::size_t cases = 0;
    for (const auto& file : files) {
        for (const auto& result : runner.run_file(file)) {
            INFO(result.complaint());
            CHECK(result.status == play::ScenarioStatus::passed);
            ++cases;
        }
    }
    return cases;
}

// A case that is faulty is refused at its place, with what was expected there.
inline void check_refused(const play::ScenarioGame& game, const std::string& text,
                          const std::string& place, const std::string& expected) {
    play::ScenarioRunner runner({game}, {});
    const play::ScenarioResult result = runner.run_line(text, "case.jsonl", 1);
    INFO(text << "\n" << result.complaint());
    CHECK(result.status == play::ScenarioStatus::bad_content);
    CHECK(result.place == place);
    CHECK(result.message.find(expected) != std::string::npos);
}

}  // namespace support
