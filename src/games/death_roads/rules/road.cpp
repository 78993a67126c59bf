// The road and who is where on it (DR-O-01, DR-O-03, DR-O-08).
#include <algorithm>

#include "games/death_roads/rules/race.h"

namespace death_roads {

Space neighbour(Space space, Way way) {
    // Diagonal steps do not exist (DR-O-42).
    if (way == Way::forward) ++space.row;
    if (way == Way::back) --space.row;
    if (way == Way::left) --space.lane;
    if (way == Way::right) ++space.lane;
    return space;
}

PlayerId who_is_on(const Race& race, Space space) {
    for (PlayerId id = 0; id < race.terms.players; ++id)
        if (race[id].is_racing && race[id].at == space) return id;
    return nobody;
}

int racing_count(const Race& race) { return static_cast<int>(racing(race).size()); }

Players racing(const Race& race) {
    Players players;
    for (std::size_t i = 0; i < race.terms.players; ++i)
        if (race[race.order[i]].is_racing) players.push_back(race.order[i]);
    return players;
}

// DR-INIT-01, DR-INIT-02, DR-INIT-03
Players by_position(const Race& race) {
    Players players = racing(race);
    std::stable_sort(players.begin(), players.end(), [&](PlayerId one, PlayerId other) {
        const Car& a = race[one];
        const Car& b = race[other];
        return a.at.row != b.at.row ? a.at.row > b.at.row : a.gear > b.gear;
    });
    return players;
}

Players placing(const Race& race) {
    Players players = by_position(race);
    for (std::size_t i = race.out_count; i-- > 0;)
        players.push_back(race.out[i]);
    return players;
}

}  // namespace death_roads
