// Deliberately wrong scenarios: each is refused, at the right place, with what was found.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>
#include <string>

#include "support/scenario_text.h"

namespace {

using play::ScenarioReport;
using play::ScenarioResult;
using play::ScenarioRunner;
using play::ScenarioStatus;
using support::run_scenario;

struct Wrong {
    const char* what;
    std::string text;
    ScenarioStatus status;
    const char* place;
    const char* message;  // part of it
};

// A case about one basic chariot at Speed 5, with its own parts added.
std::string one(const std::string& vehicle, const std::string& rest) {
    return R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "marker": "S5 A1/D1")" +
           (vehicle.empty() ? "" : ", " + vehicle) + "}]}, " + rest + "}";
}

const std::string damage_roll = R"("do": {"damage roll": "red", "dice": 2})";
const std::string speed_check = R"("do": {"speed check": "red"})";

// Red, facing east, attacks blue under some house rules.
std::string attack(const std::string& blue, const std::string& rules) {
    const std::string hex = blue.substr(1, blue.size() - 2);
    return R"({"given": {"house_rules": )" + rules +
           R"(, "vehicles": [{"name": "red", "hex": [0, 0], "facing": 0}, {"name": "blue", )" +
           hex + R"(}]}, "do": {"attack": "red", "target": "blue", "kind": "vehicle"}})";
}

constexpr ScenarioStatus bad = ScenarioStatus::bad_content;
constexpr ScenarioStatus failed = ScenarioStatus::failed;

}  // namespace

TEST_CASE("a wrong document is refused with its place", "[scenario]") {
    const Wrong wrong = GENERATE(values<Wrong>({
        {"no JSON", "{\"given\": ", bad, "line 1", "JSON"},
        {"a key twice", R"({"given": {}, "given": {}, "do": "maintenance"})", bad, "given",
         "a second time"},
        {"an unknown key at the top", R"({"given": {}, "do": "maintenance", "scirpt": []})", bad,
         "scirpt", "did you mean \"script\"?"},
        {"nothing to do", R"({"given": {}})", bad, "", "\"do\" is missing"},
        {"another schema", R"({"schema": "frothy-scenario/2", "given": {}, "do": "round"})", bad,
         "schema", "frothy-scenario/1"},
        {"an unknown deed", one("", R"("do": {"sped check": "red"})"), bad, "do",
         "did you mean \"speed check\"?"},
        {"an unknown vehicle", one("", R"("do": {"speed check": "rod"})"), bad, "do/speed check",
         "did you mean \"red\"?"},
        {"an unknown key of a vehicle", one(R"("markr": 1)", speed_check), bad,
         "given/vehicles/0/markr", "did you mean \"marker\"?"},
        {"an attack without a card for it",
         R"({"given": {"vehicles": [{"name": "red", "hex": [0, 0], "cards": {"hand": {"whip": 1}}},
             {"name": "blue", "hex": [0, 1]}]},
             "do": {"attack": "red", "target": "blue", "kind": "vehicle"}})",
         bad, "do/target", "holds no Reins to start this attack with (FR-ATK-05)"},
        {"an attack on somebody far away", attack(R"({"hex": [0, 3]})", "{}"), bad, "do/target",
         "blue is out of reach, expected it next to red and in its side arc (FR-ATK-02)"},
        {"an attack on somebody in front", attack(R"({"hex": [1, 0]})", "{}"), bad, "do/target",
         "(FR-ATK-02)"},
        {"an attack in a Friendly Race",
         attack(R"({"hex": [0, 1]})", R"({"opt.friendly_race": "on"})"), bad, "do/target",
         "nobody starts an attack in a Friendly Race (FR-OPT-02)"},
        {"an attack in the truce",
         attack(R"({"hex": [0, 1]})", R"({"opt.first_round_truce": "on"})"), bad, "do/target",
         "nobody starts an attack in round 1, with the truce (FR-OPT-01)"},
        {"an unknown house rule",
         R"({"given": {"house_rules": {"dice.face": "printed"}}, "do": "maintenance"})", bad,
         "given/house_rules/dice.face", "did you mean \"dice.faces\"?"},
        {"an unknown value of a house rule",
         R"({"given": {"house_rules": {"dice.faces": "pinted"}}, "do": "maintenance"})", bad,
         "given/house_rules/dice.faces", "did you mean \"printed\"?"},
        {"boxes that do not match",
         R"({"given": {"vehicles": [{"name": "red", "marker": "S2 A1/D3"}]}, "do": "maintenance"})",
         bad, "given/vehicles/0/marker", "A1/D1, A1/D2, A2/D3, A3/D3"},
        {"no marker",
         R"({"given": {"vehicles": [{"name": "red", "marker": "fast"}]}, "do": "maintenance"})",
         bad, "given/vehicles/0/marker", "expected a marker such as"},
        {"a hex off the course", one("", R"("do": {"enter": "red"})"), bad, "do",
         "\"direction\" is missing"},
        {"two vehicles on one hex",
         R"({"given": {"vehicles": [{"name": "a", "hex": [0, 0]}, {"name": "b", "hex": [0, 0]}]},
             "do": "maintenance"})",
         bad, "given/vehicles/1/hex", "another vehicle"},
        {"an unknown licence",
         R"({"given": {"vehicles": [{"name": "a", "licence": "no-such"}]}, "do": "maintenance"})",
         bad, "given/vehicles/0/licence", "no-such"},
        {"an illegal override", one(R"("override": {"resilience": 9})", speed_check), bad,
         "given/vehicles/0/override/resilience", "found 9"},
        {"damage that wrecks", one(R"("damage": 10)", speed_check), bad, "given/vehicles/0/damage",
         "status"},
        {"a wreck that lies nowhere",
         R"({"given": {"vehicles": [{"name": "red", "hex": null, "damage": 10,
                                     "status": "rolling wreck"}]}, "do": "maintenance"})",
         bad, "given", "its place on the track"},
        {"a marker of no boxes", one(R"("speed": "S9")", speed_check), bad,
         "given/vehicles/0/speed", "found \"S9\", expected a rating"},
        {"a marker and another rating", one(R"("speed": 4)", speed_check), bad,
         "given/vehicles/0/speed", "the 5 of the marker"},
        {"a house rule that is no word",
         R"({"given": {"house_rules": {"stamina": true}}, "do": "maintenance"})", bad,
         "given/house_rules/stamina", "expected one of \"unused\", \"used\""},
        {"no such set of house rules",
         R"({"given": {"house_rules": "no-such"}, "do": "maintenance"})", bad, "given/house_rules",
         "no-such"},
        {"a set of house rules of another schema",
         R"({"given": {"house_rules": {"schema": "x/1", "rules": {}}}, "do": "maintenance"})", bad,
         "given/house_rules/schema", "frothy-house-rules/1"},
        {"a hex with debris twice",
         R"({"given": {"debris": [[1, 0], {"hex": [1, 0]}]}, "do": "maintenance"})", bad,
         "given/debris/1", "a second time"},
        {"a wall in the mud",
         R"({"given": {"hazards": [[1, 0]], "solid": [[1, 0]]}, "do": "maintenance"})", bad,
         "given/hazards/0", "stands alone"},
        {"more cards than there are", one(R"("cards": {"hand": {"whip": 4}})", speed_check), bad,
         "given", "more cards than its licence lists"},
        {"somebody who is out of the race",
         one("", R"("do": [{"retire": "red"}, {"speed check": "red"}])"), bad, "do/1/speed check",
         "red is gone, expected it to be running"},
        {"somebody gone who has a hex", one(R"("status": "gone")", speed_check), bad, "given",
         "disagree"},
        {"no such question",
         one("", speed_check + R"(, "script": [{"ask": "cards", "of": "red", "answer": []}])"), bad,
         "script/0/ask", "expected a question"},
        {"no such option",
         one("", speed_check +
                     R"(, "script": [{"ask": "speed cards", "of": "red", "answer": ["wip"]}])"),
         bad, "script/0/answer/0", "did you mean \"whip\"?"},
        {"no such icon",
         one("", damage_roll +
                     R"(, "script": [{"roll": "damage", "of": "red", "dice": [1, "slyde"]}])"),
         bad, "script/0/dice/1", "did you mean \"slide\"?"},
        {"no such value",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [1, 4]}])"),
         bad, "script/0/dice/1", "from 0 to 3"},
        {"no ledger ID", one("", damage_roll + R"(, "rules": ["FR-COLL-01"])"), bad, "rules/0",
         "ledger ID"},
        {"an unknown event",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 0]}],
             "expect": {"events": [{"event": "damage roled"}]})"),
         bad, "expect/events/0/event", "did you mean \"damage rolled\"?"},
        {"an unknown key of an event",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 0]}],
             "expect": {"events": [{"event": "damage rolled", "point": 0}]})"),
         bad, "expect/events/0/point", "did you mean \"points\"?"},
        {"an unknown part of the state",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 0]}],
             "expect": {"vehicles": {"red": {"damge": 0}}})"),
         bad, "expect/vehicles/red/damge", "did you mean \"damage\"?"},
    }));
    INFO(wrong.what << "\n" << wrong.text);
    const ScenarioResult result = run_scenario(wrong.text);
    INFO(result.complaint());
    CHECK(result.status == wrong.status);
    CHECK_THAT(result.place, Catch::StartsWith(wrong.place));
    CHECK_THAT(result.message, Catch::Contains(wrong.message));
}

TEST_CASE("what happens otherwise than written fails and says what was found", "[scenario]") {
    const Wrong wrong = GENERATE(values<Wrong>({
        {"another number of dice",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [1]}])"),
         failed, "script/0", "with 2 dice comes here"},
        {"another roll",
         one("", damage_roll + R"(, "script": [{"roll": "control", "of": "red", "dice": [1, 1]}])"),
         failed, "script/0", "the damage roll of red"},
        {"a roll instead of a question",
         one("",
             damage_roll + R"(, "script": [{"ask": "control cards", "of": "red", "answer": []}])"),
         failed, "script/0", "expects red to be asked \"control cards\""},
        {"a question instead of a roll",
         one("",
             speed_check + R"(, "script": [{"roll": "speed check", "of": "red", "dice": [1, 1]}])"),
         failed, "script/0", "red is asked \"speed cards\""},
        {"another answer than the one option",
         R"({"given": {"solid": [[1, -1], [0, 1]], "vehicles": [{"name": "red", "hex": [0, 0],
             "facing": 0, "marker": "S1 A1/D1", "cards": {}}]},
             "do": {"move": "red", "phase": 1},
             "script": [{"ask": "drive", "of": "red", "answer": "drift NE"}],
             "expect": {"vehicles": {"red": {"hex": [1, 0]}}}})",
         failed, "script/0", "\"drift NE\" is not offered; offered: "},
        {"another answer than the one option, and then a roll",
         one(R"("cards": {})", R"("do": {"control roll": "red", "turn": "left"}, "script": [
                 {"ask": "control cards", "of": "red", "answer": ["whip"]}],
                 "expect": {"vehicles": {"red": {"damage": 0}}})"),
         failed, "script/0", "where there was one option: \"done\""},
        {"an unused line",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 0]},
                                               {"roll": "damage", "of": "red", "dice": [1]}])"),
         failed, "script/1", "not used"},
        {"a card that is not in hand",
         one(R"("cards": {"hand": {"reins": 2}})",
             speed_check +
                 R"(, "script": [{"ask": "speed cards", "of": "red", "answer": ["whip"]}])"),
         failed, "script/0", "\"whip\" is not offered; offered: "},
        {"other offers",
         one(R"("cards": {"hand": {"reins": 2}})",
             speed_check + R"(, "script": [{"ask": "speed cards", "of": "red", "answer": [],
                                            "offers": ["done"]}])"),
         failed, "script/0", "which `offers` does not have"},
        {"something not refused",
         one(R"("cards": {"hand": {"reins": 1}})",
             speed_check + R"(, "script": [{"ask": "speed cards", "of": "red", "answer": [],
                 "refuses": [{"option": "reins", "rule": "FR-SPD-02"}]}])"),
         failed, "script/0/refuses/0", "is offered, expected it to be refused"},
        {"secrecy",
         one(R"("cards": {"hand": {"reins": 1}})",
             speed_check + R"(, "script": [{"ask": "speed cards", "of": "red", "answer": [],
                                            "secret": true}])"),
         failed, "script/0", "expected it to be secret"},
        {"another state",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 3]}],
             "expect": {"vehicles": {"red": {"damage": 2}}})"),
         failed, "expect/vehicles/red/damage", "red's damage is 1, expected 2"},
        {"another marker",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 3]}],
             "expect": {"vehicles": {"red": {"marker": "S4"}}})"),
         failed, "expect/vehicles/red/marker", "marker is S5 A1/D1"},
        {"a missing event",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 3]}],
             "expect": {"events": [{"event": "damage rolled", "points": 2}]})"),
         failed, "expect/events/0", "\"points\":1"},
        {"an event that must not be",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 3]}],
             "expect": {"no_events": [{"event": "damaged"}]})"),
         failed, "expect/no_events/0", "must not happen"},
        {"another result",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 3]}],
             "expect": {"result": {"points": 2}})"),
         failed, "expect/result/points", "is 1, expected 2"},
        {"the end of the script, with something expected",
         one("", damage_roll + R"(, "expect": {"result": {"points": 2}})"), failed, "script",
         "has no line for it"},
        {"an end without the question sought",
         one("", damage_roll + R"(, "script": [{"roll": "damage", "of": "red", "dice": [0, 3]}],
             "stop_at_question": true)"),
         failed, "stop_at_question", "without an open question"},
    }));
    INFO(wrong.what << "\n" << wrong.text);
    const ScenarioResult result = run_scenario(wrong.text);
    INFO(result.complaint());
    CHECK(result.status == wrong.status);
    CHECK(result.place == wrong.place);
    CHECK_THAT(result.message, Catch::Contains(wrong.message));
}

TEST_CASE("without a script the case says what it would ask", "[scenario]") {
    auto runner = support::scenario_runner(ScenarioReport::full);
    const ScenarioResult result = runner.run_line(one("", speed_check), "case", 7);
    CHECK(result.status == ScenarioStatus::stopped);
    CHECK_THAT(result.report, Catch::Contains(R"("status":"asks")"));
    CHECK_THAT(result.report, Catch::Contains(R"("ask":"speed cards")"));
    CHECK_THAT(result.report, Catch::Contains(R"("line":7)"));
    CHECK(result.complaint() == "case:7: line 7: script: " + result.message);
}

TEST_CASE("lines of a text are run one by one, and blank ones passed over", "[scenario]") {
    auto runner = support::scenario_runner();
    CHECK(runner.run_file("/no/such/file.json").at(0).status == bad);
    const auto results = runner.run_document("[" + one("", damage_roll + R"(, "seed": 3)") + "," +
                                                 one("", "\"do\": \"maintenance\"") + "]",
                                             "two.json");
    REQUIRE(results.size() == 2);
    CHECK(results[0].passed());
    CHECK(results[1].passed());
    CHECK(results[1].name == "two");
}

TEST_CASE("a list without a case is no document", "[scenario]") {
    const auto results = support::scenario_runner().run_document("[ ]", "none.json");
    REQUIRE(results.size() == 1);
    CHECK(results[0].status == bad);
    CHECK_THAT(results[0].message, Catch::Contains("an empty list"));
}

TEST_CASE("what options look like is said with a name of the case itself", "[scenario]") {
    auto runner = support::scenario_runner();
    for (const std::string name : {"red", "blue"}) {
        const ScenarioResult result =
            runner.run_line(R"({"given": {"vehicles": [{"name": ")" + name + R"("}]},
                "do": "maintenance", "script": [{"ask": "drive", "of": ")" +
                                name + R"(", "answer": "fly"}]})",
                            "case", 1);
        CHECK_THAT(result.message, Catch::Contains("\"attack personal " + name + "\""));
    }
}

TEST_CASE("the state of a report may be given to a next case", "[scenario]") {
    auto runner = support::scenario_runner(ScenarioReport::full);
    nlohmann::json first = nlohmann::json::parse(R"({"given": {"course": "circus-parvus",
        "vehicles": [{"name": "red"}, {"name": "blue", "control_loss": 3, "damage": 5}]},
        "do": [{"set up": [2, 1]}, {"step": 2}], "seed": 4,
        "script": [{"ask": "speed cards", "of": "red", "answer": ["whip", "reins"]},
                   {"ask": "speed direction", "of": "red", "answer": "accelerate"}]})");
    nlohmann::json report = nlohmann::json::parse(runner.run_line(first.dump(), "case", 1).report);
    REQUIRE(report["state"].is_object());
    nlohmann::json next = {{"given", report["state"]}, {"do", {{"query", "places"}}}};
    next["given"]["course"] = "circus-parvus";
    const ScenarioResult again = runner.run_line(next.dump(), "case", 2);
    INFO(again.complaint());
    CHECK(again.passed());
    CHECK(nlohmann::json::parse(again.report)["state"] == report["state"]);
}
