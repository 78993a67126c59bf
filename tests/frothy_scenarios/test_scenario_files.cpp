// Every scenario file under tests/scenarios holds, and names rules the ledger has.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "formats/rulebook.h"
#include "support/scenario_text.h"

namespace {

namespace fs = std::filesystem;
using play::ScenarioResult;

std::vector<fs::path> scenario_files() {
    std::vector<fs::path> files;
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(HIPPODROME_TESTS_DIR) / "scenarios")) {
        const std::string name = entry.path().filename().string();
        const bool is_case = name.ends_with(".jsonl") ||
                             (name.ends_with(".json") && !name.ends_with(".schema.json"));
        if (entry.is_regular_file() && is_case) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

TEST_CASE("every scenario file holds and says which rules of the ledger it is about",
          "[scenario]") {
    static const auto book = formats::Rulebook::from_file(std::string(HIPPODROME_DATA_DIR) +
                                                          "/docs/rules/frothy-ledger.md");
    REQUIRE_FALSE(book.empty());
    for (const fs::path& file : scenario_files()) {
        DYNAMIC_SECTION(fs::relative(file, HIPPODROME_TESTS_DIR).string()) {
            auto runner = support::scenario_runner();
            const std::vector<ScenarioResult> results = runner.run_file(file);
            CHECK_FALSE(results.empty());
            for (const ScenarioResult& result : results) {
                INFO(result.complaint());
                CHECK(result.passed());
                CHECK_FALSE(result.rules.empty());
                for (const std::string& rule : result.rules) {
                    INFO(result.name << ": " << rule);
                    CHECK(book.find(rule) != nullptr);
                }
            }
        }
    }
}

TEST_CASE("every scenario holds when undo and redo follow each answer", "[scenario][session]") {
    auto runner = support::scenario_runner(play::ScenarioReport::none, play::Rehearsal::again);
    for (const fs::path& file : scenario_files()) {
        for (const ScenarioResult& result : runner.run_file(file)) {
            INFO(result.complaint());
            CHECK(result.passed());
        }
    }
}

// After a change that is meant, renew a text with: hippodrome scenario --tell NAME.json > NAME.txt
TEST_CASE("the worked chains are told as ever", "[scenario]") {
    auto runner = support::scenario_runner(play::ScenarioReport::told);
    std::size_t told = 0;
    for (fs::path file : scenario_files()) {
        if (file.parent_path().filename() != "chains") continue;
        INFO(file.string());
        std::string text;
        for (const ScenarioResult& result : runner.run_file(file))
            text += (text.empty() ? "" : "\n") + result.report;
        std::ifstream golden(file.replace_extension(".txt"));
        std::ostringstream wanted;
        wanted << golden.rdbuf();
        CHECK(text == wanted.str());
        ++told;
    }
    CHECK(told >= 4);
}

TEST_CASE("each of the 39 worked examples is a scenario file of its name", "[scenario]") {
    constexpr const char* examples[] = {
        "SPD-01",  "CHG-01",  "CHG-02", "CHG-03", "CHG-04",  "CHG-05",  "MOV-01",  "MOV-02",
        "MOV-03",  "MOV-04",  "MOV-05", "MOV-06", "JUMP-01", "CTRL-01", "CTRL-02", "CTRL-03",
        "CTRL-04", "CTRL-05", "ATK-01", "ATK-02", "ATK-03",  "ATK-04",  "ATK-05",  "ATK-06",
        "ATK-07",  "ATK-08",  "COL-01", "COL-02", "COL-03",  "COL-04",  "COL-05",  "COL-06",
        "COL-07",  "COL-08",  "COL-09", "COL-10", "COL-11",  "STA-01",  "CARD-01"};
    CHECK(std::size(examples) == 39);
    for (const char* example : examples) {
        const fs::path file = fs::path(HIPPODROME_TESTS_DIR) / "scenarios" / "examples" /
                              (std::string("EX-") + example + ".json");
        INFO(file.string());
        CHECK(fs::is_regular_file(file));
    }
}
