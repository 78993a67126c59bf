// The rule cases of a game: the files of its folder of tests.
#pragma once

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "formats/json_reader.h"
#include "play/scenario/scenario.h"

namespace support {

inline std::vector<std::filesystem::path> rule_case_files(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(HIPPODROME_TESTS_DIR) + "/" + folder))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

// Runs them all, each once more from its journal, and checks that they hold. How many there are.
inline std::size_t check_rule_cases(const play::ScenarioGame& game, const std::string& folder) {
    const std::vector<std::filesystem::path> files = rule_case_files(folder);
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

// The state that each case ends with may be what the next is given, and is the same there. `look`
// is a thing to do in a state that changes nothing.
template <class Look>
void check_states_given_again(const play::ScenarioGame& game, const std::string& folder,
                              Look look) {
    play::ScenarioRunner runner({game}, {}, play::ScenarioReport::full);
    const auto state_in = [](const play::ScenarioResult& result) {
        return formats::Json::parse(result.report).at("state");
    };
    for (const auto& file : rule_case_files(folder)) {
        for (const auto& result : runner.run_file(file)) {
            const formats::Json state = state_in(result);
            const formats::Json again = {{"schema", play::schema_of(game)},
                                         {"name", result.name},
                                         {"given", state},
                                         {"do", look(state)}};
            const play::ScenarioResult next = runner.run_line(again.dump(), "case.jsonl", 1);
            INFO(next.complaint());
            REQUIRE(next.status == play::ScenarioStatus::passed);
            CHECK(state_in(next) == state);
        }
    }
}

}  // namespace support
