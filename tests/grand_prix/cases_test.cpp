// The rules of Grand Prix, case by case: tests/grand_prix/*.json.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/grand_prix/data/scenario.h"
#include "play/scenario/scenario.h"
#include "support/rule_cases.h"

namespace grand_prix {

TEST_CASE("the rule cases hold, and hold again from the journal", "[grand_prix]") {
    CHECK(support::check_rule_cases(scenario_game(), "grand_prix") > 350);
}

TEST_CASE("all worked cases of the ledger and all card texts are among them", "[grand_prix]") {
    std::set<std::string> rules;
    std::set<std::pair<int, std::string>> cards;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(HIPPODROME_TESTS_DIR) + "/grand_prix")) {
        if (entry.path().extension() != ".json") continue;
        std::ifstream file(entry.path());
        for (const auto& one : nlohmann::json::parse(file)) {
            rules.insert(one.at("rules").begin(), one.at("rules").end());
            for (const auto& event : one.at("expect").value("events", nlohmann::json::array()))
                if (event.contains("card") && event.contains("flag"))
                    cards.emplace(event.at("card"), event.at("flag"));
        }
    }
    constexpr int worked_cases = 36;
    for (int number = 1; number <= worked_cases; ++number) {
        const std::string id = std::string(number < 10 ? "GP-T0" : "GP-T") + std::to_string(number);
        INFO(id);
        CHECK(rules.contains(id));
    }
    CHECK(cards.size() == 60);
}

TEST_CASE("a faulty case is refused where the fault is", "[grand_prix]") {
    struct Fault {
        std::string given, deed, script, place;
    };
    const std::string cars = R"("cars": [{"name": "red", "at": 4}, {"name": "blue", "at": 9}])";
    const std::string roll = R"({"roll": "movement", "of": "red", "dice": [4]})";
    const std::vector<Fault> faults = {
        {R"("cars": [])", R"("turn")", "", "given/cars"},
        {R"("cars": [{"name": "red"}, {"name": "red"}])", R"("turn")", "", "given/cars/1/name"},
        {R"("cars": [{"name": "red", "at": 4}, {"name": "blue", "at": 4}])", R"("turn")", "",
         "given/cars/1"},
        {R"("cars": [{"name": "red", "at": "P13"}])", R"("turn")", "", "given/cars/0/at"},
        {R"("cars": [{"name": "red", "at": 33}])", R"("turn")", "", "given/cars/0/at"},
        {R"("cars": [{"name": "red", "tyre": "square"}])", R"("turn")", "", "given/cars/0/tyre"},
        {R"("cars": [{"name": "red", "marks": ["wings"]}])", R"("turn")", "",
         "given/cars/0/marks/0"},
        {R"("cars": [{"name": "red", "standing": "home"}])", R"("turn")", "", "given"},
        {R"("terms": {"mode": "sprint", "options": ["dry race"]}, )" + cars, R"("turn")", "",
         "given/terms"},
        {R"("order": ["red", "red"], )" + cars, R"("turn")", "", "given/order/1"},
        {R"("order": ["red"], )" + cars, R"("turn")", "", "given/order"},
        {R"("home": ["red"], )" + cars, R"("turn")", "", "given/home"},
        {R"("used_cards": [4, 4], )" + cars, R"("turn")", "", "given/used_cards/1"},
        {R"("used_cards": [21], )" + cars, R"("turn")", "", "given/used_cards/0"},
        {R"("weather": "hail", )" + cars, R"("turn")", "", "given/weather"},
        {cars, R"("swim")", "", "do/swim"},
        {R"("stage": "tyres", )" + cars, R"("turn")", "", "do"},
        {cars, R"("turn")", R"({"roll": "movement", "of": "red", "dice": [7]})", "script/0/dice/0"},
        {cars, R"("turn")", R"({"roll": "attack", "of": "red", "dice": [1]})", "script/0/dice/0"},
        {cars, R"("turn")", roll + R"(, {"ask": "rival", "of": "red", "answer": "rival pink"})",
         "script/1/answer"},
        {cars, R"("turn")", roll + R"(, {"ask": "box", "of": "red", "answer": "slick"})",
         "script/1/answer"}};
    play::ScenarioRunner runner({scenario_game()}, {});
    for (const Fault& fault : faults) {
        const std::string text = R"({"given": {)" + fault.given + R"(}, "do": )" + fault.deed +
                                 R"(, "script": [)" + fault.script + "]}";
        INFO(text);
        const auto results = runner.run_document(text, "faulty.json");
        REQUIRE(results.size() == 1);
        CHECK(results[0].status == play::ScenarioStatus::bad_content);
        CHECK(results[0].place == fault.place);
    }
}

TEST_CASE("a state is given again as it is told", "[grand_prix]") {
    support::check_states_given_again(
        scenario_game(), "grand_prix", [](const formats::Json& state) {
            const std::string stage = state.at("stage");
            const char* part = stage == "tyres" ? "tyre" : stage == "grid" ? "grid" : "turn";
            return formats::Json{{part, 0}};
        });
}

}  // namespace grand_prix
