#include "games/circus_maximus/rules/ratings.h"

#include <algorithm>
#include <numeric>

namespace circus_maximus {

int team_speed(const Chariot& chariot) {
    return std::accumulate(chariot.team.begin(), chariot.team.end(), 0) - chariot.exhaustion;
}

int driver_modifier(const Chariot& chariot) {
    const int wounds = 3 * chariot.hits <= chariot.full_hits   ? -2
                       : 2 * chariot.hits <= chariot.full_hits ? -1
                                                               : 0;
    return chariot.points.driver + chariot.jostle + wounds;
}

int maximum(const Chariot& chariot) {
    const int modifier = driver_modifier(chariot);
    int most = team_speed(chariot) + modifier - chariot.reduction;
    if (chariot.jostle < 0 && modifier < 0) most = std::min(most, safe_speed(chariot.car.lane));
    return std::max(most, 0);
}

bool may_use_whip(const Chariot& chariot) {
    return chariot.has_whip && driver_modifier(chariot) >= 0;
}

int by_weight(Weight weight) { return 3 * (static_cast<int>(weight) - 1); }

ChariotId who_is_on(const Race& race, Square square) {
    for (ChariotId id = 0; id < chariots; ++id) {
        const Chariot& chariot = race[id];
        if (!chariot.is_on_track()) continue;
        if (chariot.team_square() == square) return id;
        if (chariot.has_car() && chariot.car == square) return id;
    }
    return no_chariot;
}

bool has_room(const Race& race, Square car, ChariotId mover) {
    const auto is_open = [&](Square square) {
        const ChariotId other = who_is_on(race, square);
        return other == no_chariot || other == mover;
    };
    return is_open(car) && is_open(ahead(car));
}

bool is_wreck(const Race& race, Square square) {
    const auto end = race.wrecks.begin() + race.wreck_count;
    return std::find(race.wrecks.begin(), end, square) != end;
}

Chariots race_order(const Race& race) {
    Chariots order;
    for (ChariotId id = 0; id < chariots; ++id)
        if (race[id].is_on_track()) order.push_back(id);
    std::stable_sort(order.begin(), order.end(), [&](ChariotId one, ChariotId other) {
        const Chariot& a = race[one];
        const Chariot& b = race[other];
        if (a.crossings != b.crossings) return a.crossings > b.crossings;
        if (is_ahead(a.car, b.car)) return true;
        if (is_ahead(b.car, a.car)) return false;
        return a.car.lane < b.car.lane;
    });
    return order;
}

Chariots classification(const Race& race) {
    Chariots placed;
    for (std::size_t i = 0; i < race.homes; ++i)
        placed.push_back(race.home[i]);
    for (const ChariotId id : race_order(race))
        if (race[id].is_racing()) placed.push_back(id);
    return placed;
}

int place_of(const Race& race, kernel::PlayerId player) {
    const Chariots order = classification(race);
    // Nobody wins where nobody is placed (CM-X31).
    if (order.empty()) return static_cast<int>(seats_of(race.terms));
    kernel::PlayerSet placed = 0;
    int place = 1;
    for (const ChariotId id : order) {
        const kernel::PlayerId owner = owner_of(race.terms, id);
        if (owner == player) return place;
        if (kernel::includes(placed, owner)) continue;
        placed |= kernel::only(owner);
        ++place;
    }
    return place;
}

Race alone(Race race, ChariotId id) {
    for (ChariotId other = 0; other < chariots; ++other)
        if (other != id) race[other].standing = Standing::out;
    return race;
}

}  // namespace circus_maximus
