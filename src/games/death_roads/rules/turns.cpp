// The five phases (DR-FLOW-02), and a turn of the Race Phase (DR-FLOW-03).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

// DR-DIRT-01, DR-DIRT-02: after whatever kind of turn; who passed or skidded before has no turn and
// so none (DR-DIRT-03), nor has who fell Far Behind (DR-O-41). Gravel Heart (DR-DRV-04).
void set_back(Race& race, Table& table, PlayerId id) {
    const Car& car = race[id];
    if (!goes_on(race, id) || car.was_far_behind || !is_dirt(race, car.at.lane)) return;
    if (car.is_driven_by(Driver::dusty) && car.gear > 1) return;
    move(race, table, id, Way::back, 1);
}

// Whoever has a Handling token on the track, from here round (DR-RACE-01, DR-RACE-03).
bool find_next(Race& race) {
    for (std::size_t i = 0; i < race.terms.players; ++i) {
        const auto place = static_cast<std::uint8_t>((race.next + i) % race.terms.players);
        const Car& car = race[race.order[place]];
        if (!car.is_racing || car.is_aside) continue;
        race.next = place;
        return true;
    }
    return false;
}

// What follows the tokens. Far Behind ends the turn at once (DR-O-83).
void take_step(Race& race, Table& table, PlayerId id) {
    if (!goes_on(race, id) || race[id].was_far_behind) return;
    if (race[id].handling < 1) {
        skid(race, table, id);  // even after a declaration (DR-STEP-01, DR-O-81)
    } else {
        choose_step(race, table, id);
    }
    set_back(race, table, id);
}

void end_turn(Race& race) {
    race.turn = {};
    race.next = static_cast<std::uint8_t>((race.next + 1) % race.terms.players);
}

}  // namespace

// Status tokens; Skid, Pass, Focus or Actions; Dirt Lane Setback (DR-FLOW-03). Cards are used in
// one's own turn only (DR-RACE-04).
void take_turn(Race& race, Table& table, PlayerId id) {
    race.turn = {};
    race.turn.who = id;
    tell(table, Fact::turn_began, id, "DR-RACE-01");
    apply_tokens(race, table, id);
    take_step(race, table, id);
    race.turn = {};
}

bool can_go_on(Ask ask) { return ask >= Ask::status; }

void go_on(Race& race, const kernel::Question<DeathRoads>& question, Table& table) {
    const PlayerId id = question.about.who;
    switch (question.ask) {
    case Ask::step: choose_step(race, table, id); break;
    case Ask::second: act_again(race, table, id); break;
    case Ask::slide_master: go_on_skidding(race, table, id); break;
    default:
        go_on_with_token(race, table, id, question.ask);
        take_step(race, table, id);
        return end_turn(race);
    }
    set_back(race, table, id);
    end_turn(race);
}

// One turn, or the end of the phase: all Handling is used up or laid aside (DR-RACE-02, DR-R-13).
void race_on(Race& race, Table& table) {
    if (!find_next(race)) {
        race.stage = Stage::resolve;
        return;
    }
    take_turn(race, table, race.order[race.next]);
    end_turn(race);
}

void DeathRoads::step(Race& race, Table& table) {
    switch (race.stage) {
    case Stage::setup: return set_up(race, table);
    case Stage::preparation: return preparation(race, table);
    case Stage::reveal: return reveal_event(race, table);
    case Stage::race: return race_on(race, table);
    case Stage::resolve: return resolve_events(race, table);
    case Stage::over: return;
    }
}

}  // namespace death_roads
