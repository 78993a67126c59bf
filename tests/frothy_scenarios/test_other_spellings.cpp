// What may be said in more than one way means the same; what only looks like it does not pass.
#include <catch2/catch.hpp>

#include <string>

#include "support/scenario_text.h"

using play::ScenarioResult;
using play::ScenarioStatus;
using support::run_scenario;

namespace {

// A wreck of Speed 3 that has rolled two spaces, and what is expected of it.
std::string rolled_twice(const std::string& given, const std::string& expected) {
    return R"({"given": {)" + given +
           R"("fragile": [[3, 3], {"hex": [4, 3], "markers": 2}], "debris": [[9, 0]],
              "vehicles": [{"name": "red", "hex": [0, 0], "facing": 0, "marker": "S3",
                            "damage": 10, "status": "rolling wreck"}]},
              "do": [{"wreck roll": "red"}, {"wreck roll": "red"}, {"query": "sheet", "of": "red"}],
              "expect": {)" +
           expected + "}}";
}

std::string chariot(const std::string& given, const std::string& expected) {
    return R"({"given": {)" + given + R"("vehicles": [{"name": "red"}]},
               "do": {"query": "sheet", "of": "red"}, "expect": {)" +
           expected + "}}";
}

std::string safe_turn(const std::string& script, const std::string& expected) {
    return R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "facing": 0, "marker": "S2",
                                       "control_loss": 1, "cards": {}}]},
               "do": {"control roll": "red", "turn": "left"}, )" +
           script + R"(, "expect": {)" + expected + "}}";
}

}  // namespace

TEST_CASE("said otherwise it means the same", "[scenario]") {
    const std::string text = GENERATE(values<std::string>({
        rolled_twice("", R"("debris": [[0, 0], [1, 0], [9, 0]])"),
        rolled_twice("", R"("debris": [{"hex": [9, 0]}, {"hex": [1, 0], "markers": 1}, [0, 0],
                                       {"hex": [5, 5], "markers": 0}])"),
        rolled_twice("", R"("fragile": [{"hex": [4, 3], "markers": 2}, [3, 3]])"),
        rolled_twice("", R"("vehicles": {"red": {"marker": {"speed": 1}}})"),
        rolled_twice("", R"("vehicles": {"red": {"marker": 1, "speed": 1}})"),
        rolled_twice("", R"("vehicles": [{"name": "red", "marker": [3, 2]}])"),
        chariot(R"("race": "toughest", )", R"("result": {"speed": 0})"),
        chariot(R"("house_rules": "recommended", )", R"("result": {"speed": 0})"),
        chariot(R"("house_rules": "assets/house-rules/first-race.json", )",
                R"("result": {"speed": 0})"),
        chariot(R"("house_rules": {"schema": "frothy-house-rules/1", "name": "x", "laps": 3,
                                   "rules": {"stamina": "used"}}, )",
                R"("vehicles": {"red": {"stamina": 10}})"),
        safe_turn(R"("script": [])", R"("vehicles": {"red": {"facing": 11}})"),
        // Not asked for (FR-CTRL-03), and made all the same if the script has it.
        safe_turn(R"("script": [{"roll": "control", "of": "red", "dice": ["left spin"]}])",
                  R"("vehicles": {"red": {"facing": 10}})"),
    }));
    const ScenarioResult result = run_scenario(text);
    INFO(text << "\n" << result.complaint());
    CHECK(result.passed());
}

TEST_CASE("hexes with markers must all be named, and nothing else", "[scenario]") {
    const std::string text = GENERATE(values<std::string>({
        rolled_twice("", R"("debris": [[0, 0], [1, 0]])"),
        rolled_twice("", R"("debris": [[0, 0], [1, 0], [9, 0], [2, 0]])"),
        rolled_twice("", R"("debris": [[0, 0], [1, 0], {"hex": [9, 0], "markers": 2}])"),
        rolled_twice("", R"("fragile": [])"),
        rolled_twice("", R"("vehicles": {"red": {"marker": {"speed": 1, "accel": 1}}})"),
    }));
    const ScenarioResult result = run_scenario(text);
    INFO(text << "\n" << result.complaint());
    CHECK(result.status == ScenarioStatus::failed);
}

TEST_CASE("laps come from the set of house rules unless they are given", "[scenario]") {
    const std::string race = R"("vehicles": [{"name": "red", "hex": [1, 0], "marker": "S1",
        "cards": {"hand": {}}, "laps": 1}],
        "course": {"circuit": false, "band": {"along": [1, 0], "lane": [0, 1],
                   "along_range": [0, 4], "lane_range": [0, 0]},
                   "finish": [[2, 0]], "finish_heading": 0},
        "house_rules": {"name": "x", "laps": 3, "rules": {}}},
        "do": {"slide": "red", "direction": "E"},
        "expect": {"vehicles": {"red": {"status": )";
    CHECK(run_scenario(R"({"given": {"laps": 2, )" + race + R"("finished"}}}})").passed());
    CHECK(run_scenario(R"({"given": {)" + race + R"("running"}}}})").passed());
}

TEST_CASE("who is home came home one after the other unless it is said otherwise", "[scenario]") {
    const auto both_home = [](const std::string& said, const std::string& events) {
        return run_scenario(R"({"given": {"vehicles": [
            {"name": "red", "hex": null, "status": "finished")" +
                            said + R"(}, {"name": "blue", "hex": null, "status": "finished")" +
                            said + R"(}, {"name": "gold"}]},
            "do": {"query": "sheet", "of": "gold"}, "expect": {"vehicles": )" +
                            events + "}}");
    };
    CHECK(both_home("", R"({"red": {"out_event": 1}, "blue": {"out_event": 2}})").passed());
    CHECK(both_home(R"(, "out_event": 4)", R"({"red": {"out_event": 4}, "blue": {"out_event": 4}})")
              .passed());
}

TEST_CASE("what a question offers and refuses is expected in any order", "[scenario]") {
    const auto asked = [](const std::string& question) {
        return run_scenario(R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "facing": 0,
            "marker": "S1", "cards": {"hand": {}}}]}, "do": {"move": "red", "phase": 1},
            "stop_at_question": true, "expect": {"question": {"ask": "drive", )" +
                            question + "}}}");
    };
    CHECK(asked(R"("offers": ["step E", "drift SE", "drift NE"])").passed());
    CHECK(asked(R"("refuses": [{"option": "turn left", "rule": "FR-MOV-02"}])").passed());
    CHECK(asked(R"("refuses": [{"option": "turn right"}, {"option": "turn left"}])").passed());
    for (const char* wrong :
         {R"("offers": ["step E", "drift SE"])", R"("offers": ["step E", "drift SE", "step NE"])",
          R"("refuses": [{"option": "step E"}])",
          R"("refuses": [{"option": "turn left", "rule": "FR-MOV-12"}])"}) {
        INFO(wrong);
        CHECK(asked(wrong).status == ScenarioStatus::failed);
    }
}
