// The move, space by space: GP-L18 to GP-L27, GP-X13, GP-X31, GP-X60 to GP-X64, GP-X70.
#include <array>
#include <utility>

#include "games/grand_prix/rules/turn.h"

namespace grand_prix {

Place place_at(int distance) {
    const int from_line = distance - 1 + lap_length;  // never below 0: the grid is its last lap
    Place place;
    place.lap = static_cast<std::uint8_t>(from_line / lap_length);
    place.space = static_cast<std::uint8_t>(from_line % lap_length + 1);
    return place;
}

int home_distance(const Race& race) { return lap_length * race.terms.laps + 1; }

void tell_lap(const Race& race, Table& table, CarId id, int lap_before) {
    const int lap = race.car(id).place.lap;
    if (lap > lap_before) tell(table, Fact::lap_begun, id, "GP-X04", lap);
}

namespace {

void tell_gain(Table& table, Fact told, CarId who, Rule rule, int spaces, int due) {
    Event event = event_of(told, who, rule, spaces);
    event.due = static_cast<std::uint8_t>(due);
    table.tell(event);
}

}  // namespace

int send_forward(Race& race, Table& table, CarId id, int spaces, Fact told, Rule rule) {
    Car& car = race.car(id);
    const int from = distance(car.place);
    const int lap_before = car.place.lap;
    if (from + spaces >= home_distance(race)) {  // nothing beyond the line matters (GP-X70)
        const int moved = home_distance(race) - from;
        tell_gain(table, told, id, rule, moved, moved);
        come_home(race, table, id);
        return moved;
    }
    int moved = spaces;
    const auto is_taken = [&](int steps) {
        const CarId there = car_on(race, place_at(from + steps).space);
        return there != no_car && there != id;
    };
    while (moved > 0 && is_taken(moved))
        --moved;
    car.place = place_at(from + moved);
    tell_gain(table, told, id, rule, moved, spaces);
    tell_lap(race, table, id, lap_before);
    return moved;
}

void drop_back(Race& race, Table& table, CarId id) {
    const int from = distance(race.car(id).place);
    int back = 1;
    while (car_on(race, place_at(from - back).space) != no_car)
        ++back;
    race.car(id).place = place_at(from - back);
    tell(table, Fact::dropped_back, id, back == 1 ? Rule("GP-L27") : Rule("GP-X14"), back);
}

namespace {

// The space after the last one of the lane is main 5 (GP-X62).
int next_space(const Place& place) {
    if (place.in_lane) return pit_joins;
    return place.space % lap_length + 1;
}

// GP-X70
bool is_last_step_home(const Race& race, const Place& place) {
    return !place.in_lane && place.space == lap_length && place.lap == race.terms.laps;
}

void go_one_space(Turn& turn) {
    Place& place = turn.car().place;
    const int lap_before = place.lap;
    if (place.in_lane) {
        tell(turn.table, Fact::left_lane, turn.id, "GP-L46");
        place = {false, pit_joins, place.lap};
    } else {
        if (place.space == lap_length) ++place.lap;
        place.space = static_cast<std::uint8_t>(next_space(place));
    }
    --turn.move().left;
    ++turn.move().moved;
    tell_lap(turn.race, turn.table, turn.id, lap_before);
}

// Who has just been passed, where a turn goes on from the pit entry (GP-X61).
CarId beside(const Turn& turn) {
    const Race& race = turn.race;
    const Place& here = race.car(turn.id).place;
    if (here.in_lane) return no_car;
    for (CarId id = 0; id < race.terms.cars; ++id) {
        const bool is_here = race.is_on_track(id) && race.car(id).place.space == here.space;
        if (id != turn.id && is_here) return id;
    }
    return no_car;
}

// Along the main road, from there or from the last space of the lane; past others one by one, the
// nearest first (GP-L18, GP-L20, GP-L26, GP-X13, GP-X64).
void drive_on_road(Turn& turn) {
    Move& move = turn.move();
    CarId passed = beside(turn);  // stands on the very space that has been reached
    while (move.left > 0) {
        const Place& place = turn.car().place;
        if (enters_lane(turn)) return;
        if (is_last_step_home(turn.race, place)) {
            ++move.moved;
            return come_home(turn.race, turn.table, turn.id);
        }
        const CarId ahead = car_on(turn.race, next_space(place));
        if (ahead != no_car) {
            if (passed != no_car) drop_back(turn.race, turn.table, passed);  // GP-L27
            if (move.left == 1) {                                            // GP-L19
                move.left = 0;
                return tell(turn.table, Fact::stopped_behind, turn.id, "GP-L19", 0, ahead);
            }
            if (!gets_past(turn, ahead)) {
                move.left = 0;
                return;
            }
        }
        go_one_space(turn);
        passed = ahead;
    }
}

}  // namespace

void drive(Turn& turn) {
    if (turn.car().place.in_lane) {
        const int before = turn.move().left;
        turn.move().left =
            static_cast<std::uint8_t>(drive_along_lane(turn.race, turn.table, turn.id, before));
        turn.move().moved = static_cast<std::uint8_t>(before - turn.move().left);
        if (turn.car().standing != Standing::racing) return;
    }
    drive_on_road(turn);
}

namespace {

// GP-X10
AttackFace throw_attack_die(Turn& turn) {
    kernel::Roll<GrandPrix> roll;
    roll.why = Why::attack;
    roll.about = {"GP-X10", turn.id};
    roll.thrower = turn.id;
    roll.count = 1;
    roll.sides = attack_die.size();
    roll.weights = attack_die;
    kernel::Faces faces;
    turn.table.roll(roll, faces);
    return static_cast<AttackFace>(faces[0]);
}

}  // namespace

// GP-L21 to GP-L24, GP-X54, GP-X58, GP-X59
bool gets_past(Turn& turn, CarId defender) {
    Car& car = turn.car();
    const auto stop_behind = [&](Rule rule) {
        tell(turn.table, Fact::stopped_behind, turn.id, rule, 0, defender);
        return false;
    };
    const bool is_banned = turn.race.caution != 0 || car.no_overtaking;
    constexpr std::array<Option, 3> options = {
        {{Choice::free_pass}, {Choice::attempt}, {Choice::safe}}};
    const bool is_free = kernel::includes(car.may_pass, defender);
    const Option chosen = choose(turn.table, turn.id, Ask::overtake, {"GP-L21", turn.id, defender},
                                 std::span(options).subspan(is_banned ? 2
                                                            : is_free ? 0
                                                                      : 1));
    if (chosen.choice == Choice::safe)
        return stop_behind(is_banned ? Rule("GP-X35") : Rule("GP-L21"));
    if (chosen.choice == Choice::free_pass) {
        car.may_pass = kernel::without(car.may_pass, defender);
        tell(turn.table, Fact::passed_freely, turn.id, "GP-X59", 0, defender);
        return true;
    }
    tell(turn.table, Fact::attempted, turn.id, "GP-L21", 0, defender);
    switch (throw_attack_die(turn)) {
    case AttackFace::pass: break;
    case AttackFace::fail: {
        tell(turn.table, Fact::failed, turn.id, "GP-L23", 0, defender);
        if (car.boosts == 0) return stop_behind("GP-L23");
        constexpr std::array<Option, 2> boost = {{{Choice::use}, {Choice::keep}}};
        if (choose(turn.table, turn.id, Ask::boost, {"GP-X58", turn.id, defender}, boost).choice ==
            Choice::keep) {
            return stop_behind("GP-L23");
        }
        --car.boosts;
        tell(turn.table, Fact::boosted, turn.id, "GP-X58", 0, defender);
        break;
    }
    case AttackFace::explosion: collide(turn, defender); return false;
    }
    tell(turn.table, Fact::passed, turn.id, "GP-L22", 0, defender);
    return true;
}

// GP-L24, GP-L30, GP-L31, GP-X15, GP-X16
void collide(Turn& turn, CarId defender) {
    tell(turn.table, Fact::collided, turn.id, "GP-L24", 0, defender);
    for (const CarId id : {turn.id, defender})
        leave_track(turn.race, turn.table, id, "GP-L30");
    for (const CarId id : ranking(turn.race)) {
        if (turn.is_over()) return;
        if (turn.race.is_on_track(id)) {
            send_forward(turn.race, turn.table, id, 6, Fact::safety_car, "GP-L31");
        }
    }
}

}  // namespace grand_prix
