// The Initiative Phase and the Preparation Phase (2.2, 2.3).
#include <algorithm>

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

// Deep Pockets (DR-DRV-04, DR-O-79).
int full_hand(const Car& car) { return car.is_driven_by(Driver::tomo) ? 6 : 5; }

// Any number, seen by all (DR-PREP-03, DR-O-73).
void throw_cards(Race& race, Table& table, PlayerId id) {
    while (true) {
        Options options;
        options.push_back({Choice::done});
        offer_hand(race, id, Choice::discard, options);
        const Option option = choose(table, Ask::discard, {"DR-PREP-03", id}, options);
        if (option.choice == Choice::done) return;
        discard(race, id, option.card);
        tell(table, Fact::discarded, id, "DR-PREP-03", option.card);
    }
}

}  // namespace

// DR-INIT-01, DR-INIT-02, DR-INIT-03. Who is out stands behind all others. What counts once a round
// counts from here on (DR-O-104).
void order_by_initiative(Race& race, Table& table) {
    Players players = placing(race);
    for (const PlayerId id : race.order)
        if (std::ranges::find(players, id) == players.end()) players.push_back(id);
    std::ranges::copy(players, race.order.begin());
    int place = 0;
    for (const PlayerId id : racing(race)) {
        race[id].was_far_behind = false;
        race[id].was_thick_skinned = false;
        tell(table, Fact::initiative, id, "DR-INIT-01", ++place);
    }
}

// Handling first, cards second (DR-PREP-01, DR-PREP-02). A full hand draws nothing (DR-PREP-04).
void prepare(Race& race, Table& table, PlayerId id) {
    Car& car = race[id];
    car.is_aside = false;
    car.handling = static_cast<std::int8_t>(car.most_handling());
    throw_cards(race, table, id);
    draw_cards(race, table, id, full_hand(car) - car.hand.size(), "DR-PREP-03");
}

// Each in Initiative order (DR-O-73).
void preparation(Race& race, Table& table) {
    ++race.round;
    tell(table, Fact::round_began, nobody, "DR-FLOW-01", race.round);
    order_by_initiative(race, table);
    for (const PlayerId id : racing(race))
        prepare(race, table, id);
    race.stage = Stage::reveal;
}

}  // namespace death_roads
