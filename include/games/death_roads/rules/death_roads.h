// Death Roads: cards, weapons and bashes on a scrolling road of lanes.
#pragma once

#include <cstdint>

#include "games/death_roads/rules/race.h"
#include "games/death_roads/rules/rule.h"
#include "kernel/game.h"
#include "kernel/table.h"
#include "kernel/view.h"

namespace death_roads {

enum class Ask : std::uint8_t {
    vehicle,  // the draft (DR-O-04)
    driver,
    front,
    middle,
    back,
    discard,      // before drawing, one card after another (DR-PREP-03)
    status,       // which token next (DR-STAT-01)
    stun,         // DR-STUN-01
    burn,         // which card (DR-BURN-01)
    step,         // DR-STEP-02
    second,       // another Action, or the end of the turn (DR-ACT-01)
    slide_master  // DR-O-101
};

enum class Why : std::uint8_t {
    order,          // who comes next on the track (DR-O-04)
    draw,           // DR-ACT-06, seen by whoever draws
    event,          // DR-EVT-01
    final_stretch,  // DR-EVT-07
    lane,           // DR-EVT-02
    skid,           // DR-SKID-06
};

enum class Choice : std::uint8_t {
    vehicle,      // `value`
    driver,       // `value`
    pair,         // `value`: counted from F1 on, 0 to 14
    done,         // discards no more, or ends the turn
    discard,      // `card`
    status,       // `value`: a Status
    lose,         // 1 Handling
    declare,      // no Actions
    pass,         // DR-PASS-01
    focus,        // `card` (DR-FOC-01)
    play,         // `card`; `value`: a Side, or the line of fire used
    shift,        // pays with `card`; `value`: 0 up, 1 down (DR-O-65)
    change_lane,  // pays with `card`; `value`: a Side (DR-O-66)
    own_action,   // pays with `card`; `value`: a Side
    keep,
    replace,
};

enum class Side : std::uint8_t { neither, left, right };

struct Option {
    Choice choice = Choice::done;
    std::uint8_t card = none;
    std::uint8_t value = 0;

    friend bool operator==(const Option&, const Option&) = default;
};

struct About {
    Rule rule;
    PlayerId who = nobody;

    friend bool operator==(const About&, const About&) = default;
};

enum class Fact : std::uint8_t {
    placed,            // value: on the track, from 1
    drafted,           // value: as in its Option; choice
    round_began,       // value
    initiative,        // value: on the track, from 1
    discarded,         // value: a card; so of the others that name one
    drew,              // value: how many
    drew_card,         // for its owner alone
    shuffled,          // the Discard into a new Deck
    event_revealed,    // value: a Road Event
    event_replaced,    // value: the one that may not be last
    lane_drawn,        // value: its number
    lane_card_left,    // value: its number
    stretch_revealed,  // value: a Final Stretch
    turn_began,
    token_shed,  // value: a Status, unresolved
    stunned,
    declared,
    burned,          // value: a card
    veered,          // value: tokens
    skidded,         // value: Skid cards laid out
    skid_card,       // value
    skid_put_aside,  // value
    token_taken,     // value: a Status
    passed,
    focused,  // value: a card
    played,   // value: a card
    acted,    // choice
    moved,    // value: a Way
    blocked,  // other: by whom
    bashed,   // other: by whom, if it was somebody; value: strength
    pushed,   // value: a Way
    scraped,  // the Barrier
    far_ahead,
    scrolled,  // one row back
    far_behind,
    hit,  // other: by whom
    missed,
    condition,         // value: gained, or lost below 0
    handling,          // the same
    gear,              // value: the new one
    event_resolved,    // value
    stretch_resolved,  // value
    lane_closed,       // value: 0 left, 1 right
    out,
    race_over,  // of whom it is won
};

struct Event {
    Fact fact{};
    PlayerId who = nobody;
    PlayerId other = nobody;
    Choice choice = Choice::done;
    std::int16_t value = 0;
    Rule rule;
    std::uint8_t spared = 0;  // of Condition, by Thick Skin

    friend bool operator==(const Event&, const Event&) = default;
};

// After the board game of Jasiek Luszczki (DR-R-01).
struct DeathRoads {
    using State = Race;
    using Ask = death_roads::Ask;
    using Option = death_roads::Option;
    using About = death_roads::About;
    using Why = death_roads::Why;
    using Event = death_roads::Event;
    using Rule = death_roads::Rule;

    static bool is_over(const Race& race) { return race.stage == Stage::over; }
    static Rule rule_of(const About& about) { return about.rule; }
    // The set-up, a phase, or a turn of the Race Phase (DR-FLOW-02).
    static void step(Race& race, kernel::Table<DeathRoads>& table);

    // Hands are seen by their owners alone (DR-ACT-07).
    static Race seen_by(const Race& race, PlayerId viewer);
    static void redeal(Race& race, const Race& later, PlayerId viewer, kernel::Chance& chance);
};
static_assert(kernel::HidesInformation<DeathRoads>);

using Table = kernel::Table<DeathRoads>;

// Plays a turn on from one of its questions to its end, for whoever weighs the answers: the
// question is asked once more. Of the draft and of what is thrown away nothing can be told so.
bool can_go_on(Ask ask);
void go_on(Race& race, const kernel::Question<DeathRoads>& question, Table& table);

}  // namespace death_roads
