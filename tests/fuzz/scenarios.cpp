// Rule cases of every game: a position that somebody made up, and what is done there.
#include <nlohmann/json.hpp>

#include "fuzz/loader.h"
#include "games/circus_maximus/data/scenario.h"
#include "games/death_roads/data/scenario.h"
#include "games/frothy/data/scenario/scenario.h"
#include "games/grand_prix/data/scenario.h"
#include "games/highway_heist/data/scenario.h"
#include "games/snails/data/scenario.h"
#include "play/scenario/scenario.h"

namespace fuzz {
namespace {

template <play::ScenarioGame (*game)()>
void load_case(std::string_view text) {
    static play::ScenarioRunner runner({game()}, {HIPPODROME_DATA_DIR});
    const play::ScenarioResult result = runner.run_line(text, "fuzz.jsonl", 1);
    promise(result.passed() || !result.complaint().empty(), "refused without a complaint");
}

// The cases of a folder of tests, each by itself.
std::vector<std::string> cases_below(const char* folder) {
    std::vector<std::string> cases;
    for (const std::string& text : texts_below(folder, ".json")) {
        const auto document = nlohmann::ordered_json::parse(text, nullptr, false);
        if (document.is_object()) cases.push_back(text);
        if (!document.is_array()) continue;
        for (const auto& item : document)
            cases.push_back(item.dump());
    }
    return cases;
}

}  // namespace

std::vector<Loader> scenario_loaders() {
    return {
        {"frothy-scenario", load_case<frothy::scenario_game>,
         [] { return cases_below("tests/scenarios"); }},
        {"grand-prix-scenario", load_case<grand_prix::scenario_game>,
         [] { return cases_below("tests/grand_prix"); }},
        {"circus-maximus-scenario", load_case<circus_maximus::scenario_game>,
         [] { return cases_below("tests/circus_maximus"); }},
        {"death-roads-scenario", load_case<death_roads::scenario_game>,
         [] { return cases_below("tests/death_roads"); }},
        {"highway-heist-scenario", load_case<highway_heist::scenario_game>,
         [] { return cases_below("tests/highway_heist"); }},
        {"snails-scenario", load_case<snails::scenario_game>,
         [] { return cases_below("tests/snails"); }},
    };
}

}  // namespace fuzz
