// A turn: GP-X41.
#include "games/grand_prix/rules/turn.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "games/grand_prix/rules/totals.h"

namespace grand_prix {

int roll_die(Table& table, Race& race, CarId who, Why why, Rule rule) {
    race.acting = who;
    kernel::Roll<GrandPrix> roll;
    roll.why = why;
    roll.about = {rule, who};
    roll.thrower = who;
    roll.count = 1;
    kernel::Faces faces;
    table.roll(roll, faces);
    return faces[0] + 1;
}

Option choose(Table& table, CarId who, Ask ask, About about, std::span<const Option> options,
              std::span<const std::uint8_t> dice) {
    kernel::Question<GrandPrix> question;
    question.player = who;
    question.ask = ask;
    question.about = about;
    question.options = options;
    question.dice = dice;
    return table.choose(question);
}

Event event_of(Fact fact, CarId who, Rule rule, int value, CarId other) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.other = other;
    event.value = static_cast<std::int16_t>(value);
    event.rule = rule;
    return event;
}

void tell(Table& table, Fact fact, CarId who, Rule rule, int value, CarId other) {
    table.tell(event_of(fact, who, rule, value, other));
}

void tell_tyre(Table& table, Fact fact, CarId who, Rule rule, Tyre tyre, int value) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.value = static_cast<std::int16_t>(value);
    event.tyre = tyre;
    event.rule = rule;
    table.tell(event);
}

namespace {

// Faces 0 to 5.
struct Dice {
    std::array<std::uint8_t, 2> faces{};
    std::size_t count = 1;

    int sum() const { return faces[0] + 1 + (count > 1 ? faces[1] + 1 : 0); }
    bool has_one() const { return faces[0] == 0 || (count > 1 && faces[1] == 0); }
    std::span<const std::uint8_t> thrown() const { return std::span(faces).first(count); }
};

// GP-L61, GP-X25
std::uint8_t dice_to_throw(const Turn& turn) {
    const bool in_lane = turn.race.car(turn.id).place.in_lane;
    return turn.race.terms.mode == Mode::sprint && !in_lane ? 2 : 1;
}

// GP-L10, GP-L42, GP-L61
Dice throw_dice(Turn& turn) {
    const bool in_lane = turn.car().place.in_lane;
    const bool is_sprint = turn.race.terms.mode == Mode::sprint;
    turn.race.acting = turn.id;
    kernel::Roll<GrandPrix> roll;
    roll.why = in_lane ? Why::pit : Why::movement;
    const Rule rule = in_lane ? Rule("GP-L42") : is_sprint ? Rule("GP-L61") : Rule("GP-L10");
    roll.about = {rule, turn.id};
    roll.thrower = turn.id;
    roll.count = dice_to_throw(turn);
    kernel::Faces faces;
    turn.table.roll(roll, faces);
    Dice dice;
    dice.count = roll.count;
    for (std::size_t i = 0; i < dice.count; ++i)
        dice.faces[i] = faces[i];
    tell(turn.table, Fact::rolled, turn.id, rule, dice.sum());
    return dice;
}

// Card 7, yellow: the lower, the first if equal (GP-X49).
Dice throw_lower(Turn& turn, const Dice& first) {
    turn.move().has_first = true;
    turn.move().first = first.faces;
    const Dice second = throw_dice(turn);
    turn.move() = {};
    turn.car().rolls_twice = false;
    const Dice& lower = second.sum() < first.sum() ? second : first;
    tell(turn.table, Fact::rolled_lower, turn.id, "GP-X49", lower.sum());
    return lower;
}

// Card 7, green (GP-X49, GP-X58).
void reroll(Turn& turn, Dice& dice) {
    while (turn.car().rerolls > 0) {
        constexpr std::array<Option, 3> options = {
            {{Choice::keep}, {Choice::reroll, 0}, {Choice::reroll, 1}}};
        const Option chosen = choose(turn.table, turn.id, Ask::reroll, {"GP-X49", turn.id},
                                     std::span(options).first(1 + dice.count), dice.thrown());
        if (chosen.choice == Choice::keep) return;
        --turn.car().rerolls;
        const int die = roll_die(turn.table, turn.race, turn.id, Why::reroll, "GP-X49");
        dice.faces[chosen.value] = static_cast<std::uint8_t>(die - 1);
        tell(turn.table, Fact::rerolled, turn.id, "GP-X49", dice.sum());
    }
}

// GP-L70, GP-L71, GP-L72, GP-X26, GP-X79
void note_six(Turn& turn, const Dice& dice) {
    Race& race = turn.race;
    if (!race.terms.dynamic_weather) return;
    const CarId before = std::exchange(race.last_six, no_car);
    if (dice.sum() != 6) return;
    if (before == no_car || before == turn.id) {
        race.last_six = turn.id;
    } else {
        flip_weather(race, turn.table, turn.id, "GP-L70");
    }
}

// How far it goes, from tyre and weather as they are now (GP-X41). In the lane what the dice show,
// unless that leads past its end (GP-L46, GP-X20, GP-X48).
void set_out(Turn& turn, const Dice& dice) {
    const Car& car = turn.car();
    if (car.place.in_lane && dice.sum() <= left_in_lane(car.place.space)) {
        turn.move().left = static_cast<std::uint8_t>(dice.sum());
        return;
    }
    const Total total = reckon(turn.race, turn.id, dice.sum(), dice.has_one());
    turn.move().left = static_cast<std::uint8_t>(total.spaces);
    turn.move().locks_up = total.locks_up;
    const bool is_sprint = turn.race.terms.mode == Mode::sprint;
    if (total.locks_up) {
        tell(turn.table, Fact::locked_up, turn.id, is_sprint ? Rule("GP-L62") : Rule("GP-L12"),
             total.spaces);
    } else {
        const Rule rule = car.place.in_lane ? Rule("GP-X20") : Rule("GP-L10");
        tell_tyre(turn.table, Fact::total, turn.id, rule, car.tyre, total.spaces);
    }
}

// What the space says on which its own movement has ended (GP-L47, GP-L50, GP-X30, GP-X52).
void land(Turn& turn) {
    const Car& car = turn.car();
    if (car.standing != Standing::racing) return;
    if (turn.move().moved == 0) return tell(turn.table, Fact::stayed, turn.id, "GP-L17");
    tell(turn.table, Fact::moved, turn.id, "GP-L18", turn.move().moved);
    if (car.place.in_lane) {
        if (car.place.space == weather_space && has_weather(turn.race.terms)) {
            flip_weather(turn.race, turn.table, turn.id, "GP-L47");
        }
        return;
    }
    const Flag flag = flag_of(car.place.space);
    if (flag != Flag::none && car.place.lap > 0) turn_up_flag_card(turn, flag);
}

// GP-L12, GP-X11, GP-X50; a benefit kept may spare it the missed turn (card 4, GP-X58).
void leave_if_locked_up(Turn& turn) {
    if (!turn.move().locks_up || turn.car().standing != Standing::racing) return;
    if (turn.car().blankets > 0) {
        constexpr std::array<Option, 2> options = {{{Choice::ignore}, {Choice::leave}}};
        const Option chosen =
            choose(turn.table, turn.id, Ask::lock_up, {"GP-X58", turn.id}, options);
        if (chosen.choice == Choice::ignore) {
            --turn.car().blankets;
            return tell(turn.table, Fact::lock_up_ignored, turn.id, "GP-X58");
        }
    }
    leave_track(turn.race, turn.table, turn.id,
                turn.race.terms.mode == Mode::sprint ? Rule("GP-L62") : Rule("GP-L12"));
}

// Whether it stands by this time (GP-L32, GP-L33).
bool misses_turn(Turn& turn) {
    Car& car = turn.car();
    if (car.standing == Standing::missing) {
        car.standing = Standing::waiting;
        tell(turn.table, Fact::turn_missed, turn.id, "GP-L32");
        return true;
    }
    if (car.standing == Standing::racing) return false;
    const CarId other = car.place.in_lane ? no_car : car_on(turn.race, car.place.space);
    if (other != no_car) {
        tell(turn.table, Fact::still_waiting, turn.id, "GP-L33", 0, other);
        return true;
    }
    car.standing = Standing::racing;
    tell(turn.table, Fact::rejoined, turn.id, "GP-L34");
    return false;
}

void drive_and_land(Turn& turn) {
    drive(turn);
    if (turn.is_over()) return;
    land(turn);
    if (turn.is_over()) return;
    leave_if_locked_up(turn);
}

// With dice that have been thrown.
void set_off(Turn& turn, Dice dice) {
    const bool in_lane = turn.car().place.in_lane;
    reroll(turn, dice);
    set_out(turn, dice);
    if (!in_lane) note_six(turn, dice);
    if (!turn.is_over()) drive_and_land(turn);
}

// GP-X41
void take_turn(Turn& turn) {
    turn.move() = {};
    if (misses_turn(turn)) return;
    const Dice dice = throw_dice(turn);
    set_off(turn, turn.car().rolls_twice ? throw_lower(turn, dice) : dice);
}

// GP-X54
void end_bans(Turn& turn) {
    if (!turn.caution_anew) turn.race.caution = kernel::without(turn.race.caution, turn.id);
    if (!turn.ban_anew) turn.car().no_overtaking = false;
}

void end_turn(Turn& turn) {
    if (turn.is_over()) return;
    end_bans(turn);
    next_turn(turn);
}

}  // namespace

// GP-X12; it misses one turn, however often it is told to (GP-X51).
void leave_track(Race& race, Table& table, CarId id, Rule rule) {
    race.car(id).standing = Standing::missing;
    tell(table, Fact::went_off, id, rule);
}

void GrandPrix::step(Race& race, Table& table) {
    if (race.stage == Stage::tyres) return choose_starting_tyre(race, table);
    if (race.stage == Stage::grid) {
        const bool qualifies =
            race.terms.grid == GridBy::qualifying && race.qualified < race.terms.cars;
        return qualifies ? drive_qualifying_lap(race, table) : line_up(race, table);
    }
    Turn turn{race, table, race.on_turn()};
    race.acting = turn.id;
    take_turn(turn);
    end_turn(turn);
}

void throw_again(Race& race, Table& table) {
    Turn turn{race, table, race.on_turn()};
    set_off(turn, throw_lower(turn, Dice{race.move.first, dice_to_throw(turn)}));
    end_turn(turn);
}

bool can_go_on(Ask ask) {
    return ask == Ask::reroll || ask == Ask::overtake || ask == Ask::pit_entry ||
           ask == Ask::lock_up;
}

void go_on(Race& race, const kernel::Question<GrandPrix>& question, Table& table) {
    assert(can_go_on(question.ask));
    Turn turn{race, table, question.player};
    if (question.ask == Ask::reroll) {
        Dice dice;
        dice.count = question.dice.size();
        std::ranges::copy(question.dice, dice.faces.begin());
        set_off(turn, dice);
    } else if (question.ask == Ask::lock_up) {
        leave_if_locked_up(turn);
    } else {
        drive_and_land(turn);
    }
    end_turn(turn);
}

}  // namespace grand_prix
