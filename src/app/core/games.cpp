#include "app/core/games.h"

#include <algorithm>

#include "games/circus_maximus/door/core/circus_maximus_module.h"
#include "games/death_roads/door/core/death_roads_module.h"
#include "games/frothy/door/core/commands/frothy_module.h"
#include "games/grand_prix/door/core/grand_prix_module.h"
#include "games/highway_heist/door/core/highway_heist_module.h"
#include "games/snails/door/core/snails_module.h"

namespace app {

std::span<const play::GameModule> games() {
    static const std::vector<play::GameModule> all = {frothy::frothy_module(),
                                                      grand_prix::grand_prix_module(),
                                                      circus_maximus::circus_maximus_module(),
                                                      snails::snails_module(),
                                                      death_roads::death_roads_module(),
                                                      highway_heist::highway_heist_module()};
    return all;
}

const play::GameModule* game_named(std::string_view id) {
    const auto found = std::ranges::find(games(), id, &play::GameModule::id);
    return found == games().end() ? nullptr : &*found;
}

std::string names_of_games() {
    std::string names;
    for (const play::GameModule& game : games())
        names += (names.empty() ? "" : ", ") + std::string(game.id);
    return names;
}

std::vector<play::ScenarioGame> scenario_games(std::string_view first) {
    std::vector<play::ScenarioGame> all;
    for (const play::GameModule& game : games()) {
        const auto place = game.id == first ? all.begin() : all.end();
        all.insert(place, game.scenarios());
    }
    return all;
}

}  // namespace app
