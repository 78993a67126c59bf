// Condition, Handling, Gears and tokens; elimination and the end it may bring (5.2).
#include <algorithm>

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

int place_on_track(const Race& race, PlayerId id) {
    return static_cast<int>(std::ranges::find(race.order, id) - race.order.begin());
}

// DR-O-20, DR-R-07, DR-R-16; its cards and tokens leave the game (DR-O-106).
void eliminate(Race& race, Table& table, PlayerId id) {
    Car& car = race[id];
    car.is_racing = false;
    car.is_aside = true;
    car.tokens = {};
    car.hand = {};
    car.deck = {};
    car.discard = {};
    race.out[race.out_count++] = id;
    tell(table, Fact::out, id, "DR-O-20");
    settle(race, table);
}

}  // namespace

// DR-O-78: after every single elimination, but in the midst of a moment. The only one left has won
// (DR-R-03).
void settle(Race& race, Table& table) {
    if (race.moments > 0 || race.stage == Stage::over || race.out_ranked == race.out_count) return;
    // Of those who went together the earliest on the track ranks first.
    std::sort(race.out.begin() + race.out_ranked, race.out.begin() + race.out_count,
              [&](PlayerId one, PlayerId other) {
                  return place_on_track(race, one) > place_on_track(race, other);
              });
    race.out_ranked = race.out_count;
    if (racing_count(race) > 1) return;
    race.stage = Stage::over;
    tell(table, Fact::race_over, placing(race)[0], "DR-O-09");
}

// Thick Skin makes the first loss of a round by a blow 1 smaller (DR-DRV-04, DR-O-100).
void lose_condition(Race& race, Table& table, PlayerId id, int count, Cause cause, Rule rule) {
    Car& car = race[id];
    const bool is_spared =
        cause == Cause::blow && car.is_driven_by(Driver::mags) && !car.was_thick_skinned;
    if (is_spared) {
        car.was_thick_skinned = true;
        --count;
    }
    const int lost = std::min<int>(count, car.condition);
    if (lost == 0 && !is_spared) return;
    car.condition = static_cast<std::uint8_t>(car.condition - lost);
    Event told;
    told.fact = Fact::condition;
    told.who = id;
    told.value = static_cast<std::int16_t>(-lost);
    told.rule = rule;
    told.spared = is_spared ? 1 : 0;
    table.tell(told);
    if (lost > 0 && car.condition == 0) eliminate(race, table, id);
}

// DR-O-20: never above what is printed.
void regain_condition(Race& race, Table& table, PlayerId id, int count) {
    Car& car = race[id];
    const int gained = std::min<int>(count, car.vehicle().condition - car.condition);
    if (gained == 0) return;
    car.condition = static_cast<std::uint8_t>(car.condition + gained);
    tell(table, Fact::condition, id, "DR-O-20", gained);
}

// DR-O-22, DR-O-23, DR-SKID-08: a token that lies aside loses nothing; O3 is the floor (DR-D-03).
void lose_handling(Race& race, Table& table, PlayerId id, int count, Rule rule) {
    Car& car = race[id];
    if (car.is_aside) return;
    const int lost = std::min<int>(count, car.handling - least_handling);
    if (lost == 0) return;
    car.handling = static_cast<std::int8_t>(car.handling - lost);
    tell(table, Fact::handling, id, rule, -lost);
}

// DR-O-22: this may bring it back from overdraft.
void regain_handling(Race& race, Table& table, PlayerId id, int count) {
    Car& car = race[id];
    if (car.is_aside) return;
    const int gained = std::min<int>(count, car.most_handling() - car.handling);
    if (gained == 0) return;
    car.handling = static_cast<std::int8_t>(car.handling + gained);
    tell(table, Fact::handling, id, "DR-O-22", gained);
}

// DR-O-24
void change_gear(Race& race, Table& table, PlayerId id, int by) {
    Car& car = race[id];
    const int gear = std::clamp(car.gear + by, 1, top_gear);
    if (gear == car.gear) return;
    car.gear = static_cast<std::uint8_t>(gear);
    tell(table, Fact::gear, id, "DR-O-24", gear);
}

// As many as there are (DR-O-53); they wait for the owner's next turn (DR-O-85).
void take_token(Race& race, Table& table, PlayerId id, Status status, int count, Rule rule) {
    for (int i = 0; i < count; ++i) {
        ++race[id][status];
        tell(table, Fact::token_taken, id, rule, static_cast<int>(status));
    }
}

}  // namespace death_roads
