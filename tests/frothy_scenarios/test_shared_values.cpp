// Dice of Control rolls given by a value that two icons share.
#include <catch2/catch.hpp>

#include <string>

#include "support/scenario_text.h"

namespace {

using play::ScenarioResult;
using play::ScenarioStatus;
using support::run_scenario;

// One die of a basic chariot at Speed 3 that plans no turn.
std::string control_roll(const std::string& die, const std::string& rest,
                         const std::string& given = "") {
    return R"({"given": {)" + given +
           R"("vehicles": [{"name": "red", "hex": [0, 0], "facing": 0, "marker": "S3 A1/D1",
            "cards": {"hand": {}}}]},
            "do": {"control roll": "red", "cause": "turn"},
            "script": [{"roll": "control", "of": "red", "dice": [)" +
           die + R"(]}, {"roll": "damage", "of": "red", "dice": [0]}])" + rest + "}";
}

std::string without_damage(const std::string& die, const std::string& rest,
                           const std::string& given = "") {
    std::string text = control_roll(die, rest, given);
    const std::string roll = R"(, {"roll": "damage", "of": "red", "dice": [0]})";
    return text.erase(text.find(roll), roll.size());
}

std::string facing(int number) {
    return R"(, "expect": {"vehicles": {"red": {"facing": )" + std::to_string(number) + "}}}";
}

}  // namespace

TEST_CASE("a value that two icons share is what the case expects", "[scenario][FR-DICE-04]") {
    CHECK(run_scenario(without_damage("2", facing(11))).passed());  // Left Spin
    CHECK(run_scenario(without_damage("2", facing(1))).passed());   // Right Spin
    const ScenarioResult neither = run_scenario(without_damage("2", facing(0)));
    CHECK(neither.status == ScenarioStatus::failed);
    CHECK(neither.message.find("2 may be \"left spin\" or \"right spin\"") != std::string::npos);
    // Only Damage is followed by a roll, so 3 is no Haste here.
    CHECK(run_scenario(control_roll("3", "")).passed());
    CHECK(run_scenario(control_roll("\"haste\"", "")).status == ScenarioStatus::failed);
}

TEST_CASE("where nothing is expected it is refused", "[scenario][FR-DICE-04]") {
    const ScenarioResult result = run_scenario(without_damage("2", ""));
    CHECK(result.status == ScenarioStatus::bad_content);
    CHECK(result.place == "script/0/dice/0");
    CHECK(result.message.find("name the icon") != std::string::npos);
    CHECK(run_scenario(without_damage("\"left spin\"", "")).passed());
    CHECK(run_scenario(without_damage("0", "")).passed());  // Slide, and nothing else
    CHECK(run_scenario(without_damage("1", "")).passed());  // Slow
    const std::string mirrored = R"("house_rules": {"dice.faces": "mirrored"}, )";
    CHECK(run_scenario(without_damage("1", "", mirrored)).status == ScenarioStatus::bad_content);
    CHECK(run_scenario(control_roll("3", "", mirrored)).passed());  // Damage
}

TEST_CASE("it is taken where it makes no difference", "[scenario][FR-DICE-03]") {
    // Values are all that a damage roll reads.
    CHECK(run_scenario(R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "facing": 0}]},
        "do": {"damage roll": "red", "dice": 2},
        "script": [{"roll": "damage", "of": "red", "dice": [2, 3]},
                   {"roll": "control", "of": "red", "dice": ["slide"]}]})")
              .status == ScenarioStatus::failed);  // no Control roll follows
    CHECK(run_scenario(R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "facing": 0}]},
        "do": {"damage roll": "red", "dice": 2},
        "script": [{"roll": "damage", "of": "red", "dice": [2, 3]}]})")
              .passed());
    // What is left after the discard is a Right Spin, as expected.
    CHECK(run_scenario(R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "facing": 0,
          "marker": "S3 A1/D1", "cards": {"hand": {"whip": 1}}}]},
        "do": {"control roll": "red", "cause": "turn"},
        "script": [{"ask": "control cards", "of": "red", "answer": ["whip"]},
                   {"roll": "control", "of": "red", "dice": [0, 2]},
                   {"ask": "discard die", "of": "red", "answer": ["discard slide"]}],
        "expect": {"vehicles": {"red": {"control_loss": 1, "facing": 1}}}})")
              .passed());
}
