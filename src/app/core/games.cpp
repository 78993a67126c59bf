#include "app/core/games.h"

#include <algorithm>
#include <functional>

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

namespace {

std::string names_where(const std::function<bool(const play::GameModule&)>& is_meant) {
    std::string names;
    for (const play::GameModule& game : games())
        if (is_meant(game)) names += (names.empty() ? "" : ", ") + std::string(game.id);
    return names;
}

}  // namespace

std::string names_of_games() {
    return names_where([](const play::GameModule&) { return true; });
}

bool has_command(const play::GameModule& game, std::string_view command) {
    return std::ranges::find(game.commands, command, &play::Command::name) != game.commands.end();
}

std::string names_of_games_with(std::string_view command) {
    return names_where([&](const play::GameModule& game) { return has_command(game, command); });
}

std::string names_of_games_without(std::string_view command) {
    return names_where([&](const play::GameModule& game) { return !has_command(game, command); });
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
