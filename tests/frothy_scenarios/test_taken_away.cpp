// Every trait, special card, damage affect and house rule has cases that notice when it is taken
// away, and every one of the first three also a case in which its owner goes without it unnoticed:
// one where it matters, and one where it must not act.
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "support/scenario_text.h"

namespace {

namespace fs = std::filesystem;
using frothy::CatalogueEntry;
using nlohmann::json;
using play::ScenarioRunner;
using play::ScenarioStatus;

const std::string wipe_out = "FR-PDE-16";

struct Case {
    fs::path file;
    json text;
};

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<Case> all_cases() {
    std::vector<Case> cases;
    const fs::path folder = fs::path(HIPPODROME_TESTS_DIR) / "scenarios";
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const fs::path& file = entry.path();
        if (file.extension() == ".jsonl") {
            std::istringstream lines(text_of(file));
            for (std::string line; std::getline(lines, line);) {
                if (!line.empty()) cases.push_back({file, json::parse(line)});
            }
        } else if (file.extension() == ".json" && file.parent_path().filename() != "schema") {
            json document = json::parse(text_of(file));
            if (!document.is_array()) document = json::array({document});
            for (json& one : document)
                cases.push_back({file, std::move(one)});
        }
    }
    return cases;
}

// As an `override` does: objects are merged, elements of a list addressed by place.
void apply(json& target, const json& changes) {
    for (const auto& [key, value] : changes.items()) {
        json& place = target.is_array() ? target.at(std::stoul(key)) : target[key];
        if (value.is_object() && (place.is_object() || place.is_array())) {
            apply(place, value);
        } else {
            place = value;
        }
    }
}

// The licence a vehicle of a case has; null where it is in a file beside the case.
json licence_of(const json& vehicle) {
    json licence = vehicle.value("licence", json("basic-chariot"));
    if (licence.is_string()) {
        const fs::path file = fs::path(HIPPODROME_KEPT_DATA_DIR) / "vehicles" /
                              (licence.get<std::string>() + ".json");
        if (!fs::exists(file)) return {};
        licence = json::parse(text_of(file));
    }
    if (vehicle.contains("override")) apply(licence, vehicle.at("override"));
    return licence;
}

enum class Found : bool { no, yes };

Found drop(json& list, const std::string& id) {
    json rest = json::array();
    for (const json& entry : list) {
        if (entry.value("id", "") != id) rest.push_back(entry);
    }
    const bool found = rest.size() != list.size();
    list = std::move(rest);
    return found ? Found::yes : Found::no;
}

// Cards keep their places, so it becomes a card that does nothing where this one would.
Found exchange(json& specials, const std::string& id) {
    const bool is_determination = id == "FR-SPC-15";
    Found found = Found::no;
    for (json& card : specials) {
        if (card.value("id", "") != id) continue;
        card.erase("n");
        card["id"] = is_determination ? "FR-SPC-05" : "FR-SPC-15";
        card["name"] = is_determination ? "Ramming Speed" : "Determination";
        found = Found::yes;
    }
    return found;
}

// The most Damage cannot be taken away, but put off by one.
Found put_off(json& damage) {
    for (json& affect : damage.at("affects")) {
        if (affect.value("id", "") == wipe_out) affect["at"] = affect.at("at").get<int>() + 1;
    }
    damage["max"] = damage.at("max").get<int>() + 1;
    return Found::yes;
}

Found take_away(json& licence, const std::string& id) {
    if (id == wipe_out) return put_off(licence.at("damage"));
    if (id.starts_with("FR-PDE")) return drop(licence.at("damage").at("affects"), id);
    if (id.starts_with("FR-TRT")) {
        return licence.contains("traits") ? drop(licence.at("traits"), id) : Found::no;
    }
    json& cards = licence.at("cards");
    return cards.contains("special") ? exchange(cards.at("special"), id) : Found::no;
}

// The case with nobody having it; null if nobody has.
json without(const json& text, const std::string& id) {
    json changed = text;
    bool found = false;
    if (!changed.at("given").contains("vehicles")) return {};
    for (json& vehicle : changed.at("given").at("vehicles")) {
        json licence = licence_of(vehicle);
        if (licence.is_null() || take_away(licence, id) == Found::no) continue;
        found = true;
        vehicle["licence"] = std::move(licence);
        vehicle.erase("override");
    }
    return found ? changed : json();
}

struct Noticed {
    int cases = 0;    // that fail without it
    int ignored = 0;  // that do not
};

void count(ScenarioRunner& runner, const Case& original, const json& changed, Noticed& noticed) {
    const auto result = runner.run_line(changed.dump(), original.file, 1);
    if (result.status == ScenarioStatus::passed) ++noticed.ignored;
    // A case that can no longer be set up proves nothing.
    if (result.status == ScenarioStatus::failed) ++noticed.cases;
}

}  // namespace

TEST_CASE("every trait, card and affect has a case that needs it and one that does not",
          "[scenario][long]") {
    std::set<std::string> ids;
    for (const auto& catalogue : {frothy::catalogue_of_affects(), frothy::catalogue_of_specials(),
                                  frothy::catalogue_of_traits()}) {
        REQUIRE_FALSE(catalogue.empty());
        for (const CatalogueEntry& entry : catalogue)
            CHECK(ids.insert(entry.rule.text()).second);
    }
    auto runner = support::scenario_runner();
    std::map<std::string, Noticed> noticed;
    for (const Case& one : all_cases()) {
        for (const json& rule : one.text.value("rules", json::array())) {
            const auto id = rule.get<std::string>();
            if (!ids.contains(id)) continue;
            const json changed = without(one.text, id);
            if (!changed.is_null()) count(runner, one, changed, noticed[id]);
        }
    }
    for (const std::string& id : ids) {
        INFO(id);
        CHECK(noticed[id].cases > 0);
        CHECK(noticed[id].ignored > 0);
    }
}

TEST_CASE("every value of a house rule has a case that the default would fail",
          "[scenario][long]") {
    auto runner = support::scenario_runner();
    std::map<std::string, Noticed> noticed;
    for (const Case& one : all_cases()) {
        const json rules = one.text.at("given").value("house_rules", json::object());
        for (const auto& [key, value] : rules.items()) {
            json changed = one.text;
            changed.at("given").at("house_rules").erase(key);
            const std::string name =
                value.is_string() ? key + " = " + value.get<std::string>() : key;
            count(runner, one, changed, noticed[name]);
        }
    }
    for (const frothy::HouseRuleKey& key : frothy::house_rule_keys()) {
        const std::string name(key.key);
        INFO(name);
        if (key.values.empty()) CHECK(noticed[name].cases > 0);
        for (std::size_t i = 1; i < key.values.size(); ++i) {
            INFO(key.values[i]);
            CHECK(noticed[name + " = " + std::string(key.values[i])].cases > 0);
        }
    }
}
