// Grand Prix: a dice race with tyres, weather, overtaking, pit stops and flag cards.
#pragma once

#include <cstdint>

#include "games/grand_prix/rules/race.h"
#include "games/grand_prix/rules/rule.h"
#include "kernel/game.h"
#include "kernel/table.h"

namespace grand_prix {

enum class Ask : std::uint8_t {
    starting_tyre,  // GP-L02
    overtake,       // GP-L21
    pit_entry,      // GP-L41
    box,            // GP-L44
    reroll,         // card 7
    boost,          // card 6: whether a Fail becomes a Pass
    lock_up,        // card 4: whether it is ignored
    rival,          // card 7
    warning,        // card 14: discard it, or advance
};

enum class Why : std::uint8_t {
    grid,        // GP-L03
    roll_off,    // GP-L04, GP-L08
    qualifying,  // GP-L05
    movement,    // GP-L10, GP-L61
    pit,         // GP-L42
    reroll,
    attack,     // GP-L21: a face of AttackFace
    flag_card,  // GP-L50: a Card
    card_die,   // for what a card says
};

enum class AttackFace : std::uint8_t { pass, fail, explosion };
// How many sides of the die show each (GP-X10).
inline constexpr std::array<std::uint8_t, 3> attack_die = {3, 1, 2};

enum class Choice : std::uint8_t {
    soft,
    hard,
    wet,
    keep,  // the tyre, the dice, the card
    safe,
    attempt,
    free_pass,
    enter,
    stay_out,
    reroll,  // this die: `value`
    use,
    ignore,
    leave,
    rival,  // this car: `value`
    discard,
    advance,
};

struct Option {
    Choice choice = Choice::keep;
    std::uint8_t value = 0;

    friend bool operator==(const Option&, const Option&) = default;
};

constexpr Option fitting(Tyre tyre) { return {static_cast<Choice>(tyre)}; }
constexpr Tyre tyre_of(Choice choice) { return static_cast<Tyre>(choice); }

struct About {
    Rule rule;
    CarId who = no_car;
    CarId other = no_car;  // the Defender

    friend bool operator==(const About&, const About&) = default;
};

enum class Fact : std::uint8_t {
    tyre_chosen,  // tyre
    grid_rolled,  // value
    rolled_off,   // value
    qualified,    // value: rolls counted
    grid_place,   // value: 1 on pole
    round_began,  // value
    turn_missed,
    rejoined,
    still_waiting,   // other stands on its space
    rolled,          // value: the sum of the dice
    rolled_lower,    // value: of two
    rerolled,        // value: the new sum
    total,           // value; tyre
    locked_up,       // value: spaces it still moves
    moved,           // value: spaces of its own movement
    stayed,          // it moved nowhere
    stopped_behind,  // other
    attempted,       // other
    passed,          // other
    failed,          // other
    boosted,         // a Fail became a Pass; other
    passed_freely,   // other
    dropped_back,    // value: spaces
    collided,        // other
    went_off,        // locked up, or by a card
    lock_up_ignored,
    safety_car,  // value: spaces gained
    entered_lane,
    left_lane,
    passed_box,       // value: 1 where the stop counts
    tyre_changed,     // tyre
    serving_stop,     // GP-X77: it stands in its box for a turn
    weather_changed,  // value: a Weather
    lap_begun,        // value
    hot_lap,          // value: spaces of it that are driven; by GP-L07 where it locked up
    card_drawn,       // card; value: a Flag
    card_rolled,      // value
    advanced,         // value: spaces, by a card
    swapped,          // other
    next_roll,        // value: ±n
    capped,
    no_positive,
    drying_line,
    rolls_twice,
    overtaking_banned,
    caution,
    may_pass,  // other
    kept_blankets,
    kept_boost,
    kept_reroll,
    warned,
    warning_dropped,
    nothing_happened,
    came_home,  // value: its place on the road
    race_over,
};

// What a card does not tell of itself: whom it means, or why nothing comes of it.
enum class Because : std::uint8_t {
    plain,
    is_ahead,   // whom it means: the nearest car on the road, whatever its lap (GP-X33)
    is_behind,  // the same
    // Why nothing happened (GP-X45).
    other_tyre,
    tyre_adds_nothing,
    no_tyre_loses,  // of the cars on the track
    stop_made,
    leads,
    nobody_near_ahead,
    nobody_near_behind,
    nobody_far_back,
    nobody_else,   // on the track
    is_close,      // other, who would move, stands right behind another car
    all_close,     // so do all who would
    is_elsewhere,  // other, who would move, is not on the track
};

struct Event {
    Fact fact{};
    CarId who = no_car;
    CarId other = no_car;
    std::int16_t value = 0;
    std::uint8_t due = 0;  // spaces it would have moved up, had no car been in the way
    Tyre tyre{};
    Card card = 0;
    Because because{};
    Rule rule;

    friend bool operator==(const Event&, const Event&) = default;
};

struct GrandPrix {
    using State = Race;
    using Ask = grand_prix::Ask;
    using Option = grand_prix::Option;
    using About = grand_prix::About;
    using Why = grand_prix::Why;
    using Event = grand_prix::Event;
    using Rule = grand_prix::Rule;

    static bool is_over(const Race& race) { return race.stage == Stage::over; }
    static Rule rule_of(const About& about) { return about.rule; }
    // A starting tyre, the grid, a qualifying lap or a turn.
    static void step(Race& race, kernel::Table<GrandPrix>& table);
};

using Table = kernel::Table<GrandPrix>;

// For who thinks ahead: a turn from a question in the middle of it, which is asked anew, to its
// end. `race` is a copy of the race as it stood at the question. Not from each question: at a box,
// for one, what is left of the move is known to the turn under way alone.
bool can_go_on(Ask ask);
void go_on(Race& race, const kernel::Question<GrandPrix>& question, Table& table);
// The same from the second of two throws (Move::has_first).
void throw_again(Race& race, Table& table);

}  // namespace grand_prix
