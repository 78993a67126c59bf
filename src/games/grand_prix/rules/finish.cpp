// The finish: GP-L51, GP-L52, GP-X22, GP-X27, GP-X70 to GP-X78.
#include <algorithm>
#include <span>

#include "games/grand_prix/rules/turn.h"

namespace grand_prix {

namespace {

// GP-X22, GP-X71
bool is_won(const Race& race) {
    const auto home = std::span(race.home).first(race.homes);
    return std::ranges::any_of(home, [&](CarId id) { return has_done_duty(race, id); });
}

void end_race(Race& race, Table& table) {
    race.stage = Stage::over;
    tell(table, Fact::race_over, classification(race)[0], "GP-X72");
}

}  // namespace

// GP-L51, GP-X27, GP-X70, GP-X74
void come_home(Race& race, Table& table, CarId id) {
    Car& car = race.car(id);
    car.standing = Standing::home;
    car.place = place_at(home_distance(race));
    race.caution = kernel::without(race.caution, id);  // GP-X54
    race.home[race.homes++] = id;
    tell(table, Fact::came_home, id, "GP-L51", race.homes);
    end_if_won(race, table);
}

// GP-L52, GP-X71, GP-X73
void end_if_won(Race& race, Table& table) {
    if (race.stage == Stage::over) return;
    const bool ends_with_winner =
        race.terms.placing == Placing::at_once && !race.terms.finish_round;
    if (race.homes == race.terms.cars || (ends_with_winner && is_won(race))) {
        end_race(race, table);
    }
}

// In grid order; whoever is home is passed over (GP-X04, GP-X78).
void next_turn(Turn& turn) {
    Race& race = turn.race;
    do {
        if (++race.turn < race.terms.cars) continue;
        race.turn = 0;
        if (race.terms.finish_round && is_won(race)) return end_race(race, turn.table);
        ++race.round;
        tell(turn.table, Fact::round_began, no_car, "GP-X04", race.round);
    } while (race.is_home(race.on_turn()));
}

}  // namespace grand_prix
