// Rule cases of two small games, run by the runner that knows neither.
#include <catch2/catch.hpp>

#include <string>

#include "caravan_words.h"
#include "dash_words.h"

namespace {

using play::ScenarioResult;
using play::ScenarioStatus;
using play::scenario::Json;

play::ScenarioRunner small_games(play::ScenarioReport report) {
    return {
        {std::make_shared<dash::DashVocabulary>(), std::make_shared<caravan::CaravanVocabulary>()},
        {},
        report,
        play::Rehearsal::again};
}

ScenarioResult run(const std::string& text) {
    return small_games(play::ScenarioReport::full).run_line(text, "case", 1);
}

// Anna bids one more than Ben and rolls two dice.
std::string dash_case(const std::string& script, const std::string& expected) {
    return R"({"schema": "dash-scenario/1", "rules": ["D-1"], "given": {"squares": {"anna": 3}},
        "do": ["step", {"query": "leaders"}], "script": [
        {"ask": "bid", "of": "anna", "answer": ["more"], "secret": true, "rule": "D-1"},
        {"ask": "bid", "of": "ben", "answer": []},
        {"ask": "move", "of": "anna", "answer": "roll", "offers": ["walk", "roll"]},)" +
           script + R"(], "expect": {)" + expected + "}}";
}
const std::string two_dice = R"({"roll": "move", "dice": [6, 2]})";

// A round of three players who hold these cards; red has played ahead of the stray.
std::string caravan_case(const std::string& script, const std::string& expected,
                         const std::string& given = "") {
    return R"({"schema": "caravan-scenario/1", "given": {"players": ["red", "blue", "gold"],
        "hands": {"red": [0, 5], "blue": [1, 1, 2], "gold": [3, 4, 4]}, "squares": [8, 1])" +
           given + R"(}, "do": ["step", {"query": "view", "of": "gold"}], "script": [)" + script +
           R"(], "expect": {)" + expected + "}}";
}
const std::string draw = R"({"roll": "draw", "of": "red", "dice": [2]})";
// Gold comes to a well.
const std::string cards = R"({"ask": "card", "of": "red", "answer": 0, "secret": true},
    {"ask": "card", "of": "blue", "answer": 2}, {"ask": "card", "of": "gold", "answer": 4},
    {"ask": "piece", "of": "red", "answer": 0}, {"roll": "look", "of": "gold", "dice": [0]})";
const std::string stray = R"({"ask": "stray", "of": "gold", "answer": 1},
    {"roll": "stray", "dice": [1]})";

const std::string round_of_cards = draw + "," + cards + "," + stray;

}  // namespace

TEST_CASE("cases of other games hold, and hold when they are rehearsed", "[scenario]") {
    const std::string text = GENERATE(values<std::string>({
        dash_case(two_dice, R"("squares": {"anna": 9}, "turn": 2, "winner": null,
            "result": ["anna"], "events": [{"event": "moved", "of": "anna", "squares": 6}],
            "asks": [{"ask": "bid", "of": "anna", "answer": "more"}, {"reveal": true},
                     {"ask": "move"}], "no_events": [{"event": "conceded"}],
            "rolls_exact": [{"roll": "move", "count": 2, "dice": [6, 2]}])"),
        // Without a schema it is of the first game; rolls without a line come from the seed.
        R"({"given": {}, "do": {"step": 30}, "seed": 4, "script": [
            {"ask": "concede", "of": "ben", "answer": "concede"}],
            "expect": {"winner": "anna", "events_exact": [
                {"event": "turn began", "turn": 1}, {"event": "conceded", "of": "ben"}]}})",
        R"({"given": {}, "do": "step", "script": [{"ask": "bid", "of": "anna", "answer": []}],
            "stop_at_question": true,
            "expect": {"question": {"ask": "bid", "of": "ben", "offers": ["more", "done"]}}})",
        caravan_case(round_of_cards, R"("squares": [9, 4, 5, 0, 0, 9],
            "hands": {"red": [2, 5], "blue": [1, 1]}, "discard": [0, 2, 4], "deck": 15,
            "events": [{"event": "drew card", "of": "red", "card": 2, "seen_by": ["red"]},
                       {"event": "looked", "of": "gold", "card": 0}],
            "results": [null, {"hands": {"red": [null, null], "gold": [3, 4]}}])"),
    }));
    const ScenarioResult result = run(text);
    INFO(text << "\n" << result.complaint());
    CHECK(result.passed());
}

TEST_CASE("cases of other games fail where they are wrong", "[scenario]") {
    struct Wrong {
        std::string text;
        ScenarioStatus status;
        const char* place;
        const char* message;
    };
    const auto [text, status, place, message] = GENERATE(values<Wrong>({
        {dash_case(two_dice, R"("squares": {"anna": 8})"), ScenarioStatus::failed,
         "expect/squares/anna", "squares, anna is 9, expected 8"},
        {dash_case(R"({"roll": "move", "dice": [6]})", ""), ScenarioStatus::failed, "script/3",
         "the move roll of somebody with 2 dice comes here"},
        {dash_case(R"({"roll": "move", "dice": [6, 7]})", ""), ScenarioStatus::bad_content,
         "script/3/dice/1", "found 7, expected a whole number from 1 to 6"},
        {dash_case(two_dice, R"("events": [{"event": "moved", "card": 2}])"),
         ScenarioStatus::bad_content, "expect/events/0/card", "known: \"event\", \"of\""},
        {dash_case(two_dice, R"("hands": [])"), ScenarioStatus::bad_content, "expect/hands",
         "known: \"squares\", \"turn\", \"winner\""},
        {R"({"schema": "frothy-scenario/1", "given": {}, "do": "step"})",
         ScenarioStatus::bad_content, "schema",
         "expected \"dash-scenario/1\" or \"caravan-scenario/1\""},
        {R"({"given": {}, "do": "step", "rules": ["FR-CTRL-08"]})", ScenarioStatus::bad_content,
         "rules/0", "a ledger ID such as \"D-1\""},
        {R"([1])", ScenarioStatus::bad_content, "", "expected a case"},
        {R"({"given": {}, "do": "forget"})", ScenarioStatus::failed, "do",
         "the race ends otherwise when the rules are run again"},
        // Card 5 is in red's hand, and the deck holds three more of it at most.
        {caravan_case(draw, "", R"(, "deck": [5, 0])"), ScenarioStatus::failed, "script/0",
         "the draw roll of red cannot come out as 2"},
        {caravan_case(draw + R"(, {"ask": "card", "of": "red", "answer": 3})", ""),
         ScenarioStatus::failed, "script/1", "\"3\" is not offered; offered: \"0\", \"2\", \"5\""},
        {caravan_case(draw + "," + cards + R"(, {"ask": "stray", "of": "red", "answer": 1})", ""),
         ScenarioStatus::failed, "script/6", "blue is asked \"stray\""},
        {caravan_case(round_of_cards, R"("results": [null, {"hands": {"blue": [1, 1]}}])"),
         ScenarioStatus::failed, "expect/results/1/hands/blue", "is [null,null]"},
    }));
    const ScenarioResult result = run(text);
    INFO(text << "\n" << result.complaint());
    CHECK(result.status == status);
    CHECK(result.place == place);
    CHECK_THAT(result.message, Catch::Contains(message));
}

TEST_CASE("cases of other games are reported and told", "[scenario]") {
    const Json report = Json::parse(run(caravan_case(round_of_cards, "")).report);
    CHECK(report["rolls"][0]["seen_by"] == Json::array({"red"}));
    CHECK(report["asks"].back()["team"] == Json::array({"gold"}));
    CHECK(report["asks"].back()["by"] == "gold");
    CHECK(report["state"]["squares"] == report["results"][1]["squares"]);
    auto teller = small_games(play::ScenarioReport::told);
    const std::string told = teller.run_line(dash_case(two_dice, ""), "case", 1).report;
    CHECK_THAT(told, Catch::Contains("anna, move: roll") && Catch::Contains("move: [6,2]"));
    CHECK_THAT(told, Catch::Contains("In the end"));
}
